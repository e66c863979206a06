// WebSocket connection to one table: reconnects with back-off, resumes, and repeats unanswered orders.
import { PROTOCOL, type Act, type ClientMessage, type ServerMessage, type SetPace } from "./wire.ts";

export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LinkEnvironment {
  connect: () => Line;
  later: (milliseconds: number, then: () => void) => () => void;
  /** Random number from 0 to 1, which spreads reconnects. */
  chance: () => number;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
/** Padding in bytes: messages have a multiple of MESSAGE_STEP, those with a choice at least MIN_CHOICE. */
export const MESSAGE_STEP = 64;
export const MIN_CHOICE = 192;
const PING_AFTER_MS = 25_000;
/** Close code of a socket that sent too many messages; the reason is the number of seconds to wait. */
export const TOO_FAST = 4008;
const ANSWER_TIMEOUT_MS = 8_000;

export class Link {
  seat: number | null = null;
  since: number | null = null;
  /** The player's pace; null leaves it to the other players. */
  pace: SetPace["pace"] | null = null;
  /** The saved name. The server offers it, or a variant, to a player without a seat. */
  wish = "";
  private line: Line | null = null;
  private ready = false;
  private tries = 0;
  private closed = false;
  private waiting: Act | null = null;
  private cancel: () => void = () => {};
  private cancelPing: () => void = () => {};

  constructor(
    private readonly id: string,
    private readonly world: LinkEnvironment,
    private readonly heard: (message: ServerMessage) => void,
    /** Reports connection changes; `seconds` until the next attempt if the server has named them. */
    private readonly changed: (open: boolean, seconds?: number) => void,
  ) {}

  open(): void {
    this.cancel();
    this.drop();
    if (this.closed) return;
    const line = (this.line = this.world.connect());
    line.onopen = () => {
      const { id, seat, since, pace, wish } = this;
      this.say(line, { type: "hello", protocol: PROTOCOL, id, seat, since, pace, ...(wish && { wish }) });
      if (this.waiting) this.say(line, this.waiting);
    };
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerMessage);
    line.onclose = ({ code, reason }) => this.lost(line, code === TOO_FAST ? Number(reason) || 0 : 0);
    this.listen(ANSWER_TIMEOUT_MS);
  }

  /** Keeps the order until it is answered. The server recognizes a repeated one by its `command`. */
  order(message: Act): void {
    this.waiting = message;
    this.send(message);
  }

  send(message: ClientMessage): void {
    if (this.line && this.ready) this.say(this.line, message);
  }

  private say(line: Line, message: ClientMessage): void {
    line.send(pad(JSON.stringify(message), message.type === "act" || message.type === "say"));
  }

  /** Switches to another of the player's seats; null is the spectator view. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "eyes", seat });
  }

  /** Reconnects and resumes from this version, after a delta that did not apply. */
  resume(since: number): void {
    this.since = since;
    this.open();
  }

  /** Call after sleep or a network change: checks the connection, or opens a new one. */
  wake(): void {
    if (this.closed) return;
    if (!this.ready) this.open();
    else this.ping();
  }

  /** Call when the device reports that it is offline. */
  cut(): void {
    if (this.line) this.lost(this.line);
  }

  close(): void {
    this.closed = true;
    this.cancel();
    this.drop();
  }

  private hear(message: ServerMessage): void {
    this.listen(PING_AFTER_MS);
    if (!this.ready && message.type === "room") {
      this.ready = true;
      this.tries = 0;
      this.changed(true);
    }
    if (message.type === "update" || message.type === "news") this.since = message.version;
    if (this.waiting && answeredCommand(message) === this.waiting.command) this.waiting = null;
    this.heard(message);
  }

  /** Pings after this much silence; drops the connection if that is not answered. */
  private listen(milliseconds: number): void {
    this.cancelPing();
    this.cancelPing = this.world.later(milliseconds, () =>
      this.ready ? this.ping() : this.line && this.lost(this.line),
    );
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.cancelPing();
    this.cancelPing = this.world.later(ANSWER_TIMEOUT_MS, () => this.line && this.lost(this.line));
  }

  private lost(line: Line, seconds = 0): void {
    if (line !== this.line) return;
    this.drop();
    this.changed(false, seconds);
    if (this.closed) return;
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    const wait = seconds * 1000 + (most * (1 + this.world.chance())) / 2;
    this.cancel = this.world.later(wait, () => this.open());
  }

  private drop(): void {
    this.cancelPing();
    this.ready = false;
    const line = this.line;
    this.line = null;
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
  }
}

/** The `command` that this message answers, if any. */
export function answeredCommand(message: ServerMessage): string | null | undefined {
  if (message.type === "news") return message.done;
  if (message.type === "done" || message.type === "late" || message.type === "refused")
    return message.command;
  return undefined;
}

/** Pads with spaces, so that the length does not reveal the choice. */
export function pad(text: string, choice: boolean): string {
  const bytes = new TextEncoder().encode(text).length;
  const whole = Math.max(choice ? MIN_CHOICE : 0, Math.ceil(bytes / MESSAGE_STEP) * MESSAGE_STEP);
  return text + " ".repeat(whole - bytes);
}

export function browserEnvironment(): LinkEnvironment {
  return {
    connect() {
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(`${scheme}//${location.host}/socket`) as unknown as Line;
    },
    later(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}
