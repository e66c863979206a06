// Whoever plays with keys, or by ear, stays where things are asked: what had the focus is often gone after an
// answer, a curtain, a sheet or a link, and the focus with it.

/** Where one reads on: a question, a result, whose phone it is. */
const PLACES = ["#ask", "#v", "#who"];
/** What the screen is: there one begins, but is not thrown back to it from within. */
const HEADING = "main h1";

let last: Element | null = null;
let left = false;

/** Another screen comes: its heading is where to begin. */
export function leaveScreen(): void {
  left = true;
}

export function keepFocus(): void {
  document.addEventListener("focusin", (event) => {
    last = event.target as Element;
    left = false;
  });
  // a heading that is given the focus is framed for who uses keys
  const { dataset } = document.documentElement;
  if (matchMedia("(pointer: coarse)").matches) dataset.by = "touch";
  document.addEventListener("keydown", () => delete dataset.by, true);
  // whoever presses beside everything has left it themselves
  document.addEventListener("pointerdown", (event) => {
    left = false;
    dataset.by = "touch";
    if (!(event.target as Element).closest("a, button, label, input, textarea, select, [tabindex]"))
      last = null;
  });
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
}

function settle(): void {
  if (document.activeElement !== document.body) return;
  const lost = last !== null && !last.checkVisibility();
  if (!left && !lost) return;
  // what goes once it has done its work leaves the focus to what it worked for
  const heir = last?.getAttribute("aria-controls");
  if (lost && heir && takes(`#${heir}`)) return;
  if (!PLACES.some(takes) && (left || last?.localName === "h1")) takes(HEADING);
}

/** Whether there is such a place, and it has the focus now. */
function takes(place: string): boolean {
  const found = document.querySelector<HTMLElement>(place);
  if (!found) return false;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  return document.activeElement === found;
}
