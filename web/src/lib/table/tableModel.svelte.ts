// State of a table on this device, as its screens read it.
import { stageFor } from "../stage/stageSetup.ts";
import { Notes } from "../me/notes.svelte.ts";
import { messagesOf, type CoachView, type Play } from "../stage/play.ts";
import type { Said } from "./talkText.ts";
import type { Stage } from "../stage/stage.svelte.ts";
import { Talk } from "./talk.svelte.ts";
import type { GameMessages } from "../i18n/messageVariables.ts";
import type { AnyAction, AnyEvent, AnyMine, AnyTable, Room, Update } from "../net/wire.ts";

export abstract class TableModel {
  room = $state.raw<Room | null>(null);
  /** The newest update; the stage may still be playing towards it. */
  update = $state.raw<Update | null>(null);
  /** The player who holds a shared device now. */
  holder = $state.raw<number | null>(null);
  coach = $state.raw<CoachView | null>(null);
  readonly stage: Stage<Update>;
  readonly talk: Talk;
  protected readonly own: Notes;

  constructor(
    readonly id: string,
    /** Spectator without a seat: the TV view. */
    readonly watching: boolean,
  ) {
    this.talk = new Talk(id);
    this.own = new Notes(id);
    this.stage = stageFor<Update>({
      game: () => this.room?.settings.game,
      play: () => this as unknown as Play,
      onIdle: () => this.focus(),
      promptKey: () => this.promptKey,
    });
  }

  /** Switches to the seat whose view fits what is shown. */
  protected abstract focus(): void;

  get game() {
    return this.room!.settings.game;
  }
  get seats() {
    return this.room?.seats ?? [];
  }
  get names() {
    return this.seats.map((person) => person.name);
  }
  get shown(): Update | null {
    return this.stage.shown;
  }
  get table(): AnyTable {
    return this.shown!.table;
  }
  get mine(): AnyMine | null {
    return this.shown?.mine ?? null;
  }
  get legal(): AnyAction[] {
    return this.shown?.legal ?? [];
  }
  get beat() {
    return this.stage.beat;
  }
  get history(): readonly AnyEvent[] {
    return this.stage.history;
  }
  skipBeat(): boolean {
    return this.stage.skipBeat();
  }
  skipAll(): void {
    this.stage.skipAll();
  }
  get marks() {
    return this.own.marks;
  }
  get notes() {
    return this.own.text;
  }
  get messages(): GameMessages {
    return messagesOf(this.game, this.names);
  }
  get claims(): readonly Said[] {
    return this.talk.claims;
  }
  get yours(): number[] {
    return this.watching ? [] : (this.room?.yours ?? []);
  }
  /** Several seats on one device. */
  get handed(): boolean {
    return this.yours.length > 1;
  }
  get awaited(): number[] {
    return this.shown?.table.awaited ?? [];
  }
  /** The game is not over before its end has been played. */
  get status(): Room["status"] | undefined {
    return this.room?.status === "over" && this.shown && !this.table.result ? "playing" : this.room?.status;
  }
  /** End of the time to think. While a beat plays, only the deadline from before it. */
  get deadline(): number | null {
    const deadline = this.room?.deadline ?? null;
    return this.stage.isPlaying && deadline !== this.shown?.deadline ? null : deadline;
  }
  /** The seat of the player who holds this device; null if it could be several. */
  get seat(): number | null {
    return this.handed ? (this.update?.seat ?? null) : (this.yours[0] ?? null);
  }
  protected get promptKey(): string | null {
    const { shown } = this;
    if (!shown || shown.seat === null || !shown.legal.length || this.watching) return null;
    return `${shown.seat} ${shown.ask}`;
  }

  /** Notes belong to one person: not possible on a shared device or without a seat. */
  protected get takesNotes(): boolean {
    return this.yours.length === 1;
  }

  mark(seat: number, mark: string): void {
    this.own.mark(seat, mark);
  }
  note(text: string): void {
    this.own.write(text);
  }
}
