// Formats talk for the talk sheet, bubbles, boards and records.
import type { GameMessages } from "../i18n/messageVariables.ts";
import type { SaidMessage } from "../net/wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

export type Said = Pick<SaidMessage, "seat"> &
  Partial<Pick<SaidMessage, "phrase" | "text" | "reaction" | "claim" | "turn" | "name">>;

/** The name at that time: seats may change hands before the game. */
export const speakerOf = ({ name, seat }: Said, names: readonly string[]) => name ?? names[seat] ?? "";

/** Empty if the catalog has no words for it, such as a guest game's claim. */
export function talkText(said: Said, messages: GameMessages, viewer: number | null): string {
  if (said.text) return said.text;
  if (said.claim) {
    const claim = `claim-${String(said.claim.form)}`;
    return words.has(`${messages.game.name}-${claim}`) ? messages.tell(claim, said.claim, viewer) : "";
  }
  const name = said.phrase ? `phrase-${said.phrase}` : `reaction-${said.reaction}`;
  return words.has(name) ? t(name) : "";
}

/** Claims of this turn. */
export function claimsIn(claims: readonly Said[], turn: number): Said[] {
  return claims.filter((one) => one.turn === turn);
}

/** Claims by this seat and about it. In a claim every number is a seat. */
export function claimsAbout(claims: readonly Said[], seat: number): Said[] {
  return claims.filter((one) => one.seat === seat || Object.values(one.claim ?? {}).includes(seat));
}

/** With the speaker's name. */
export function talkLine(said: Said, messages: GameMessages, viewer: number | null): string {
  const text = talkText(said, messages, viewer);
  if (!text) return "";
  const name = speakerOf(said, messages.names);
  return said.reaction ? `${name} ${text}` : t("web-pair", { name, value: text });
}
