import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { statusLabels, typeLabels } from '../content';
import { searchText, startFilter, statuses, types, type Filter, type Meeting } from '../model';
import { findClashes, needsOutcome, sortings, type Here } from '../schedule';
import { MeetingList } from './meeting-list';
import type { MeetingForm, MeetingRecords } from './use-meeting-form';

// Seen only when chosen, so loaded only then.
const WeekView = lazyPart(async () => (await import('./calendar-views')).WeekView);
const MonthView = lazyPart(async () => (await import('./calendar-views')).MonthView);

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'week', label: 'Week', icon: 'calendar-range' },
  { value: 'month', label: 'Month', icon: 'calendar' },
] as const;

const choices = {
  status: {
    label: 'Filter by status',
    options: [
      { value: 'all', label: 'All statuses' },
      ...statuses.map((value) => ({ value, label: statusLabels[value] })),
      { value: 'open', label: 'Needs outcome' },
    ],
  },
  type: {
    label: 'Filter by type',
    options: [{ value: 'all', label: 'All types' }, ...types.map((value) => ({ value, label: typeLabels[value] }))],
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'next', label: 'Next first' },
      { value: 'entry', label: 'Newest entry first' },
      { value: 'title', label: 'By title' },
    ],
  },
};

interface AllMeetingsProps {
  records: MeetingRecords;
  form: MeetingForm;
  here: Here;
}

/** Every meeting, searched and filtered, as a list, a week or a month. */
export function AllMeetings({ records, form, here }: AllMeetingsProps) {
  const { all } = records;
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  const [filter, setFilter] = useState<Filter>(startFilter);
  const clashes = useMemo(() => findClashes(all, here), [all, here]);
  const shown = useMemo(() => {
    const by = sortings[filter.sort]?.(here);
    const keep = (meeting: Meeting) =>
      (filter.type === 'all' || meeting.type === filter.type) &&
      (filter.status === 'all' || (filter.status === 'open' ? needsOutcome(meeting, here) : meeting.status === filter.status));
    return selectRecords(all, { query: filter.query, searchIn: searchText, keep, sort: by && { by } });
  }, [all, filter, here]);
  return (
    <>
      <div className="no-print mb-3">
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      <FilterBar
        noun="meeting"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={all.length}
      />
      {shown.length > 0 && view === 'list' && <MeetingList meetings={shown} records={records} form={form} here={here} clashes={clashes} />}
      {shown.length > 0 && view !== 'list' && (
        <>
          {view === 'week' && <WeekView meetings={shown} records={records} here={here} onOpen={form.edit} />}
          {view === 'month' && <MonthView meetings={shown} records={records} here={here} onOpen={form.edit} />}
        </>
      )}
    </>
  );
}
