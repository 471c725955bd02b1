import { useEffect, useMemo, useRef, useState } from 'react';
import { plural } from '@/lib/text';
import { showToast } from '@/ui/toast';
import { makeId } from '@/workspace/ids';
import { useTool } from '@/workspace/tool-state';
import * as edits from '../change';
import type { Kind } from '../content';
import { findScreen, limits, makeElement, shownElements, state, type Screen, type WireElement, type Wireframe } from '../model';

export interface View {
  zoom: number;
  hasGrid: boolean;
  isSnapping: boolean;
  areNotesShown: boolean;
  /** A plain press adds to the selection, for those without a Shift key. */
  isPickingSeveral: boolean;
  isPanning: boolean;
}

const firstView: View = { zoom: 1, hasGrid: false, isSnapping: false, areNotesShown: true, isPickingSeveral: false, isPanning: false };

/** Copied elements, for any screen of any project in this tab. */
let clipboard: readonly WireElement[] = [];

/** Undo may change a screen that is not open: then it opens, so that the change is seen. */
function useChangedScreen(wireframe: Wireframe, screen: Screen, open: (id: string) => void): void {
  const before = useRef(wireframe);
  useEffect(() => {
    const { screens } = before.current;
    before.current = wireframe;
    if (screens === wireframe.screens || screens.includes(screen)) {
      const changed = wireframe.screens.filter((each) => !screens.includes(each));
      const [only] = changed;
      if (only && changed.length === 1 && only !== screen && screens.length === wireframe.screens.length) open(only.id);
    }
  }, [wireframe, screen, open]);
}

/** Everything that can be done to the open screen. All of it is a step of undo but selecting and looking. */
export function useEditor() {
  const { data: wireframe, around, change, undo } = useTool(state);
  const [openId, setOpenId] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [view, setView] = useState<View>(firstView);
  const screen = findScreen(wireframe, openId);
  useChangedScreen(wireframe, screen, setOpenId);
  const shown = useMemo(() => shownElements(screen, view.areNotesShown), [screen, view.areNotesShown]);
  const chosen = useMemo(() => {
    const wanted = new Set(picked);
    return shown.filter(({ id }) => wanted.has(id));
  }, [shown, picked]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);

  const edit = (recipe: (elements: edits.Elements) => edits.Elements, key?: string) =>
    change((current) => edits.changeScreen(current, screen.id, recipe), key);
  const hasRoom = (count: number) => {
    if (screen.elements.length + count <= limits.elements) return true;
    showToast(`A screen holds ${plural(limits.elements, 'element')} at most.`);
    return false;
  };
  /** Says so where all that is chosen is locked. */
  const hasFree = () => {
    if (chosen.some(({ isLocked }) => !isLocked)) return true;
    if (chosen.length > 0) showToast('Locked elements stay as they are. Unlock them first.');
    return false;
  };
  const keyFor = (what: string) => `${what} ${screen.id} ${[...ids].join(' ')}`;
  const put = (copies: readonly WireElement[]) => {
    if (copies.length === 0 || !hasRoom(copies.length)) return;
    edit((elements) => [...elements, ...copies]);
    setPicked(copies.map(({ id }) => id));
  };

  return {
    wireframe,
    around,
    screen,
    shown,
    chosen,
    ids,
    view,
    change,
    undo,
    edit,
    show: (part: Partial<View>) => setView((current) => ({ ...current, ...part })),
    open: (id: string) => {
      setOpenId(id);
      setPicked([]);
    },
    pick: (list: readonly string[]) => setPicked(edits.withGroups(shown, list)),
    /** Adds or takes away, groups as a whole. */
    toggle: (id: string) => {
      const group = edits.withGroups(shown, [id]);
      setPicked((current) => (current.includes(id) ? current.filter((other) => !group.includes(other)) : [...current, ...group]));
    },
    add: (kind: Kind) => {
      if (!hasRoom(1)) return;
      const element = makeElement(kind, makeId(), screen.elements, wireframe);
      edit((elements) => [...elements, element]);
      setPicked([element.id]);
      if (kind === 'note') setView((current) => ({ ...current, areNotesShown: true }));
    },
    patch: (patch: edits.Patch) => edit((elements) => edits.patchElements(elements, ids, patch), keyFor(Object.keys(patch).join(' '))),
    move: (across: number, down: number) => {
      if (hasFree()) edit((elements) => edits.moveElements(elements, ids, across, down), keyFor('move'));
    },
    grow: (across: number, down: number) => {
      if (!hasFree()) return;
      const bigger = new Map(
        edits
          .pickFree(chosen, ids)
          .map((element) => [
            element.id,
            edits.withBox(element, { ...element, width: element.width + across, height: element.height + down }),
          ]),
      );
      edit((elements) => edits.putElements(elements, bigger), keyFor('grow'));
    },
    remove: () => {
      if (!hasFree()) return;
      const gone = edits.pickFree(chosen, ids).length;
      edit((elements) => edits.deleteElements(elements, ids));
      showToast(`${plural(gone, 'element')} deleted`, { label: 'Undo', run: undo });
    },
    duplicate: () => put(edits.copyElements(chosen, makeId)),
    copy: () => {
      if (chosen.length === 0) return;
      clipboard = chosen;
      showToast(`${plural(chosen.length, 'element')} copied`);
    },
    paste: () => {
      const isHere = clipboard.some(({ id }) => screen.elements.some((element) => element.id === id));
      const copies = edits.copyElements(clipboard, makeId, isHere ? 16 : 0);
      clipboard = isHere ? copies : clipboard;
      put(copies);
    },
    group: () => edit((elements) => edits.groupElements(elements, ids, makeId())),
    ungroup: () => edit((elements) => edits.ungroupElements(elements, ids)),
    lock: (isLocked: boolean) => edit((elements) => edits.lockElements(elements, ids, isLocked)),
    bringInside: (strays: edits.Ids) => edit((elements) => edits.bringInside(elements, wireframe, strays)),
  };
}

export type Editor = ReturnType<typeof useEditor>;
