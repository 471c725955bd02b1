import { toTextLines } from '@/lib/topics/texts';
import type { Surroundings } from '@/lib/fields';
import { foundWhole, isOver, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due } from '@/workspace/shares';
import { termsFiles } from './files';
import { fields, isSample, sampleAnswers, state, type TermsData } from './model';

const profile = byMeaning(
  fields,
  ({ answers }: TermsData) => answers,
  (data, answers) => ({ ...data, answers }),
);

function agenda({ answers }: TermsData, around: Surroundings): Due[] {
  const { companyName, effectiveDate } = answers;
  if (isSample(answers)) return [];
  const name = companyName.trim() === '' ? 'The terms of service' : `The terms of service of ${companyName.trim()}`;
  return listDue([{ id: 'effective', day: effectiveDate, title: `${name} take effect`, isDone: isOver(effectiveDate, around) }]);
}

export const shares = defineShares(state, {
  profile,
  offers: {
    texts: (data) => {
      if (isSample(data.answers)) return [];
      const { state: region, country } = data.answers;
      const place = [region.trim(), country.trim()].filter(Boolean).join(', ');
      return toTextLines({ ...profile.read(data), 'company.place': place });
    },
    terms: ({ answers }) => {
      const terms = { company: answers.companyName.trim(), website: answers.website.trim() };
      return isSample(answers) || (terms.company === '' && terms.website === '') ? [] : [terms];
    },
  },
  agenda,
  search: ({ answers }) => foundWhole(answers.companyName, 'Terms of service', wordsIn(fields, answers, sampleAnswers(''))),
  files: (data, { currency }) => termsFiles(data, currency),
});
