import { capitalise } from '@/lib/text';
import { acceptLines } from '@/kinds/records/accept-lines';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import type { FeatureLine } from '@/lib/topics/work';
import { launchIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, startOnly } from '@/workspace/shares';
import { roadmapFiles, toRoadmap } from './files';
import { fields, searchText, state, titleFields, type Item, type RoadmapExtra } from './model';
import { currentQuarters } from './periods';

const priorities = { high: 'High', medium: 'Medium', low: 'Low' } as const;

const nameOf = ({ title }: Item) => title.trim() || 'an untitled item';

export const shares = defineShares(state, {
  profile: startOnly(
    byMeaning(
      titleFields,
      ({ extra }: RecordsData<typeof fields, RoadmapExtra>) => ({ title: extra.title }),
      (data, { title }) => ({ ...data, extra: { ...data.extra, title } }),
    ),
  ),
  offers: {
    tasks: ({ records }) =>
      records
        .filter((item) => !isSampleRecord(item) && item.status !== 'Completed' && item.title.trim() !== '')
        .map(({ id, title, description, priority, assignee, endDate }) => ({
          key: id,
          title,
          about: description,
          priority: priority === 'High' ? 'high' : priority === 'Low' ? 'low' : 'medium',
          owner: assignee.trim(),
          day: endDate,
        })),
    milestones: ({ records }) =>
      records
        .filter((item) => !isSampleRecord(item) && item.status !== 'Completed' && item.title.trim() !== '' && item.endDate !== '')
        .map(({ id, title, endDate }) => ({ key: id, title: title.trim(), day: endDate })),
  },
  accepts: {
    features: acceptLines<typeof fields, RoadmapExtra, FeatureLine>(fields, {
      noun: 'item',
      told: ({ title, about, priority, demand = '' }) => ({ title, description: about, priority: priorities[priority], demand }),
      start: (_line, { today }) => ({ quarter: currentQuarters(today)[0]?.name ?? '' }),
      nameOf: ({ title }) => title,
    }),
  },
  claims: ({ records }) => ({
    'company.launch': launchIn(records.filter((item) => !isSampleRecord(item)).map(({ title, endDate }) => ({ title, day: endDate }))),
  }),
  agenda: ({ records }) => [
    ...dueRecords(records, (item) => ({
      day: item.endDate,
      title: `${capitalise(nameOf(item))} is to be finished`,
      isDone: item.status === 'Completed',
    })),
    ...dueRecords(
      records,
      (item) => ({
        day: item.startDate,
        title: `Work on ${nameOf(item)} is to start`,
        isDone: item.status !== 'Planning',
      }),
      'start ',
    ),
  ],
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: ({ records, extra }, { today, currency }) => roadmapFiles(toRoadmap(records, extra, today, 'none', 'internal'), currency),
});
