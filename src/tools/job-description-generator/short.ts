import { countCharacters, cutToLimit, networks } from '@/lib/networks';
import { sections, type Section } from './content';
import { areBenefitsOpen, textsOf, toApplySentences } from './document';
import { describeType, type Facts } from './facts';
import type { Posting } from './model';
import { oneLine } from './words';

const network = networks.linkedin;
export const shortLimit = network.limit;
export const shortFold = network.fold ?? 210;

const shortTitles: Record<Section, string> = {
  responsibilities: 'What you will do',
  required: 'What you bring',
  preferred: 'Nice to have',
  benefits: 'What you get',
};
/** What goes first when there is too much. */
const leastNeeded: readonly Section[] = ['preferred', 'benefits', 'responsibilities', 'required'];
const mostLines: Record<Section, number> = { responsibilities: 5, required: 7, preferred: 3, benefits: 6 };

export interface ShortVersion {
  text: string;
  characters: number;
  /** Lines of the posting that are not in it. */
  leftOut: number;
}

/** A post for LinkedIn: the facts in the first lines, the lists cut until it fits. */
export function toShort(facts: Facts, posting: Posting): ShortVersion {
  const all = Object.fromEntries(
    sections.map((section) => [section, section === 'benefits' && areBenefitsOpen(posting) ? [] : textsOf(posting, section)]),
  ) as Record<Section, string[]>;
  const kept = Object.fromEntries(sections.map((section) => [section, all[section].slice(0, mostLines[section])])) as Record<
    Section,
    string[]
  >;
  const { title, company, location, salary } = facts;
  const facets = [location, describeType(facts), salary].filter((part) => part !== '');
  const head = `We are hiring: ${title === '' ? 'a new colleague' : title}${company === '' ? '' : ` at ${company}`}\n${facets.join(' · ')}`;
  const apply = toApplySentences(facts);
  const build = () =>
    [
      head,
      oneLine(posting.summary),
      ...sections.map((section) =>
        kept[section].length === 0 ? '' : [`${shortTitles[section]}:`, ...kept[section].map((line) => `• ${line}`)].join('\n'),
      ),
      apply,
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  let text = build();
  while (countCharacters(text, network) > shortLimit) {
    const section = leastNeeded.find((candidate) => kept[candidate].length > 0);
    if (!section) break;
    kept[section] = kept[section].slice(0, -1);
    text = build();
  }
  if (countCharacters(text, network) > shortLimit) text = cutToLimit(text, network, shortLimit);
  const count = (lists: Record<Section, string[]>) => sections.reduce((sum, section) => sum + lists[section].length, 0);
  return { text, characters: countCharacters(text, network), leftOut: count(all) - count(kept) };
}
