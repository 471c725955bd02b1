import { toTextLines } from '@/lib/topics/texts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { policyFiles } from './files';
import { fields, isSampleWork, state, type PolicyData } from './model';

const profile = byMeaning(
  fields,
  ({ work }: PolicyData) => work.answers,
  (data, answers) => ({ ...data, work: { ...data.work, answers } }),
);

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
  files: (data, { currency }) => policyFiles(data, currency),
});
