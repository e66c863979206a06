// What is said at a table: what is kept of it, what one has not read, and what stands at a seat now.
import { clock } from "../net/api.ts";
import type { SaidMessage } from "../net/wire.ts";

/** As many lines as the server keeps, and as many claims of each seat. */
const KEPT = 100;
const CLAIMS_KEPT = 30;
/** Seconds for which it is shown at the speaker's seat. */
const SHOWN = { reaction: 4, claim: 7, words: 5 };
/** Where this tab remembers what was read at a table. */
const placeOf = (table: string) => `lusoria read ${table}`;

/** Something that was said, as it was heard here. */
export interface Line extends SaidMessage {
  /** Differs from that of every other. */
  n: number;
  /** All of it: it is known by this and not by its time, for the clocks of two servers differ. */
  itself: string;
}

export class Talk {
  /** The newest last. */
  lines = $state.raw<readonly Line[]>([]);
  /** What each seat is saying now, by seat. */
  aloud = $state.raw<Readonly<Record<number, Line>>>({});
  /** What of it one has read. */
  private read = $state.raw<readonly string[]>([]);
  private heard = 0;
  private timers: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor(private readonly table: string) {
    this.read = remembered(table);
  }

  /** Whether it is being said now: whoever comes, or comes back, is told everything again. */
  hear(said: SaidMessage): boolean {
    const itself = JSON.stringify(said);
    const line = { ...said, n: ++this.heard, itself };
    if (!said.reaction) {
      if (this.lines.some((one) => one.itself === itself)) return false;
      this.lines = kept([...this.lines, line]);
    }
    const ago = (Date.now() + clock.behind) / 1000 - said.at;
    const seconds = said.reaction ? SHOWN.reaction : said.claim ? SHOWN.claim : SHOWN.words;
    if (ago >= seconds) return false;
    this.show(line, seconds);
    return true;
  }

  private show(said: Line, seconds: number): void {
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

  /** What others have said since one last looked. */
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

/** Nobody talks the claims of others away. */
function kept(lines: readonly Line[]): readonly Line[] {
  const newer: Record<string, number> = {};
  return [...lines]
    .reverse()
    .filter((one) => {
      const sort = one.claim ? `claims of ${one.seat}` : "words";
      newer[sort] = (newer[sort] ?? 0) + 1;
      return newer[sort] <= (one.claim ? CLAIMS_KEPT : KEPT);
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
    // a browser that keeps nothing counts it once more
  }
}
