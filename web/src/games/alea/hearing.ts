// What has happened, to the ear: a sound, and the words for who does not see the board.
import { END, MOVE, nudge, sound } from "../../lib/sound.ts";
import { voice } from "../../lib/voice.svelte.ts";
import type { AleaPlay } from "./play.ts";
import { DIE, FAIL, WRITE } from "./sounds.ts";

const TOLD_AT_MOST = 4;

export function hear(play: AleaPlay, asked: boolean): void {
  const { events } = play.news;
  const has = (type: string) => events.some((event) => event.type === type);
  if (has("turn_failed") || has("failure_taken")) sound(FAIL);
  else if (has("die_fell")) sound(DIE);
  else if (has("number_written")) sound(WRITE);
  else if (has("game_ended")) sound(END);
  const told = events
    .filter((event) => event.type !== "dice_thrown")
    .map((event) => play.telling.event(event, play.mine?.seat ?? null))
    .slice(-TOLD_AT_MOST);
  if (asked) told.push(play.telling.prompt(play));
  voice.say(told.join(" "));
  if (asked && has("turn_begun")) {
    sound(MOVE);
    nudge();
  }
}
