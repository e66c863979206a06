// A table as its screens read it: what is known of it on this device, and how much of that has been seen.
import { stageFor } from "../stage/stageSetup.ts";
import { Notes } from "./notes.svelte.ts";
import { telling, type Light, type Play } from "../stage/play.ts";
import type { Said } from "./talkText.ts";
import type { Stage } from "../stage/stage.svelte.ts";
import { Talk } from "./talk.svelte.ts";
import type { Telling } from "../i18n/messageVariables.ts";
import type { AnyAction, AnyEvent, AnyMine, AnyTable, Room, Update } from "../net/wire.ts";

export abstract class Known {
  room = $state.raw<Room | null>(null);
  /** How things stand; what is shown of it is on the stage. */
  update = $state.raw<Update | null>(null);
  /** On a phone that is handed round: who holds it now. */
  holder = $state.raw<number | null>(null);
  light = $state.raw<Light | null>(null);
  readonly stage: Stage<Update>;
  readonly talk: Talk;
  protected readonly own: Notes;

  constructor(
    readonly id: string,
    /** Only look on, from no seat: the television. */
    readonly watching: boolean,
  ) {
    this.talk = new Talk(id);
    this.own = new Notes(id);
    this.stage = stageFor<Update>({
      game: () => this.room?.settings.game,
      play: () => this as unknown as Play,
      quiet: () => this.focus(),
      question: () => this.question,
    });
  }

  /** The right eyes for what has been seen. */
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
  hurry(): boolean {
    return this.stage.hurry();
  }
  finish(): void {
    this.stage.finish();
  }
  get marks() {
    return this.own.marks;
  }
  get notes() {
    return this.own.text;
  }
  get telling(): Telling {
    return telling(this.game, this.names);
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
  /** A game is not over before its end has been seen. */
  get status(): Room["status"] | undefined {
    return this.room?.status === "over" && this.shown && !this.table.result ? "playing" : this.room?.status;
  }
  /** Until when one may think; while something is shown, only what held before it. */
  get deadline(): number | null {
    const deadline = this.room?.deadline ?? null;
    return this.stage.busy && deadline !== this.shown?.deadline ? null : deadline;
  }
  /** Which seat whoever holds this device has; null where several might. */
  get seat(): number | null {
    return this.handed ? (this.update?.seat ?? null) : (this.yours[0] ?? null);
  }
  protected get question(): string | null {
    const { shown } = this;
    if (!shown || shown.seat === null || !shown.legal.length || this.watching) return null;
    return `${shown.seat} ${shown.ask}`;
  }

  /** Notes are one person's own: there are none where several hold this device, or nobody any more. */
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
