// Claims that a game offers, from the server's metadata. No rules are involved.
import { games } from "./games.svelte.ts";
import type { GameShown } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";

export interface ClaimFields {
  name: string;
  fields: [name: string, values: GameShown["claims"][string][string]][];
}

/** Claims that the catalog has words for. */
export function claimsOf(game: string): ClaimFields[] {
  return Object.entries(games.of(game)?.claims ?? {})
    .filter(([form]) => words.has(`${game}-claim-${form}`))
    .map(([name, fields]) => ({ name, fields: Object.entries(fields) }));
}

/** The complete claim, or null while a field is missing. */
export function claimOf(form: ClaimFields, chosen: Readonly<Record<string, string | number>>) {
  if (form.fields.some(([field]) => !(field in chosen))) return null;
  return { form: form.name, ...Object.fromEntries(form.fields.map(([field]) => [field, chosen[field]!])) };
}
