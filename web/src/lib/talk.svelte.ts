// What is said at a table: what is kept of it, what one has not read, and what stands at a seat now.
import { clock } from "./api.ts";
import type { SaidMessage } from "./wire.ts";

/** As many as the server keeps. */
const KEPT = 100;
/** Seconds for which it is shown at the speaker's seat. */
const SHOWN = { reaction: 4, claim: 7, words: 5 };

export class Talk {
  /** The newest last. */
  lines = $state.raw<readonly SaidMessage[]>([]);
  /** What each seat is saying now, by seat. */
  aloud = $state.raw<Readonly<Record<number, SaidMessage>>>({});
  /** When the newest was said that one has read. */
  private read = $state(0);
  private timers: Record<number, ReturnType<typeof setTimeout>> = {};

  hear(said: SaidMessage): void {
    if (!said.reaction) {
      if (this.lines.some((one) => one.at === said.at)) return;
      this.lines = [...this.lines, said].slice(-KEPT);
    }
    // after a reload everything is told again, and is only kept
    const ago = (Date.now() + clock.behind) / 1000 - said.at;
    const seconds = said.reaction ? SHOWN.reaction : said.claim ? SHOWN.claim : SHOWN.words;
    if (ago < seconds) this.show(said, seconds);
  }

  private show(said: SaidMessage, seconds: number): void {
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
    return this.lines.filter((one) => one.at > this.read && !yours.includes(one.seat)).length;
  }

  readAll(): void {
    this.read = this.lines.at(-1)?.at ?? 0;
  }

  close(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }
}
