import { inCurrency, isSampleRecord } from '@/kinds/records/state';
import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { fields, searchText, state, type Feedback } from './model';
import { offerFiles } from './offer-files';

const isWaiting = ({ status, title }: Feedback) => status !== 'completed' && status !== 'rejected' && title.trim() !== '';

export const shares = defineShares(state, {
  offers: {
    // Praise and bugs are no features; what is built or refused is nobody's next step.
    requests: ({ records }) =>
      records
        .filter((entry) => !isSampleRecord(entry) && ['feature', 'improvement'].includes(entry.type) && isWaiting(entry))
        .map(({ id, title, description, votes }) => ({ key: id, title, about: description, votes })),
  },
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: (data, around) => offerFiles(inCurrency(fields, data, around.currency), data.extra, around),
});
