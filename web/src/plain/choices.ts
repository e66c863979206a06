// What may be done, and what of it would tell a secret to whoever looks over a shoulder.
import { games } from "../lib/games.svelte.ts";
import type { Play } from "../lib/play.ts";
import type { AnyAction } from "../lib/wire.ts";

export interface Choice {
  /** From one on, as the keyboard has it. */
  number: number;
  action: AnyAction;
  label: string;
}

/** By kind of action, in the order of `legal`. */
export function choicesOf(play: Play): Choice[][] {
  const kinds: Record<string, Choice[]> = {};
  play.legal.forEach((action, place) => {
    const choice = { number: place + 1, action, label: play.telling.action(action) };
    (kinds[action.type] ??= []).push(choice);
  });
  return Object.values(kinds);
}

/**
 * Whether an action names what only I know: a field that is secret in an event, with a value that I hold.
 * Then the choices are covered until they are held.
 */
export function tellsSecrets(play: Play): boolean {
  const secret = Object.values(games.of(play.telling.game.name)?.marks.secret ?? {}).flat();
  if (!secret.length || !play.mine) return false;
  const { seat: _, ...mine } = play.mine;
  const held = valuesIn(mine);
  return play.legal.some((action) =>
    Object.entries(action).some(([field, value]) => secret.includes(field) && held.includes(value)),
  );
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
