import { changeSection, type PageData } from './model';
import { pagesOf, toPageData } from './site';

const isMain = ({ kind, isHidden }: PageData['sections'][number]) => kind === 'hero' && !isHidden;

/** The page that visitors see first. */
const firstPageOf = (data: PageData): PageData => {
  const pages = pagesOf(data);
  return pages.length > 1 && pages[0] ? toPageData(data, pages[0].id) : data;
};

export const hasVariant = (data: PageData) => (data.secondHeadline ?? '').trim() !== '' && firstPageOf(data).sections.some(isMain);

/** The first page under the second headline: everything else stays, so that only the headline can make a difference. */
export function withSecondHeadline(data: PageData): PageData {
  const first = firstPageOf(data);
  const hero = first.sections.find(isMain);
  const headline = (data.secondHeadline ?? '').trim();
  if (!hero || headline === '') return first;
  return changeSection(hero.id, (section) => ({ ...section, typed: { ...section.typed, headline } }))(first);
}
