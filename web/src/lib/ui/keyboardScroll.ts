/** Makes a scrolling element focusable if it contains no control, so that keys can scroll it. */
export function keyboardScroll(node: HTMLElement): () => void {
  const weigh = (): void => {
    const stop =
      node.scrollHeight > node.clientHeight + 1 &&
      !node.querySelector("a, button:enabled, input:enabled, select:enabled, textarea:enabled");
    if (stop) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(weigh);
  sizes.observe(node);
  const content = new MutationObserver(weigh);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
