import { optionLabel } from '@/lib/fields';
import { findRecords } from '@/kinds/records/shares';
import { inCurrency } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { cashFiles } from './files';
import { fields, readSettings, state } from './model';
import { planLines } from './taking';

export const shares = defineShares(state, {
  accepts: { money: { noun: 'line', plan: planLines } },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ type, frequency }) => `${optionLabel(fields.type, type)} ${optionLabel(fields.frequency, frequency)}`,
    ),
  files: (data, around) => cashFiles(inCurrency(fields, data, around.currency), readSettings(data.extra.settings, around), around.currency),
});
