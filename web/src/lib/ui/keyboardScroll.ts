// Keyboard access to scrolling elements.

/** Makes a scrolling element focusable if it contains no control, so that keys can scroll it. */
export function keyboardScroll(node: HTMLElement): () => void {
  const update = (): void => {
    const needsFocus =
      node.scrollHeight > node.clientHeight + 1 &&
      !node.querySelector("a, button:enabled, input:enabled, select:enabled, textarea:enabled");
    if (needsFocus) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(node);
  const content = new MutationObserver(update);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
