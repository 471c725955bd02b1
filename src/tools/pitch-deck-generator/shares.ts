import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { deckFiles } from './files';
import { fields, state, type DeckData } from './model';

const profile = byMeaning(
  fields,
  ({ draft }: DeckData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile) },
  files: (data, around) => (data.slides.length === 0 ? [] : deckFiles(data, around)),
});
