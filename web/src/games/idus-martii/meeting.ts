import type { Table } from "./types.gen.ts";

/** What is explained once on a device. */
export const ALWAYS = "idus-martii always";
export const meetingOf = (what: string) => `idus-martii ${what}`;

/** What explains itself now, if it was not met before: an office that is mine, and what everybody meets. */
export function* introduced(office: string | null, { step, round }: Pick<Table, "step" | "round">) {
  if (office) yield { what: office, text: `idus-martii-role-${office}.task` };
  // in its turn and for everybody: that somebody reads it says nothing of their cards
  if (step === "discard") yield { what: "merchant", text: "web-idus-about-merchant" };
  if (round > 1) yield { what: "yellow", text: "web-idus-about-yellow" };
}
