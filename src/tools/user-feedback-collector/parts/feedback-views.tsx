import { useMemo, useState } from 'react';
import type { FileOffer } from '@/lib/files';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords, type Sorting } from '@/kinds/records/select-records';
import { foldText } from '@/lib/text';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import {
  isKept,
  priorities,
  searchText,
  shownVotes,
  startFilter,
  statuses,
  statusLabels,
  tagValue,
  typeLabels,
  types,
  userTypeLabels,
  userTypes,
  type Feedback,
  type Filter,
} from '../model';
import { listTags } from '../trends';
import FeedbackList from './feedback-list';
import type { FeedbackForm, FeedbackRecords } from './use-feedback-form';
import { toWeighing, type Weighing } from './weighing';

const FeedbackBoard = lazyPart(async () => (await import('./feedback-board')).default);
const TrendsPanel = lazyPart(async () => (await import('./trends-panel')).default);
const OptionsPanel = lazyPart(async () => (await import('./options-panel')).default);

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'board', label: 'Board', icon: 'square-kanban' },
  { value: 'trends', label: 'Trends', icon: 'chart-line' },
  { value: 'options', label: 'Options', icon: 'sliders-horizontal' },
] as const;
type View = (typeof views)[number]['value'];

const filters = {
  type: {
    label: 'Filter by type',
    options: [{ value: 'all', label: 'All types' }, ...types.map((value) => ({ value, label: typeLabels[value] }))],
  },
  status: {
    label: 'Filter by status',
    options: [{ value: 'all', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: statusLabels[value] }))],
  },
  userType: {
    label: 'Filter by segment',
    options: [{ value: 'all', label: 'All users' }, ...userTypes.map((value) => ({ value, label: `${userTypeLabels[value]} users` }))],
  },
};
const sort = {
  label: 'Sort',
  options: [
    { value: 'newest', label: 'Newest first' },
    { value: 'votes', label: 'Most votes' },
    { value: 'score', label: 'Highest weighted' },
    { value: 'low', label: 'Lowest rating' },
    { value: 'priority', label: 'Highest priority' },
  ],
};

const sortingFor = (by: Filter['sort'], { hasFloor, scoreOf }: Weighing): Sorting<Feedback> =>
  ({
    newest: { by: ({ date }: Feedback) => date, isDescending: true },
    votes: { by: (entry: Feedback) => shownVotes(entry, hasFloor), isDescending: true },
    score: { by: scoreOf, isDescending: true },
    low: { by: ({ rating }: Feedback) => rating },
    priority: { by: ({ priority }: Feedback) => priorities.indexOf(priority), isDescending: true },
  })[by];

interface FeedbackViewsProps {
  records: FeedbackRecords;
  form: FeedbackForm;
  roadmap: FileOffer;
  onRead: (id: string) => void;
  onVoters: (id: string) => void;
  onMerge: (id: string) => void;
}

export default function FeedbackViews({ records, form, roadmap, onRead, onVoters, onMerge }: FeedbackViewsProps) {
  const [view, setView] = useState<View>('list');
  const [filter, setFilter] = useState<Filter>(startFilter);
  const { all, extra, tool } = records;
  const { currency } = tool.around;
  const weighing = useMemo(() => toWeighing(extra, currency), [extra, currency]);
  const tags = useMemo(() => listTags(all), [all]);
  const shown = useMemo(() => {
    // On the board the order is by hand.
    const sorting = view === 'list' ? sortingFor(filter.sort, weighing) : undefined;
    return selectRecords(all, { query: filter.query, searchIn: searchText, keep: (entry) => isKept(entry, filter), sort: sorting });
  }, [all, filter, view, weighing]);
  const choices = {
    ...filters,
    ...(tags.length > 0 || filter.tag !== 'all' ? { tag: toTagChoice(tags, filter.tag) } : {}),
    ...(view === 'list' ? { sort } : {}),
  };
  return (
    <section aria-labelledby="feedback-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="feedback-title" className="font-semibold">
          Feedback
        </h2>
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      {view === 'trends' && <TrendsPanel all={all} hasFloor={extra.hasFloor} />}
      {view === 'options' && <OptionsPanel records={records} />}
      {(view === 'list' || view === 'board') && (
        <>
          <FilterBar
            noun="feedback item"
            filter={filter}
            start={startFilter}
            onChange={setFilter}
            choices={choices}
            shown={shown.length}
            total={all.length}
          />
          {shown.length > 0 && view === 'list' && (
            <FeedbackList
              entries={shown}
              records={records}
              form={form}
              weighing={weighing}
              onRead={onRead}
              onVoters={onVoters}
              onMerge={onMerge}
            />
          )}
          {shown.length > 0 && view === 'board' && (
            <FeedbackBoard entries={shown} records={records} weighing={weighing} roadmap={roadmap} onVoters={onVoters} />
          )}
        </>
      )}
    </section>
  );
}

/** The tag in force stays on offer after its last entry is gone. */
function toTagChoice(tags: readonly string[], current: string) {
  const known = tags.map((tag) => ({ value: tagValue(tag), label: tag }));
  const gone =
    current !== 'all' && !known.some(({ value }) => foldText(value) === foldText(current))
      ? [{ value: current, label: current.slice(1) }]
      : [];
  return { label: 'Filter by tag', options: [{ value: 'all', label: 'All tags' }, ...known, ...gone] };
}
