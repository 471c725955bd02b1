import { toTextLines } from '@/lib/topics/texts';
import { foundWhole, joinLines, listFound, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { quadrants } from './content';
import { reportFiles } from './files';
import { planSizes } from './sizes';
import { fields, findSampleParts, linesOf, namedCompetitors, state, type ResearchData } from './model';
import { list } from './rivals';

const profile = byMeaning(
  fields,
  ({ market }: ResearchData) => market,
  (data, market) => ({ ...data, market }),
);

/** The research as a whole, then each competitor and each finding. */
function search(data: ResearchData) {
  const left = findSampleParts(data);
  const swot = quadrants.flatMap((quadrant) => linesOf(data.swot[quadrant]).filter((line) => !left?.swot[quadrant].has(line)));
  const market = left?.targetMarket ? [] : wordsIn(fields, data.market);
  return listFound([
    ...foundWhole(data.market.industry, 'Market research', [
      ...market,
      ...swot,
      ...Object.values(data.notes).filter((note) => note !== undefined),
      data.findings,
    ]),
    ...namedCompetitors(data)
      .filter(({ id }) => !left?.competitors.has(id))
      .map(({ id, name, website, strengths, weaknesses, pricing }) => ({
        id: `competitor ${id}`,
        title: name,
        text: joinLines([website, strengths, weaknesses, pricing]),
      })),
    ...data.evidence.records
      .filter(({ id }) => !left?.evidence.has(id))
      .map(({ id, claim, source }) => ({ id: `evidence ${id}`, title: claim, text: source })),
  ]);
}

export const shares = defineShares(state, {
  list,
  profile,
  offers: {
    texts: (data) => (data.isSample ? [] : toTextLines(profile.read(data))),
    points: ({ swot, isSample }) =>
      isSample ? [] : quadrants.flatMap((quadrant) => linesOf(swot[quadrant]).map((text) => ({ quadrant, text }))),
  },
  accepts: { texts: acceptAnswers(profile), sizes: { noun: 'figure', plan: planSizes } },
  search,
  files: reportFiles,
});
