import type { FieldDefinition, Fields } from '@/lib/fields';
import {
  changeItem,
  changeSection,
  hasItems,
  itemFields,
  readPage,
  readSection,
  sectionFields,
  type PageData,
  type Section,
} from './model';
import { mainHeroOf } from './body';
import { sampleLineOf } from './samples';

/** One text of a section that a model may reword. */
export interface Words {
  key: string;
  label: string;
  text: string;
  /** Empty for a text of the section itself. */
  itemId: string;
  name: string;
}

/** Names, prices and addresses are facts; what a customer said is theirs. */
const worded: readonly string[] = [
  'headline',
  'subheadline',
  'ctaText',
  'heading',
  'intro',
  'title',
  'text',
  'points',
  'question',
  'answer',
  'submitText',
  'note',
];

const fieldsOf = ({ kind }: Section, isItem: boolean): Fields => (isItem && hasItems(kind) ? itemFields[kind] : sectionFields[kind]);

/** Every text there is to work from. Samples are no one's words yet: reworded they would pass for the user's own. */
export function wordsOf(section: Section): Words[] {
  if (section.kind === 'testimonial' || section.kind === 'footer') return [];
  const parts = [
    { itemId: '', number: '', typed: section.typed },
    ...(sampleLineOf(section) ? [] : section.items).map(({ id, typed }, index) => ({ itemId: id, number: ` ${index + 1}`, typed })),
  ];
  return parts.flatMap(({ itemId, number, typed }) =>
    Object.entries(fieldsOf(section, itemId !== '')).flatMap(([name, { label }]) => {
      const text = typed[name];
      if (!worded.includes(name) || typeof text !== 'string' || text.trim() === '') return [];
      return [{ key: `${itemId} ${name}`, label: `${label}${number}`, text, itemId, name }];
    }),
  );
}

const fieldOf = (section: Section, { itemId, name }: Words) => fieldsOf(section, itemId !== '')[name] as FieldDefinition;

/** A reply as the field would hold it: only long fields have several lines. */
export const toFieldText = (section: Section, words: Words, reply: string): string =>
  (fieldOf(section, words).kind === 'long' ? reply.replace(/\r\n?/g, '\n') : reply.replace(/\s+/g, ' ')).trim();

/** Why a new wording cannot be used; empty when it can. */
export function findFault(section: Section, words: Words, text: string): string {
  const field = fieldOf(section, words);
  const most = 'maxLength' in field ? (field.maxLength ?? Infinity) : Infinity;
  return text.length > most ? `The new wording is longer than the ${most.toLocaleString('en-US')} characters there is room for.` : '';
}

const shapes: Partial<Record<string, string>> = {
  headline: 'It is the headline of the page: at most about ten words, no full stop.',
  subheadline: 'It appears below the headline: one or two sentences that say who it is for and what they get.',
  ctaText: 'It is on the main button: two to four words that begin with a verb.',
  submitText: 'It is on the button of a form: two to four words that begin with a verb.',
  title: 'It names one feature: at most about six words, no full stop.',
  points: 'It is a list with one point a line; keep the number of lines.',
};

/** What makes the text good, and what must not get into it. */
export const adviceOn = ({ name }: Words): string =>
  [
    ...(shapes[name] ? [shapes[name]] : []),
    'It is part of a landing page. Add no number, customer, award, price or promise that is not in it already.',
  ].join(' ');

/** What a model should know beside the text: whose page it is, what it says first, and the rest of the section. */
export function toBackground(data: PageData, section: Section, words: Words): Record<string, string> {
  const hero = mainHeroOf(data);
  const { headline = '', subheadline = '' } = hero && hero.id !== section.id ? readSection('hero', hero) : {};
  const others = wordsOf(section).filter(({ key }) => key !== words.key);
  return {
    Company: readPage(data).brand,
    Headline: headline,
    Subheadline: subheadline,
    'In the same section': others.map(({ label, text }) => `${label}: ${text}`).join('\n'),
  };
}

export const takeWords = (section: Section, { itemId, name }: Words, text: string): ((data: PageData) => PageData) => {
  const put = <T extends { typed: Section['typed'] }>(part: T): T => ({ ...part, typed: { ...part.typed, [name]: text } });
  return itemId === '' ? changeSection(section.id, put) : changeItem(section.id, itemId, put);
};
