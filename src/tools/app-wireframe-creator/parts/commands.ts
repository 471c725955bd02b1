import { plural } from '@/lib/text';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import * as edits from '../change';
import { copyElements, withGroups } from '../elements';
import type { WireElement } from '../model';
import type { Editor } from './use-editor';

/** Copied elements, for any screen of any project in this tab. */
let clipboard: readonly WireElement[] = [];

/** Says so where all that is chosen is locked. */
function hasFree({ chosen }: Editor): boolean {
  if (chosen.some(({ isLocked }) => !isLocked)) return true;
  if (chosen.length > 0) showToast('Locked elements stay as they are. Unlock them first.');
  return false;
}

const keyFor = ({ screen, ids }: Editor, what: string) => `${what} ${screen.id} ${[...ids].join(' ')}`;

/** Adds to the selection or takes away, groups as a whole. */
export function toggle({ shown, ids, pick }: Editor, id: string): void {
  const group = withGroups(shown, [id]);
  pick(ids.has(id) ? [...ids].filter((other) => !group.includes(other)) : [...ids, id]);
}

export const patch = (editor: Editor, part: edits.Patch) =>
  editor.edit((elements) => edits.patchElements(elements, editor.ids, part), { key: keyFor(editor, Object.keys(part).join(' ')) });

export function move(editor: Editor, across: number, down: number): void {
  if (hasFree(editor)) editor.edit((elements) => edits.moveElements(elements, editor.ids, across, down), { key: keyFor(editor, 'move') });
}

export function grow(editor: Editor, across: number, down: number): void {
  if (!hasFree(editor)) return;
  const bigger = new Map(
    edits
      .pickFree(editor.chosen, editor.ids)
      .map((element) => [element.id, edits.withBox(element, { ...element, width: element.width + across, height: element.height + down })]),
  );
  editor.edit((elements) => edits.putElements(elements, bigger), { key: keyFor(editor, 'grow') });
}

export function remove(editor: Editor): void {
  if (!hasFree(editor)) return;
  const gone = edits.pickFree(editor.chosen, editor.ids).length;
  editor.edit((elements) => edits.deleteElements(elements, editor.ids), { say: `${plural(gone, 'element')} deleted` });
}

export const duplicate = ({ add, chosen }: Editor) => add(...copyElements(chosen, makeId));

export function copy({ chosen }: Editor): void {
  if (chosen.length === 0) return;
  clipboard = chosen;
  showToast(`${plural(chosen.length, 'element')} copied. Paste ${chosen.length === 1 ? 'it' : 'them'} on any screen.`);
}

export function paste({ add, screen }: Editor): void {
  if (clipboard.length === 0) showToast('Nothing is copied yet. Select an element and choose Copy.');
  const isHere = clipboard.some(({ id }) => screen.elements.some((element) => element.id === id));
  // What leads here from another screen would lead nowhere else from here.
  const copies = copyElements(clipboard, makeId, isHere ? undefined : 0).map((copied) =>
    copied.link === screen.id ? { ...copied, link: '' } : copied,
  );
  clipboard = isHere ? copies : clipboard;
  add(...copies);
}

export const group = ({ edit, ids }: Editor) => edit((elements) => edits.groupElements(elements, ids, makeId()));
export const ungroup = ({ edit, ids }: Editor) => edit((elements) => edits.ungroupElements(elements, ids));
export const lock = ({ edit, ids }: Editor, isLocked: boolean) => edit((elements) => edits.lockElements(elements, ids, isLocked));
