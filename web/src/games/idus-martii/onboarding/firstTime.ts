import { prefs } from "../../../lib/me/prefs.svelte.ts";
import type { IdusPlay } from "../types.ts";
import type { Table } from "../types.gen.ts";

/** Explanations that are shown once per device. */
export const ALWAYS = "idus-martii always";
const meetingOf = (what: string) => `idus-martii ${what}`;

/** On a shared device each player gets them; kept in memory only. */
const handed = new WeakMap<object, Record<string, true>>();

/** True if this is new to the player; marks it as shown. */
export function isFirstTime(play: Pick<IdusPlay, "handed">, seat: number, what: string): boolean {
  if (!play.handed) {
    const isNew = !prefs.met(meetingOf(what));
    if (isNew) prefs.meet(meetingOf(what));
    return isNew;
  }
  const known = handed.get(play) ?? {};
  const meeting = `${seat} ${what}`;
  handed.set(play, { ...known, [meeting]: true });
  return !known[meeting];
}

/** Explanations for this moment: the player's office, and new rules. */
export function* explanationsFor(office: string | null, { step, round }: Pick<Table, "step" | "round">) {
  if (office) yield { what: office, text: `idus-martii-role-${office}.task` };
  // shown to everyone at this step, so that it reveals nothing about the cards
  if (step === "discard") yield { what: "merchant", text: "web-idus-about-merchant" };
  if (round > 1) yield { what: "yellow", text: "web-idus-about-yellow" };
}
