import { toTextLines } from '@/lib/topics/texts';
import type { Surroundings } from '@/lib/fields';
import { foundWhole, isOver, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due } from '@/workspace/shares';
import { fields, isSampleWork, state, type PolicyData } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  ({ work }: PolicyData) => work.answers,
  (data, answers) => ({ ...data, work: { ...data.work, answers } }),
);

/** The day is today's from the start, so it counts once there is a policy. */
function agenda({ made }: PolicyData, around: Surroundings): Due[] {
  if (!made || isSampleWork(made)) return [];
  const { companyName, effectiveDate } = made.answers;
  const name = companyName.trim() === '' ? 'The privacy policy' : `The privacy policy of ${companyName.trim()}`;
  return listDue([{ id: 'effective', day: effectiveDate, title: `${name} takes effect`, isDone: isOver(effectiveDate, around) }]);
}

function search({ work }: PolicyData) {
  const { answers, processors, cookies } = work;
  if (isSampleWork(work)) return [];
  const lists = [...processors.records, ...cookies.records].flatMap(({ name, purpose }) => [name, purpose]);
  return foundWhole(answers.companyName, 'Privacy policy', [...wordsIn(fields, answers), ...lists]);
}

export const shares = defineShares(state, {
  profile,
  offers: {
    texts: (data) => (isSampleWork(data.work) ? [] : toTextLines(profile.read(data))),
    policies: ({ work }) => {
      const { companyName, website, email, childrenPrivacy, cookies } = work.answers;
      const policy = { company: companyName.trim(), website: website.trim(), email: email.trim() };
      if (isSampleWork(work) || (policy.company === '' && policy.website === '')) return [];
      return [{ ...policy, hasChildren: childrenPrivacy, hasCookies: cookies }];
    },
  },
  agenda,
  search,
  files: toFiles,
});
