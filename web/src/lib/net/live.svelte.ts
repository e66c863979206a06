// A table one sits at, or watches: the line to it, what goes out on it and what comes in.
import { api, Refused } from "./api.ts";
import { busy } from "./busyRequests.svelte.ts";
import { games } from "../table/games.svelte.ts";
import { Known } from "../table/tableModel.svelte.ts";
import { answered, browserWorld, Link, type World } from "./link.ts";
import { folded, publicly } from "./applyDelta.ts";
import { hushed } from "../stage/play.ts";
import { prefs, type Pace } from "../me/prefs.svelte.ts";
import { LONGEST_WAIT } from "./retryAfter.ts";
import { toldOf } from "../table/talkText.ts";
import { version } from "./version.svelte.ts";
import { voice } from "../ui/announce.svelte.ts";
import type { AnyAction, Problem, RefusedMessage } from "./wire.ts";
import type { NewsMessage, Room, SaidMessage, Say, ServerMessage, Update } from "./wire.ts";

/** One of these. */
export type Words = Pick<Say, "phrase"> | Pick<Say, "text"> | Pick<Say, "reaction"> | Pick<Say, "claim">;

export class Live extends Known {
  online = $state(false);
  /** Why there is no table to show. */
  problem = $state.raw<Problem | null>(null);
  /** What was refused last; the screen says it once. */
  remark = $state.raw<Problem | null>(null);
  pending = $state(false);
  late = $state(false);
  /** Something is to be read before the game goes on. */
  private paused = $state(false);
  /** Just back after a lost connection. */
  back = $state(false);
  /** Since when there is no connection, in milliseconds since 1970. */
  lostAt = $state<number | null>(null);

  private link: Link;
  private command = "";
  private said: Say | null = null;
  private opened = false;
  private wasLost = false;
  private backFor: ReturnType<typeof setTimeout> | undefined;
  /** The whole was asked for, because news did not fit. */
  private asking = false;
  /** Nothing was missed since the last update: what comes now happens before one's eyes. */
  private present = false;

  constructor(id: string, watching = false, world: World = browserWorld()) {
    super(id, watching);
    this.link = new Link(
      id,
      world,
      (message) => this.hear(message),
      (open, seconds) => this.line(open, seconds),
    );
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
    this.connect();
  }

  leave(): void {
    this.own.leave();
  }

  close(): void {
    this.leave();
    this.talk.close();
    this.link.close();
    this.stage.close();
    clearTimeout(this.backFor);
  }

  wake(): void {
    this.stage.finish();
    // not before it is known who may know what
    if (this.opened) this.link.wake();
  }

  cut(): void {
    this.link.cut();
  }

  /** Reconnects after a new cookie, the first seat, or the last one left: the socket must know it. */
  again(room: Room): void {
    this.enter(room);
    this.connect();
  }

  private connect(): void {
    this.opened = true;
    this.link.seat = this.wanted;
    // also with a seat: a player may get up, or be sent away, and the server ignores it until then
    this.link.wish = this.watching ? "" : prefs.name.trim();
    this.link.open();
  }

  /** What came by HTTP: the socket may have told of something newer meanwhile. */
  take(room: Room): void {
    if (!this.room || room.version >= this.room.version) this.enter(room);
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
    // what is on the screen is answered: were something else asked meanwhile, the table says that it is late
    const { shown } = this;
    if (!shown || shown.seat === null || shown.ask === null || this.pending) return;
    this.command = newId();
    this.pending = true;
    this.late = false;
    this.remark = null;
    this.link.order({ type: "act", command: this.command, seat: shown.seat, ask: shown.ask, action });
  }

  /** Whether it went out: what is said without a line is lost. */
  say(what: Words): boolean {
    const seat = this.update?.seat ?? this.yours[0];
    if (seat === undefined || !this.online) return false;
    this.remark = null;
    this.said = { type: "say", command: newId(), seat, ...what };
    this.link.send(this.said);
    return true;
  }

  pause(on: boolean): void {
    this.paused = on;
  }

  /** Bots wait for the slowest who plays, and where nobody else does for one who reads. */
  tellPace(wanted: Pace): void {
    const pace = this.paused ? "paused" : wanted;
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

  // --- what the server says ---

  private line(open: boolean, seconds = 0): void {
    if (seconds) void busy.wait("SOCKET", seconds);
    this.online = open;
    this.lostAt = open ? null : (this.lostAt ?? Date.now());
    this.asking = false;
    this.present = false;
    if (open && this.takesNotes) void this.own.again();
    if (!open) this.wasLost = true;
    else if (this.wasLost) {
      this.wasLost = false;
      this.back = true;
      clearTimeout(this.backFor);
      this.backFor = setTimeout(() => (this.back = false), 3000);
    }
  }

  private hear(message: ServerMessage): void {
    if (answered(message) === this.command) this.pending = false;
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
        if (this.talk.hear(message)) this.speak(message);
        break;
      case "late":
        this.late = true;
        break;
      case "refused":
        this.refuse(message);
        break;
    }
  }

  /** Once, when it is heard: who only listens has no need to see it. */
  private speak(said: SaidMessage): void {
    if (!this.room || this.yours.includes(said.seat)) return;
    voice.say(toldOf(said, this.telling, this.update?.seat ?? null));
  }

  private enter(room: Room): void {
    // what came by the socket alone: until the game is known, everything counts as secret
    if (!this.room) void games.meet(room.settings.game, room.rules);
    this.room = room;
    // a seat that was changed for another: the server has shut these eyes, also where one gets it back
    if (this.link.seat !== null && !this.yours.includes(this.link.seat)) this.link.seat = null;
    if (this.takesNotes) void this.own.read();
    else this.own.forget();
  }

  protected focus(): void {
    const begun = this.update || this.room?.status !== "open";
    if (begun && this.wanted !== this.link.seat) this.link.look(this.wanted);
  }

  private learn(news: NewsMessage): void {
    const update = folded(this.update, news);
    if (update) {
      if (update !== this.update) this.see(update);
    } else if (!this.asking) {
      this.asking = true;
      // whoever comes back is told what they missed; the eyes alone see only how things stand
      if (this.update) this.link.resume(this.update.version);
      else this.link.look(this.link.seat);
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
    const seconds = Number(message.facts?.seconds);
    if (message.why === "too_fast" && message.command === this.said?.command && seconds <= LONGEST_WAIT)
      void this.sayAgain(this.said, seconds);
    else this.remark = message;
  }

  /** What was refused for speed was not said. */
  private async sayAgain(said: Say, seconds: number): Promise<void> {
    await busy.wait("SOCKET", seconds);
    this.link.send(said);
  }

  /** The hello itself was refused. */
  private turnAway(message: RefusedMessage): void {
    if (message.why === "not_your_seat") {
      this.link.seat = null;
      this.link.open();
    } else if (message.why === "reload") {
      version.stale = true;
      this.link.close();
    } else {
      this.problem = message;
      this.link.close();
    }
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}
