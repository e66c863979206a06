// Positions of the dice on the table.
//
// A die keeps its place: thrown again it lands there, set aside it stays. The server lists dice in the order
// they fell.
import type { AnyEvent } from "../../../../lib/net/wire.ts";
import { setsAside, takenDice } from "../../choreography.ts";
import type { Face } from "../../tray/diceReading.ts";
import type { Event, Table } from "../../types.gen.ts";

export interface DiePosition {
  face: Face | null;
  how: "lies" | "aside" | "air";
  /** Index among the dice on the table, in the order they fell; -1 for others. */
  at: number;
}
interface Die {
  face: Face | null;
  how: DiePosition["how"];
  fell: number;
}

/** The dice of this turn from left to right, after these events. */
export function dicePositions(
  events: readonly AnyEvent[],
  table: Counted & Pick<Table, "options">,
): DiePosition[] {
  const dice: Die[] = [];
  let fell = 0;
  const inPlay = () => dice.filter(({ how }) => how === "lies").sort((one, other) => one.fell - other.fell);
  for (const event of thisTurn(events) as Event[]) {
    if (event.type === "dice_thrown") {
      dice.push(...Array.from({ length: event.dice }, (): Die => ({ face: null, how: "air", fell: 0 })));
    } else if (event.type === "die_fell") {
      const next = dice.find(({ how }) => how === "air");
      if (next) Object.assign(next, { face: event.face, how: "lies", fell: ++fell });
    } else if (event.type === "card_played" && event.play.row === undefined) {
      const now = inPlay();
      const how = setsAside(event.play) ? "aside" : "air";
      for (const place of takenDice(faces(now), event.play)) Object.assign(now[place] ?? {}, { how });
    }
  }
  const now = inPlay();
  const known =
    faces(now).join() === table.dice.join() &&
    dice.filter(({ how }) => how === "aside").length === table.aside.length &&
    dice.filter(({ how }) => how === "air").length === table.falling;
  // in the server's order, if order matters or events are missing
  if (!known || table.options.ordered) return positionsInOrder(table);
  return dice.map((die): DiePosition => ({ face: die.face, how: die.how, at: now.indexOf(die) }));
}

interface Counted {
  dice: readonly Face[];
  aside: readonly Face[];
  falling: number;
}

function positionsInOrder({ dice, aside, falling }: Counted): DiePosition[] {
  return [
    ...dice.map((face, at): DiePosition => ({ face, how: "lies", at })),
    ...Array.from({ length: falling }, (): DiePosition => ({ face: null, how: "air", at: -1 })),
    ...aside.map((face): DiePosition => ({ face, how: "aside", at: -1 })),
  ];
}

function faces(dice: readonly Die[]): Face[] {
  return dice.map(({ face }) => face!);
}

function thisTurn(events: readonly AnyEvent[]): readonly AnyEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === "turn_begun") + 1);
}
