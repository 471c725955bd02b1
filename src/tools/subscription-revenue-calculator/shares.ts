import type { Surroundings } from '@/lib/fields';
import { findRecords } from '@/kinds/records/shares';
import { ownRecords, type RecordsData } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { toIncomeLines, toMrrMetric } from './lines';
import { fields, readSettings, state, type Extra } from './model';
import { computeProjection } from './projection';
import { toFiles } from './download';

const projectOwn = (data: RecordsData<typeof fields, Extra>, around: Surroundings) =>
  computeProjection(ownRecords(fields, data, around.currency), readSettings(data.extra.settings, around));

export const shares = defineShares(state, {
  offers: {
    money: (data, around) => toIncomeLines(projectOwn(data, around), around),
    metrics: (data, around) => toMrrMetric(projectOwn(data, around), around),
  },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      () => 'Pricing tier',
    ),
  files: toFiles,
});
