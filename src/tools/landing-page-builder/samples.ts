import { sampleAuthorLine, sampleItems, sampleLines, type SectionKind } from './content';
import {
  fields,
  hasItems,
  itemFields,
  readItem,
  readPage,
  readSection,
  sectionFields,
  type Item,
  type PageData,
  type Section,
} from './fields';

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isSame = (text: string, sample: string) => plain(text) === plain(sample);

/** Whether a line is still ours: an edited question is the user's own, an unedited one beside it is not yet. */
export function isSampleItem(kind: SectionKind, { typed, picture }: Item): boolean {
  if (!hasItems(kind) || (kind === 'logos' && picture !== null)) return false;
  const samples = sampleItems[kind] ?? [];
  const names = Object.keys(itemFields[kind]).filter((name) =>
    samples.some((sample) => typeof sample[name] === 'string' && sample[name] !== ''),
  );
  // A plan is the user's own once its price or contents are; "Starter" may well stay.
  const telling = { pricing: ['price', 'points'], faq: ['answer'], logos: ['name'] }[kind as string] ?? names;
  return samples.some((sample) => telling.every((name) => isSame(String(typed[name] ?? ''), String(sample[name] ?? ''))));
}

/** The line that goes with a section which still holds our words as if a customer had said them, or our prices. */
export function sampleLineOf(section: Section): string | undefined {
  if (section.kind === 'testimonial') {
    const { testimonial, testimonialAuthor } = readSection('testimonial', section);
    if (testimonial.trim() === '') return undefined;
    if (isSame(testimonial, sectionFields.testimonial.testimonial.default)) return sampleLines.testimonial;
    return isSame(testimonialAuthor, sectionFields.testimonial.testimonialAuthor.default) ? sampleAuthorLine : undefined;
  }
  const line = sampleLines[section.kind];
  return line && section.items.some((item) => isSampleItem(section.kind, item)) ? line : undefined;
}

/** Visible sections that would tell visitors something untrue. */
export const sampleSections = ({ sections }: PageData): Section[] =>
  sections.filter((section) => !section.isHidden && sampleLineOf(section) !== undefined);

/** Texts that are harmless as they stand but surely not what the user means to say, by name. */
export function sampleCopy(data: PageData): string[] {
  const names = data.sections.map((section) => {
    if (section.isHidden) return [];
    if (section.kind === 'hero') {
      const { headline, subheadline } = readSection('hero', section);
      const { hero } = sectionFields;
      return [
        isSame(headline, hero.headline.default) ? 'the headline' : '',
        isSame(subheadline, hero.subheadline.default) ? 'the subheadline' : '',
      ];
    }
    if (section.kind === 'features') {
      const isOurs = ({ title }: { title: string }) => (sampleItems.features ?? []).some((sample) => isSame(title, String(sample.title)));
      return section.items.some((item) => isOurs(readItem('features', item))) ? ['a feature'] : [];
    }
    return section.kind === 'footer' && isSame(readSection('footer', section).text, sectionFields.footer.text.default)
      ? ['the footer']
      : [];
  });
  const brand = isSame(readPage(data).brand, fields.brand.default) ? ['the company name'] : [];
  return [...new Set([...brand, ...names.flat()])].filter((name) => name !== '');
}

/** Whether anything on the page is still ours. */
export const hasSampleCopy = (data: PageData): boolean => sampleSections(data).length > 0 || sampleCopy(data).length > 0;
