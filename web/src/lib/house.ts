// A stage with a board on it: its game says how each act is shown, how it sounds, and how it is told.
import { prefs, PACES } from "./prefs.svelte.ts";
import type { Play } from "./play.ts";
import { shelf } from "./shelf.svelte.ts";
import { END, MOVE, nudge, sound } from "./sound.ts";
import { Stage, type Act, type House, type Scene } from "./stage.svelte.ts";
import type { AnyEvent, AnyTable } from "./wire.ts";
import { voice } from "./voice.svelte.ts";
import { t } from "./words.svelte.ts";

/** What a game's own folder does not say otherwise. */
const A_MOMENT = 0.8;
const inAMoment = (_: AnyEvent, before: AnyTable): readonly Act[] => [{ seconds: A_MOMENT, table: before }];

export interface Around {
  game(): string | undefined;
  play(): Play;
  /** Which question one is asked now: each is asked aloud once. Null where nothing is asked. */
  question?(): string | null;
  quiet?(): void;
  later?: House["later"];
}

export function stageFor<S extends Scene>(around: Around): Stage<S> {
  const parts = () => shelf.parts(around.game());
  let asked: string | null = null;
  const stage = new Stage<S>({
    acting: () => (parts() ? (parts()!.acting ?? inAMoment) : null),
    pace: () => PACES[prefs.pace],
    later: around.later ?? afterwards,
    begins(beat) {
      const notes =
        parts()?.sound?.(beat.event, beat.part) ?? (beat.event.type === "game_ended" ? END : null);
      if (notes) sound(notes);
    },
    told(event) {
      const play = around.play();
      voice.say(parts()?.spoken?.(event, play) ?? play.telling.event(event, play.mine?.seat ?? null));
    },
    quiet() {
      around.quiet?.();
      const question = around.question?.() ?? null;
      if (question === null || question === asked) return;
      asked = question;
      const play = around.play();
      voice.say(t("web-your-move", { ask: parts()?.ask?.(play) ?? play.telling.prompt(play) }));
      sound(MOVE);
      nudge();
    },
  });
  return stage;
}

/** Something else was meant than that one has seen enough. */
export function meansMore(event: Event): boolean {
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return true;
  return (event.target as Element).closest("button, a, label, input, textarea, select, dialog") !== null;
}

function afterwards(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
