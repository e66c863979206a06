// What is asked of the one on turn, and what the great button says.
import { roman } from "../../../lib/i18n/romanNumerals.ts";
import { yesNo } from "../../../lib/i18n/messageVariables.ts";
import { t } from "../../../lib/i18n/words.svelte.ts";
import type { Choosing } from "./selection.svelte.ts";
import type { AleaPlay } from "../types.ts";
import { rowsFor } from "./diceReading.ts";
import type { PlayCard, Table } from "../types.gen.ts";

/** By what lies there: the same before I am asked as then. */
export function askOf({ table }: Pick<AleaPlay, "table">, helps: boolean): string {
  const { readings, columns, seat, left, step } = table;
  const fits = readings.some((number) => rowsFor(columns[seat]!, number).length);
  return t(`web-alea-ask-${step}`, {
    write: yesNo(fits),
    roll: yesNo(left > 0),
    four: yesNo(!readings.length),
    card: yesNo(helps),
  });
}

/** Sides of six that end the turn. */
export function badOf({ next_die }: Pick<Table, "next_die">): number {
  return next_die.reduce((sum, { outcome, sides }) => sum + (outcome === "fails" ? sides : 0), 0);
}

/** How far this seat is ahead of the next one, or behind the first. */
export function standingOf({ scores }: Pick<Table, "scores">, me: number, names: readonly string[]): string {
  const others = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => seat !== me);
  const best = others.reduce((most, one) => (one.score > most.score ? one : most));
  const ahead = scores[me]! - best.score;
  const stands = ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level";
  return t("web-alea-standing", { stands, points: Math.abs(ahead), name: names[best.seat] ?? "" });
}

/** How the next die may go: that it fails; and where nothing fits yet, that something does then. */
export function oddsOf({ next_die, readings, columns, seat }: Table): string {
  const fits = (numbers: readonly number[]) => numbers.some((one) => rowsFor(columns[seat]!, one).length);
  const bad = badOf({ next_die });
  const fails = t("web-alea-odds", { bad });
  if (fits(readings) || bad === 6) return fails;
  const good = next_die.reduce((sum, { sides, numbers }) => sum + (fits(numbers) ? sides : 0), 0);
  const fit = t("web-alea-odds-fit", { good });
  return bad ? `${fails} · ${fit}` : fit;
}

/** What somebody decides: what was told before it, of another decision, is over then. */
const DECIDED = ["number_written", "card_played", "turn_left"];
/** These are said where it is told whose turn it is. */
const TOLD = [...DECIDED, "last_round_called"];

/** What was done last, from when its words are due until the next act has been seen. */
export function toldOf({ beat, history, telling, mine }: Acted): string | null {
  const reads = beat?.part === "read";
  if (!beat || (!reads && DECIDED.includes(beat.event.type))) return null;
  const event = reads ? beat.event : history.at(-1);
  return event && TOLD.includes(event.type) ? telling.event(event, mine?.seat ?? null) : null;
}
type Acted = Pick<AleaPlay, "beat" | "history" | "telling" | "mine">;

/** A bot rolls on before one has read that it might, and where it might write: that would only flicker. */
export function botPlays({ table, seats }: Pick<AleaPlay, "table" | "seats">): boolean {
  const { kind, stand_in } = seats[table.seat] ?? {};
  return kind === "bot" || stand_in === true;
}

/** What somebody else does. */
export function doingOf(play: AleaPlay): string {
  const { table, names } = play;
  const rolls = table.step === "fall" || (table.step === "choose" && botPlays(play));
  return rolls ? t("web-alea-turn-of", { name: names[table.seat] ?? "" }) : play.telling.prompt(play);
}

export function plaqueOf(play: AleaPlay, { choice, card, reading }: Choosing): string {
  if (play.pending) return t("web-sending");
  if (!play.online) return t("web-waiting-table");
  if (choice?.type === "write")
    return t("web-alea-write", { numeral: roman(choice.number), row: choice.row });
  if (choice) return play.telling.action(choice);
  if (card) return t("web-alea-choose-die");
  if (play.table.step === "failed") return t("web-alea-choose-card");
  const several = reading === null && play.table.readings.length > 1;
  return t(several ? "web-alea-choose-number" : "web-alea-choose-row");
}

/** One of several ways to play a card: on which die, or into which row. */
export function wayOf({ number, row = 0, die, at = 0 }: PlayCard): string {
  if (number === undefined) return t("alea-a-die", { die: die ?? "unknown", at });
  return t("web-alea-number-row", { numeral: roman(number), number, row });
}

/** `XIV 14 · XVI 16`. */
export function readingsOf(numbers: readonly number[]): string {
  return numbers.map((number) => `${roman(number)} ${number}`).join(" · ");
}
