// One socket to one table. It comes back by itself (reconnect with back-off), resumes where it was, and
// repeats an order nobody answered.
import { PROTOCOL, type Act, type ClientMessage, type ServerMessage, type SetPace } from "./wire.ts";

export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface World {
  connect: () => Line;
  later: (milliseconds: number, then: () => void) => () => void;
  /** From 0 to 1: not everybody comes back at the same moment. */
  chance: () => number;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
/** Messages are as long as a multiple of this, and those that tell a choice at least that long, in bytes. */
export const STEP = 64;
export const CHOICE = 192;
const SILENCE = 25_000;
/** Close code of a socket that sent too many messages; the reason is the number of seconds to wait. */
export const TOO_FAST = 4008;
const PATIENCE = 8_000;

export class Link {
  seat: number | null = null;
  since: number | null = null;
  /** How fast one wants to be told; null leaves it to the others. */
  pace: SetPace["pace"] | null = null;
  /** The remembered name: the server offers it, or a variant, to a player without a seat. */
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
    private readonly world: World,
    private readonly heard: (message: ServerMessage) => void,
    /** Whether the line is open; `seconds` until the next try, where the server has named them. */
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
    this.listen(PATIENCE);
  }

  /** An order is kept until it is answered: the server knows a repeated one by its `command`. */
  order(message: Act): void {
    this.waiting = message;
    this.send(message);
  }

  send(message: ClientMessage): void {
    if (this.line && this.ready) this.say(this.line, message);
  }

  private say(line: Line, message: ClientMessage): void {
    line.send(padded(JSON.stringify(message), message.type === "act" || message.type === "say"));
  }

  /** Look through another seat of one's own; null is the gallery. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "eyes", seat });
  }

  /** Something was not understood: begin anew from the last version that was. */
  resume(since: number): void {
    this.since = since;
    this.open();
  }

  /** After a sleep or a change of network: ask whether the line still lives, or get a new one now. */
  wake(): void {
    if (this.closed) return;
    if (!this.ready) this.open();
    else this.ping();
  }

  /** The device says that it has no network: no need to wait for silence. */
  cut(): void {
    if (this.line) this.lost(this.line);
  }

  close(): void {
    this.closed = true;
    this.cancel();
    this.drop();
  }

  private hear(message: ServerMessage): void {
    this.listen(SILENCE);
    if (!this.ready && message.type === "room") {
      this.ready = true;
      this.tries = 0;
      this.changed(true);
    }
    if (message.type === "update" || message.type === "news") this.since = message.version;
    if (this.waiting && answered(message) === this.waiting.command) this.waiting = null;
    this.heard(message);
  }

  /** Nothing heard for so long: ask; nothing again: give up this line. */
  private listen(milliseconds: number): void {
    this.cancelPing();
    this.cancelPing = this.world.later(milliseconds, () =>
      this.ready ? this.ping() : this.line && this.lost(this.line),
    );
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.cancelPing();
    this.cancelPing = this.world.later(PATIENCE, () => this.line && this.lost(this.line));
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

/** The order that this answers, if any. */
export function answered(message: ServerMessage): string | null | undefined {
  if (message.type === "news") return message.done;
  if (message.type === "done" || message.type === "late" || message.type === "refused")
    return message.command;
  return undefined;
}

/** With spaces behind, so that whoever sees how long it is does not learn what was chosen. */
export function padded(text: string, choice: boolean): string {
  const bytes = new TextEncoder().encode(text).length;
  const whole = Math.max(choice ? CHOICE : 0, Math.ceil(bytes / STEP) * STEP);
  return text + " ".repeat(whole - bytes);
}

export function browserWorld(): World {
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
