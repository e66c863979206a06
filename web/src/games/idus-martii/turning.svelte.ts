// The votes are turned over: once a turn, before everybody's eyes, and everything waits for it.
import { END, MOVE, nudge, sound } from "../../lib/sound.ts";
import { voice } from "../../lib/voice.svelte.ts";
import { t } from "../../lib/words.svelte.ts";
import type { IdusPlay } from "./play.ts";
import { GREEN, RED, SEAL, TURN, YELLOW } from "./sounds.ts";
import type { Table, VotesScored } from "./types.gen.ts";

const SHOWN_FOR = 4200;
const SOUND_AFTER = 450;
const TOLD_AT_MOST = 4;

export class Turning {
  score = $state.raw<VotesScored | null>(null);
  /** Changes with each turning, so that each is animated. */
  beat = $state(0);
  /** The table as it was: while votes are turned over, nobody has moved on yet. */
  before = $state.raw<Table | null>(null);
  private known: Table | null = null;
  private heard: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    play: IdusPlay,
    /** A lesson: it says itself what comes next. */
    private readonly quiet: boolean,
    private readonly changed: (showing: boolean) => void,
  ) {
    this.heard = play.news.n ? -1 : 0; // news from before a curtain was drawn is old
  }

  show(score: VotesScored | null): void {
    this.score = score;
    this.changed(score !== null);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.show(null);
  }

  /** Whatever has happened is shown, sounded and told. */
  hear(play: IdusPlay, ask: string | null): void {
    const { n: number, events } = play.news;
    if (number === this.heard || !number) return;
    const fresh = this.heard >= 0 || this.quiet;
    this.heard = number;
    const has = (type: string) => events.some((event) => event.type === type);
    const scored = events.findLast((event) => event.type === "votes_scored") as VotesScored | undefined;
    if (this.quiet) this.show(null);
    if (scored && fresh && !(this.quiet && ask)) this.turn(scored, number);
    else if (has("vote_laid")) sound(SEAL);
    else if (has("game_ended")) sound(END);
    this.tell(play, ask, Boolean(scored));
    if (ask) {
      sound(MOVE);
      nudge();
    }
    this.known = play.table;
  }

  private turn(scored: VotesScored, number: number): void {
    this.show(scored);
    this.beat = number;
    this.before = this.known;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(null), SHOWN_FOR);
    sound(TURN);
    setTimeout(() => sound(scored.red ? RED : scored.green ? GREEN : YELLOW), SOUND_AFTER);
  }

  private tell({ table, mine, news, telling }: IdusPlay, ask: string | null, scored: boolean): void {
    const events = news.events.filter((event) => event.type !== "card_dealt");
    const told = events.map((event) => telling.event(event, mine?.seat ?? null)).slice(-TOLD_AT_MOST);
    const { loyal, traitor, limit } = table;
    if (scored) told.push(t("idus-martii-tally", { loyal, traitor, limit }));
    if (ask) told.push(t("web-your-move", { ask }));
    voice.say(told.join(" "));
  }
}
