// What is told goes through one queue, and is shown one act at a time; words follow when it has been seen.
//
// The board moves pieces while a beat lasts (`beat.after`); everything that is read (`shown`, `history`)
// changes when it has ended. What comes meanwhile waits, one's own question too. The same stage serves a
// table, a television, a replay and a lesson.
import { publicly } from "../net/applyDelta.ts";
import type { AnyEvent, AnyMine, AnyTable, AnyAction } from "../net/wire.ts";

/** As much of an update as is shown. */
export interface Scene {
  seat: number | null;
  table: AnyTable;
  mine: AnyMine | null;
  legal: AnyAction[];
  ask: number | null;
}

/** One act, or a part of it: how long it is at the normal pace, and how things stand after it. */
export interface Act<Table = AnyTable> {
  seconds: number;
  table: Table;
  part?: string;
  /** Nothing moves any more, and what is read stays in sight: a question of one's own comes sooner. */
  reading?: boolean;
  /** A show: each of its parts has its time, and a tap goes on to the next one alone. */
  solemn?: boolean;
}

/** What of an event is to be seen, from how things stood before it to how they stand in the end. */
export type Acting = (event: AnyEvent, before: AnyTable, after: AnyTable) => readonly Act[];

/** The act that is shown now. */
export interface Beat<Event extends AnyEvent = AnyEvent, Table extends AnyTable = AnyTable> {
  /** Differs from that of every other beat. */
  n: number;
  event: Event;
  part: string;
  ms: number;
  after: Table;
}

/** What surrounds a stage. */
export interface House {
  /** Null where nothing is known of the game yet: then nothing can be shown of how things came. */
  acting(): Acting | null;
  /** How many times as long as normal everything takes; 0 shows nothing but the end. */
  pace(): number;
  later(ms: number, call: () => void): () => void;
  begins?(beat: Beat): void;
  /** This has been seen, and may be put into words. */
  told?(event: AnyEvent): void;
  /** This has happened, but was not shown: whoever only listens hears of it now. */
  caughtUp?(events: readonly AnyEvent[]): void;
  /** Everything has been seen. */
  quiet?(): void;
}

interface Waiting<S> {
  event: AnyEvent | null;
  part: string;
  seconds: number;
  table: AnyTable;
  reading?: boolean;
  solemn?: boolean;
  /** The last part of its event. */
  tells: boolean;
  /** The last of what was told at once, and all of how things stand then. */
  end: S | null;
}

const REMEMBERED = 200;
/** How many times as long what is left takes after a tap. */
const HURRIED = 0.25;
/** Seconds: where more waits than that, all of it goes by faster. */
const PATIENCE = 14;
/** The share of a reading before a question of one's own. */
const SOONER = 0.5;

export class Stage<S extends Scene = Scene> {
  /** How things stand for who has seen everything so far. */
  shown = $state.raw<S | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** What has been seen, the newest last. */
  history = $state.raw<AnyEvent[]>([]);
  private waiting: Waiting<S>[] = [];
  private stop: (() => void) | null = null;
  private hurried = false;
  private beats = 0;
  private closed = false;

  constructor(private readonly house: House) {
    // with the words of the page, and not before them
    $effect.root(() => {
      $effect(() => name(this.beat));
    });
  }

  /** Whether there is something to see that has not been seen. */
  get busy(): boolean {
    return this.beat !== null;
  }

  /** These events have led to this. */
  tell(scene: S, events: readonly AnyEvent[]): void {
    if (this.closed) return;
    const acting = this.house.acting();
    if (!this.shown || !acting || !this.house.pace() || away()) return this.show(scene, events);
    const acts = safely(() => this.rehearsed(scene, events, acting));
    if (!acts) return this.show(scene, events);
    if (events.length) this.takeBackQuestions(scene);
    this.waiting.push(...acts);
    if (!this.stop) this.next();
  }

  /** At once, and without what led to it: after an absence, or because somebody wants to be there. */
  show(scene: S, events: readonly AnyEvent[] = []): void {
    if (this.closed) return;
    const first = !this.shown;
    const missed = [
      ...this.waiting.flatMap(({ event, tells }) => (event && tells ? [event] : [])),
      ...events,
    ];
    this.halt();
    this.remember(missed);
    this.shown = scene;
    if (!first) safely(() => this.house.caughtUp?.(missed));
    safely(() => this.house.quiet?.());
  }

  /** As if nothing had been there before. */
  empty(): void {
    this.halt();
    this.history = [];
    this.shown = null;
  }

  /** Its page was left: an answer that is still on its way shows and tells nobody anything. */
  close(): void {
    this.empty();
    this.closed = true;
  }

  /** Somebody has seen enough of this. Whether there was anything to see. */
  hurry(): boolean {
    if (!this.stop) return false;
    this.stop();
    this.hurried ||= !this.waiting[0]?.solemn;
    this.seen();
    this.next();
    return true;
  }

  /** Somebody has seen enough of all of it. */
  finish(): void {
    const end = this.waiting.findLast((one) => one.end)?.end;
    if (end) this.show(end);
  }

  /** What only one person may know goes, wherever it waits. */
  cover(): void {
    if (this.shown) this.shown = publicly(this.shown);
    this.waiting = this.waiting.map((one) => ({ ...one, end: one.end && publicly(one.end) }));
  }

  /** What was asked is answered, or must wait until all has been seen; unless it is still asked. */
  private takeBackQuestions(now: S): void {
    if (this.shown!.legal.length && !asksTheSame(this.shown!, now)) this.shown = unasked(this.shown!);
    this.waiting = this.waiting.map((one) =>
      one.end && !asksTheSame(one.end, now) ? { ...one, end: unasked(one.end) } : one,
    );
  }

  private rehearsed(scene: S, events: readonly AnyEvent[], acting: Acting): Waiting<S>[] {
    let table = this.waiting.at(-1)?.table ?? this.shown!.table;
    const all: Waiting<S>[] = [];
    for (const event of events) {
      const acts = acting(event, table, scene.table);
      acts.forEach((act, place) =>
        all.push({ event, part: "", end: null, ...act, tells: place === acts.length - 1 }),
      );
      table = acts.at(-1)?.table ?? table;
    }
    if (!all.length) all.push({ event: null, part: "", seconds: 0, table, tells: false, end: null });
    all.push({ ...all.pop()!, table: scene.table, end: scene });
    return all;
  }

  private next(): void {
    this.stop = null;
    for (let [now] = this.waiting; now; [now] = this.waiting) {
      const asks = now.reading && this.waiting.length === 1 && now.end?.legal.length;
      const ms = 1000 * now.seconds * (asks ? SOONER : 1) * (now.solemn ? this.house.pace() : this.pace);
      if (now.event && ms >= 1) {
        this.begin(now, now.event, ms);
        return;
      }
      this.seen();
    }
    this.beat = null;
    this.hurried = false;
    safely(() => this.house.quiet?.());
  }

  private begin(now: Waiting<S>, event: AnyEvent, ms: number): void {
    this.beats += 1;
    this.beat = {
      n: this.beats,
      event,
      part: now.part,
      ms,
      after: now.table,
    };
    safely(() => this.house.begins?.(this.beat!));
    this.stop = this.house.later(ms, () => {
      this.seen();
      this.next();
    });
  }

  /** The first that waits has been shown. */
  private seen(): void {
    const now = this.waiting.shift()!;
    this.shown = now.end ?? { ...this.shown!, table: now.table };
    if (now.event && now.tells) {
      this.remember([now.event]);
      safely(() => this.house.told?.(now.event!));
    }
  }

  private remember(events: readonly AnyEvent[]): void {
    if (events.length) this.history = [...this.history, ...events].slice(-REMEMBERED);
  }

  private halt(): void {
    this.stop?.();
    this.stop = null;
    this.waiting = [];
    this.beat = null;
    this.hurried = false;
  }

  private get pace(): number {
    const pace = this.house.pace();
    const left = this.waiting.reduce((sum, one) => sum + one.seconds, 0) * pace;
    return pace * Math.min(this.hurried ? HURRIED : 1, PATIENCE / Math.max(left, PATIENCE));
  }
}

function asksTheSame(one: Scene, now: Scene): boolean {
  return one.seat === now.seat && one.ask === now.ask && now.legal.length > 0;
}

function unasked<S extends Scene>(scene: S): S {
  return { ...scene, legal: [] };
}

/** What a game does with an act it does not know must not stop the table. */
function safely<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Whoever looks from outside can tell by the page which act it shows. */
function name(beat: Beat | null): void {
  const named = beat ? `${beat.n} ${beat.event.type} ${beat.part}` : "";
  globalThis.document?.body.setAttribute("data-beat", named);
}

/** Nobody sees this page now; whoever comes back to it is brought up to date at once. */
export function away(): boolean {
  return Boolean(globalThis.document?.hidden);
}
