import type { KeyboardEvent } from 'react';
import { orderChosen } from './arrange';
import { copy, duplicate, group, grow, move, paste, remove, ungroup } from './commands';
import type { Editor } from './use-editor';

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where arrows and the like already mean something else. */
const hasOwnKeys = (target: HTMLElement) => target.closest('[role=menu], [role=tablist], [role=listbox], [role=slider]') !== null;
const isBusy = (target: HTMLElement) => target.closest('input, textarea, select, dialog') !== null;

function runCommand(key: string, hasShift: boolean, editor: Editor): boolean {
  const commands: Record<string, () => void> = {
    a: () => editor.pick(editor.shown.map(({ id }) => id)),
    c: () => copy(editor),
    d: () => duplicate(editor),
    g: () => (hasShift ? ungroup : group)(editor),
    v: () => paste(editor),
    ']': () => orderChosen(editor, 'forward'),
    '[': () => orderChosen(editor, 'backward'),
  };
  const isOurs = !hasShift || key.toLowerCase() === 'g';
  const command = isOurs ? commands[key.toLowerCase()] : undefined;
  command?.();
  return command !== undefined;
}

/** The element before or after in the order of the canvas becomes the selection, and has the focus. */
function step(editor: Editor, canvas: HTMLElement | null, by: number, hasShift: boolean): void {
  const { shown, chosen } = editor;
  const last = chosen.at(by > 0 ? -1 : 0);
  const index = last ? shown.indexOf(last) + by : by > 0 ? 0 : shown.length - 1;
  const next = shown[(index + shown.length) % Math.max(1, shown.length)];
  if (!next) return;
  editor.pick(hasShift ? [...editor.ids, next.id] : [next.id]);
  canvas?.querySelector<SVGElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus();
}

/** Keys of the whole editor, wherever the focus is but in fields. True where one was taken. */
export function handleKey(event: KeyboardEvent<HTMLElement>, editor: Editor): boolean {
  const target = event.target as HTMLElement;
  if (isBusy(target)) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return !event.altKey && runCommand(event.key, event.shiftKey, editor);
  if (editor.chosen.length > 0 && (event.key === 'Delete' || event.key === 'Backspace')) {
    if (target.getAttribute('role') === 'slider') return false;
    remove(editor);
    // What had the focus is gone; the next key should still reach the canvas.
    target.closest<HTMLElement>('[data-canvas]')?.focus();
    return true;
  }
  if (event.key === 'Escape' && editor.chosen.length > 0) {
    editor.pick([]);
    return true;
  }
  if (hasOwnKeys(target)) return false;
  const direction = directions[event.key];
  if (direction && editor.chosen.length > 0) {
    const [across, down] = direction.map((way) => way * (event.shiftKey ? 10 : 1)) as [number, number];
    if (event.altKey) grow(editor, across, down);
    else move(editor, across, down);
    return true;
  }
  const canvas = target.closest<HTMLElement>('[data-canvas]');
  if (!canvas || event.altKey) return false;
  if (event.key === 'PageDown' || event.key === 'PageUp') {
    step(editor, canvas, event.key === 'PageDown' ? 1 : -1, event.shiftKey);
    return true;
  }
  const id = target.dataset.id;
  if (id === undefined || (event.key !== 'Enter' && event.key !== ' ')) return false;
  if (!editor.ids.has(id)) editor.pick([id]);
  else if (event.key === 'Enter') document.querySelector<HTMLElement>('[data-content-field]')?.focus();
  return true;
}
