import { findRecords } from '@/kinds/records/shares';
import { toHistories } from '@/kinds/metrics/history';
import { defineShares } from '@/workspace/shares';
import { list } from './list';
import { state } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  list,
  search: ({ records, extra }) => {
    const histories = toHistories(extra.entries);
    const notesOf = (id: string) => (histories.get(id) ?? []).flatMap(({ note }) => note ?? []);
    return findRecords(
      records,
      ({ name }) => name,
      ({ id, category, unit }) => [category, unit, ...notesOf(id)].join(' '),
    );
  },
  files: (data, around) => offerFiles(data, around),
});
