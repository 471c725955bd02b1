import { useState, type ReactNode } from 'react';
import { VirtualList } from '@/ui/virtual-list';
import { FilterBar, type Choices } from './filter-bar';

interface Listed {
  id: string;
  category: string;
}

interface WorkplaceListProps<T extends Listed, F extends { query: string }> {
  /** What the list is called: "Scripts". */
  label: string;
  /** One of what is listed: "script". */
  noun: string;
  items: readonly T[];
  /** The filter that shows everything. */
  start: F;
  choices: Choices<F>;
  select: (items: readonly T[], filter: F) => readonly T[];
  titleOf: (item: T) => string;
  /** What stands at the end of a row. */
  endOf: (item: T) => ReactNode;
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The list beside a workplace, searched and narrowed down; the chosen one is marked. */
export function WorkplaceList<T extends Listed, F extends { query: string }>(props: WorkplaceListProps<T, F>) {
  const { label, noun, items, start, choices, select, titleOf, endOf, selectedId, onSelect } = props;
  const [filter, setFilter] = useState(start);
  const shown = select(items, filter);
  const row = (item: T) => {
    const isSelected = item.id === selectedId;
    return (
      <button
        type="button"
        aria-current={isSelected}
        className={`flex min-h-16 w-full items-center gap-3 border-l-3 px-4 py-2.5 text-left hover:bg-sunk focus-visible:-outline-offset-2 ${isSelected ? 'border-l-accent bg-sunk' : 'border-l-transparent'}`}
        onClick={() => onSelect(item.id)}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[550]">{titleOf(item)}</span>
          <span className="block truncate text-[13px] text-mute">{item.category}</span>
        </span>
        {endOf(item)}
      </button>
    );
  };
  return (
    <>
      <FilterBar
        noun={noun}
        filter={filter}
        start={start}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={items.length}
      />
      {shown.length > 0 && <VirtualList label={label} items={shown} row={row} />}
    </>
  );
}
