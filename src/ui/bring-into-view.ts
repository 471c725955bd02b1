/** What was asked for takes the focus and is seen from its beginning; a column that stays in view begins where both do. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top <= window.innerHeight / 2) return;
  const column = element.closest('.stay');
  const whole = column && getComputedStyle(column).position === 'sticky' ? column.parentElement : undefined;
  (whole ?? element).scrollIntoView({ block: 'start' });
}
