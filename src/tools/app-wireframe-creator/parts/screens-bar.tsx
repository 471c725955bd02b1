import { useState } from 'react';
import { plural } from '@/lib/text';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import { lazyPart } from '@/ui/lazy-part';
import { limits, nameOfScreen } from '../model';
import { addScreen, deleteScreen, duplicateScreen, freeScreenName, moveScreen, renameScreen } from '../screens';
import type { Editor } from './use-editor';

const RenameDialog = lazyPart(async () => (await import('@/ui/rename-dialog')).default);

/** The screens of the project, one open at a time. */
export function ScreensBar({ editor }: { editor: Editor }) {
  const { wireframe, screen, change, open } = editor;
  const [isRenaming, setIsRenaming] = useState(false);
  const index = wireframe.screens.indexOf(screen);
  const isFull = wireframe.screens.length >= limits.screens;
  const sayFull = () => showToast(`A project can have up to ${plural(limits.screens, 'screen')}.`);
  const add = () => {
    if (isFull) {
      sayFull();
      return;
    }
    const id = makeId();
    change((data) => addScreen(data, { id, name: freeScreenName(data), elements: [] }));
    open(id);
  };
  const duplicate = () => {
    if (isFull) {
      sayFull();
      return;
    }
    const copy = duplicateScreen(wireframe, screen.id, makeId);
    change(() => copy.wireframe);
    open(copy.id);
  };
  const remove = () => {
    const next = wireframe.screens[index + 1] ?? wireframe.screens[index - 1];
    change((data) => deleteScreen(data, screen.id), { say: 'Screen deleted' });
    if (next) open(next.id);
  };
  const items = [
    { label: 'Rename', onSelect: () => setIsRenaming(true) },
    { label: 'Duplicate screen', onSelect: duplicate },
    ...(index > 0 ? [{ label: 'Move left', onSelect: () => change((data) => moveScreen(data, screen.id, -1)) }] : []),
    ...(index < wireframe.screens.length - 1
      ? [{ label: 'Move right', onSelect: () => change((data) => moveScreen(data, screen.id, 1)) }]
      : []),
    ...(wireframe.screens.length > 1 ? [{ label: 'Delete screen', onSelect: remove }] : []),
  ];
  return (
    <div className="mb-2 flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <Tabs
          label="Screens"
          value={screen.id}
          onChange={open}
          choices={wireframe.screens.map((each) => ({ value: each.id, label: nameOfScreen(wireframe, each) }))}
        />
      </div>
      <IconButton icon="plus" label="Add screen" onClick={add} />
      <Menu label="Screen options" buttonClass="btn btn-quiet btn-icon" items={items}>
        <Icon icon="ellipsis" />
      </Menu>
      {isRenaming && (
        <RenameDialog
          title="Rename screen"
          label="Screen title"
          longest={limits.name}
          name={nameOfScreen(wireframe, screen)}
          onRename={(name) => change((data) => renameScreen(data, screen.id, name))}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </div>
  );
}
