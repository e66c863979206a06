// Whoever taps, or presses Enter, beside everything that can be meant has seen enough of what is being shown.
import type { Stage } from "./stage.svelte.ts";

/** For a window: clicks before anybody else hears of them, keys before the board does. */
export class Hurrying {
  /** The taps come one upon the other, in one place; the first was to hurry. */
  private inARow = false;

  constructor(private readonly stage: Pick<Stage, "hurry">) {}

  /** A click, not the touch before it: that may begin to scroll, and its click fall on what comes next. */
  readonly click = (event: MouseEvent): void => {
    if (this.inARow && event.detail > 1) {
      // a question that came under the finger meanwhile is not answered by it
      event.preventDefault();
      event.stopPropagation();
      this.stage.hurry();
    } else this.inARow = !meansMore(event) && this.stage.hurry();
  };

  /** The board looks whether a key was used up; else the one that hurries would answer what comes then. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.repeat || (event.key !== "Enter" && event.key !== " ") || meansMore(event)) return;
    if (this.stage.hurry()) event.preventDefault();
  };
}

function meansMore(event: Event): boolean {
  return (event.target as Element).closest("button, a, label, input, textarea, select, dialog") !== null;
}
