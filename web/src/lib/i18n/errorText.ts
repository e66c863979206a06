// Error messages in the reader's language.
import { RequestError } from "../net/api.ts";
import { MAX_RETRY_SECONDS } from "../net/retryAfter.ts";
import { formatTimeAhead } from "./dates.ts";
import type { GameMessages } from "./messageVariables.ts";
import { VariableBuilder } from "./messageVariables.ts";
import type { Problem } from "../net/wire.ts";
import { t, words } from "./words.svelte.ts";

/** The message for a refusal or a lost connection. */
export function refusalText(refusal: Problem, messages: GameMessages | null = null): string {
  if (refusal.kind === "illegal" && messages && refusal.rule)
    return messages.refusal(refusal.rule, refusal.why ?? "", refusal.facts ?? {});
  if (refusal.kind === "table") {
    const id = `table-refused-${refusal.why}`;
    if (words.has(id)) {
      const text = t(id, new VariableBuilder(t, messages?.names ?? []).variables(refusal.facts ?? {}));
      return [text, nextTry(Number(refusal.facts?.seconds))].join(" ").trim();
    }
  }
  if (refusal.kind === "offline") return t("web-offline");
  return t("web-went-wrong");
}

/** When the player can try again, if the page does not by itself. */
const nextTry = (seconds: number) =>
  seconds > MAX_RETRY_SECONDS ? t("web-next-try", { time: formatTimeAhead(seconds, words.language) }) : "";

/** The message for any exception. */
export function errorText(error: unknown, messages: GameMessages | null = null): string {
  return error instanceof RequestError ? refusalText(error.refusal, messages) : t("web-went-wrong");
}
