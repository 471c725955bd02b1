import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { fields, state, type DeckData } from './model';

const profile = byMeaning(
  fields,
  ({ draft }: DeckData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, { profile, accepts: { texts: acceptAnswers(profile) } });
