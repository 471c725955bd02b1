import { toTextLines } from '@/lib/topics/texts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { quadrants } from './content';
import { reportFiles } from './files';
import { fields, linesOf, state, type ResearchData } from './model';

const profile = byMeaning(
  fields,
  ({ market }: ResearchData) => market,
  (data, market) => ({ ...data, market }),
);

export const shares = defineShares(state, {
  profile,
  offers: {
    texts: (data) => (data.isSample ? [] : toTextLines(profile.read(data))),
    points: ({ swot, isSample }) =>
      isSample ? [] : quadrants.flatMap((quadrant) => linesOf(swot[quadrant]).map((text) => ({ quadrant, text }))),
  },
  accepts: { texts: acceptAnswers(profile) },
  files: reportFiles,
});
