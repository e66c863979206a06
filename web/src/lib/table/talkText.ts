// How something that was said is told, wherever it is: in the talk, at a seat, on a board and in a record.
import type { Telling } from "../i18n/messageVariables.ts";
import type { SaidMessage } from "../net/wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

export type Said = Pick<SaidMessage, "seat"> &
  Partial<Pick<SaidMessage, "phrase" | "text" | "reaction" | "claim" | "turn" | "name">>;

/** Whoever said it: before a game seats change hands, and what was said there does not. */
export const speakerOf = ({ name, seat }: Said, names: readonly string[]) => name ?? names[seat] ?? "";

/** In words; empty where this page has none for it: a guest's claim, or what a newer server allows. */
export function saidOf(said: Said, telling: Telling, viewer: number | null): string {
  if (said.text) return said.text;
  if (said.claim) {
    const claim = `claim-${String(said.claim.form)}`;
    return words.has(`${telling.game.name}-${claim}`) ? telling.tell(claim, said.claim, viewer) : "";
  }
  const name = said.phrase ? `phrase-${said.phrase}` : `reaction-${said.reaction}`;
  return words.has(name) ? t(name) : "";
}

/** What was claimed in this turn. */
export function claimsIn(claims: readonly Said[], turn: number): Said[] {
  return claims.filter((one) => one.turn === turn);
}

/** What somebody has claimed, and what was claimed about them: in a claim only seats are numbers. */
export function claimsAbout(claims: readonly Said[], seat: number): Said[] {
  return claims.filter((one) => one.seat === seat || Object.values(one.claim ?? {}).includes(seat));
}

/** With the speaker's name; a reaction is no speech. */
export function toldOf(said: Said, telling: Telling, viewer: number | null): string {
  const text = saidOf(said, telling, viewer);
  if (!text) return "";
  const name = speakerOf(said, telling.names);
  return said.reaction ? `${name} ${text}` : t("web-pair", { name, value: text });
}
