// How each act is shown, and how things stand once it has been seen. Nothing is reckoned here: whatever an
// event changes is what it says, or is taken from the table that it led to.
import type { Note } from "../../lib/sound.ts";
import type { Act } from "../../lib/stage.svelte.ts";
import type { AleaPlay } from "./play.ts";
import { DIE, FAIL, WRITE } from "./sounds.ts";
import type { Event, PlayCard, Table } from "./types.gen.ts";

/** Seconds at the normal pace. */
const LONG: Record<Event["type"], number> = {
  dice_thrown: 0,
  die_fell: 1,
  turn_failed: 1.3,
  failure_taken: 0.9,
  number_written: 1,
  card_played: 1.2,
  turn_left: 0.6,
  last_round_called: 1.2,
  turn_begun: 0.6,
  game_ended: 1,
};

export function acting(event: Event, before: Table, after: Table): Act<Table>[] {
  return [{ seconds: LONG[event.type], table: { ...before, ...changed(event, before, after) } }];
}

function changed(event: Event, before: Table, after: Table): Partial<Table> {
  switch (event.type) {
    case "dice_thrown":
      return {
        falling: event.dice,
        left: before.left - event.dice,
        step: "fall",
        readings: [],
        next_die: [],
      };
    case "die_fell":
      return { dice: [...before.dice, event.face], falling: Math.max(0, before.falling - 1) };
    case "turn_failed":
      return { failed: event.why };
    case "number_written":
      return { columns: after.columns, scores: after.scores };
    case "card_played":
      return { cards: after.cards, failed: null, ...withoutTaken(before, event.play) };
    case "last_round_called":
      return { closing: event.why };
    default:
      return {};
  }
}

/** The dice that a card takes away; those that are rolled again are in the air. */
function withoutTaken({ dice, aside }: Table, { card, as, die, at }: PlayCard): Partial<Table> {
  const deed = as ?? card;
  const face = deed === "reroll_i" ? "I" : deed === "reroll_v" ? "V" : null;
  const place = at ?? dice.findLastIndex((one) => one === die);
  const stay = dice.filter((one, here) => (face ? one !== face : here !== place));
  const taken = dice.length - stay.length;
  if (deed === "ignore") return { dice: stay, aside: [...aside, ...dice.slice(place, place + taken)] };
  return { dice: stay, falling: taken };
}

export function soundOf(event: Event): readonly Note[] | null {
  if (event.type === "die_fell") return DIE;
  if (event.type === "number_written") return WRITE;
  return event.type === "turn_failed" || event.type === "failure_taken" ? FAIL : null;
}

export function spoken(event: Event, { telling, mine }: AleaPlay): string {
  return event.type === "dice_thrown" ? "" : telling.event(event, mine?.seat ?? null);
}
