import { inCurrency, isSampleRecord } from '@/kinds/records/state';
import type { PointLine } from '@/lib/topics/facts';
import { plural } from '@/lib/text';
import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { fields, searchText, state, type Feedback } from './model';
import { offerFiles } from './offer-files';
import { toScores } from './scores';

const isWaiting = ({ status, title }: Feedback) => status !== 'completed' && status !== 'rejected' && title.trim() !== '';

/** What nobody sorted is a request once somebody voted for it or it was planned. */
const isRequest = ({ type, votes, status }: Feedback) =>
  type === 'feature' || type === 'improvement' || (type === 'general' && (votes > 0 || status === 'planned' || status === 'in-progress'));

export const shares = defineShares(state, {
  offers: {
    metrics: ({ records }, { today }) =>
      toScores(
        records.filter((entry) => !isSampleRecord(entry)),
        today,
      ),
    // Praise and bugs are no features; what is built or refused is nobody's next step.
    requests: ({ records }) =>
      records
        .filter((entry) => !isSampleRecord(entry) && isRequest(entry) && isWaiting(entry))
        .map(({ id, title, description, votes }) => ({ key: id, title, about: description, votes })),
    // What is broken is a weakness, what people ask for an opportunity; praise is a strength where somebody chose the stars.
    points: ({ records }) =>
      records
        .filter((entry) => !isSampleRecord(entry) && !entry.isPrivate && isWaiting(entry))
        .flatMap((entry): PointLine[] => {
          const text = `${entry.title.trim()} (feedback${entry.votes > 0 ? `, ${plural(entry.votes, 'vote')}` : ''})`;
          if (entry.type === 'bug') return [{ quadrant: 'weaknesses', text }];
          if (entry.type === 'feature' || entry.type === 'improvement') return [{ quadrant: 'opportunities', text }];
          return entry.ratingChosen && entry.rating >= 4 ? [{ quadrant: 'strengths', text }] : [];
        }),
  },
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: (data, around) => offerFiles(inCurrency(fields, data, around.currency), data.extra, around),
});
