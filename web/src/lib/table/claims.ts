// What can be claimed at a table, as the server says it of the game: public words with a form, and no rules.
import { games } from "./games.svelte.ts";
import type { GameShown } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";

export interface Form {
  name: string;
  fields: [name: string, values: GameShown["claims"][string][string]][];
}

/** Those for which the game has words. */
export function claimsOf(game: string): Form[] {
  return Object.entries(games.of(game)?.claims ?? {})
    .filter(([form]) => words.has(`${game}-claim-${form}`))
    .map(([name, fields]) => ({ name, fields: Object.entries(fields) }));
}

/** The claim, once everything of its form is chosen. */
export function claimOf(form: Form, chosen: Readonly<Record<string, string | number>>) {
  if (form.fields.some(([field]) => !(field in chosen))) return null;
  return { form: form.name, ...Object.fromEntries(form.fields.map(([field]) => [field, chosen[field]!])) };
}
