// Votes on the floor: colours, order and visibility.
import type { IdusPlay } from "../types.ts";
import type { Event, Table, VetoDecided } from "../types.gen.ts";

export interface Votes {
  green: number;
  red: number;
  yellow: number;
}

/** All secrets of a finished game: cards and vote by seat, and the votes just counted. */
export interface OpenSecrets {
  cards: string[][];
  votes: string[];
  counted: string[];
}

export interface TabletShown {
  state: "open" | "sealed" | "shown";
  colour?: string;
  /** The Praetor has looked at it, and demands a swap. */
  eye?: boolean;
  swap?: boolean;
  /** The vote that it replaces. */
  instead?: TabletFace & { seat: number };
}

/** State of a tablet. */
type TabletFace = Pick<TabletShown, "state" | "colour">;

/** Odd multiplier for hashing. */
const HASH_FACTOR = 0x9e3779b1;
const STEPS_WITH_VOTES = ["vote", "look", "veto", "replace"];

export function coloursOf({ green, red, yellow }: Votes): string[] {
  const each = [Array(green).fill("green"), Array(red).fill("red"), Array(yellow).fill("yellow")];
  return each.flat() as string[];
}

/** Public facts about the votes before they are turned. */
export type PublicTurn = Pick<Table, "turn" | "consul" | "praetor" | "aediles">;

/**
 * Order in which the votes are turned: the same on all screens. A hash of public facts decides, so that the
 * first colour reveals nothing about the second.
 */
export function turnOrder(votes: Votes, { turn, consul, praetor, aediles }: PublicTurn): string[] {
  let hash = 0;
  for (const number of [turn, consul ?? 0, praetor ?? 0, ...aediles]) {
    hash = Math.imul(hash ^ (number + 1), HASH_FACTOR);
    hash ^= hash >>> 15;
  }
  return hash & 1 ? coloursOf(votes).reverse() : coloursOf(votes);
}

/** Cards and votes as the record has revealed them so far. */
export function openSecrets(events: readonly Event[], seats: number, table: Table): OpenSecrets {
  const cards: string[][] = Array.from({ length: seats }, () => []);
  const votes: string[] = [];
  let counted: string[] = [];
  let round = 1;
  for (const event of events) {
    if (event.type === "card_dealt") cards[event.seat]!.push(event.faction!);
    if (event.type === "card_discarded") {
      const hand = cards[event.consul]!;
      hand.splice(hand.indexOf(event.faction!), 1);
    }
    if (event.type === "turn_begun") round = event.turn > seats ? 2 : 1;
    if (event.type === "vote_laid" || event.type === "vote_replaced") votes[event.aedile] = event.colour!;
    if (isSwap(event, round)) votes[event.aedile] = otherColour(votes[event.aedile]!);
    counted = event.type === "votes_scored" ? turnOrder(event, table.ledger.at(-1) ?? table) : [];
  }
  return { cards, votes, counted };
}

/** In round one a demanded swap is forced and happens at once. */
export function isSwap(event: Event | undefined, round: number): event is VetoDecided {
  return event?.type === "veto_decided" && event.swap && round === 1;
}

export const otherColour = (colour: string) => (colour === "green" ? "red" : "green");

/** Seat whose vote is swapped during this beat. */
export function swappedSeat({ beat }: Pick<IdusPlay, "beat">): number | null {
  const event = beat?.event as Event | undefined;
  if (event?.type === "vote_replaced") return event.aedile;
  return isSwap(event, beat?.after.round ?? 0) && beat!.part === "seen" ? event.aedile : null;
}

export function tabletsOf(
  table: Table,
  open: OpenSecrets | null,
  beat: IdusPlay["beat"] = null,
): TabletShown[] {
  if (open?.counted.length) return open.counted.map((colour) => ({ state: "shown", colour }));
  if (table.ledger.at(-1)?.turn === table.turn || !STEPS_WITH_VOTES.includes(table.step)) return [];
  const swapped = swappedSeat({ beat });
  return table.aediles.map((seat): TabletShown => {
    const eye = table.looked === seat;
    const swap = eye && table.swapped === true;
    const laid = table.laid.includes(seat);
    const yellow = eye && table.yellow_shown && table.step === "replace";
    const face: TabletFace =
      open && laid
        ? { state: "shown", colour: open.votes[seat] }
        : yellow
          ? { state: "shown", colour: "yellow" }
          : { state: laid ? "sealed" : "open" };
    if (swapped !== seat) return { ...face, eye, swap: swap && face.state === "sealed" };
    // the new vote stays face down, also for those who know it
    const { colour = null } = beat!.event as { colour?: string | null };
    const newFace: TabletFace = open
      ? { state: "shown", colour: colour ?? otherColour(open.votes[seat]!) }
      : { state: "sealed" };
    return { ...newFace, eye, swap: !open, instead: { ...face, seat } };
  });
}
