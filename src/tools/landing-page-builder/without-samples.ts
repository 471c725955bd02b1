import { joinWords } from '@/lib/text';
import { sampleAuthorLine, sampleNouns } from './content';
import type { PageData, Section } from './model';
import { isSampleItem, sampleLineOf } from './samples';

const hasOnlySampleAuthor = (section: Section) => sampleLineOf(section) === sampleAuthorLine;

/** What is left of a section without our words: nothing where all of them are ours. */
function withoutSample(section: Section): Section[] {
  if (section.isHidden || sampleLineOf(section) === undefined) return [section];
  if (hasOnlySampleAuthor(section)) return [{ ...section, typed: { ...section.typed, testimonialAuthor: '' } }];
  const items = section.items.filter((item) => !isSampleItem(section.kind, item));
  return items.length > 0 ? [{ ...section, items }] : [];
}

/** The page without what visitors would take for true although it is ours; what the user wrote beside it stays. */
export const removeSamples = (data: PageData): PageData => ({ ...data, sections: data.sections.flatMap(withoutSample) });

/** "a sample testimonial and sample prices", and how to speak of them. */
export function nameSamples(samples: readonly Section[]) {
  const nouns = samples.map((section) => (hasOnlySampleAuthor(section) ? 'a sample author' : (sampleNouns[section.kind] ?? 'a sample')));
  const counted = nouns.map((noun, index) =>
    nouns.some((other, at) => at !== index && other === noun) ? noun.replace(/^a (.*)$/, '$1s') : noun,
  );
  const isOne = nouns.length === 1 && nouns[0]?.startsWith('a ') === true;
  return { names: joinWords([...new Set(counted)]), them: isOne ? 'it' : 'them', asSamples: isOne ? 'as a sample' : 'as samples' };
}
