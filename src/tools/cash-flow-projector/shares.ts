import { optionLabel } from '@/lib/fields';
import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { fields, state } from './model';
import { planLines } from './taking';
import { toFiles } from './download';

export const shares = defineShares(state, {
  accepts: { money: { noun: 'line', plan: planLines } },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ type, frequency }) => `${optionLabel(fields.type, type)} ${optionLabel(fields.frequency, frequency)}`,
    ),
  files: toFiles,
});
