import { WorkplaceList } from '@/kinds/records/workplace-list';
import { Icon } from '@/ui/icon';
import { categories, selectScripts, startFilter, titleOf, type Script } from '../model';

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

/** Its short code, and a star where it is a favourite. */
const endOf = ({ shortCode, isFavourite }: Script) => (
  <>
    {shortCode.trim() && <code className="max-w-28 flex-none truncate text-[13px] text-mute">/{shortCode.trim()}</code>}
    {isFavourite && (
      <span className="flex-none text-accent">
        <Icon icon="star" />
        <span className="sr-only">Favorite</span>
      </span>
    )}
  </>
);

interface ScriptListProps {
  scripts: readonly Script[];
  selectedId: string;
  onSelect: (id: string) => void;
}

export const ScriptList = ({ scripts, ...chosen }: ScriptListProps) => (
  <WorkplaceList
    label="Scripts"
    noun="script"
    items={scripts}
    start={startFilter}
    choices={choices}
    select={selectScripts}
    titleOf={titleOf}
    endOf={endOf}
    {...chosen}
  />
);
