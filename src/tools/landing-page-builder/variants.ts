import { changeSection, type PageData } from './model';

export const hasVariant = (data: PageData) => (data.secondHeadline ?? '').trim() !== '' && data.sections.some(isMain);

const isMain = ({ kind, isHidden }: PageData['sections'][number]) => kind === 'hero' && !isHidden;

/** The same page under the second headline: everything else stays, so that only the headline can make a difference. */
export function withSecondHeadline(data: PageData): PageData {
  const hero = data.sections.find(isMain);
  const headline = (data.secondHeadline ?? '').trim();
  if (!hero || headline === '') return data;
  return changeSection(hero.id, (section) => ({ ...section, typed: { ...section.typed, headline } }))(data);
}
