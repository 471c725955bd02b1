import { toTextLines } from '@/lib/topics/texts';
import { joinLines, listFound } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { sections } from './content';
import { fields, isSamplePersona, state, type PersonasData } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  ({ draft }: PersonasData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, {
  profile,
  // The people in it, as the founder named them: invented faces stay here.
  offers: {
    texts: (data) => (state.isSample?.(data) ? [] : toTextLines(profile.read(data))),
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
