import { IconButton } from '@/ui/button';
import { unitsOf, type Edge, type Order } from '../arrange';
import { alignChosen, distributeChosen, orderChosen } from './arrange';
import { copy, duplicate, group, lock, remove, ungroup } from './commands';
import type { Editor } from './use-editor';

const edges: readonly { edge: Edge; icon: string; label: string }[] = [
  { edge: 'left', icon: 'align-start-vertical', label: 'Align left' },
  { edge: 'center', icon: 'align-center-vertical', label: 'Align center' },
  { edge: 'right', icon: 'align-end-vertical', label: 'Align right' },
  { edge: 'top', icon: 'align-start-horizontal', label: 'Align top' },
  { edge: 'middle', icon: 'align-center-horizontal', label: 'Align middle' },
  { edge: 'bottom', icon: 'align-end-horizontal', label: 'Align bottom' },
];

const orders: readonly { order: Order; icon: string; label: string }[] = [
  { order: 'front', icon: 'bring-to-front', label: 'Bring to front' },
  { order: 'forward', icon: 'arrow-up', label: 'Bring forward' },
  { order: 'backward', icon: 'arrow-down', label: 'Send backward' },
  { order: 'back', icon: 'send-to-back', label: 'Send to back' },
];

/** What can be done to the selection as a whole, each with one press. */
export function ArrangeBar({ editor }: { editor: Editor }) {
  const { chosen } = editor;
  const isLocked = chosen.length > 0 && chosen.every((element) => element.isLocked);
  const free = chosen.filter((element) => !element.isLocked);
  const canDistribute = unitsOf(free).length >= 3;
  const isGrouped = chosen.some(({ group }) => group !== '');
  const button = 'size-8! min-h-8! min-w-8!';
  return (
    <div role="group" aria-label="Arrange" className="grid grid-cols-6 gap-x-0.5 gap-y-1">
      <IconButton className={button} icon="copy" label="Duplicate" onClick={() => duplicate(editor)} />
      <IconButton className={button} icon="trash-2" label="Delete" disabled={free.length === 0} onClick={() => remove(editor)} />
      <IconButton
        className={button}
        icon={isLocked ? 'lock-open' : 'lock'}
        label={isLocked ? 'Unlock' : 'Lock'}
        onClick={() => lock(editor, !isLocked)}
      />
      <IconButton className={button} icon="group" label="Group" disabled={chosen.length < 2} onClick={() => group(editor)} />
      <IconButton className={button} icon="ungroup" label="Ungroup" disabled={!isGrouped} onClick={() => ungroup(editor)} />
      <IconButton className={button} icon="clipboard-copy" label="Copy" onClick={() => copy(editor)} />
      {edges.map(({ edge, icon, label }) => (
        <IconButton
          key={edge}
          className={button}
          icon={icon}
          label={label}
          disabled={free.length === 0}
          onClick={() => alignChosen(editor, edge)}
        />
      ))}
      {orders.map(({ order, icon, label }) => (
        <IconButton key={order} className={button} icon={icon} label={label} onClick={() => orderChosen(editor, order)} />
      ))}
      <IconButton
        className={button}
        icon="align-horizontal-space-between"
        label="Distribute horizontally"
        disabled={!canDistribute}
        onClick={() => distributeChosen(editor, 'x')}
      />
      <IconButton
        className={button}
        icon="align-vertical-space-between"
        label="Distribute vertically"
        disabled={!canDistribute}
        onClick={() => distributeChosen(editor, 'y')}
      />
    </div>
  );
}
