// What may be done, and what of it would tell a secret to whoever looks over a shoulder.
import { games } from "../lib/table/games.svelte.ts";
import type { Play } from "../lib/stage/play.ts";
import type { AnyAction, Marks } from "../lib/net/wire.ts";

export interface Choice {
  /** From one on, as the keyboard has it. */
  number: number;
  action: AnyAction;
  label: string;
}

/** By kind of action, each kind in the order of `legal`; numbered as they are shown. */
export function choicesOf(play: Play): Choice[][] {
  const kinds = new Map<string, AnyAction[]>();
  for (const action of play.legal) kinds.set(action.type, [...(kinds.get(action.type) ?? []), action]);
  let number = 0;
  return [...kinds.values()].map((kind) =>
    kind.map((action) => ({ number: ++number, action, label: play.telling.action(action) })),
  );
}

/** In the page, so that its number on the keyboard finds it. */
export const idOf = (number: number) => `choice-${number}`;

/** The key that finds it: only the first nine have one. */
export const keyOf = ({ number }: Choice) => (number < 10 ? String(number) : undefined);

/**
 * Whether an action names what only I know: any value that I hold, whatever its field is called, for an event
 * may call it otherwise. Then the choices are covered until they are held.
 */
export function tellsSecrets(play: Play): boolean {
  const game = play.telling.game.name;
  if (!play.mine || !games.secretive(game)) return false;
  const { seat: _, ...mine } = play.mine;
  const held = new Set(valuesIn(mine));
  const marks = games.of(game)?.marks;
  return play.legal.some(({ type: _kind, ...fields }) =>
    Object.entries(fields).some(
      ([field, value]) => !namesSeats(marks, field, value) && valuesIn(value).some((one) => held.has(one)),
    ),
  );
}

/** Who somebody is, all may know, unless it is a secret itself. A field so named may hold other things. */
function namesSeats(marks: Marks | undefined, field: string, value: unknown): boolean {
  if (!marks || Object.values(marks.secret).flat().includes(field)) return false;
  const marked = marks.seat.includes(field) || marks.seats.includes(field);
  return marked && valuesIn(value).every((one) => typeof one === "number");
}

/** Every plain value in something, however deep it lies. */
function valuesIn(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === "object" ? Object.values(value).flatMap(valuesIn) : [value];
}

/** Where there are many, those with these letters. */
export function matching(kinds: Choice[][], letters: string): Choice[][] {
  const wanted = letters.trim().toLowerCase();
  const found = kinds.map((kind) => kind.filter(({ label }) => label.toLowerCase().includes(wanted)));
  return found.filter((kind) => kind.length > 0);
}
