import { inCurrency } from '@/kinds/records/state';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { riskFiles } from './files';
import { fields, isOpen, searchText, state } from './model';

export const shares = defineShares(state, {
  agenda: ({ records }) =>
    dueRecords(records, (risk) => ({
      day: risk.reviewDate,
      title: `Review the risk: ${risk.description.trim() || 'not described'}`,
      isDone: !isOpen(risk),
    })),
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: (data, around) => riskFiles(inCurrency(fields, data, around.currency), around),
});
