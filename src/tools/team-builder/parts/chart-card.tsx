import { useId, type DragEvent, type KeyboardEvent } from 'react';
import { plural } from '@/lib/text';
import { AvatarImage } from '@/ui/avatar-image';
import { Icon } from '@/ui/icon';
import { card, type ChartNode } from '../chart-layout';
import { cardPhoto, toCardLines } from '../org-outline';
import { nameOf, type OrgTree } from '../org-tree';

export const dragType = 'text/plain';

interface ChartCardProps {
  node: ChartNode;
  tree: OrgTree;
  isChosen: boolean;
  isMoving: boolean;
  isOver: boolean;
  isFolded: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFold: () => void;
  onOver: (isOver: boolean) => void;
  onDropOf: (id: string) => void;
}

/** One person or open role of the chart: a button, with a second one that folds what is below. */
export function ChartCard({
  node,
  tree,
  isChosen,
  isMoving,
  isOver,
  isFolded,
  onChoose,
  onKeyDown,
  onFold,
  onOver,
  onDropOf,
}: ChartCardProps) {
  const { id, x, y, reports, openRoles, hidden, hiddenRoles } = node;
  const standingId = useId();
  const [name, second, third] = toCardLines(tree, id);
  const photo = cardPhoto(tree, id);
  const isOpenRole = tree.openRoles.has(id);
  const manager = tree.managerOf.get(id);
  const standing = [
    manager ? `Reports to ${nameOf(tree, manager)}` : 'Reports to nobody',
    reports > 0 ? plural(reports, 'report') : '',
    openRoles > 0 ? plural(openRoles, 'open role') : '',
  ];
  const foldedAway = [hidden > 0 ? hidden.toLocaleString('en-US') : '', hiddenRoles > 0 ? plural(hiddenRoles, 'open role') : ''];
  const edge = isOver || isMoving || isChosen ? 'border-accent' : isOpenRole ? 'border-control' : 'border-line-strong';
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDropOf(event.dataTransfer.getData(dragType));
  };
  return (
    <div className="absolute" style={{ left: x, top: y, width: card.width, height: card.height }}>
      <button
        type="button"
        data-node={id}
        draggable
        aria-pressed={isChosen}
        aria-describedby={standingId}
        title={[name, second].filter(Boolean).join(', ')}
        className={`flex size-full cursor-grab items-center gap-2 rounded-(--radius-control) border px-3 text-left active:cursor-grabbing ${isOpenRole ? 'border-dashed' : ''} ${edge} ${isOver || isMoving ? 'bg-accent-soft' : 'bg-surface hover:bg-sunk'} ${isChosen ? 'ring-1 ring-accent' : ''}`}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
        onDragOver={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onOver(true);
        }}
        onDragLeave={() => onOver(false)}
        onDrop={onDrop}
      >
        {photo !== '' && <AvatarImage of={{ id, name, photo }} side={36} />}
        <span className="grid min-w-0 flex-1">
          <span className="truncate text-[14px] leading-tight font-semibold">{name}</span>
          <span className="truncate text-[12.5px] leading-snug">{second}</span>
          <span className="truncate text-[12px] leading-snug text-mute">{third}</span>
        </span>
      </button>
      <span id={standingId} hidden>
        {standing.filter(Boolean).join(', ')}
      </span>
      {reports + openRoles > 0 && (
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={isFolded ? `Expand ${foldedAway.filter(Boolean).join(' and ')} below ${name}` : `Collapse ${name}`}
          title={isFolded ? 'Expand' : 'Collapse'}
          className="no-print absolute -bottom-3 left-1/2 z-10 flex h-6 min-w-6 -translate-x-1/2 items-center justify-center rounded-full border border-line-strong bg-surface px-1 text-[12px] whitespace-nowrap text-mute hover:border-control hover:text-ink"
          onClick={onFold}
        >
          {isFolded ? (
            foldedAway
              .filter(Boolean)
              .map((words) => `+${words}`)
              .join(' ')
          ) : (
            <Icon icon="chevron-up" size={14} />
          )}
        </button>
      )}
    </div>
  );
}
