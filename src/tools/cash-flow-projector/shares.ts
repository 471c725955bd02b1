import { optionLabel } from '@/lib/fields';
import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { fields, settingsFields, state, type CashData } from './model';
import { planLines } from './taking';
import { toFiles } from './download';

export const shares = defineShares(state, {
  profile: byMeaning(
    settingsFields,
    ({ extra }: CashData) => extra.settings,
    (data, settings) => ({ ...data, extra: { ...data.extra, settings } }),
  ),
  accepts: { money: { noun: 'line', plan: planLines } },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ type, frequency }) => `${optionLabel(fields.type, type)} ${optionLabel(fields.frequency, frequency)}`,
    ),
  files: toFiles,
});
