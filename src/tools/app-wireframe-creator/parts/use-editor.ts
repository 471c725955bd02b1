import { useEffect, useMemo, useRef, useState } from 'react';
import { plural } from '@/lib/text';
import { showToast } from '@/ui/toast';
import type { How } from '@/workspace/store';
import { useTool } from '@/workspace/tool-state';
import { changeScreen, withGroups, type Elements } from '../elements';
import { findScreen, limits, shownElements, state, type Screen, type WireElement, type Wireframe } from '../model';

export interface View {
  zoom: number;
  hasGrid: boolean;
  isSnapping: boolean;
  areNotesShown: boolean;
  /** What is seen is what is exported; who wants the files without notes leaves them out. */
  areNotesKept: boolean;
  /** A plain press adds to the selection, for those without a Shift key. */
  isPickingSeveral: boolean;
  isPanning: boolean;
}

const firstView: View = {
  zoom: 1,
  hasGrid: false,
  isSnapping: false,
  areNotesShown: true,
  areNotesKept: true,
  isPickingSeveral: false,
  isPanning: false,
};

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
  const { data: wireframe, around, change, say } = useTool(state);
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

  const edit = (recipe: (elements: Elements) => Elements, how?: How) => change((current) => changeScreen(current, screen.id, recipe), how);

  return {
    wireframe,
    around,
    screen,
    shown,
    hasNotesInFiles: view.areNotesShown && view.areNotesKept,
    chosen,
    ids,
    view,
    change,
    say,
    edit,
    show: (part: Partial<View>) => setView((current) => ({ ...current, ...part })),
    open: (id: string) => {
      setOpenId(id);
      setPicked([]);
    },
    pick: (list: readonly string[]) => setPicked(withGroups(shown, list)),
    /** In front of everything, and selected. */
    add: (...added: readonly WireElement[]) => {
      if (added.length === 0) return;
      if (screen.elements.length + added.length > limits.elements) {
        showToast(`A screen can have up to ${plural(limits.elements, 'element')}.`);
        return;
      }
      edit((elements) => [...elements, ...added]);
      setPicked(added.map(({ id }) => id));
      if (added.some(({ kind }) => kind === 'note')) setView((current) => ({ ...current, areNotesShown: true }));
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
