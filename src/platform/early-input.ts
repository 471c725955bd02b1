/**
 * Whoever types before the scripts are ready must not lose a letter: the page's framework takes
 * over the fields without noticing, so each changed field is announced to it once more.
 */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')) {
    const isText = field instanceof HTMLTextAreaElement || !/^(checkbox|radio|file|range|color)$/.test(field.type);
    const typed = field.value;
    if (!isText || typed === field.defaultValue) continue;
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    field.value = field.defaultValue;
    set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
