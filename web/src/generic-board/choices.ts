// Choices of the generic board, and whether their labels would reveal a secret.
import { games } from "../lib/table/games.svelte.ts";
import type { Play } from "../lib/stage/play.ts";
import type { AnyAction, Marks } from "../lib/net/wire.ts";

export interface Choice {
  /** From 1, as on the keyboard. */
  number: number;
  action: AnyAction;
  label: string;
}

/** Grouped by action type, in the order of `legal`, and numbered as shown. */
export function choicesOf(play: Play, shown: readonly AnyAction[] = play.legal): Choice[][] {
  const kinds = new Map<string, AnyAction[]>();
  for (const action of shown) kinds.set(action.type, [...(kinds.get(action.type) ?? []), action]);
  let number = 0;
  return [...kinds.values()].map((kind) =>
    kind.map((action) => ({ number: ++number, action, label: play.messages.action(action) })),
  );
}

/** Element id, for focus by number key. */
export const idOf = (number: number) => `choice-${number}`;

/** Shortcut key: only the first nine have one. */
export const keyOf = ({ number }: Choice) => (number < 10 ? String(number) : undefined);

/**
 * True if an action contains a value that only this player knows, under any field name. Then the choices are
 * covered until revealed.
 */
export function tellsSecrets(play: Play): boolean {
  const game = play.messages.game.name;
  if (!play.mine || !games.hasSecrets(game)) return false;
  const { seat: _, ...mine } = play.mine;
  const secrets = new Set(valuesIn(mine));
  const marks = games.of(game)?.marks;
  return play.legal.some(({ type: _kind, ...fields }) =>
    Object.entries(fields).some(
      ([field, value]) =>
        !namesSeats(marks, field, value) && valuesIn(value).some((item) => secrets.has(item)),
    ),
  );
}

/** Seats are public unless secret by themselves. A field with a seat's name may hold other values. */
function namesSeats(marks: Marks | undefined, field: string, value: unknown): boolean {
  if (!marks || Object.values(marks.secret).flat().includes(field)) return false;
  const isMarked = marks.seat.includes(field) || marks.seats.includes(field);
  return isMarked && valuesIn(value).every((item) => typeof item === "number");
}

/** All primitive values, recursively. */
function valuesIn(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === "object" ? Object.values(value).flatMap(valuesIn) : [value];
}

/** Choices whose label contains these letters. */
export function matching(kinds: Choice[][], letters: string): Choice[][] {
  const text = letters.trim().toLowerCase();
  const found = kinds.map((kind) => kind.filter(({ label }) => label.toLowerCase().includes(text)));
  return found.filter((kind) => kind.length > 0);
}
