import { useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { Icon } from '@/ui/icon';
import { VirtualList } from '@/ui/virtual-list';
import { categories, selectScripts, startFilter, titleOf, type Filter, type Script } from '../model';

const choices = {
  category: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
  show: {
    label: 'Show',
    options: [
      { value: 'all', label: 'All scripts' },
      { value: 'favourites', label: 'Favorites' },
    ],
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'title', label: 'By title' },
      { value: 'uses', label: 'Most used' },
    ],
  },
};

interface ScriptListProps {
  scripts: readonly Script[];
  selectedId: string;
  onSelect: (id: string) => void;
}

export function ScriptList({ scripts, selectedId, onSelect }: ScriptListProps) {
  const [filter, setFilter] = useState<Filter>(startFilter);
  const shown = selectScripts(scripts, filter);
  return (
    <>
      <FilterBar
        noun="script"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={scripts.length}
      />
      {shown.length > 0 && (
        <VirtualList
          label="Scripts"
          items={shown}
          row={(script) => <Row script={script} isSelected={script.id === selectedId} onSelect={onSelect} />}
        />
      )}
    </>
  );
}

function Row({ script, isSelected, onSelect }: { script: Script; isSelected: boolean; onSelect: (id: string) => void }) {
  const { id, category, shortCode, isFavourite } = script;
  return (
    <button
      type="button"
      aria-current={isSelected}
      className={`flex min-h-16 w-full items-center gap-3 border-l-3 px-4 py-2.5 text-left hover:bg-sunk focus-visible:-outline-offset-2 ${isSelected ? 'border-l-accent bg-sunk' : 'border-l-transparent'}`}
      onClick={() => onSelect(id)}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{titleOf(script)}</span>
        <span className="block truncate text-[13px] text-mute">{category}</span>
      </span>
      {shortCode.trim() && <code className="max-w-28 flex-none truncate text-[13px] text-mute">/{shortCode.trim()}</code>}
      {isFavourite && (
        <span className="flex-none text-accent">
          <Icon icon="star" />
          <span className="sr-only">Favorite</span>
        </span>
      )}
    </button>
  );
}
