// Keeps the keyboard focus on the prompt when the focused element disappears.

/** Targets in order: prompt, result, holder of the device. */
const TARGETS = ["#ask", "#v", "#who"];
/** Start of a new screen; not a target while the player stays on it. */
const HEADING = "main h1";

let last: Element | null = null;
let isScreenLeft = false;

/** Call before another screen is shown: the focus goes to its heading. */
export function leaveScreen(): void {
  isScreenLeft = true;
}

export function keepFocus(): void {
  document.addEventListener("focusin", (event) => {
    last = event.target as Element;
    isScreenLeft = false;
  });
  // the focus ring of a heading is for keyboard users only
  const { dataset } = document.documentElement;
  if (matchMedia("(pointer: coarse)").matches) dataset.by = "touch";
  document.addEventListener("keydown", () => delete dataset.by, true);
  // a tap outside of all controls gives up the focus on purpose
  document.addEventListener("pointerdown", (event) => {
    isScreenLeft = false;
    dataset.by = "touch";
    if (!(event.target as Element).closest("a, button, label, input, textarea, select, [tabindex]"))
      last = null;
  });
  new MutationObserver(restoreFocus).observe(document.body, { childList: true, subtree: true });
}

function restoreFocus(): void {
  if (document.activeElement !== document.body) return;
  const isGone = last !== null && !last.checkVisibility();
  if (!isScreenLeft && !isGone) return;
  // a control that disappears passes the focus to the element it controls
  const heir = last?.getAttribute("aria-controls");
  if (isGone && heir && moveFocus(`#${heir}`)) return;
  if (!TARGETS.some(moveFocus) && (isScreenLeft || last?.localName === "h1")) moveFocus(HEADING);
}

/** Moves the focus; false if there is no such element. */
function moveFocus(place: string): boolean {
  const found = document.querySelector<HTMLElement>(place);
  if (!found) return false;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  return document.activeElement === found;
}
