// Explanations that each player gets once.
import { prefs } from "../../../lib/me/prefs.svelte.ts";
import type { IdusPlay } from "../types.ts";
import type { Table } from "../types.gen.ts";

/** The offer to always show the own faction. */
export const OPEN_CARDS_OFFER = "idus-martii always";
const keyOf = (what: string) => `idus-martii ${what}`;

/** On a shared device each player gets them; kept in memory only. */
const shownOnSharedDevice = new WeakMap<object, Record<string, true>>();

/** True if this is new to the player; marks it as shown. */
export function isFirstTime(play: Pick<IdusPlay, "handed">, seat: number, what: string): boolean {
  if (!play.handed) {
    const isNew = !prefs.wasShown(keyOf(what));
    if (isNew) prefs.markShown(keyOf(what));
    return isNew;
  }
  const shown = shownOnSharedDevice.get(play) ?? {};
  const key = `${seat} ${what}`;
  shownOnSharedDevice.set(play, { ...shown, [key]: true });
  return !shown[key];
}

/** Explanations for this moment: the player's office, and new rules. */
export function* explanationsFor(office: string | null, { step, round }: Pick<Table, "step" | "round">) {
  if (office) yield { what: office, text: `idus-martii-role-${office}.task` };
  // shown to everyone at this step, so that it reveals nothing about the cards
  if (step === "discard") yield { what: "merchant", text: "web-idus-about-merchant" };
  if (round > 1) yield { what: "yellow", text: "web-idus-about-yellow" };
}
