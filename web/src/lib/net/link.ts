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
  startTimer: (milliseconds: number, then: () => void) => () => void;
  /** Random number from 0 to 1, which spreads reconnects. */
  random: () => number;
}

/** Reconnects back off between these. */
export const FIRST_RETRY_MS = 400;
export const MAX_RETRY_MS = 8000;
/** Lengths of messages are multiples of the first; those with a choice have at least the second. */
const MESSAGE_STEP_BYTES = 64;
const MIN_CHOICE_BYTES = 192;
const PING_AFTER_MS = 25_000;
/** Close code of a socket over a limit, refused or too fast; the reason is the number of seconds to wait. */
const TOO_FAST_CODE = 4008;
const ANSWER_TIMEOUT_MS = 8_000;

export class Link {
  seat: number | null = null;
  since: number | null = null;
  /** The player's pace; null leaves it to the other players. */
  pace: SetPace["pace"] | null = null;
  /** The saved name. The server offers it, or a variant, to a player without a seat. */
  wish = "";
  private line: Line | null = null;
  private isConnecting = false;
  private isReady = false;
  private tries = 0;
  private isClosed = false;
  private unanswered: Act | null = null;
  private cancelRetry: () => void = () => {};
  private cancelPing: () => void = () => {};

  constructor(
    private readonly id: string,
    private readonly environment: LinkEnvironment,
    private readonly onMessage: (message: ServerMessage) => void,
    /** Reports connection changes; `seconds` until the next attempt if the server has named them. */
    private readonly onConnectionChange: (open: boolean, seconds?: number) => void,
  ) {}

  open(): void {
    this.cancelRetry();
    this.leave();
    if (this.isClosed) return;
    const line = (this.line = this.environment.connect());
    this.isConnecting = true;
    line.onopen = () => {
      this.isConnecting = false;
      const { id, seat, since, pace, wish } = this;
      this.write(line, { type: "hello", protocol: PROTOCOL, id, seat, since, pace, ...(wish && { wish }) });
      if (this.unanswered) this.write(line, this.unanswered);
    };
    line.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage);
    line.onclose = ({ code, reason }) => this.onLost(line, code === TOO_FAST_CODE ? Number(reason) || 0 : 0);
    this.expectMessage(ANSWER_TIMEOUT_MS);
  }

  /** Keeps the order until it is answered. The server recognizes a repeated one by its `command`. */
  order(message: Act): void {
    this.unanswered = message;
    this.send(message);
  }

  send(message: ClientMessage): void {
    if (this.line && this.isReady) this.write(this.line, message);
  }

  private write(line: Line, message: ClientMessage): void {
    line.send(pad(JSON.stringify(message), message.type === "act" || message.type === "say"));
  }

  /** Switches to another of the player's seats; null is the spectator view. */
  selectSeat(seat: number | null): void {
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
    if (this.isClosed) return;
    if (this.isReady) return this.ping();
    this.drop(); // a socket that was connecting before a sleep may never open
    this.open();
  }

  /** Call when the device reports that it is offline. */
  disconnect(): void {
    if (this.line) this.onLost(this.line);
  }

  close(): void {
    this.isClosed = true;
    this.cancelRetry();
    this.leave();
  }

  /** Closing a connecting socket logs an error in the console, so this waits until it is open. */
  private leave(): void {
    const line = this.isConnecting ? this.line : null;
    if (!line) return this.drop();
    this.cancelPing();
    this.isConnecting = false;
    this.line = line.onmessage = line.onclose = null;
    const close = () => line.close();
    line.onopen = close;
    this.environment.startTimer(ANSWER_TIMEOUT_MS, close);
  }

  private receive(message: ServerMessage): void {
    this.expectMessage(PING_AFTER_MS);
    if (!this.isReady && message.type === "room") {
      this.isReady = true;
      this.tries = 0;
      this.onConnectionChange(true);
    }
    if (message.type === "update" || message.type === "news") this.since = message.version;
    if (this.unanswered && answeredCommand(message) === this.unanswered.command) this.unanswered = null;
    this.onMessage(message);
  }

  /** Pings after this much silence; drops the connection if that is not answered. */
  private expectMessage(milliseconds: number): void {
    this.cancelPing();
    this.cancelPing = this.environment.startTimer(milliseconds, () =>
      this.isReady ? this.ping() : this.line && this.onLost(this.line),
    );
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.cancelPing();
    this.cancelPing = this.environment.startTimer(
      ANSWER_TIMEOUT_MS,
      () => this.line && this.onLost(this.line),
    );
  }

  private onLost(line: Line, seconds = 0): void {
    if (line !== this.line) return;
    this.drop();
    this.onConnectionChange(false, seconds);
    if (this.isClosed) return;
    const maxWait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.tries++);
    const wait = seconds * 1000 + (maxWait * (1 + this.environment.random())) / 2;
    this.cancelRetry = this.environment.startTimer(wait, () => this.open());
  }

  private drop(): void {
    this.cancelPing();
    this.isReady = this.isConnecting = false;
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
export function pad(text: string, hasChoice: boolean): string {
  const bytes = new TextEncoder().encode(text).length;
  const length = Math.max(
    hasChoice ? MIN_CHOICE_BYTES : 0,
    Math.ceil(bytes / MESSAGE_STEP_BYTES) * MESSAGE_STEP_BYTES,
  );
  return text + " ".repeat(length - bytes);
}

export function browserEnvironment(): LinkEnvironment {
  return {
    connect() {
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(`${scheme}//${location.host}/socket`) as unknown as Line;
    },
    startTimer(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
