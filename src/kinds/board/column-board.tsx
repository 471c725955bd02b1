import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { keyMove, type Move, type Placed } from './moves';

export interface BoardColumn<T extends Placed> {
  id: string;
  title: string;
  items: readonly T[];
  /** Beside the title, such as a total. */
  aside?: ReactNode;
  /** Below the cards, such as a field to add one. */
  foot?: ReactNode;
  tone?: string;
}

interface ColumnBoardProps<T extends Placed> {
  label: string;
  columns: readonly BoardColumn<T>[];
  nameOf: (item: T) => string;
  card: (item: T, index: number) => ReactNode;
  onMove: (move: Move) => void;
  /** Grid classes: how the columns stand where there is room. In one row, unless said; on a phone always, to be swiped. */
  layout?: string;
  /** Cards drawn at first in a long column. */
  shownAtOnce?: number;
}

const sideBySide = 'md:auto-cols-fr md:grid-flow-col';
/** For so many columns that they are narrow: those that find no room are a scroll away. */
export const manyColumns = 'md:grid-flow-col md:auto-cols-[minmax(168px,1fr)] md:overflow-x-auto';
const dragType = 'text/plain';

/** Cards in columns. Drag them, press Alt with an arrow key, or pick a place from the card's Move menu. */
export function ColumnBoard<T extends Placed>({
  label,
  columns,
  nameOf,
  card,
  onMove,
  layout = sideBySide,
  shownAtOnce = 60,
}: ColumnBoardProps<T>) {
  const board = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [over, setOver] = useState('');
  const [shown, setShown] = useState<Record<string, number>>({});

  const move = (change: Move, name: string) => {
    onMove(change);
    const column = columns.find(({ id }) => id === change.toColumn);
    setMessage(`${name} moved to ${column?.title}, place ${change.toIndex + 1}.`);
  };
  const onKeyDown = (event: KeyboardEvent, item: T) => {
    if (!event.altKey || event.target !== event.currentTarget) return;
    const change = keyMove(event.key, item.id, columns);
    if (!change) return;
    event.preventDefault();
    move(change, nameOf(item));
    setTimeout(() => board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(item.id)}"]`)?.focus());
  };
  const onDrop = (event: DragEvent, column: BoardColumn<T>) => {
    event.preventDefault();
    setOver('');
    const id = event.dataTransfer.getData(dragType);
    const item = columns.flatMap(({ items }) => items).find((candidate) => candidate.id === id);
    if (!item) return;
    const cards = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')).filter(({ dataset }) => dataset.card !== id);
    const index = cards.findIndex((element) => {
      const box = element.getBoundingClientRect();
      return event.clientY < box.top + box.height / 2;
    });
    move({ id, toColumn: column.id, toIndex: index < 0 ? column.items.filter((other) => other.id !== id).length : index }, nameOf(item));
  };
  const placesFor = (item: T, column: BoardColumn<T>) => {
    const index = column.items.indexOf(item);
    const within = [
      ...(index > 0 ? [{ label: 'Move up', toIndex: index - 1 }] : []),
      ...(index < column.items.length - 1 ? [{ label: 'Move down', toIndex: index + 1 }] : []),
    ].map(({ label: text, toIndex }) => ({
      label: text,
      onSelect: () => move({ id: item.id, toColumn: column.id, toIndex }, nameOf(item)),
    }));
    const away = columns
      .filter(({ id }) => id !== column.id)
      .map(({ id, title, items }) => ({
        label: `Move to ${title}`,
        onSelect: () => move({ id: item.id, toColumn: id, toIndex: items.length }, nameOf(item)),
      }));
    return [...away, ...within];
  };

  return (
    <div ref={board}>
      <p className="no-print mb-3 text-[13px] text-mute">
        <span className="max-md:hidden">Drag a card, press Alt and an arrow key on it, or use its Move menu.</span>
        <span className="md:hidden">Swipe to the other columns. A card’s Move menu takes it there.</span>
      </p>
      <div className={`grid items-start gap-4 board ${layout}`} role="group" aria-label={label}>
        {columns.map((column) => {
          const limit = shown[column.id] ?? shownAtOnce;
          return (
            <section
              key={column.id}
              aria-label={column.title}
              className={`min-w-0 snap-start rounded-(--radius-panel) border p-3 ${over === column.id ? 'border-accent bg-accent-soft' : 'border-line bg-sunk'}`}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(column.id);
              }}
              onDragLeave={() => setOver('')}
              onDrop={(event) => onDrop(event, column)}
            >
              <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 px-1">
                <h2 className={`font-semibold ${column.tone ?? ''}`}>
                  {column.title} <span className="font-normal text-mute">{column.items.length}</span>
                </h2>
                {column.aside}
              </div>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
                {column.items.slice(0, limit).map((item, index) => (
                  <li
                    key={item.id}
                    data-card={item.id}
                    draggable
                    tabIndex={0}
                    aria-label={nameOf(item)}
                    onDragStart={(event) => event.dataTransfer.setData(dragType, item.id)}
                    onKeyDown={(event) => onKeyDown(event, item)}
                    className="flex cursor-grab items-start gap-1 rounded-(--radius-control) border border-line bg-surface py-2 pr-1 pl-3 active:cursor-grabbing"
                  >
                    <div className="min-w-0 flex-1">{card(item, index)}</div>
                    <Menu label={`Move ${nameOf(item)}`} items={placesFor(item, column)} buttonClass="btn btn-quiet btn-icon no-print">
                      <Icon icon="move" />
                    </Menu>
                  </li>
                ))}
              </ul>
              {column.items.length > limit && (
                <button
                  type="button"
                  className="btn btn-quiet mt-2 w-full"
                  onClick={() => setShown({ ...shown, [column.id]: limit + shownAtOnce })}
                >
                  Show more of {column.items.length.toLocaleString('en-US')}
                </button>
              )}
              {column.foot}
            </section>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
