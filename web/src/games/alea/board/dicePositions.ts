// Where each die lies. A die keeps its place: one that is rolled again falls where it lay, one that is set
// aside stays there. The table itself counts dice by the order in which they fell.
import type { AnyEvent } from "../../../lib/net/wire.ts";
import { takenDice } from "../choreography.ts";
import type { Face } from "../tray/diceReading.ts";
import type { Event, Table } from "../types.gen.ts";

export interface Lying {
  face: Face | null;
  how: "lies" | "aside" | "air";
  /** Among those that lie, by when it fell; -1 for all others. */
  at: number;
}
interface Die {
  face: Face | null;
  how: Lying["how"];
  fell: number;
}

/** The dice of this turn from left to right, after these events have led to this table. */
export function lying(events: readonly AnyEvent[], table: Counted & Pick<Table, "options">): Lying[] {
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
      const how = (event.play.as ?? event.play.card) === "ignore" ? "aside" : "air";
      for (const place of takenDice(faces(now), event.play)) Object.assign(now[place] ?? {}, { how });
    }
  }
  const now = inPlay();
  const known =
    faces(now).join() === table.dice.join() &&
    dice.filter(({ how }) => how === "aside").length === table.aside.length &&
    dice.filter(({ how }) => how === "air").length === table.falling;
  // where the order counts, or nobody has seen how they fell, they lie as they are counted
  if (!known || table.options.ordered) return lyingAsCounted(table);
  return dice.map((die): Lying => ({ face: die.face, how: die.how, at: now.indexOf(die) }));
}

interface Counted {
  dice: readonly Face[];
  aside: readonly Face[];
  falling: number;
}

export function lyingAsCounted({ dice, aside, falling }: Counted): Lying[] {
  return [
    ...dice.map((face, at): Lying => ({ face, how: "lies", at })),
    ...Array.from({ length: falling }, (): Lying => ({ face: null, how: "air", at: -1 })),
    ...aside.map((face): Lying => ({ face, how: "aside", at: -1 })),
  ];
}

function faces(dice: readonly Die[]): Face[] {
  return dice.map(({ face }) => face!);
}

function thisTurn(events: readonly AnyEvent[]): readonly AnyEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === "turn_begun") + 1);
}
