// Offices of the seats, in this turn and later ones.
import type { Table } from "../types.gen.ts";

/** Office of a seat in this turn. */
export function officeOf(table: Table, seat: number | null): "consul" | "praetor" | "aedile" | null {
  if (seat === null) return null;
  if (table.consul === seat) return "consul";
  if (table.praetor === seat) return "praetor";
  return table.aediles.includes(seat) ? "aedile" : null;
}

const OFFICE_ORDER = ["consul", "praetor", "aedile", "aedile"];

/** Turn and office of a seat's next decision in round one, if it has none now. */
export function nextDecision(table: Table, seat: number): { turn: number; office: string } | null {
  const { players } = table.options;
  const now = officeOf(table, seat);
  // the first Consul keeps both cards
  if (table.round > 1 || table.first === null || (now && !(now === "consul" && table.turn === 1)))
    return null;
  for (let turn = table.turn + 1; turn <= players; turn++) {
    const office = OFFICE_ORDER[(seat - table.first - turn + 1 + 2 * players) % players];
    if (office) return { turn, office };
  }
  return null;
}
