// Plays a record step by step. Forward steps are animated, jumps are not.
import { isPageHidden, type Beat, type Scene, type Stage } from "./stage.svelte.ts";
import type { GameMessages } from "../i18n/messageVariables.ts";
import { announcer } from "../ui/announce.svelte.ts";
import type { AnyEvent, Steps } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

/** Between steps, at normal speed. */
export const STEP_PAUSE_MS = 500;
/** Between two segments: the board changes, and is read. */
const SEGMENT_PAUSE_MS = 1200;

/** Duration factors of a replay, on top of the player's own pace. */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.5 };
export type Speed = keyof typeof SPEEDS;

/** Steps that are played without a gap. */
export interface Segment {
  from: number;
  to: number;
}

export interface PlaybackSource {
  readonly last: number;
  scene(place: number): Scene;
  events(place: number): readonly AnyEvent[];
  /** True if the step has nothing to show by itself; stepping skips it. */
  isSkipped?(place: number): boolean;
  /** Called after a jump, to announce the new position. */
  onJump?(place: number): void;
}

/** Announces position and last events of a record to screen readers. */
export function announceStep(
  step: Steps["steps"][number],
  where: string,
  messages: GameMessages,
  seat: number | null,
) {
  const texts = step.events.map((event) => messages.event(event, seat));
  const round = messages.round({ table: step.table, mine: null, legal: [] });
  announcer.say([`${round} (${where})`, ...(texts.length ? texts : [t("web-replay-start")])].join("\n"));
}

/** Parts of a beat in which its text may appear. */
const READING_PARTS = ["read", "announcement", "limit-near", "limit-passed"];

/** The events of a step that have been played. */
export function eventsPlayed(all: readonly AnyEvent[], beat: Beat | null): readonly AnyEvent[] {
  return beat ? all.slice(0, all.indexOf(beat.event) + Number(READING_PARTS.includes(beat.part))) : all;
}

export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Segments that are still to be played, the present one first; empty while everything is played. */
  segments = $state.raw<readonly Segment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly record: PlaybackSource,
  ) {}

  go(to: number): void {
    this.jumpSilently(to);
    this.record.onJump?.(this.at);
  }

  /** Jumps without an announcement; what follows is played without gaps. */
  jumpSilently(to: number): void {
    this.segments = [];
    this.show(to);
  }

  /** Plays these segments alone, one after the other. */
  playSegments(segments: readonly Segment[]): void {
    if (!segments.length) return;
    this.segments = segments;
    this.playing = true;
    this.show(segments[0]!.from);
  }

  private show(to: number): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(this.record.last, to));
    this.stage.reset(); // skipped events are not announced
    this.stage.jumpTo(this.record.scene(this.at));
  }

  forward(): void {
    if (this.stage.isPlaying) this.stage.skipAll();
    clearTimeout(this.timer); // a pending timer would cut this step short
    if (this.segments.length && this.at >= this.segments[0]!.to) return this.nextSegment();
    if (this.at >= this.record.last) return;
    const events = [];
    do {
      this.at += 1;
      events.push(...this.record.events(this.at));
    } while (this.at < this.record.last && this.record.isSkipped?.(this.at));
    this.stage.enqueue(this.record.scene(this.at), events);
  }

  private nextSegment(): void {
    this.segments = this.segments.slice(1);
    if (this.segments.length) this.show(this.segments[0]!.from);
    else this.playing = false;
  }

  /** Whether the last segment has been played. */
  private get isAtEndOfSegments(): boolean {
    return this.segments.length === 1 && this.at >= this.segments[0]!.to;
  }

  back(): void {
    let to = this.at - 1;
    while (to > 0 && this.record.isSkipped?.(to)) to -= 1;
    this.go(to);
  }

  /** Toggles between play and pause. */
  run(): void {
    clearTimeout(this.timer);
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.isAtEndOfSegments) this.segments = [];
    if (this.at === this.record.last && !this.segments.length) this.jumpSilently(0);
    this.forward();
  }

  pause(): void {
    if (this.playing) this.run();
  }

  /** Schedules the next step when one has ended, and when the page becomes visible again. */
  scheduleNext(): void {
    clearTimeout(this.timer);
    if (!this.playing || this.stage.isPlaying || isPageHidden()) return;
    const isOver = this.segments.length ? this.isAtEndOfSegments : this.at >= this.record.last;
    if (isOver) {
      this.segments = [];
      this.playing = false;
      return;
    }
    const [segment] = this.segments;
    const ms = segment && this.at >= segment.to ? SEGMENT_PAUSE_MS : STEP_PAUSE_MS;
    this.timer = setTimeout(() => this.forward(), ms * SPEEDS[this.speed]);
  }

  /** Handles a key; false if it has no meaning here. */
  press(key: string): boolean {
    if (key === " ") this.run();
    else if (key === "ArrowLeft") this.back();
    else if (key === "ArrowRight") this.forward();
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.record.last);
    else return false;
    return true;
  }

  /** Moves to the chapter before or after; false if the key has no meaning here. */
  pressChapter(key: string, chapters: readonly { step: number }[]): boolean {
    const steps = chapters.map(({ step }) => step);
    if (key === "ArrowLeft") this.go(steps.findLast((step) => step < this.at) ?? 0);
    else if (key === "ArrowRight") this.go(steps.find((step) => step > this.at) ?? this.record.last);
    else return false;
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.stage.close();
  }
}
