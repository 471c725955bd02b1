import { toTextLines } from '@/lib/topics/texts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { termsFiles } from './files';
import { fields, isSample, state, type TermsData } from './model';

const profile = byMeaning(
  fields,
  ({ answers }: TermsData) => answers,
  (data, answers) => ({ ...data, answers }),
);

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
  files: (data, { currency }) => termsFiles(data, currency),
});
