import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { toAgenda, toTaskLines } from './agenda';
import { planHires, tickTask, toHireViews } from './hires';
import { searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  offers: { tasks: (data, { today }) => toTaskLines(toHireViews(data, today)) },
  accepts: { hires: { noun: 'hire', plan: planHires } },
  agenda: (data, { today }) => toAgenda(toHireViews(data, today), today),
  done: tickTask,
  search: ({ records, extra }) => [
    ...findRecords(records, ({ title }) => title, searchText),
    ...findRecords(
      extra.hires,
      ({ name }) => name,
      () => 'New hire',
      'hire ',
    ),
  ],
  files: toFiles,
});
