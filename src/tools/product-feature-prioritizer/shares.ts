import { plural } from '@/lib/text';
import type { RequestLine } from '@/lib/topics/work';
import { acceptLines } from '@/kinds/records/accept-lines';
import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { searchText } from './list';
import { methodNames } from './content';
import { fields, state, type Method, type PrioritizerExtra } from './model';
import { rankFeatures, type Ranked } from './scores';
import { toFiles } from './download';

/** "Rank 1 by RICE, score 40,000, 12 votes" */
/** Without the rank: it moves with every other feature, and what was told would no longer hold. */
const describeDemand = (ranked: Ranked | undefined, method: Method) =>
  ranked === undefined
    ? ''
    : [
        method === 'moscow'
          ? ranked.score.text
          : ranked.score.value === undefined
            ? ''
            : `${methodNames[method]} score ${ranked.score.text}`,
        /^\d[\d,.]* votes?$/.test(ranked.feature.requestedBy.trim()) ? ranked.feature.requestedBy.trim() : '',
      ]
        .filter(Boolean)
        .join(', ');

export const shares = defineShares(state, {
  offers: {
    features: ({ records, extra }) => {
      const open = records.filter((feature) => !isSampleRecord(feature) && feature.status !== 'completed' && feature.title.trim() !== '');
      const ranked = new Map(rankFeatures(open, extra).map((one) => [one.feature.id, one]));
      return open.map((feature) => ({
        key: feature.id,
        title: feature.title,
        about: feature.description,
        priority: feature.impact >= 7 ? 'high' : feature.impact >= 4 ? 'medium' : 'low',
        demand: describeDemand(ranked.get(feature.id), extra.method),
      }));
    },
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
