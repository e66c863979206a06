// Votes that lie in the middle: how many of each colour, and what can be seen of them.
import type { Event, Table } from "./types.gen.ts";

export interface Votes {
  green: number;
  red: number;
  yellow: number;
}

/** Every secret, once the game is over: the cards and the vote of each seat, and the votes just counted. */
export interface OpenSecrets {
  cards: string[][];
  votes: string[];
  counted: string[];
}

export interface TabletShown {
  state: "open" | "sealed" | "shown";
  colour?: string;
  /** The Praetor has looked at it; and has it swapped. */
  eye?: boolean;
  swap?: boolean;
  /** It is being turned into another one, and nobody sees which. */
  over?: boolean;
}

/** Odd, and its bits are without a pattern. */
const MIX = 0x9e3779b1;
const WHILE_THEY_LIE = ["vote", "look", "veto", "replace"];

export function colours({ green, red, yellow }: Votes): string[] {
  const each = [Array(green).fill("green"), Array(red).fill("red"), Array(yellow).fill("yellow")];
  return each.flat() as string[];
}

/** Who has laid them, and when: what everybody knows before they are turned over. */
export type Cast = Pick<Table, "turn" | "consul" | "praetor" | "aediles">;

/**
 * The votes in the order in which they are turned over. The Consul shuffles them: it is the same on every
 * screen and in the record, and no colour decides it, so that the first tells nothing of the second.
 */
export function shuffled(votes: Votes, { turn, consul, praetor, aediles }: Cast): string[] {
  let mixed = 0;
  for (const number of [turn, consul ?? 0, praetor ?? 0, ...aediles]) {
    mixed = Math.imul(mixed ^ (number + 1), MIX);
    mixed ^= mixed >>> 15;
  }
  return mixed & 1 ? colours(votes).reverse() : colours(votes);
}

/** Every card and vote, as a record has told them so far. */
export function openSecrets(events: readonly Event[], seats: number, table: Table): OpenSecrets {
  const cards: string[][] = Array.from({ length: seats }, () => []);
  const votes: string[] = [];
  let counted: string[] = [];
  for (const event of events) {
    if (event.type === "card_dealt") cards[event.seat]!.push(event.faction!);
    if (event.type === "card_discarded") {
      const hand = cards[event.consul]!;
      hand.splice(hand.indexOf(event.faction!), 1);
    }
    if (event.type === "vote_laid" || event.type === "vote_replaced") votes[event.aedile] = event.colour!;
    counted = event.type === "votes_scored" ? shuffled(event, table.ledger.at(-1) ?? table) : [];
  }
  return { cards, votes, counted };
}

export function tabletsOf(table: Table, open: OpenSecrets | null, over: number | null): TabletShown[] {
  if (open?.counted.length) return open.counted.map((colour) => ({ state: "shown", colour }));
  if (table.ledger.at(-1)?.turn === table.turn || !WHILE_THEY_LIE.includes(table.step)) return [];
  return table.aediles.map((seat) => {
    const laid = table.laid.includes(seat);
    const eye = table.looked === seat;
    if (open && laid) return { state: "shown", colour: open.votes[seat], eye };
    if (eye && table.yellow_shown && table.step === "replace")
      return { state: "shown", colour: "yellow", eye };
    const swap = eye && table.swapped === true;
    return { state: laid || over === seat ? "sealed" : "open", eye, swap, over: over === seat };
  });
}
