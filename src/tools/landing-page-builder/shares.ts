import type { Fields } from '@/lib/fields';
import { fillEmpty } from '@/lib/fields/meaning';
import { beginSentence } from '@/writer/words';
import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares, joinProfiles, startOnly } from '@/workspace/shares';
import { pageFiles } from './files';
import { changeSection, fields, hasItems, itemFields, sectionFields, setPageFields, state, type PageData, type Section } from './model';
import { isSampleItem } from './samples';
import { tierAcceptance } from './take-tiers';

const hasOwnBrand = ({ page }: PageData) => ![fields.brand.default, ''].includes(page.brand.trim());

const page = byMeaning(
  fields,
  (data: PageData) => data.page,
  (data, typed) => setPageFields(typed)(data),
);

const heroFields = {
  headline: { ...sectionFields.hero.headline, means: 'offer.what' as const },
  subheadline: { ...sectionFields.hero.subheadline, means: 'offer.edge' as const },
};

const toHeadline = (said: string) => beginSentence(said.trim()).replace(/(?<=[^.])\.$/, '');

/** The first words are about what is sold. */
const hero = startOnly<PageData>({
  fill: (data, answers) => {
    const first = data.sections.find(({ kind }) => kind === 'hero');
    if (!first) return { data, names: [] };
    const { headline, subheadline } = first.typed;
    const before = { headline: String(headline), subheadline: String(subheadline) };
    // A headline begins like one, and ends without a full stop.
    const told = Object.fromEntries(
      Object.entries(answers).map(([means, said]) => [means, /^offer\.(?:what|edge)$/.test(means) ? toHeadline(said) : said]),
    );
    const { draft, filled } = fillEmpty(heroFields, before, told);
    if (filled.length === 0) return { data, names: [] };
    return { data: changeSection(first.id, (section) => ({ ...section, typed: { ...section.typed, ...draft } }))(data), names: filled };
  },
});

const wordsOf = (of: Fields, typed: Section['typed']) => wordsIn(of, typed);

function sectionWords({ kind, typed, items }: Section): string[] {
  const own = items.filter((item) => !isSampleItem(kind, item));
  return [...wordsOf(sectionFields[kind], typed), ...(hasItems(kind) ? own.flatMap((item) => wordsOf(itemFields[kind], item.typed)) : [])];
}

export const shares = defineShares(state, {
  profile: joinProfiles(page, hero),
  accepts: { texts: acceptAnswers(joinProfiles(page, hero)), tiers: tierAcceptance },
  search: (data) =>
    foundWhole(hasOwnBrand(data) ? data.page.brand : '', 'Landing page', [
      ...wordsIn(fields, data.page),
      ...data.sections.flatMap(sectionWords),
    ]),
  files: pageFiles,
});
