import type { Day } from '@/lib/dates';
import { choice, day, decimal, list, longText, text, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { plainName } from '@/lib/title-links';
import type { Records } from '@/kinds/records/use-records';
import { recordsState } from '@/kinds/records/state';
import { comparePeriods, currentQuarters, isNearDay, parsePeriod, type OwnPeriod, type Period } from './periods';

export const priorities = ['High', 'Medium', 'Low'] as const;
export const statuses = ['Planning', 'In Progress', 'Completed', 'On Hold'] as const;
export type Status = (typeof statuses)[number];

export const fields = {
  title: text('Title', { required: 'Give the item a title.' }),
  description: longText('Description'),
  priority: choice('Priority', priorities, { default: 'Medium' }),
  status: choice('Status', statuses, { default: 'Planning' }),
  quarter: text('Quarter', { required: 'Choose a quarter.' }),
  assignee: text('Assignee'),
  estimatedEffort: text('Estimated Effort', { placeholder: '3w or 5d' }),
  dependencies: list('Dependencies', { placeholder: 'Titles, separated by commas' }),
  theme: text('Theme', { placeholder: 'Growth, platform, trust' }),
  startDate: day('Start date'),
  endDate: day('End date'),
  demand: text('Score and votes', { placeholder: 'RICE score 40,000, 12 votes' }),
};

export type Item = RecordOf<typeof fields>;

export const capacityFields = {
  capacity: decimal('Team capacity per quarter', {
    min: 0,
    hint: 'In person-weeks. Sums work: 3*12 is three people for twelve weeks.',
  }),
};

export interface RoadmapExtra {
  /** What the roadmap is of; empty for the plain title. */
  title: string;
  ownPeriods: OwnPeriod[];
  /** Person-weeks a quarter, as typed. */
  teamCapacity: string;
  /** Quarters that differ from it, as typed. */
  capacities: { quarter: string; typed: string }[];
}

export type RoadmapRecords = Records<typeof fields, RoadmapExtra>;

export const state = recordsState<typeof fields, RoadmapExtra>({
  version: 3,
  fields,
  migrate: complete,
  sample: sampleItems,
  extra: { title: '', ownPeriods: [], teamCapacity: '', capacities: [] },
});

/** Version 1 had one title for every roadmap; until version 3 an item did not say how much it is wanted. */
function complete(data: unknown): unknown {
  const { extra, records, ...rest } = data as { extra: object; records: unknown };
  return {
    ...rest,
    records: Array.isArray(records)
      ? records.map((record: unknown) => (typeof record === 'object' ? { demand: '', ...record } : record))
      : records,
    extra: { title: '', ...extra },
  };
}

export const titleLimit = 120;
export const titleFields = { title: text('Title', { maxLength: titleLimit, means: ['offer.name', 'company.name'] }) };
export const plainTitle = 'Product Roadmap';
export const titleOf = ({ title }: Pick<RoadmapExtra, 'title'>) => title.trim() || plainTitle;

function sampleItems({ today }: Surroundings): Item[] {
  const quarters = currentQuarters(today).map(({ name }) => name);
  const item = (id: string, title: string, quarter: number, more: Partial<Item>): Item => ({
    id: `sample-${id}`,
    title,
    description: '',
    priority: 'Medium',
    status: 'Planning',
    quarter: quarters[quarter] ?? 'Q1 2024',
    assignee: '',
    estimatedEffort: '',
    dependencies: [],
    theme: '',
    startDate: '',
    endDate: '',
    demand: '',
    ...more,
  });
  return [
    item('1', 'Single sign-on', 0, {
      description: 'Sign in with Google and Microsoft accounts.',
      priority: 'High',
      status: 'In Progress',
      assignee: 'Ana',
      estimatedEffort: '4w',
      theme: 'Trust',
    }),
    item('2', 'Faster first page', 0, { status: 'Completed', assignee: 'Jon', estimatedEffort: '8d', theme: 'Growth' }),
    item('3', 'Team workspaces', 1, {
      description: 'Several people share one account, with roles.',
      priority: 'High',
      assignee: 'Ana',
      estimatedEffort: '6w',
      dependencies: ['Single sign-on'],
      theme: 'Growth',
    }),
    item('4', 'Usage billing', 2, {
      priority: 'High',
      assignee: 'Mei',
      estimatedEffort: '5w',
      dependencies: ['Team workspaces'],
      theme: 'Revenue',
    }),
    item('5', 'Audit log', 1, {
      priority: 'Low',
      assignee: 'Jon',
      estimatedEffort: '2w 3d',
      dependencies: ['Usage billing'],
      theme: 'Trust',
    }),
    item('6', 'Mobile app', 4, { status: 'On Hold', estimatedEffort: 'a quarter', theme: 'Growth' }),
  ];
}

export const countByStatus = (items: readonly Item[]): Record<Status, number> => {
  const counts = { Planning: 0, 'In Progress': 0, Completed: 0, 'On Hold': 0 };
  for (const { status } of items) counts[status] += 1;
  return counts;
};

export interface Section {
  period: Period;
  items: Item[];
  isCurrent: boolean;
}

/** The running six quarters, and every other period that has items. */
export function toSections(items: readonly Item[], own: readonly OwnPeriod[], today: Day): Section[] {
  const groups = groupBy(items, ({ quarter }) => parsePeriod(quarter, own).name);
  const always = currentQuarters(today);
  const others = [...groups.keys()]
    .map((name) => parsePeriod(name, own))
    .filter(({ name }) => always.every((other) => other.name !== name));
  return [...always, ...others].sort(comparePeriods).map((period) => ({
    period,
    items: groups.get(period.name) ?? [],
    isCurrent: period.from !== '' && period.from <= today && today <= period.to,
  }));
}

export interface Span {
  from: Day;
  to: Day;
  /** The days are the item's own, not its quarter's. */
  isOwn: boolean;
}

/** When an item runs: its own dates, else its quarter's; nothing where neither is known. */
export function spanOf(item: Item, own: readonly OwnPeriod[]): Span | undefined {
  const start = isNearDay(item.startDate) ? item.startDate : '';
  const end = isNearDay(item.endDate) ? item.endDate : '';
  if (start !== '' && end !== '') return start <= end ? { from: start, to: end, isOwn: true } : { from: end, to: start, isOwn: true };
  const period = parsePeriod(item.quarter, own);
  if (start !== '') return { from: start, to: period.to > start ? period.to : start, isOwn: true };
  if (end !== '') return { from: period.from !== '' && period.from < end ? period.from : end, to: end, isOwn: true };
  return period.from === '' ? undefined : { from: period.from, to: period.to, isOwn: false };
}

export interface Filter {
  query: string;
  status: 'all' | Status;
  priority: 'all' | Item['priority'];
}
export const startFilter: Filter = { query: '', status: 'all', priority: 'all' };

export const searchText = (item: Item) =>
  `${item.title} ${item.description} ${item.assignee} ${item.theme} ${item.quarter} ${item.dependencies.join(' ')}`;

export const isKept = (filter: Filter) => (item: Item) =>
  (filter.status === 'all' || item.status === filter.status) && (filter.priority === 'all' || item.priority === filter.priority);

/** The same title in the same quarter is the same item, so a file imported twice adds nothing. */
export const itemIdentity = ({ title, quarter }: Item) => JSON.stringify([plainName(title), plainName(parsePeriod(quarter).name)]);

export type LaneBy = 'none' | 'theme' | 'assignee';

export interface Lane {
  name: string;
  items: Item[];
}

const unlaned = { none: '', theme: 'No theme', assignee: 'Unassigned' };

/** In the order of the alphabet; those that say nothing last. */
export function toLanes(items: readonly Item[], by: LaneBy): Lane[] {
  if (by === 'none') return [{ name: '', items: [...items] }];
  const groups = groupBy(items, (item) => plainName(item[by]));
  return [...groups]
    .sort(([a], [b]) => (a === '' || b === '' ? (a === '' ? 1 : -1) : a.localeCompare(b, 'en')))
    .map(([key, members]) => ({ name: key === '' ? unlaned[by] : (members[0]?.[by] ?? ''), items: members }));
}
