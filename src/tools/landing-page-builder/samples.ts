import { sampleAuthorLine, sampleItems, sampleLines } from './content';
import { hasItems, itemFields, readItem, readSection, sectionFields, type PageData, type Section } from './model';

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isSame = (text: string, sample: string) => plain(text) === plain(sample);

/** Whether any part of the section is still ours: an edited question beside an unedited one is not yet the user's own. */
function hasSampleItems(section: Section): boolean {
  const { kind } = section;
  if (!hasItems(kind)) return false;
  const samples = sampleItems[kind] ?? [];
  const names = Object.keys(itemFields[kind]).filter((name) =>
    samples.some((sample) => typeof sample[name] === 'string' && sample[name] !== ''),
  );
  // A plan is the user's own once its price or contents are; "Starter" may well stay.
  const telling = { pricing: ['price', 'points'], faq: ['answer'], logos: ['name'] }[kind as string] ?? names;
  return section.items.some(({ typed, picture }) =>
    picture !== null && kind === 'logos'
      ? false
      : samples.some((sample) => telling.every((name) => isSame(String(typed[name] ?? ''), String(sample[name] ?? '')))),
  );
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
  return line && hasSampleItems(section) ? line : undefined;
}

/** Visible sections that would tell visitors something untrue. */
export const sampleSections = ({ sections }: PageData): Section[] =>
  sections.filter((section) => !section.isHidden && sampleLineOf(section) !== undefined);

/** Texts that are harmless as they stand but surely not what the user means to say. */
export function hasSampleCopy(data: PageData): boolean {
  return data.sections.some((section) => {
    if (section.isHidden) return false;
    if (section.kind === 'hero') return isSame(readSection('hero', section).headline, sectionFields.hero.headline.default);
    if (section.kind === 'features') {
      return section.items.some((item) =>
        (sampleItems.features ?? []).some(({ title }) => isSame(readItem('features', item).title, String(title))),
      );
    }
    return sampleLineOf(section) !== undefined;
  });
}
