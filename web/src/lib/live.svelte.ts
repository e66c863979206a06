// A table one sits at, or watches: everything the screens show of it.
import { api, Refused } from "./api.ts";
import { games } from "./games.svelte.ts";
import { answered, browserWorld, Link, type World } from "./link.ts";
import { folded, publicly } from "./news.ts";
import { stageFor } from "./house.ts";
import { hushed, telling, type Play } from "./play.ts";
import type { Pace } from "./prefs.svelte.ts";
import type { Stage } from "./stage.svelte.ts";
import type { Telling } from "./telling.ts";
import { version } from "./version.svelte.ts";
import type { AnyAction, AnyEvent, AnyMine, AnyTable, Problem, RefusedMessage } from "./wire.ts";
import type { NewsMessage, Room, SaidMessage, ServerMessage, Update } from "./wire.ts";

export class Live {
  room = $state.raw<Room | null>(null);
  /** How things stand; what is shown of it is on the stage. */
  update = $state.raw<Update | null>(null);
  readonly stage: Stage<Update>;
  online = $state(false);
  /** Why there is no table to show. */
  problem = $state.raw<Problem | null>(null);
  /** What was refused last; the screen says it once. */
  remark = $state.raw<Problem | null>(null);
  pending = $state(false);
  late = $state(false);
  /** Just back after a lost connection. */
  back = $state(false);
  chat = $state.raw<SaidMessage[]>([]);
  marks = $state.raw<Record<number, string> | null>(null);
  notes = $state("");
  /** On a phone that is handed round: who holds it now. */
  holder = $state.raw<number | null>(null);

  private link: Link;
  private command = "";
  private writing: ReturnType<typeof setTimeout> | undefined;
  private wasLost = false;
  /** The whole was asked for, because news did not fit. */
  private asking = false;
  /** Nothing was missed since the last update: what comes now happens before one's eyes. */
  private present = false;

  constructor(
    readonly id: string,
    /** Only look on, from no seat: the television. */
    readonly watching = false,
    world: World = browserWorld(),
  ) {
    this.link = new Link(
      id,
      world,
      (message) => this.hear(message),
      (open) => this.line(open),
    );
    this.stage = stageFor<Update>({
      game: () => this.room?.settings.game,
      play: () => this as unknown as Play,
      quiet: () => this.focus(),
      question: () => this.question,
    });
  }

  async open(): Promise<void> {
    await games.ready();
    try {
      const room = await api.see(this.id);
      await games.meet(room.settings.game, room.rules);
      this.enter(room);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.kind !== "offline" && error.refusal.kind !== "down") {
        this.problem = error.refusal;
        return;
      }
    }
    this.link.seat = this.wanted;
    this.link.open();
    void this.readNotes();
  }

  /** The page goes: what was just written is kept now. */
  leave(): void {
    if (this.writing) this.keepNotes();
  }

  close(): void {
    this.leave();
    this.link.close();
  }

  wake(): void {
    this.stage.skip();
    if (games.known) this.link.wake();
  }

  cut(): void {
    this.link.cut();
  }

  /** A new cookie, or a new seat: the socket must know it. */
  again(room: Room): void {
    this.enter(room);
    this.link.seat = this.wanted;
    this.link.open();
    void this.readNotes();
  }

  // --- what the screens ask for ---

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
  hurry(): void {
    this.stage.hurry();
  }
  skip(): void {
    this.stage.skip();
  }
  get telling(): Telling {
    return telling(this.game, this.names);
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
  private get question(): string | null {
    const { shown } = this;
    if (!shown || shown.seat === null || !shown.legal.length || this.watching) return null;
    return `${shown.seat} ${shown.ask}`;
  }

  /** Through whose eyes this device should look now. */
  private get wanted(): number | null {
    const { yours } = this;
    if (yours.length < 2) return yours[0] ?? null;
    if (this.room && !games.secretive(this.game))
      return this.awaited.find((seat) => yours.includes(seat)) ?? this.link.seat ?? yours[0]!;
    return this.holder;
  }

  // --- what people do ---

  act(action: AnyAction): void {
    const { update } = this;
    if (!update || update.seat === null || update.ask === null || this.pending) return;
    this.command = newId();
    this.pending = true;
    this.late = false;
    this.remark = null;
    this.link.order({ type: "act", command: this.command, seat: update.seat, ask: update.ask, action });
  }

  say(phrase: string | null, text: string | null = null): void {
    const seat = this.update?.seat ?? this.yours[0];
    if (seat !== undefined && seat !== null)
      this.link.send({ type: "say", command: newId(), seat, phrase, text });
  }

  /** Bots wait for the slowest who plays. */
  tellPace(pace: Pace): void {
    if (this.watching || this.link.pace === pace) return;
    this.link.pace = pace;
    this.link.send({ type: "pace", pace });
  }

  /** The phone is in these hands now; null draws the curtain, and nothing of the last one stays. */
  hand(seat: number | null): void {
    this.holder = seat;
    if (this.update) this.update = publicly(this.update);
    this.stage.cover();
    this.link.look(seat);
  }

  mark(seat: number, mark: string): void {
    if (!this.marks) return;
    const { [seat]: _, ...others } = this.marks;
    this.marks = mark ? { ...others, [seat]: mark } : others;
    this.keepNotes();
  }

  note(text: string): void {
    this.notes = text;
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.keepNotes(), 700);
  }

  private keepNotes(): void {
    clearTimeout(this.writing);
    this.writing = undefined;
    api.note(this.id, JSON.stringify({ marks: this.marks, text: this.notes })).catch(() => {});
  }

  private async readNotes(): Promise<void> {
    if (this.watching || this.yours.length !== 1 || this.marks) return;
    try {
      const { notes } = await api.notes(this.id);
      const { marks = {}, text = "" } = JSON.parse(notes || "{}");
      this.marks = marks;
      this.notes = text;
    } catch {
      this.marks = {};
    }
  }

  // --- what the server says ---

  private line(open: boolean): void {
    this.online = open;
    this.asking = false;
    this.present = false;
    if (!open) this.wasLost = true;
    else if (this.wasLost) {
      this.wasLost = false;
      this.back = true;
      setTimeout(() => (this.back = false), 3000);
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        this.enter(message);
        this.focus();
        break;
      case "update":
        this.asking = false;
        this.see(message);
        this.focus();
        break;
      case "news":
        this.learn(message);
        this.focus();
        break;
      case "said":
        if (!this.chat.some((one) => one.at === message.at)) this.chat = [...this.chat, message].slice(-60);
        break;
      case "late":
        this.late = true;
        break;
      case "refused":
        this.refuse(message);
        break;
    }
    if (answered(message) === this.command) this.pending = false;
  }

  private enter(room: Room): void {
    // what came by the socket alone: until the game is known, everything counts as secret
    if (!this.room) void games.meet(room.settings.game, room.rules);
    this.room = room;
    if (this.yours.length === 1) return;
    // several hold this device, or nobody any more: notes are one person's own
    clearTimeout(this.writing);
    this.writing = undefined;
    this.marks = null;
    this.notes = "";
  }

  private focus(): void {
    if (!this.update) {
      if (this.room?.status !== "open" && this.wanted !== this.link.seat) this.link.look(this.wanted);
    } else if (this.wanted !== this.link.seat) this.link.look(this.wanted);
  }

  private learn(news: NewsMessage): void {
    const update = folded(this.update, news);
    if (update) {
      if (update !== this.update) this.see(update);
    } else if (!this.asking) {
      this.asking = true;
      this.link.look(this.link.seat);
    }
  }

  private see(update: Update): void {
    // of what another holder of the phone was told, only what everybody sees
    this.update = update.seat === this.link.seat ? update : publicly(update);
    const { deadline } = update;
    if (this.room && this.room.deadline !== deadline) this.room = { ...this.room, deadline };
    const events = (update.events ?? []).map((event) => hushed(this.game, event));
    if (this.present) this.stage.tell(this.update, events);
    else this.stage.show(this.update, events);
    this.present = true;
  }

  private refuse(message: RefusedMessage): void {
    if (message.command === null && !this.online) {
      this.turnAway(message);
      return;
    }
    this.remark = message;
  }

  /** The hello itself was refused. */
  private turnAway(message: RefusedMessage): void {
    if (message.why === "not_your_seat") {
      this.link.seat = null;
      this.link.open();
    } else if (message.why === "reload") {
      version.stale = true;
      this.link.close();
    } else this.problem = message;
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}
