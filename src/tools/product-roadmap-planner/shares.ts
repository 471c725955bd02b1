import { capitalise } from '@/lib/text';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import type { RecordsData } from '@/kinds/records/state';
import { byMeaning, defineShares, startOnly } from '@/workspace/shares';
import { roadmapFiles, toRoadmap } from './files';
import { searchText, state, titleFields, type fields, type Item, type RoadmapExtra } from './model';

const nameOf = ({ title }: Item) => title.trim() || 'an untitled item';

export const shares = defineShares(state, {
  profile: startOnly(
    byMeaning(
      titleFields,
      ({ extra }: RecordsData<typeof fields, RoadmapExtra>) => ({ title: extra.title }),
      (data, { title }) => ({ ...data, extra: { ...data.extra, title } }),
    ),
  ),
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
