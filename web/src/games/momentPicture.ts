// Picture of a moment of a finished game. It has only the public table of the moment, and its events
// as spectators saw them: nothing that a viewer alone knew.
import { withoutSecrets, type Play } from "../lib/stage/play.ts";
import type { AnyEvent } from "../lib/net/wire.ts";
import { t } from "../lib/i18n/words.svelte.ts";
import type { Picture } from "./endPicture.ts";

/** What a game draws of its public table. */
export type MomentParts = Pick<Picture, "symbol" | "note" | "people" | "figure"> & { title?: string };

export function momentPicture(
  play: Play,
  events: readonly AnyEvent[],
  partsOf: ((play: Play) => MomentParts) | undefined,
): Picture {
  const { messages, names, table } = play;
  const open: Play = { ...play, mine: null, legal: [], marks: null, notes: "" };
  const game = messages.game.name;
  const last = events.at(-1);
  const plain: MomentParts = {
    symbol: "u-people",
    note: messages.round({ table, mine: null, legal: [] }),
    people: names.map((name) => ({ name, text: "", won: false })),
  };
  return {
    game,
    title: last ? messages.event(withoutSecrets(game, last), null) : t("web-replay-start"),
    ...(partsOf?.(open) ?? plain),
  };
}
