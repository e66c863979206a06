// One socket to one table. It comes back by itself (reconnect with back-off), resumes where it was, and
// repeats an order nobody answered.
import type { Refusal, Room } from "./api.ts";
import type { AnyTable } from "./play.ts";

export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  events: { type: string }[] | null;
  table: AnyTable;
  mine: { seat: number } | null;
  legal: { type: string }[];
  ask: number | null;
}

export interface Said {
  type: "said";
  seat: number;
  at: number;
  phrase: string | null;
  text: string | null;
}

export type Answer =
  | { type: "done"; id: string; version: number }
  | { type: "late"; id: string; ask: number }
  | ({ type: "refused"; id: string | null } & Refusal);
export type Inbound = Room | Update | Said | Answer | { type: "pong" };

export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface World {
  connect: () => Line;
  later: (milliseconds: number, then: () => void) => () => void;
}

const PROTOCOL = 2;
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
const SILENCE = 25_000;
const PATIENCE = 8_000;

export class Link {
  seat: number | null = null;
  since: number | null = null;
  private line: Line | null = null;
  private ready = false;
  private tries = 0;
  private closed = false;
  private waiting: object | null = null;
  private cancel: () => void = () => {};
  private cancelPing: () => void = () => {};

  constructor(
    private readonly table: string,
    private readonly world: World,
    private readonly heard: (message: Inbound) => void,
    private readonly changed: (open: boolean) => void,
  ) {}

  open(): void {
    this.cancel();
    this.drop();
    if (this.closed) return;
    const line = (this.line = this.world.connect());
    line.onopen = () => {
      line.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          id: this.table,
          seat: this.seat,
          since: this.since,
        }),
      );
      if (this.waiting) line.send(JSON.stringify(this.waiting));
    };
    line.onmessage = ({ data }) => this.hear(known(JSON.parse(data)));
    line.onclose = () => this.lost(line);
    this.listen(PATIENCE);
  }

  /** An order with an id is kept until it is answered: the server knows a repeated one. */
  order(message: { command: string; [field: string]: unknown }): void {
    this.waiting = message;
    this.send(message);
  }

  send(message: object): void {
    if (this.line && this.ready) this.line.send(JSON.stringify(message));
  }

  /** Look through another seat of one's own; null is the gallery. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "eyes", seat });
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

  private hear(message: Inbound): void {
    this.listen(SILENCE);
    if (!this.ready && message.type === "room") {
      this.ready = true;
      this.tries = 0;
      this.changed(true);
    }
    if (message.type === "update") this.since = message.version;
    if ((message.type === "done" || message.type === "late" || message.type === "refused") && this.waiting) {
      if ((this.waiting as { command: string }).command === message.id) this.waiting = null;
    }
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

  private lost(line: Line): void {
    if (line !== this.line) return;
    this.drop();
    this.changed(false);
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
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

/** An order's own id is `command` on the wire, a table's is `id`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function known(message: any): Inbound {
  if (message.type === "room") message.table = message.id;
  else if ("command" in message) message.id = message.command;
  return message;
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
  };
}
