import { capitalise } from '@/lib/text';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { roadmapFiles, toRoadmap } from './files';
import { searchText, state, type Item } from './model';

const nameOf = ({ title }: Item) => title.trim() || 'an untitled item';

export const shares = defineShares(state, {
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
