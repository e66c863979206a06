// Formats talk for the talk sheet, bubbles, boards and records.
import type { GameMessages } from "../i18n/messageVariables.ts";
import type { SaidMessage } from "../net/wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

export type Said = Pick<SaidMessage, "seat"> &
  Partial<Pick<SaidMessage, "phrase" | "text" | "reaction" | "claim" | "turn" | "name">>;

/** The name at that time: seats may change hands before the game. */
export const speakerOf = ({ name, seat }: Said, names: readonly string[]) => name ?? names[seat] ?? "";

/** Empty if the catalog has no words for it, such as a guest game's claim. */
export function talkText(line: Said, messages: GameMessages, viewer: number | null): string {
  if (line.text) return line.text;
  if (line.claim) {
    const claim = `claim-${String(line.claim.form)}`;
    return words.has(`${messages.game.name}-${claim}`) ? messages.tell(claim, line.claim, viewer) : "";
  }
  const name = line.phrase ? `phrase-${line.phrase}` : `reaction-${line.reaction}`;
  return words.has(name) ? t(name) : "";
}

/** Claims of this turn. */
export function claimsIn(claims: readonly Said[], turn: number): Said[] {
  return claims.filter((claim) => claim.turn === turn);
}

/** Claims by this seat and about it. In a claim every number is a seat. */
export function claimsAbout(claims: readonly Said[], seat: number): Said[] {
  return claims.filter((line) => line.seat === seat || Object.values(line.claim ?? {}).includes(seat));
}

/** With the speaker's name. */
export function talkLine(line: Said, messages: GameMessages, viewer: number | null): string {
  const text = talkText(line, messages, viewer);
  if (!text) return "";
  const name = speakerOf(line, messages.names);
  return line.reaction ? `${name} ${text}` : t("web-pair", { name, value: text });
}
