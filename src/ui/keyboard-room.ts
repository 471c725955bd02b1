const watched = new WeakSet<HTMLElement>();

/** The keyboard of a phone lies over the page: what is fixed at the foot of the screen stands on it, and the two share what is left. */
export function keepAboveKeyboard(node: HTMLElement | null): void {
  const seen = window.visualViewport;
  if (!node || !seen || watched.has(node)) return;
  watched.add(node);
  const fit = () => {
    if (!node.isConnected) {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      return;
    }
    const hidden = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    node.style.bottom = hidden > 1 ? `${hidden}px` : '';
    node.style.maxHeight = hidden > 1 ? `${seen.height / 2}px` : '';
  };
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
}
