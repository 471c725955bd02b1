import { useMemo, useState } from 'react';
import { FilterBar as ListFilter } from '@/kinds/records/filter-bar';
import { Button, IconButton } from '@/ui/button';
import { onlies, peopleIn, startFilter, statuses, statusLabels, type Filter } from '../model';
import type { TaskRecords } from './use-tasks';

interface FilterBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  records: TaskRecords;
  shown: number;
}

const onlyLabels: Record<Filter['only'], string> = {
  all: 'All tasks',
  overdue: 'Overdue',
  week: 'Due this week',
  ready: 'Ready to start',
  waiting: 'Waiting for others',
  repeating: 'Repeating',
};

const choices = {
  status: {
    label: 'Filter by status',
    options: [{ value: 'all', label: 'All Status' }, ...statuses.map((value) => ({ value, label: statusLabels[value] }))],
  },
  only: { label: 'Show', options: onlies.map((value) => ({ value, label: onlyLabels[value] })) },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'due', label: 'Due date' },
      { value: 'priority', label: 'Priority' },
      { value: 'title', label: 'Title' },
      { value: 'assignee', label: 'Assignee' },
    ],
  },
  group: {
    label: 'Group',
    options: [
      { value: 'due', label: 'By due date' },
      { value: 'assignee', label: 'By assignee' },
      { value: 'none', label: 'One list' },
    ],
  },
};

const whoChoice = (people: readonly string[]) => ({
  label: 'Filter by person',
  options: [{ value: '', label: 'Everybody' }, ...people.map((name) => ({ value: name, label: name }))],
});

export function FilterBar({ filter, onChange, records, shown }: FilterBarProps) {
  const { savedFilters } = records.extra;
  const people = useMemo(() => [...new Set([...peopleIn(records.all), filter.who])].filter(Boolean).sort(), [records.all, filter.who]);
  const [name, setName] = useState<string>();
  const isPlain = JSON.stringify({ ...filter, name: '' }) === JSON.stringify(startFilter);
  const save = () => {
    if (!name?.trim()) return;
    records.setExtra((extra) => ({ ...extra, savedFilters: [...extra.savedFilters, { ...filter, name: name.trim() }] }));
    setName(undefined);
  };
  return (
    <ListFilter
      noun="task"
      filter={filter}
      start={startFilter}
      onChange={onChange}
      choices={people.length > 1 || filter.who !== '' ? { ...choices, who: whoChoice(people) } : choices}
      shown={shown}
      total={records.all.length}
      noMatch="No tasks match your filters"
    >
      {(savedFilters.length > 0 || !isPlain) && (
        <div className="flex w-full flex-wrap items-center gap-2">
          {savedFilters.map((saved, index) => (
            <span key={`${saved.name}-${index}`} className="inline-flex">
              <Button icon="filter" onClick={() => onChange(saved)}>
                {saved.name}
              </Button>
              <IconButton
                icon="x"
                label={`Delete filter ${saved.name}`}
                onClick={() =>
                  records.setExtra((extra) => ({ ...extra, savedFilters: extra.savedFilters.filter((_, place) => place !== index) }), {
                    say: 'Filter deleted',
                  })
                }
              />
            </span>
          ))}
          {!isPlain && name === undefined && (
            <Button look="quiet" icon="bookmark" onClick={() => setName('')}>
              Save this filter
            </Button>
          )}
          {name !== undefined && (
            <>
              <input
                aria-label="Filter name"
                autoFocus
                className="input w-48!"
                value={name}
                maxLength={80}
                onChange={(event) => setName(event.target.value)}
                onKeyDown={(event) => event.key === 'Enter' && save()}
              />
              <Button onClick={save}>Save filter</Button>
              <Button look="quiet" onClick={() => setName(undefined)}>
                Cancel
              </Button>
            </>
          )}
        </div>
      )}
    </ListFilter>
  );
}
