import { FilterBar } from '@/kinds/records/filter-bar';
import { SelectBox } from '@/ui/search-box';
import { filterChoices, laneOptions } from '../options';
import { startFilter, type Filter, type LaneBy } from '../model';

interface FinderProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  shown: number;
  total: number;
  /** Only views with lanes can be parted by them. */
  lanes?: { by: LaneBy; onChange: (by: LaneBy) => void } | undefined;
}

export function Finder({ filter, onChange, shown, total, lanes }: FinderProps) {
  return (
    <FilterBar noun="item" filter={filter} start={startFilter} onChange={onChange} choices={filterChoices} shown={shown} total={total}>
      {lanes && <SelectBox label="Swim-lanes" value={lanes.by} options={laneOptions} onChange={lanes.onChange} />}
    </FilterBar>
  );
}
