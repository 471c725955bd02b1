/** Whoever has opened a menu or a dialog in the meantime stays there. */
export const takeFocus = (element: HTMLElement | null, options?: FocusOptions): boolean => {
  if (!element || document.activeElement?.closest('[role=menu], dialog')) return false;
  element.focus(options);
  return true;
};

/** What was asked for takes the focus and is seen from its beginning; a column that stays in view begins where both do. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element || !takeFocus(element, { preventScroll: true })) return;
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top <= window.innerHeight / 2) return;
  const column = element.closest('.stay');
  const whole = column && getComputedStyle(column).position === 'sticky' ? column.parentElement : undefined;
  (whole ?? element).scrollIntoView({ block: 'start' });
}
