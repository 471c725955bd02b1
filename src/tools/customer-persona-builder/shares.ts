import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { personaFiles } from './files';
import { fields, state, type PersonasData } from './model';

const profile = byMeaning(
  fields,
  ({ draft }: PersonasData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile) },
  files: (data, { currency }) => (data.personas.length === 0 ? [] : personaFiles(data, currency)),
});
