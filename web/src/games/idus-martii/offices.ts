import type { Table } from "./types.gen.ts";

/** Which office a seat holds in this turn. */
export function officeOf(table: Table, seat: number | null): "consul" | "praetor" | "aedile" | null {
  if (seat === null) return null;
  if (table.consul === seat) return "consul";
  if (table.praetor === seat) return "praetor";
  return table.aediles.includes(seat) ? "aedile" : null;
}
