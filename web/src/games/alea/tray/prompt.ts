// Prompts and button texts of a turn.
import { roman } from "../../../lib/i18n/romanNumerals.ts";
import { yesNo } from "../../../lib/i18n/messageVariables.ts";
import { t } from "../../../lib/i18n/words.svelte.ts";
import type { Selection } from "./selection.svelte.ts";
import type { AleaPlay } from "../types.ts";
import { rowsFor } from "./diceReading.ts";
import type { PlayCard, Table } from "../types.gen.ts";

/** Depends on the table only, so that it is the same before and after the prompt arrives. */
export function promptText({ table }: Pick<AleaPlay, "table">, helps: boolean): string {
  const { readings, columns, seat, left, step } = table;
  const fits = readings.some((number) => rowsFor(columns[seat]!, number).length);
  return t(`web-alea-ask-${step}`, {
    write: yesNo(fits),
    roll: yesNo(left > 0),
    four: yesNo(!readings.length),
    card: yesNo(helps),
  });
}

/** Number of the six sides that end the turn. */
export function failingSides({ next_die }: Pick<Table, "next_die">): number {
  return next_die.reduce((sum, { outcome, sides }) => sum + (outcome === "fails" ? sides : 0), 0);
}

/** Lead over the next player, or distance to the first. */
export function scoreGap({ scores }: Pick<Table, "scores">, me: number, names: readonly string[]): string {
  const others = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => seat !== me);
  const best = others.reduce((most, other) => (other.score > most.score ? other : most));
  const ahead = scores[me]! - best.score;
  const stands = ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level";
  return t("web-alea-standing", { stands, points: Math.abs(ahead), name: names[best.seat] ?? "" });
}

/** Odds that the next die fails and, if nothing fits yet, that it fits. */
export function oddsText({ next_die, readings, columns, seat }: Table): string {
  const fits = (numbers: readonly number[]) =>
    numbers.some((number) => rowsFor(columns[seat]!, number).length);
  const bad = failingSides({ next_die });
  const fails = t("web-alea-odds", { bad });
  if (fits(readings) || bad === 6) return fails;
  const good = next_die.reduce((sum, { sides, numbers }) => sum + (fits(numbers) ? sides : 0), 0);
  const fit = t("web-alea-odds-fit", { good });
  return bad ? `${fails} · ${fit}` : fit;
}

/** Decisions, which end the display of the previous one. */
const DECISIONS = ["number_written", "card_played", "turn_left"];
/** Events that the prompt area shows. */
const SHOWN_EVENTS = [...DECISIONS, "last_round_called"];

/** The last event in words, from its reading part until the next beat has ended. */
export function lastEventText({ beat, history, messages, mine }: PlayedTurn): string | null {
  const reads = beat?.part === "read";
  if (!beat || (!reads && DECISIONS.includes(beat.event.type))) return null;
  const event = reads ? beat.event : history.at(-1);
  return event && SHOWN_EVENTS.includes(event.type) ? messages.event(event, mine?.seat ?? null) : null;
}
type PlayedTurn = Pick<AleaPlay, "beat" | "history" | "messages" | "mine">;

/** Bots are too fast for showing their options. */
export function botPlays({ table, seats }: Pick<AleaPlay, "table" | "seats">): boolean {
  const { kind, stand_in } = seats[table.seat] ?? {};
  return kind === "bot" || stand_in === true;
}

/** What another player does. */
export function opponentPrompt(play: AleaPlay): string {
  const { table, names } = play;
  const rolls = table.step === "fall" || (table.step === "choose" && botPlays(play));
  return rolls ? t("web-alea-turn-of", { name: names[table.seat] ?? "" }) : play.messages.prompt(play);
}

export function buttonText(play: AleaPlay, { choice, card, reading }: Selection): string {
  if (play.pending) return t("web-sending");
  if (!play.online) return t("web-waiting-table");
  if (choice?.type === "write")
    return t("web-alea-write", { numeral: roman(choice.number), row: choice.row });
  if (choice) return play.messages.action(choice);
  if (card) return t("web-alea-choose-die");
  if (play.table.step === "failed") return t("web-alea-choose-card");
  const several = reading === null && play.table.readings.length > 1;
  return t(several ? "web-alea-choose-number" : "web-alea-choose-row");
}

/** A way to play a card: on which die, or in which row. */
export function cardUseText({ number, row = 0, die, at = 0 }: PlayCard): string {
  if (number === undefined) return t("alea-a-die", { die: die ?? "unknown", at });
  return t("web-alea-number-row", { numeral: roman(number), number, row });
}

/** `XIV 14 · XVI 16`. */
export function readingsText(numbers: readonly number[]): string {
  return numbers.map((number) => `${roman(number)} ${number}`).join(" · ");
}
