import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { acceptLook } from './accept-look';
import { sampleAnswers } from './content';
import { deckFiles } from './files';
import { fields, isSampleSlide, state, type DeckData } from './model';

const profile = byMeaning(
  fields,
  ({ draft }: DeckData) => draft,
  (data, draft) => ({ ...data, draft }),
);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile), looks: acceptLook },
  search: ({ draft, slides }) =>
    foundWhole(draft.companyName, 'Pitch deck', [
      ...wordsIn(fields, draft, sampleAnswers),
      ...slides.filter((slide) => !isSampleSlide(slide)).flatMap(({ title, content, notes }) => [title, content, notes]),
    ]),
  example: async (around) => {
    const { draft, slides } = { ...state.start(around), ...state.sample?.(around) };
    const lines = slides.slice(1).flatMap(({ title, content }) => [`## ${title}`, `- ${content.split('\n')[0]}`]);
    return [{ label: 'Text', name: '', make: async () => new Blob([[`# ${draft.companyName}`, ...lines].join('\n')]) }];
  },
  files: (data, around) => (data.slides.length === 0 ? [] : deckFiles(data, around)),
});
