import { ownRecords, type RecordsData } from '@/kinds/records/state';
import { listFound } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { valueFields } from './inputs';
import { fields, state, type FunnelExtra } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    valueFields,
    ({ extra }: RecordsData<typeof fields, FunnelExtra>) => ({ value: extra.value }),
    (data, { value }) => ({ ...data, extra: { ...data.extra, value } }),
  ),
  search: (data, { currency }) =>
    listFound([
      ...ownRecords(fields, data, currency).map(({ id, name, ideas }) => ({ id, title: name, text: ideas })),
      ...(data.extra.backlog?.records ?? []).map(({ id, idea, hypothesis, result }) => ({
        id: `experiment ${id}`,
        title: idea,
        text: [hypothesis, result].filter(Boolean).join('\n'),
      })),
    ]),
  files: toFiles,
});
