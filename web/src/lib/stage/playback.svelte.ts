// Plays a record step by step. Forward steps are animated, jumps are not.
import { isPageHidden, type Scene, type Stage } from "./stage.svelte.ts";
import type { GameMessages } from "../i18n/messageVariables.ts";
import { announcer } from "../ui/announce.svelte.ts";
import type { AnyEvent, Steps } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

/** Milliseconds between steps. */
const STEP_PAUSE_MS = 500;

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

export class Playback {
  at = $state(0);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly record: PlaybackSource,
  ) {}

  go(to: number): void {
    this.jumpSilently(to);
    this.record.onJump?.(this.at);
  }

  /** Jumps without an announcement. */
  jumpSilently(to: number): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(this.record.last, to));
    this.stage.reset(); // skipped events are not announced
    this.stage.jumpTo(this.record.scene(this.at));
  }

  forward(): void {
    if (this.stage.isPlaying) this.stage.skipAll();
    clearTimeout(this.timer); // a pending timer would cut this step short
    if (this.at >= this.record.last) return;
    const events = [];
    do {
      this.at += 1;
      events.push(...this.record.events(this.at));
    } while (this.at < this.record.last && this.record.isSkipped?.(this.at));
    this.stage.enqueue(this.record.scene(this.at), events);
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
    if (this.at === this.record.last) this.jumpSilently(0);
    this.forward();
  }

  pause(): void {
    if (this.playing) this.run();
  }

  /** Schedules the next step when one has ended, and when the page becomes visible again. */
  scheduleNext(): void {
    clearTimeout(this.timer);
    if (!this.playing || this.stage.isPlaying || isPageHidden()) return;
    if (this.at < this.record.last) this.timer = setTimeout(() => this.forward(), STEP_PAUSE_MS);
    else this.playing = false;
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

  close(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.stage.close();
  }
}
