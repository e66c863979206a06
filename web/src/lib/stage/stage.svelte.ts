// Playback queue: plays the events of each update one beat at a time, then updates the text.
//
// - While a beat plays, the board animates towards `beat.after`.
// - When it ends, everything that is read (`shown`, `history`) changes.
// - Updates that arrive meanwhile wait in the queue, and so does the player's own prompt.
//
// Live tables, the TV view, replays and lessons all use this class.
import { withoutPrivateParts } from "../net/applyDelta.ts";
import type { AnyAction, AnyEvent, AnyMine, AnyTable } from "../net/wire.ts";

/** The parts of an update that the stage shows. */
export interface Scene {
  seat: number | null;
  table: AnyTable;
  mine: AnyMine | null;
  legal: AnyAction[];
  /** Number of the decision that `legal` belongs to. */
  ask: number | null;
}

/** One beat as a game plans it: an event has one or more. */
export interface BeatPlan<Table = AnyTable> {
  /** Duration at normal pace. */
  seconds: number;
  /** Public view after the beat. */
  table: Table;
  part?: string;
  /** Nothing moves, the player only reads. Shortened if the player's own prompt comes next. */
  isReading?: boolean;
  /** Part of a ceremony, such as the end: never sped up, and a tap skips this beat alone. */
  isCeremony?: boolean;
}

/** Splits an event into beats. `before` is the view before it, `after` the view at the end of its update. */
export type Choreography = (event: AnyEvent, before: AnyTable, after: AnyTable) => readonly BeatPlan[];

/** The beat that plays now. */
export interface Beat<Event extends AnyEvent = AnyEvent, Table extends AnyTable = AnyTable> {
  /** Unique for each stage. */
  n: number;
  event: Event;
  part: string;
  ms: number;
  after: Table;
}

/** What a page gives its stage. A hook that throws is logged and does not stop playback. */
export interface StageHooks {
  /** Null until the game's code has loaded: the stage then jumps to the newest scene. */
  choreography(): Choreography | null;
  /** Duration factor of the player's setting: 1 is normal, 0 plays nothing. */
  pace(): number;
  /** Starts a timer; returns a function that cancels it. */
  startTimer(ms: number, callback: () => void): () => void;
  onBeatStart?(beat: Beat): void;
  /** The last beat of an event has ended: its sentence may appear. */
  onEventPlayed?(event: AnyEvent): void;
  /** Events were skipped, for example in a hidden tab: screen readers still have to hear them. */
  onEventsSkipped?(events: readonly AnyEvent[]): void;
  /** The queue is empty. */
  onIdle?(): void;
}

interface QueuedBeat<S> {
  /** Null for an update without events. */
  event: AnyEvent | null;
  part: string;
  seconds: number;
  table: AnyTable;
  isReading?: boolean;
  isCeremony?: boolean;
  isLastOfEvent: boolean;
  /** On the last beat of an update: the scene after it. */
  finalScene: S | null;
}

/** Events that `history` keeps. */
const MAX_HISTORY = 200;
/** Duration factor after a tap, until the queue is empty. */
const SKIP_FACTOR = 0.25;
/** A longer queue is sped up to this duration, so that a slow viewer catches up. */
const MAX_QUEUE_SECONDS = 14;
/** Duration factor of a reading beat before the player's own prompt. */
const READING_BEFORE_PROMPT = 0.5;

export class Stage<S extends Scene = Scene> {
  /** The scene after all beats that have ended. */
  shown = $state.raw<S | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** Events played or skipped, newest last. */
  history = $state.raw<AnyEvent[]>([]);
  /** The first one is playing, if `cancelTimer` is set. */
  private queue: QueuedBeat<S>[] = [];
  private cancelTimer: (() => void) | null = null;
  private isSkipping = false;
  private beatCount = 0;
  private isClosed = false;

  constructor(private readonly hooks: StageHooks) {
    // In an effect, so that the attribute changes together with the page's text.
    $effect.root(() => {
      $effect(() => exposeBeat(this.beat));
    });
  }

  get isPlaying(): boolean {
    return this.beat !== null;
  }

  /** Queues an update: `events` lead to `scene`. Jumps to it if the page cannot or should not play them. */
  enqueue(scene: S, events: readonly AnyEvent[]): void {
    if (this.isClosed) return;
    const choreography = this.hooks.choreography();
    const canPlay = this.shown && this.hooks.pace() && !isPageHidden();
    if (!choreography || !canPlay) return this.jumpTo(scene, events);
    const beats = logErrors(() => this.plan(scene, events, choreography));
    if (!beats) return this.jumpTo(scene, events);
    if (events.length) this.withdrawStalePrompts(scene);
    this.queue.push(...beats);
    if (!this.cancelTimer) this.playNext();
  }

  /** Shows `scene` at once. Queued events and `events` are skipped, but enter the history. */
  jumpTo(scene: S, events: readonly AnyEvent[] = []): void {
    if (this.isClosed) return;
    const isFirst = !this.shown;
    const queued = this.queue.flatMap(({ event, isLastOfEvent }) => (event && isLastOfEvent ? [event] : []));
    const skipped = [...queued, ...events];
    this.clearQueue();
    this.addToHistory(skipped);
    this.shown = scene;
    if (!isFirst) logErrors(() => this.hooks.onEventsSkipped?.(skipped));
    logErrors(() => this.hooks.onIdle?.());
  }

  /** Back to the state after construction. */
  reset(): void {
    this.clearQueue();
    this.history = [];
    this.shown = null;
  }

  /** Call when the page is left. Later calls do nothing: a response may still be on its way. */
  close(): void {
    this.reset();
    this.isClosed = true;
  }

  /** A tap: ends this beat and, unless it is a ceremony, speeds up the rest. False if nothing is playing. */
  skipBeat(): boolean {
    if (!this.cancelTimer) return false;
    this.cancelTimer();
    this.isSkipping ||= !this.queue[0]?.isCeremony;
    this.completeBeat();
    this.playNext();
    return true;
  }

  /** Jumps to the newest scene. */
  skipAll(): void {
    const newest = this.queue.findLast((beat) => beat.finalScene)?.finalScene;
    if (newest) this.jumpTo(newest);
  }

  /** Removes what only this seat may see, for example when the phone is passed on. */
  hidePrivateParts(): void {
    if (this.shown) this.shown = withoutPrivateParts(this.shown);
    this.queue = this.queue.map((beat) => ({
      ...beat,
      finalScene: beat.finalScene && withoutPrivateParts(beat.finalScene),
    }));
  }

  /** Hides prompts that `newest` no longer asks: they are answered, or come again after playback. */
  private withdrawStalePrompts(newest: S): void {
    const { shown } = this;
    if (shown!.legal.length && !hasSamePrompt(shown!, newest)) this.shown = withoutPrompt(shown!);
    this.queue = this.queue.map((beat) =>
      beat.finalScene && !hasSamePrompt(beat.finalScene, newest)
        ? { ...beat, finalScene: withoutPrompt(beat.finalScene) }
        : beat,
    );
  }

  /** All beats of an update. There is at least one, and the last carries the scene. */
  private plan(scene: S, events: readonly AnyEvent[], choreography: Choreography): QueuedBeat<S>[] {
    let table = this.queue.at(-1)?.table ?? this.shown!.table;
    const beats: QueuedBeat<S>[] = [];
    for (const event of events) {
      const plans = choreography(event, table, scene.table);
      plans.forEach((plan, index) =>
        beats.push({ event, part: "", finalScene: null, ...plan, isLastOfEvent: index === plans.length - 1 }),
      );
      table = plans.at(-1)?.table ?? table;
    }
    if (!beats.length)
      beats.push({ event: null, part: "", seconds: 0, table, isLastOfEvent: false, finalScene: null });
    beats.push({ ...beats.pop()!, table: scene.table, finalScene: scene });
    return beats;
  }

  /** Starts the first beat that has a duration; completes those before it at once. */
  private playNext(): void {
    this.cancelTimer = null;
    for (let [next] = this.queue; next; [next] = this.queue) {
      const ms = this.duration(next);
      if (next.event && ms >= 1) {
        this.start(next, next.event, ms);
        return;
      }
      this.completeBeat();
    }
    this.beat = null;
    this.isSkipping = false;
    logErrors(() => this.hooks.onIdle?.());
  }

  private start(next: QueuedBeat<S>, event: AnyEvent, ms: number): void {
    this.beatCount += 1;
    this.beat = { n: this.beatCount, event, part: next.part, ms, after: next.table };
    logErrors(() => this.hooks.onBeatStart?.(this.beat!));
    this.cancelTimer = this.hooks.startTimer(ms, () => {
      this.completeBeat();
      this.playNext();
    });
  }

  private completeBeat(): void {
    const { event, table, isLastOfEvent, finalScene } = this.queue.shift()!;
    this.shown = finalScene ?? { ...this.shown!, table };
    if (event && isLastOfEvent) {
      this.addToHistory([event]);
      logErrors(() => this.hooks.onEventPlayed?.(event));
    }
  }

  private duration(next: QueuedBeat<S>): number {
    const comesBeforePrompt = next.isReading && this.queue.length === 1 && next.finalScene?.legal.length;
    const reading = comesBeforePrompt ? READING_BEFORE_PROMPT : 1;
    return 1000 * next.seconds * reading * (next.isCeremony ? this.hooks.pace() : this.hurriedPace);
  }

  /** The player's pace, faster after a tap or with a long queue. */
  private get hurriedPace(): number {
    const pace = this.hooks.pace();
    const queueSeconds = this.queue.reduce((sum, beat) => sum + beat.seconds, 0) * pace;
    const catchUp = MAX_QUEUE_SECONDS / Math.max(queueSeconds, MAX_QUEUE_SECONDS);
    return pace * Math.min(this.isSkipping ? SKIP_FACTOR : 1, catchUp);
  }

  private addToHistory(events: readonly AnyEvent[]): void {
    if (events.length) this.history = [...this.history, ...events].slice(-MAX_HISTORY);
  }

  private clearQueue(): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
    this.queue = [];
    this.beat = null;
    this.isSkipping = false;
  }
}

function hasSamePrompt(scene: Scene, newest: Scene): boolean {
  return scene.seat === newest.seat && scene.ask === newest.ask && newest.legal.length > 0;
}

function withoutPrompt<S extends Scene>(scene: S): S {
  return { ...scene, legal: [] };
}

/** Runs a game's or page's code: an exception there must not stop the table. */
function logErrors<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Sets `data-beat` on the body, so that browser tests know which beat plays. */
function exposeBeat(beat: Beat | null): void {
  const value = beat ? `${beat.n} ${beat.event.type} ${beat.part}` : "";
  globalThis.document?.body.setAttribute("data-beat", value);
}

/** In a hidden tab nothing plays: the player sees the newest scene on return. */
export function isPageHidden(): boolean {
  return Boolean(globalThis.document?.hidden);
}
