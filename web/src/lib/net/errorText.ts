import { Refused } from "./api.ts";
import type { Telling } from "../i18n/messageVariables.ts";
import { Reader } from "../i18n/messageVariables.ts";
import type { Problem } from "./wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** Why not, in the reader's language. */
export function sayRefusal(refusal: Problem, telling: Telling | null = null): string {
  if (refusal.kind === "illegal" && telling && refusal.rule)
    return telling.refusal(refusal.rule, refusal.why ?? "", refusal.facts ?? {});
  if (refusal.kind === "table") {
    const id = `table-refused-${refusal.why}`;
    if (words.has(id)) return t(id, new Reader(t, telling?.names ?? []).variables(refusal.facts ?? {}));
  }
  if (refusal.kind === "offline") return t("web-offline");
  return t("web-went-wrong");
}

/** What went wrong, whatever it was. */
export function sayError(error: unknown, telling: Telling | null = null): string {
  return error instanceof Refused ? sayRefusal(error.refusal, telling) : t("web-went-wrong");
}
