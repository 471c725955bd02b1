/** What a hand does: press, type, choose. Each as the browser would tell the page of it. */

const setterOf = (kind: { prototype: object }, key: string) => Object.getOwnPropertyDescriptor(kind.prototype, key)?.set;

function setValue(element: Element, value: string): void {
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React watches the element's own setter to tell what it wrote itself.
  setterOf(kind, 'value')?.call(element, value);
}

const tell = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

export function fill(element: Element, value: string): void {
  (element as HTMLElement).focus();
  setValue(element, value);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }));
}

const canFocus = 'input, select, textarea, button, a[href], summary, [tabindex]';

export function click(element: Element): void {
  for (const type of ['pointerdown', 'mousedown']) element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  const target = element.closest<HTMLElement>(canFocus);
  if (target) target.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
  for (const type of ['pointerup', 'mouseup']) element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  const details = element.closest('summary')?.parentElement;
  const was = details instanceof HTMLDetailsElement ? details.open : undefined;
  // A drawing's elements have no click of their own here.
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (details instanceof HTMLDetailsElement && details.open === was) {
    details.open = !was;
    tell(details, 'toggle');
  }
}

export function choose(element: Element, wanted: readonly string[]): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`This is no list to choose from: ${element.outerHTML.slice(0, 200)}`);
  element.focus();
  const isWanted = (option: HTMLOptionElement) => wanted.includes(option.value) || wanted.includes(option.textContent.trim());
  const found = [...element.options].filter(isWanted);
  if (found.length === 0)
    throw new Error(`No “${wanted.join('”, “')}” among: ${[...element.options].map((option) => option.textContent).join(', ')}`);
  if (element.multiple) for (const option of element.options) option.selected = found.includes(option);
  else setterOf(HTMLSelectElement, 'value')?.call(element, found[0]?.value);
  tell(element, 'input');
  tell(element, 'change');
}

export function chooseFiles(element: Element, files: readonly File[]): void {
  Object.defineProperty(element, 'files', { configurable: true, value: files });
  tell(element, 'change');
}

const codes: Record<string, string> = { Space: ' ' };

/** What the browser itself does with a key that the page leaves to it. */
function follow(target: Element, key: string): void {
  if (key === 'Enter') {
    if (target.matches('button, a[href], summary')) click(target);
    else if (target instanceof HTMLInputElement && target.form) {
      const button = target.form.querySelector<HTMLElement>('button[type=submit], button:not([type])');
      if (button) button.click();
      else target.form.requestSubmit();
    } else if (target instanceof HTMLTextAreaElement) fill(target, `${target.value}\n`);
  } else if (key === ' ' && target.matches('button, summary, input[type=checkbox], input[type=radio]')) click(target);
  else if (key === 'Escape') {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLDialogElement | undefined;
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  } else if ((key === 'Backspace' || key === 'Delete') && target instanceof HTMLInputElement) fill(target, target.value.slice(0, -1));
  else if (key.length === 1 && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    fill(target, target.value + key);
}

/** One key, such as “Enter” or “Control+Shift+z”. */
export function press(combination: string): void {
  const parts = combination === '+' ? ['+'] : combination.split('+');
  const last = parts.pop() ?? '';
  const key = codes[last] ?? last;
  const has = (name: string) => parts.includes(name);
  const keys = {
    key,
    bubbles: true,
    cancelable: true,
    ctrlKey: has('Control') || has('ControlOrMeta'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    metaKey: has('Meta'),
  };
  const target = document.activeElement ?? document.body;
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', keys));
  if (isLeft && !keys.ctrlKey && !keys.altKey && !keys.metaKey) follow(target, key);
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', keys));
}
