import { findRecords } from '@/kinds/records/shares';
import { joinWords } from '@/lib/text';
import type { PointLine } from '@/lib/topics/facts';
import { toTextLines } from '@/lib/topics/texts';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { byMeaning, defineShares } from '@/workspace/shares';
import { cardOf, pointsIn } from './battlecard';
import { searchText } from './list';
import { productFields, state, type CompetitorExtra, type fields } from './model';
import { list } from './rivals';
import { toFiles } from './download';

export const shares = defineShares(state, {
  list,
  profile: byMeaning(
    productFields,
    ({ extra }: RecordsData<typeof fields, CompetitorExtra>) => ({ product: extra.product }),
    (data, { product }) => ({ ...data, extra: { ...data.extra, product } }),
  ),
  offers: {
    points: ({ records }) =>
      records
        .filter((rival) => !isSampleRecord(rival) && rival.name.trim() !== '')
        .flatMap(({ name, strengths, weaknesses }) => [
          ...strengths.map((text): PointLine => ({ quadrant: 'threats', text: `${name.trim()}: ${text}` })),
          ...weaknesses.map((text): PointLine => ({ quadrant: 'opportunities', text: `Where ${name.trim()} is weak: ${text}` })),
        ]),
    texts: ({ records }) =>
      toTextLines({
        'market.rivals': joinWords(records.filter((rival) => !isSampleRecord(rival)).flatMap(({ name }) => name.trim() || [])),
      }),
    battlecards: ({ records, extra }) =>
      records.flatMap((rival) => {
        const { weSay, landmines } = cardOf(extra, rival.id);
        const [answers, questions] = [pointsIn(weSay), pointsIn(landmines)];
        const isTold = !isSampleRecord(rival) && rival.name.trim() !== '' && answers.length + questions.length > 0;
        return isTold ? [{ key: rival.id, rival: rival.name.trim(), answers, questions }] : [];
      }),
  },
  search: ({ records }) => findRecords(records, ({ name }) => name, searchText),
  files: toFiles,
});
