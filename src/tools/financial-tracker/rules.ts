import { groupBy } from '@/lib/lists';
import { sumOf } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { restCategory, starterWords, statementWords } from './content';
import { asEdited, type RecordsData } from '@/kinds/records/state';
import { effectOf, type EntryType, type fields, type Rule, type TrackerExtra, type Transaction } from './model';

/** A description as plain words: "AWS*Cloud  77-1" is "aws cloud 77 1". */
const toWords = (description: string) =>
  foldText(description)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** Whole words only: "rent" is not in "current account". */
const holds = (words: string, text: string) => text !== '' && ` ${words} `.includes(` ${text} `);

const listStarters = (type: EntryType): Rule[] =>
  Object.entries(starterWords[type]).flatMap(([category, words]) =>
    words.split(',').map((text) => ({ text: text.trim(), type, category })),
  );

/** The longest first, so that "google ads" is asked before "google". */
export const starterRules: readonly Rule[] = [...listStarters('income'), ...listStarters('expense')].sort(
  (a, b) => b.text.length - a.text.length,
);

/** The first rule that fits; the user's own stand before those we start with. */
export function findRule(description: string, type: EntryType, rules: readonly Rule[]): Rule | undefined {
  const words = toWords(description);
  return rules.find((rule) => rule.type === type && holds(words, rule.text));
}

const isName = (word: string) => word.length > 1 && !/\d/.test(word) && !statementWords.has(word);

/** What names the other side of a payment: the first word or two that are neither numbers nor on every line. */
export function nameIn(description: string): string {
  const words = toWords(description).split(' ');
  const first = words.findIndex(isName);
  if (first < 0) return words.join(' ').slice(0, longestText);
  const [name = '', next = ''] = words.slice(first, first + 2);
  return (isName(next) ? `${name} ${next}` : name).slice(0, longestText);
}

export const longestText = 60;
const mostRules = 500;

/** What a correction teaches: from now on, whatever names the same goes there. */
export const ruleFrom = ({ description, type }: Pick<Transaction, 'description' | 'type'>, category: string): Rule => ({
  text: nameIn(description),
  type,
  category,
});

/** The newest first; a rule for the same words replaces the old one. */
export const addRule = (rules: readonly Rule[], rule: Rule): Rule[] =>
  [...(rule.text === '' ? [] : [rule]), ...rules.filter(({ text, type }) => text !== rule.text || type !== rule.type)].slice(0, mostRules);

/** Others of the list that the rule would move. */
export const findAlike = (transactions: readonly Transaction[], rule: Rule): Transaction[] =>
  transactions.filter(
    ({ description, type, category }) => type === rule.type && category !== rule.category && holds(toWords(description), rule.text),
  );

export const isRest = ({ type, category }: Pick<Transaction, 'type' | 'category'>) => category === restCategory[type];

export interface RowGroup {
  /** What its rows have in common. */
  text: string;
  type: EntryType;
  /** Empty where its rows are in several. */
  category: string;
  /** One of them, as the bank wrote it. */
  example: string;
  count: number;
  /** What they do to the profit. */
  effect: number;
}

/** Rows that name the same, to be put into a category together: those without one first, then the most frequent. */
export function groupRows(transactions: readonly Transaction[]): RowGroup[] {
  const groups = groupBy(transactions, ({ type, description }) => `${type} ${nameIn(description)}`);
  return [...groups.values()]
    .flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      const { type, description } = first;
      const category = members.every((member) => member.category === first.category) ? first.category : '';
      return [
        { text: nameIn(description), type, category, example: description, count: members.length, effect: sumOf(members.map(effectOf)) },
      ];
    })
    .sort((a, b) => Number(isRest(b)) - Number(isRest(a)) || b.count - a.count);
}

interface Work {
  data: RecordsData<typeof fields, TrackerExtra>;
  drafts: Record<string, unknown>;
}

/** One step: the transactions are moved, a form that is open on one of them follows, and what came from a bank teaches a rule. */
export function moveTo({ data, drafts }: Work, chosen: readonly Transaction[], category: string): Work {
  const ids = new Set(chosen.map(({ id }) => id));
  const rules = chosen.filter(({ source }) => source !== '').map((one) => ruleFrom(one, category));
  const open = drafts.record as { id?: string; draft?: object } | undefined;
  const isOpen = open?.id !== undefined && ids.has(open.id);
  return {
    data: {
      ...data,
      records: data.records.map((record) => (ids.has(record.id) ? asEdited({ ...record, category }) : record)),
      extra: { ...data.extra, rules: rules.reduceRight(addRule, data.extra.rules) },
    },
    drafts: isOpen ? { ...drafts, record: { ...open, draft: { ...open.draft, category } } } : drafts,
  };
}
