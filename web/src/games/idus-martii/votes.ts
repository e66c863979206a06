// Votes that lie in the middle: how many of each colour, and what can be seen of them.
import type { Table } from "./types.gen.ts";

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
  /** The Praetor has looked at it. */
  eye?: boolean;
  /** It is being turned into another one, and nobody sees which. */
  over?: boolean;
}

const WHILE_THEY_LIE = ["vote", "look", "veto", "replace"];

export function colours({ green, red, yellow }: Votes): string[] {
  const each = [Array(green).fill("green"), Array(red).fill("red"), Array(yellow).fill("yellow")];
  return each.flat() as string[];
}

export function tabletsOf(table: Table, open: OpenSecrets | null, over: number | null): TabletShown[] {
  if (open?.counted.length) return open.counted.map((colour) => ({ state: "shown", colour }));
  if (!WHILE_THEY_LIE.includes(table.step)) return [];
  return table.aediles.map((seat) => {
    const laid = table.laid.includes(seat);
    const eye = table.looked === seat;
    if (open && laid) return { state: "shown", colour: open.votes[seat], eye };
    if (eye && table.yellow_shown && table.step === "replace")
      return { state: "shown", colour: "yellow", eye };
    return { state: laid || over === seat ? "sealed" : "open", eye, over: over === seat };
  });
}
