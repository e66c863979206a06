// A tap or Enter outside of any control skips the present beat.
import type { Stage } from "./stage.svelte.ts";

/** Listen on the window: clicks in the capture phase, keys before the board. */
export class SkipOnTap {
  /** The last tap skipped a beat, and the next one may belong to the same double tap. */
  private isDoubleTap = false;

  constructor(private readonly stage: Pick<Stage, "skipBeat">) {}

  /** Uses the click, not the touch: a touch may begin a scroll. */
  readonly click = (event: MouseEvent): void => {
    if (this.isDoubleTap && event.detail > 1) {
      // a prompt that appeared under the finger must not be answered by the second tap
      event.preventDefault();
      event.stopPropagation();
      this.stage.skipBeat();
    } else this.isDoubleTap = !hitsControl(event) && this.stage.skipBeat();
  };

  /** Marks the key as handled, so that the board does not answer the next prompt with it. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.repeat || (event.key !== "Enter" && event.key !== " ") || hitsControl(event)) return;
    if (this.stage.skipBeat()) event.preventDefault();
  };
}

function hitsControl(event: Event): boolean {
  return (event.target as Element).closest("button, a, label, input, textarea, select, dialog") !== null;
}
