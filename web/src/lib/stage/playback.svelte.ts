// A record, step by step: forward as it happened; any other way one is simply there.
import { away, type Scene, type Stage } from "./stage.svelte.ts";
import type { Telling } from "../i18n/messageVariables.ts";
import { voice } from "../ui/announce.svelte.ts";
import type { AnyEvent, Steps } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

/** Milliseconds between one step and the next. */
const A_STEP = 500;

export interface Recorded {
  readonly last: number;
  scene(place: number): Scene;
  events(place: number): readonly AnyEvent[];
  /** Whether there is nothing to see in it by itself: who goes step by step goes past it. */
  passes?(place: number): boolean;
  /** One has gone to this place, past all that lies between: who does not see it must be told. */
  landed?(place: number): void;
}

/** To who does not see the board: where in a record one has gone to, and what had just happened there. */
export function sayStep(step: Steps["steps"][number], where: string, telling: Telling, seat: number | null) {
  const said = step.events.map((event) => telling.event(event, seat));
  const round = telling.round({ table: step.table, mine: null, legal: [] });
  voice.say([`${round} (${where})`, ...(said.length ? said : [t("web-replay-start")])].join("\n"));
}

export class Playback {
  at = $state(0);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly record: Recorded,
  ) {}

  go(to: number): void {
    this.stand(to);
    this.record.landed?.(this.at);
  }

  /** The same without a word: who chose the place knows it. */
  stand(to: number): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(this.record.last, to));
    this.stage.empty(); // what lies between is not told
    this.stage.show(this.record.scene(this.at));
  }

  forward(): void {
    if (this.stage.busy) this.stage.finish();
    clearTimeout(this.timer); // what waited for this step would cut it short
    if (this.at >= this.record.last) return;
    const events = [];
    do {
      this.at += 1;
      events.push(...this.record.events(this.at));
    } while (this.at < this.record.last && this.record.passes?.(this.at));
    this.stage.tell(this.record.scene(this.at), events);
  }

  back(): void {
    let to = this.at - 1;
    while (to > 0 && this.record.passes?.(to)) to -= 1;
    this.go(to);
  }

  /** Play or pause. */
  run(): void {
    clearTimeout(this.timer);
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.at === this.record.last) this.stand(0);
    this.forward();
  }

  pause(): void {
    if (this.playing) this.run();
  }

  /** All of a step has been seen, or somebody looks again: nothing is played while nobody does. */
  onward(): void {
    clearTimeout(this.timer);
    if (!this.playing || this.stage.busy || away()) return;
    if (this.at < this.record.last) this.timer = setTimeout(() => this.forward(), A_STEP);
    else this.playing = false;
  }

  /** By a key; whether it has one. */
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
