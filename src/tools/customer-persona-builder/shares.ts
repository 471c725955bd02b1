import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { fields, state, type PersonasData } from './model';

const profile = byMeaning(
  fields,
  ({ draft }: PersonasData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, { profile, accepts: { texts: acceptAnswers(profile) } });
