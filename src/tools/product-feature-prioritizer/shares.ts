import { plural } from '@/lib/text';
import type { RequestLine } from '@/lib/topics/work';
import { acceptLines } from '@/kinds/records/accept-lines';
import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { searchText } from './list';
import { fields, state, type PrioritizerExtra } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  offers: {
    features: ({ records }) =>
      records
        .filter((feature) => !isSampleRecord(feature) && feature.status !== 'completed' && feature.title.trim() !== '')
        .map(({ id, title, description, impact }) => ({
          key: id,
          title,
          about: description,
          priority: impact >= 7 ? 'high' : impact >= 4 ? 'medium' : 'low',
        })),
  },
  accepts: {
    requests: acceptLines<typeof fields, PrioritizerExtra, RequestLine>(fields, {
      noun: 'feature',
      told: ({ title, about, votes }) => ({ title, description: about, requestedBy: votes > 0 ? plural(votes, 'vote') : '' }),
      start: ({ votes }) => ({ reach: Math.max(0, votes) }),
      nameOf: ({ title }) => title,
    }),
  },
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
