import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { isOpen, searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  agenda: ({ records }) =>
    dueRecords(records, (risk) => ({
      day: risk.reviewDate,
      title: `Review the risk: ${risk.description.trim() || 'not described'}`,
      isDone: !isOpen(risk),
    })),
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: toFiles,
});
