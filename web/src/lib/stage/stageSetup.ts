// A stage with a board on it: its game says how each act is shown, how it sounds, and how it is told.
import { games } from "../table/games.svelte.ts";
import { knock } from "../me/turnNotification.ts";
import { prefs, PACES } from "../me/prefs.svelte.ts";
import type { Play } from "./play.ts";
import { shelf } from "../table/gameLoader.svelte.ts";
import { END, MOVE, nudge, sound } from "./sound.ts";
import { Stage, type Act, type Acting, type Scene } from "./stage.svelte.ts";
import type { AnyEvent, AnyTable } from "../net/wire.ts";
import { voice } from "../ui/announce.svelte.ts";
import { t } from "../i18n/words.svelte.ts";

/** Seconds, where nobody says otherwise. */
const A_MOMENT = 0.8;
/** Of what was missed, only so much is told to who listens: the newest. */
const MISSED = 3;

/** Without an acting of its own a game is shown as its bots reckon with: they wait as long. */
function inAMoment(game: string): Acting {
  return (event: AnyEvent, before: AnyTable): readonly Act[] => [
    { seconds: games.of(game)?.beats?.[event.type] ?? A_MOMENT, table: before },
  ];
}

/** An event of which one may know nothing has no parts to be shown. */
export function actingOf(game: string, own: Acting | undefined): Acting {
  const plain = inAMoment(game);
  if (!own) return plain;
  return (event, before, after) => (games.secretsOf(game, event.type) ? own : plain)(event, before, after);
}

export interface Around {
  game(): string | undefined;
  play(): Play;
  /** Which question one is asked now: each is asked aloud once. Null where nothing is asked. */
  question?(): string | null;
  quiet?(): void;
}

export function stageFor<S extends Scene>(around: Around): Stage<S> {
  const parts = () => shelf.parts(around.game());
  let asked: string | null = null;
  const spoken = (event: AnyEvent, isPast: boolean) => {
    const play = around.play();
    return parts()?.spoken?.(event, play, isPast) ?? play.telling.event(event, play.mine?.seat ?? null);
  };
  const stage = new Stage<S>({
    acting: () => (parts() ? actingOf(around.game()!, parts()!.acting) : null),
    pace: () => PACES[prefs.pace],
    later: afterwards,
    begins(beat) {
      const notes =
        parts()?.sound?.(beat.event, beat.part) ?? (beat.event.type === "game_ended" ? END : null);
      if (notes) sound(notes);
    },
    told: (event) => voice.say(spoken(event, false)),
    caughtUp: (events) =>
      events
        .map((event) => spoken(event, true))
        .filter(Boolean)
        .slice(-MISSED)
        .forEach((text) => voice.say(text)),
    quiet() {
      around.quiet?.();
      ask();
    },
  });
  /** Aloud, once it can be seen as well: a board may still be on its way. */
  function ask() {
    const question = around.question?.() ?? null;
    if (question === null || question === asked || stage.busy) return;
    if (!parts()) {
      shelf.fetch(around.game()!).then(ask, () => {});
      return;
    }
    asked = question;
    const play = around.play();
    voice.say(t("web-your-move", { ask: parts()?.ask?.(play) ?? play.telling.prompt(play) }));
    sound(MOVE);
    nudge();
    void knock(around.game()!);
  }
  return stage;
}

function afterwards(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
