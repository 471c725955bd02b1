import { toTextLines } from '@/lib/topics/texts';
import { joinLines, listFound } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { sections, type Section } from './content';
import { hasWords, readLine } from './evidence';
import { fields, isSamplePersona, state, type PersonasData } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  ({ draft }: PersonasData) => draft,
  (data, draft) => ({ ...data, draft }),
);

const mostTold = 3;

/** What personas of the founder's own say, evidenced statements first, where the form itself says nothing. */
function learned({ personas }: PersonasData) {
  const own = personas.filter((persona) => !persona.isExample && !persona.isAnti && !isSamplePersona(persona));
  const tell = (section: Section) =>
    own
      .flatMap((persona) => persona[section])
      .filter(hasWords)
      .toSorted((a, b) => Number(readLine(b).isEvidenced) - Number(readLine(a).isEvidenced))
      .slice(0, mostTold)
      .map(({ text }) => text.trim())
      .join('; ');
  return { 'customers.problem': tell('painPoints'), 'market.rivals': tell('alternatives') };
}

export const shares = defineShares(state, {
  profile,
  // The people in it, as the founder named them: invented faces stay here.
  offers: {
    texts: (data) => (state.isSample?.(data) ? [] : toTextLines({ ...learned(data), ...profile.read(data) })),
  },
  accepts: { texts: acceptAnswers(profile) },
  search: ({ personas }) =>
    listFound(
      personas
        .filter((persona) => !isSamplePersona(persona))
        .map((persona) => ({
          id: persona.id,
          title: persona.name,
          text: joinLines([
            persona.occupation,
            persona.location,
            persona.bio,
            persona.reason,
            ...sections.flatMap((section) => persona[section].map(({ text }) => text)),
          ]),
        })),
    ),
  files: toFiles,
});
