// Chapters of a record, and its best moments in about a minute.
import { choreographyOf } from "../stage/stageSetup.ts";
import { STEP_PAUSE_MS, type Segment } from "../stage/playback.svelte.ts";
import type { Choreography } from "../stage/stage.svelte.ts";
import type { GameMessages } from "../i18n/messageVariables.ts";
import type { Steps } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

export interface Chapter {
  step: number;
  title: string;
  /** Rank among the best moments; 0 for a mere division. */
  weight: number;
}

/** Turning points that a replay lists; more do not fit beside its controls. */
const MAX_TURNING_POINTS = 5;
/** Divisions of a game without chapters of its own. */
const MAX_ROUNDS = 8;
/** Length of the best moments, in seconds at normal speed. */
const BEST_MOMENTS_SECONDS = 60;
/** What leads to a moment is shown for at most this time, in seconds. */
const LEAD_SECONDS = 9;

/** Of two that weigh the same, the later one is first. */
const heaviest = (one: Chapter, other: Chapter) => other.weight - one.weight || other.step - one.step;

type StepsOf = Pick<Steps, "steps">;

/** Start and end around the chapters of a game, with the heaviest turning points alone; in order. */
export function withEnds(record: StepsOf, start: string, found: readonly Chapter[]): Chapter[] {
  const last = record.steps.length - 1;
  const points = found
    .filter(({ weight }) => weight > 0)
    .sort(heaviest)
    .slice(0, MAX_TURNING_POINTS);
  const inner = [...points, ...found.filter(({ weight }) => weight === 0)];
  const ordered = inner.filter(({ step }) => step > 0 && step < last);
  return framed(
    start,
    ordered.sort((one, other) => one.step - other.step),
    last,
  );
}

/** A record of one step has no end besides its start. */
function framed(start: string, inner: readonly Chapter[], last: number): Chapter[] {
  const end = { step: last, title: t("web-chapter-end"), weight: Infinity };
  return [{ step: 0, title: start, weight: 0 }, ...inner, ...(last > 0 ? [end] : [])];
}

/** Chapters of any game: its rounds, as its catalog names them. Later rounds weigh more. */
export function roundChapters(record: StepsOf, messages: Pick<GameMessages, "round">): Chapter[] {
  const titles = record.steps.map(({ table }) => messages.round({ table, mine: null, legal: [] }));
  const last = titles.length - 1;
  const rounds = titles.flatMap((title, step) =>
    step && step < last && title && title !== titles[step - 1]
      ? [{ step, title, weight: 1 + step / last }]
      : [],
  );
  const everyNth = Math.ceil(rounds.length / MAX_ROUNDS);
  const shown = rounds.filter((_, place) => place % everyNth === 0);
  return framed(t("web-chapter-start"), shown, last);
}

/** Seconds that each step takes in a replay at normal speed. */
export function stepSeconds(record: Steps, own: Choreography | undefined): number[] {
  const choreography = choreographyOf(record.game, own);
  return record.steps.map(({ events, table: after }, place) => {
    let before = record.steps[Math.max(0, place - 1)]!.table;
    let seconds = 0;
    for (const event of events) {
      const beats = choreography(event, before, after);
      seconds += beats.reduce((sum, beat) => sum + beat.seconds, 0);
      before = beats.at(-1)?.table ?? before;
    }
    return seconds && seconds + STEP_PAUSE_MS / 1000;
  });
}

/** The end and the heaviest chapters, each with what leads to it; in order, and within a minute. */
export function bestMoments(
  chapters: readonly Chapter[],
  seconds: readonly number[],
): { segments: Segment[]; seconds: number } {
  const duration = ({ from, to }: Segment) =>
    seconds.slice(from + 1, to + 1).reduce((sum, one) => sum + one, 0);
  let segments: Segment[] = [];
  let total = 0;
  for (const { step } of chapters.filter(({ weight }) => weight > 0).sort(heaviest)) {
    let from = step;
    while (from > 0 && duration({ from: from - 1, to: step }) <= Math.max(LEAD_SECONDS, seconds[step]!))
      from -= 1;
    const merged = merge([...segments, { from, to: step }]);
    const longer = merged.reduce((sum, segment) => sum + duration(segment), 0);
    if (longer > BEST_MOMENTS_SECONDS && segments.length) continue;
    [segments, total] = [merged, longer];
  }
  return { segments, seconds: Math.round(total) };
}

/** Segments in order; those that touch are one. */
function merge(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const segment of [...segments].sort((one, other) => one.from - other.from)) {
    const before = found.at(-1);
    if (before && segment.from <= before.to) before.to = Math.max(before.to, segment.to);
    else found.push({ ...segment });
  }
  return found;
}
