/** What a tool starts with once the suite knows the company. */
import type { Surroundings } from '@/lib/fields';
import type { Shares, Source } from './shares';
import type { Company } from './store';

/** The profile, in the place of a document. */
export const companySource: Source = { doc: 'company', tool: 'Your profile', name: '' };

export function startFrom<T>(shares: Shares<T>, data: T, { answers, look }: Company, around: Surroundings): T {
  const filled = shares.profile?.fill(data, answers).data ?? data;
  return look ? (shares.accepts?.looks?.plan(filled, [look], companySource, around).data ?? filled) : filled;
}
