// Talk at a table: history, unread count, and the bubbles shown at seats.
import { clock } from "../net/api.ts";
import type { SaidMessage } from "../net/wire.ts";

/** The server's limits: lines, and claims per seat. */
const MAX_LINES = 100;
const MAX_CLAIMS_PER_SEAT = 30;
/** Seconds that a bubble stays at the seat. */
const BUBBLE_SECONDS = { reaction: 4, claim: 7, words: 5 };
/** Session storage key of the lines read at a table. */
const placeOf = (table: string) => `lusoria read ${table}`;

/** A line of talk as received. */
export interface TalkLine extends SaidMessage {
  /** Unique on this page. */
  n: number;
  /** The whole message as its identity: timestamps of two servers may differ. */
  itself: string;
}

export class Talk {
  /** Newest last. */
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Current bubble of each seat. */
  aloud = $state.raw<Readonly<Record<number, TalkLine>>>({});
  /** Lines that the player has read. */
  private read = $state.raw<readonly string[]>([]);
  private heard = 0;
  private timers: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor(private readonly table: string) {
    this.read = remembered(table);
  }

  /** True if it is new. After a reconnect the server sends the history again. */
  hear(said: SaidMessage): boolean {
    const itself = JSON.stringify(said);
    const line = { ...said, n: ++this.heard, itself };
    if (!said.reaction) {
      if (this.lines.some((one) => one.itself === itself)) return false;
      this.lines = kept([...this.lines, line]);
    }
    const ago = (Date.now() + clock.behind) / 1000 - said.at;
    const seconds = said.reaction
      ? BUBBLE_SECONDS.reaction
      : said.claim
        ? BUBBLE_SECONDS.claim
        : BUBBLE_SECONDS.words;
    if (ago >= seconds) return false;
    this.show(line, seconds);
    return true;
  }

  private show(said: TalkLine, seconds: number): void {
    const { seat } = said;
    this.aloud = { ...this.aloud, [seat]: said };
    clearTimeout(this.timers[seat]);
    const hush = () => {
      const { [seat]: _, ...others } = this.aloud;
      this.aloud = others;
    };
    this.timers[seat] = setTimeout(hush, seconds * 1000);
  }

  get claims(): readonly SaidMessage[] {
    return this.lines.filter((one) => one.claim);
  }

  /** Lines of other players since the last `readAll`. */
  unread(yours: readonly number[]): number {
    return this.lines.filter((one) => !this.read.includes(one.itself) && !yours.includes(one.seat)).length;
  }

  readAll(): void {
    this.read = this.lines.map(({ itself }) => itself);
    remember(this.table, this.read);
  }

  close(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }
}

/** Limits claims per seat, so that no player can push out the claims of others. */
function kept(lines: readonly TalkLine[]): readonly TalkLine[] {
  const newer: Record<string, number> = {};
  return [...lines]
    .reverse()
    .filter((one) => {
      const sort = one.claim ? `claims of ${one.seat}` : "words";
      newer[sort] = (newer[sort] ?? 0) + 1;
      return newer[sort] <= (one.claim ? MAX_CLAIMS_PER_SEAT : MAX_LINES);
    })
    .reverse();
}

function remembered(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(table)) ?? "[]");
  } catch {
    return [];
  }
}

function remember(table: string, read: readonly string[]): void {
  try {
    sessionStorage.setItem(placeOf(table), JSON.stringify(read));
  } catch {
    // storage is blocked: lines count as unread again
  }
}
