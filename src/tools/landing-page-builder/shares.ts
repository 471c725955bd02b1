import type { Fields } from '@/lib/fields';
import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { defineShares, type Profile } from '@/workspace/shares';
import { pageFiles } from './files';
import { fields, hasItems, itemFields, sectionFields, setPageFields, state, type PageData, type Section } from './model';
import { isSampleItem } from './samples';

const hasOwnBrand = ({ page }: PageData) => ![fields.brand.default, ''].includes(page.brand.trim());

/** The name stands in for a company's until somebody writes another. */
const profile: Profile<PageData> = {
  read: (data) => (hasOwnBrand(data) ? { 'company.name': data.page.brand.trim() } : {}),
  fill: (data, answers) => {
    const brand = (answers['company.name'] ?? '').trim().slice(0, fields.brand.maxLength).trim();
    if (brand === '' || brand === data.page.brand || hasOwnBrand(data)) return { data, names: [] };
    return { data: setPageFields({ ...data.page, brand })(data), names: [fields.brand.label] };
  },
};

const wordsOf = (of: Fields, typed: Section['typed']) => wordsIn(of, typed);

function sectionWords({ kind, typed, items }: Section): string[] {
  const own = items.filter((item) => !isSampleItem(kind, item));
  return [...wordsOf(sectionFields[kind], typed), ...(hasItems(kind) ? own.flatMap((item) => wordsOf(itemFields[kind], item.typed)) : [])];
}

export const shares = defineShares(state, {
  profile,
  search: (data) =>
    foundWhole(hasOwnBrand(data) ? data.page.brand : '', 'Landing page', [
      ...wordsIn(fields, data.page),
      ...data.sections.flatMap(sectionWords),
    ]),
  files: pageFiles,
});
