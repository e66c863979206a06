import { prefs } from "../../../lib/me/prefs.svelte.ts";
import type { IdusPlay } from "../types.ts";
import type { Table } from "../types.gen.ts";

/** What is explained once on a device. */
export const ALWAYS = "idus-martii always";
const meetingOf = (what: string) => `idus-martii ${what}`;

/** A phone that is handed on is met by everybody for the first time; of them nothing is kept but here. */
const handed = new WeakMap<object, Record<string, true>>();

/** Whether whoever holds this device meets it now. From then on they know it. */
export function meets(play: Pick<IdusPlay, "handed">, seat: number, what: string): boolean {
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

/** What explains itself now, if it was not met before: an office that is mine, and what everybody meets. */
export function* introduced(office: string | null, { step, round }: Pick<Table, "step" | "round">) {
  if (office) yield { what: office, text: `idus-martii-role-${office}.task` };
  // in its turn and for everybody: that somebody reads it says nothing of their cards
  if (step === "discard") yield { what: "merchant", text: "web-idus-about-merchant" };
  if (round > 1) yield { what: "yellow", text: "web-idus-about-yellow" };
}
