// Talk at a table: history, unread count, and the bubbles shown at seats.
import { clock } from "../net/api.ts";
import type { SaidMessage } from "../net/wire.ts";
import { readStored, writeStored } from "../storage.ts";

/** The server's limits: lines, and claims per seat. */
const MAX_LINES = 100;
const MAX_CLAIMS_PER_SEAT = 30;
/** Seconds that a bubble stays at the seat. */
const BUBBLE_SECONDS = { reaction: 4, claim: 7, words: 5 };
/** Session storage key of the lines read at a table. */
const keyOf = (table: string) => `lusoria read ${table}`;

/** A line of talk as received. */
interface TalkLine extends SaidMessage {
  /** Unique on this page. */
  n: number;
  /** The whole message as its identity: timestamps of two servers may differ. */
  json: string;
}

export class Talk {
  /** Newest last. */
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Current bubble of each seat. */
  bubbles = $state.raw<Readonly<Record<number, TalkLine>>>({});
  /** Lines that the player has read. */
  private read = $state.raw<readonly string[]>([]);
  private count = 0;
  private timers: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor(private readonly table: string) {
    this.read = readStored(keyOf(table), "sessionStorage") ?? [];
  }

  /** True if it is new. After a reconnect the server sends the history again. */
  receive(message: SaidMessage): boolean {
    const json = JSON.stringify(message);
    const line = { ...message, n: ++this.count, json };
    if (!message.reaction) {
      if (this.lines.some((other) => other.json === json)) return false;
      this.lines = limitLines([...this.lines, line]);
    }
    const ago = (Date.now() + clock.behind) / 1000 - message.at;
    const seconds = message.reaction
      ? BUBBLE_SECONDS.reaction
      : message.claim
        ? BUBBLE_SECONDS.claim
        : BUBBLE_SECONDS.words;
    if (ago >= seconds) return false;
    this.show(line, seconds);
    return true;
  }

  private show(line: TalkLine, seconds: number): void {
    const { seat } = line;
    this.bubbles = { ...this.bubbles, [seat]: line };
    clearTimeout(this.timers[seat]);
    const hide = () => {
      const { [seat]: _, ...others } = this.bubbles;
      this.bubbles = others;
    };
    this.timers[seat] = setTimeout(hide, seconds * 1000);
  }

  get claims(): readonly SaidMessage[] {
    return this.lines.filter(({ claim }) => claim);
  }

  /** Lines of other players since the last `readAll`. */
  unread(yours: readonly number[]): number {
    return this.lines.filter((line) => !this.read.includes(line.json) && !yours.includes(line.seat)).length;
  }

  readAll(): void {
    this.read = this.lines.map(({ json }) => json);
    writeStored(keyOf(this.table), this.read, "sessionStorage");
  }

  close(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }
}

/** Limits claims per seat, so that no player can push out the claims of others. */
function limitLines(lines: readonly TalkLine[]): readonly TalkLine[] {
  const newer: Record<string, number> = {};
  return [...lines]
    .reverse()
    .filter(({ claim, seat }) => {
      const kind = claim ? `claims of ${seat}` : "words";
      newer[kind] = (newer[kind] ?? 0) + 1;
      return newer[kind] <= (claim ? MAX_CLAIMS_PER_SEAT : MAX_LINES);
    })
    .reverse();
}
