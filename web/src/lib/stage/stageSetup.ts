// Creates the stage of a page, with the game's choreography, sounds and announcements.
import { games } from "../table/games.svelte.ts";
import { notifyTurn } from "../me/turnNotification.ts";
import { prefs, PACES } from "../me/prefs.svelte.ts";
import type { Play } from "./play.ts";
import { gameLoader } from "../table/gameLoader.svelte.ts";
import { END, MOVE, nudge, sound } from "./sound.ts";
import { Stage, type BeatPlan, type Choreography, type Scene } from "./stage.svelte.ts";
import type { AnyEvent, AnyTable } from "../net/wire.ts";
import { announcer } from "../ui/announce.svelte.ts";
import { t } from "../i18n/words.svelte.ts";

/** Seconds per event without a choreography. */
const DEFAULT_SECONDS = 0.8;
/** Skipped events that are announced, newest last. */
const MAX_ANNOUNCED = 3;

/** For games without a choreography: the durations that the server's bots wait for. */
function defaultChoreography(game: string): Choreography {
  return (event: AnyEvent, before: AnyTable): readonly BeatPlan[] => [
    { seconds: games.of(game)?.beats?.[event.type] ?? DEFAULT_SECONDS, table: before },
  ];
}

/** An event whose secret fields are unknown gets the default choreography. */
export function choreographyOf(game: string, own: Choreography | undefined): Choreography {
  const plain = defaultChoreography(game);
  if (!own) return plain;
  return (event, before, after) => (games.secretsOf(game, event.type) ? own : plain)(event, before, after);
}

interface StagePage {
  game(): string | undefined;
  play(): Play;
  /** Identifies the prompt, so that it is announced once. Null without a prompt. */
  promptKey?(): string | null;
  onIdle?(): void;
  /** Duration factor; default is the player's pace. */
  pace?(): number;
}

export function stageFor<S extends Scene>(page: StagePage): Stage<S> {
  const parts = () => gameLoader.parts(page.game());
  let announced: string | null = null;
  const textOf = (event: AnyEvent, isPast: boolean) => {
    const play = page.play();
    return (
      parts()?.announcement?.(event, play, isPast) ?? play.messages.event(event, play.mine?.seat ?? null)
    );
  };
  const stage = new Stage<S>({
    choreography: () => (parts() ? choreographyOf(page.game()!, parts()!.choreography) : null),
    pace: page.pace ?? (() => PACES[prefs.pace]),
    startTimer,
    onBeatStart(beat) {
      const notes =
        parts()?.sound?.(beat.event, beat.part) ?? (beat.event.type === "game_ended" ? END : null);
      if (notes) sound(notes);
    },
    onEventPlayed: (event) => announcer.say(textOf(event, false)),
    onEventsSkipped: (events) =>
      events
        .map((event) => textOf(event, true))
        .filter(Boolean)
        .slice(-MAX_ANNOUNCED)
        .forEach((text) => announcer.say(text)),
    onIdle() {
      page.onIdle?.();
      announcePrompt();
    },
  });
  /** Announces the prompt once the board is loaded and idle. */
  function announcePrompt() {
    const promptKey = page.promptKey?.() ?? null;
    if (promptKey === null || promptKey === announced || stage.isPlaying) return;
    if (!parts()) {
      gameLoader.fetch(page.game()!).then(announcePrompt, () => {});
      return;
    }
    announced = promptKey;
    const play = page.play();
    announcer.say(t("web-your-move", { ask: parts()?.ask?.(play) ?? play.messages.prompt(play) }));
    sound(MOVE);
    nudge();
    void notifyTurn(page.game()!);
  }
  return stage;
}

function startTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
