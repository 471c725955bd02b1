import { seededRandom } from '@/lib/random';
import { joinPrice } from '@/lib/topics/join-price';
import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares, type Profile } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { fields, isSample, putSuggestions, readAnswers, state, type SwotData } from './model';
import { planPoints } from './research';
import { toFiles } from './download';

const form = byMeaning(
  fields,
  ({ draft }: SwotData) => draft,
  (data, draft) => ({ ...data, draft }),
);

const profile: Profile<SwotData> = { ...form, fill: (data, answers) => form.fill(data, joinPrice(answers)) };

/** What was kept or written; not what is only suggested, or was made for the company of the sample. */
const pointsOf = (data: SwotData): string[] =>
  isSample(data)
    ? []
    : [
        ...data.items.filter(({ isKept }) => isKept).flatMap(({ text, evidence }) => [text, evidence]),
        ...data.strategies.filter(({ isDraft }) => !isDraft).map(({ text }) => text),
      ];

export const shares = defineShares(state, {
  profile,
  offers: {
    tasks: (data) =>
      isSample(data)
        ? []
        : data.strategies
            .filter(({ isDraft, text }) => !isDraft && text.trim() !== '')
            .map(({ id, text }) => ({
              key: id,
              title: text.replace(/\s+/g, ' ').trim(),
              about: 'A strategy of the SWOT analysis',
              priority: 'medium',
              owner: '',
              day: '',
            })),
  },
  accepts: { points: { noun: 'point', plan: planPoints }, texts: acceptAnswers(profile) },
  search: (data) => foundWhole(data.draft.companyName, 'SWOT analysis', [...wordsIn(fields, data.draft, sampleAnswers), ...pointsOf(data)]),
  files: toFiles,
  compare: async (was, is) => (await import('./versions')).compareAnalyses(was, is),
  example: async (around) => {
    const [{ swotFiles }, { suggest }] = await Promise.all([import('./files'), import('./suggest')]);
    const data = { ...state.start(around), ...state.sample?.(around) };
    const made = putSuggestions(data, suggest(readAnswers(data), seededRandom(1)));
    return swotFiles({ ...made, items: made.items.map((item) => ({ ...item, isKept: true })) }, around);
  },
});
