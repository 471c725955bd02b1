import { optionLabel } from '@/lib/fields';
import { Button } from '@/ui/button';
import { SearchBox, SelectBox } from '@/ui/search-box';
import { fields, statuses, type Basis, type Filter, type Rating } from '../model';

/** One cell of the heat map, and which of the two scores it is a cell of. */
export type ChosenCell = Rating & { basis: Basis };

interface FilterBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  cell: ChosenCell | undefined;
  onClearCell: () => void;
}

const statusOptions = [
  { value: 'all' as const, label: 'All statuses' },
  { value: 'open' as const, label: 'Open' },
  ...statuses.map((value) => ({ value, label: optionLabel(fields.status, value) })),
];
const sortOptions = [
  { value: 'score', label: 'Highest score' },
  { value: 'residual', label: 'Highest residual' },
  { value: 'exposure', label: 'Largest exposure' },
  { value: 'review', label: 'Next review' },
  { value: 'newest', label: 'Newest first' },
] as const;

export function FilterBar({ filter, onChange, cell, onClearCell }: FilterBarProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchBox
        label="Search risks"
        placeholder="Search risks..."
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <SelectBox
        label="Filter by status"
        value={filter.status}
        options={statusOptions}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <SelectBox label="Sort" value={filter.sort} options={sortOptions} onChange={(sort) => onChange({ ...filter, sort })} />
      {cell && (
        <Button icon="x" onClick={onClearCell}>
          {cell.basis === 'residual' ? 'Residual probability' : 'Probability'} {cell.probability}, impact {cell.impact}
        </Button>
      )}
    </div>
  );
}
