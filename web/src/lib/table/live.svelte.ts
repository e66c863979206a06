// A live table that the player sits at or watches: sends orders, applies messages.
import { api, RequestError } from "../net/api.ts";
import { busy } from "../net/busyRequests.svelte.ts";
import { games } from "./games.svelte.ts";
import { TableModel } from "./tableModel.svelte.ts";
import { answeredCommand, browserEnvironment, Link, type LinkEnvironment } from "../net/link.ts";
import { applyDelta, withoutPrivateParts } from "../net/applyDelta.ts";
import { withoutSecrets } from "../stage/play.ts";
import { prefs, type Pace } from "../me/prefs.svelte.ts";
import { MAX_RETRY_SECONDS } from "../net/retryAfter.ts";
import { talkLine } from "./talkText.ts";
import { version } from "../net/version.svelte.ts";
import { announcer } from "../ui/announce.svelte.ts";
import type { AnyAction, Problem, RefusedMessage } from "../net/wire.ts";
import type { NewsMessage, Room, SaidMessage, Say, ServerMessage, Update } from "../net/wire.ts";

/** What a player can say: exactly one of these. */
export type Words = Pick<Say, "phrase"> | Pick<Say, "text"> | Pick<Say, "reaction"> | Pick<Say, "claim">;

const RECONNECTED_NOTICE_MS = 3000;

export class Live extends TableModel {
  online = $state(false);
  /** Why the table cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  /** The last refusal; the screen shows it once. */
  remark = $state.raw<Problem | null>(null);
  pending = $state(false);
  late = $state(false);
  /** The player has to read something before the game goes on. */
  private isPaused = $state(false);
  /** Just reconnected. */
  hasReconnected = $state(false);
  /** Time of the disconnect in milliseconds since 1970; null while connected. */
  lostAt = $state<number | null>(null);

  private link: Link;
  private command = "";
  private unansweredTalk: readonly Say[] = [];
  /** Ends when the last refused talk is sent again: in order. */
  private repeated: Promise<void> = Promise.resolve();
  private isOpened = false;
  private wasLost = false;
  private backTimer: ReturnType<typeof setTimeout> | undefined;
  /** A full update is on its way, because a delta did not apply. */
  private isResyncing = false;
  /** No update was missed since the last one, so the next one is animated. */
  private isUpToDate = false;

  constructor(id: string, watching = false, world: LinkEnvironment = browserEnvironment()) {
    super(id, watching);
    this.link = new Link(
      id,
      world,
      (message) => this.receive(message),
      (open, seconds) => this.onConnectionChange(open, seconds),
    );
  }

  async open(): Promise<void> {
    await games.ready();
    try {
      const room = await api.see(this.id);
      await games.meet(room.settings.game, room.rules);
      this.enter(room);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.refusal.kind !== "offline" && error.refusal.kind !== "down") {
        this.problem = error.refusal;
        return;
      }
    }
    this.connect();
  }

  leave(): void {
    this.own.saveNow();
  }

  close(): void {
    this.leave();
    this.talk.close();
    this.link.close();
    this.stage.close();
    clearTimeout(this.backTimer);
  }

  wake(): void {
    this.stage.skipAll();
    // not before the room is loaded: it says what is secret
    if (this.isOpened) this.link.wake();
  }

  disconnect(): void {
    this.link.disconnect();
  }

  /** Reconnects after a new cookie, after the first seat and after the last one left. */
  reconnect(room: Room): void {
    this.enter(room);
    this.connect();
  }

  private connect(): void {
    this.isOpened = true;
    this.link.seat = this.wantedSeat;
    // also with a seat: the player may lose it later, and the server ignores the name until then
    this.link.wish = this.watching ? "" : prefs.name.trim();
    this.link.open();
  }

  /** Applies an HTTP response, unless the socket has delivered a newer version. */
  take(room: Room): void {
    if (!this.room || room.version >= this.room.version) this.enter(room);
  }

  /** The seat whose view this device should have now. */
  private get wantedSeat(): number | null {
    const { yours } = this;
    if (yours.length < 2) return yours[0] ?? null;
    if (this.room && !games.hasSecrets(this.game))
      return this.awaited.find((seat) => yours.includes(seat)) ?? this.link.seat ?? yours[0]!;
    return this.holder;
  }

  // --- orders ---

  act(action: AnyAction): void {
    // answers the prompt on the screen: if it has changed meanwhile, the server answers `late`
    const { shown } = this;
    if (!shown || shown.seat === null || shown.ask === null || this.pending) return;
    this.command = newId();
    this.pending = true;
    this.late = false;
    this.remark = null;
    this.link.order({ type: "act", command: this.command, seat: shown.seat, ask: shown.ask, action });
  }

  /** False if offline: talk is not repeated later. */
  say(what: Words): boolean {
    const seat = this.update?.seat ?? this.yours[0];
    if (seat === undefined || !this.online) return false;
    this.remark = null;
    const talk: Say = { type: "say", command: newId(), seat, ...what };
    this.sendTalk(talk);
    return true;
  }

  pause(on: boolean): void {
    this.isPaused = on;
  }

  /** Bots wait for the slowest player, and while the only player reads. */
  sendPace(chosen: Pace): void {
    const pace = this.isPaused ? "paused" : chosen;
    if (this.watching || this.link.pace === pace) return;
    this.link.pace = pace;
    this.link.send({ type: "pace", pace });
  }

  /** Passes the device to this seat; null covers the screen. Nothing private of the last holder stays. */
  hand(seat: number | null): void {
    this.holder = seat;
    if (this.update) this.update = withoutPrivateParts(this.update);
    this.stage.hidePrivateParts();
    this.link.selectSeat(seat);
  }

  // --- messages ---

  private onConnectionChange(open: boolean, seconds = 0): void {
    if (seconds) void busy.wait("TALK", seconds);
    this.online = open;
    this.lostAt = open ? null : (this.lostAt ?? Date.now());
    this.isResyncing = false;
    this.isUpToDate = false;
    if (open && this.takesNotes) void this.own.retry();
    if (!open) {
      this.wasLost = true;
      this.unansweredTalk = [];
    }
    if (open && this.wasLost) {
      this.wasLost = false;
      this.hasReconnected = true;
      clearTimeout(this.backTimer);
      this.backTimer = setTimeout(() => (this.hasReconnected = false), RECONNECTED_NOTICE_MS);
    }
  }

  private receive(message: ServerMessage): void {
    const answered = answeredCommand(message);
    if (answered === this.command) this.pending = false;
    const talk = this.unansweredTalk.find(({ command }) => command === answered);
    if (talk) this.unansweredTalk = this.unansweredTalk.filter((other) => other !== talk);
    switch (message.type) {
      case "room":
        this.enter(message);
        this.focus();
        break;
      case "update":
        this.isResyncing = false;
        this.applyUpdate(message);
        this.focus();
        break;
      case "news":
        this.applyNews(message);
        this.focus();
        break;
      case "said":
        if (this.talk.receive(message)) this.announceTalk(message);
        break;
      case "late":
        this.late = true;
        break;
      case "refused":
        this.refuse(message, talk);
        break;
    }
  }

  /** Announces talk of other players to screen readers. */
  private announceTalk(line: SaidMessage): void {
    if (!this.room || this.yours.includes(line.seat)) return;
    announcer.say(talkLine(line, this.messages, this.update?.seat ?? null));
  }

  private enter(room: Room): void {
    // the room may come by the socket alone; until the game is known, every field counts as secret
    if (!this.room) void games.meet(room.settings.game, room.rules);
    this.room = room;
    // the server has ended the view of a seat that was swapped, even if the player gets it back
    if (this.link.seat !== null && !this.yours.includes(this.link.seat)) this.link.seat = null;
    if (this.takesNotes) void this.own.read();
    else this.own.clear();
  }

  protected focus(): void {
    const hasBegun = this.update || this.room?.status !== "open";
    if (hasBegun && this.wantedSeat !== this.link.seat) this.link.selectSeat(this.wantedSeat);
  }

  private applyNews(news: NewsMessage): void {
    const update = applyDelta(this.update, news);
    if (update) {
      if (update !== this.update) this.applyUpdate(update);
    } else if (!this.isResyncing) {
      this.isResyncing = true;
      // with a version the server resends missed events; without one it sends only the current view
      if (this.update) this.link.resume(this.update.version);
      else this.link.selectSeat(this.link.seat);
    }
  }

  private applyUpdate(update: Update): void {
    // on a shared device, keep only the public part of another seat's update
    this.update = update.seat === this.link.seat ? update : withoutPrivateParts(update);
    const { deadline } = update;
    if (this.room && this.room.deadline !== deadline) this.room = { ...this.room, deadline };
    const events = (update.events ?? []).map((event) => withoutSecrets(this.game, event));
    if (this.isUpToDate) this.stage.enqueue(this.update, events);
    else this.stage.jumpTo(this.update, events);
    this.isUpToDate = true;
  }

  private refuse(message: RefusedMessage, talk?: Say): void {
    if (message.command === null && !this.online) {
      this.refuseHello(message);
      return;
    }
    const seconds = Number(message.facts?.seconds);
    if (talk && message.why === "too_fast" && seconds <= MAX_RETRY_SECONDS) this.repeatTalk(talk, seconds);
    else this.remark = message;
  }

  /** Repeats talk that the rate limit refused. */
  private repeatTalk(talk: Say, seconds: number): void {
    const isDue = busy.wait("SOCKET", seconds);
    const before = this.repeated;
    this.repeated = isDue.then(async (due) => {
      await before;
      if (due) this.sendTalk(talk);
    });
  }

  private sendTalk(talk: Say): void {
    this.unansweredTalk = [...this.unansweredTalk, talk];
    this.link.send(talk);
  }

  /** The server refused the hello message. */
  private refuseHello(message: RefusedMessage): void {
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
