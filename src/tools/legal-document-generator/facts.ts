import { endSentence } from '@/lib/sentences';
import type { Clause } from '@/lib/clauses';
import { isDay } from '@/lib/dates';
import { readDraft } from '@/lib/fields';
import { fillGap, gap } from '@/lib/gaps';
import { formatLegalDay } from '@/lib/legal-words';
import { parseNumber } from '@/lib/numbers';
import { lawPackFor, type LawPack } from '@/lib/law-packs';
import { readLocation, readPlace, usStates, withArticle, type Place } from '@/lib/places';
import { plural } from '@/lib/text';
import { fields, type Answers, type Draft, type FieldName, type Made, type PartyName } from './model';

/** A numbered clause and what it means in a sentence or two. */
export interface Section extends Clause {
  id: string;
  note: string;
}

/** The answers, understood: what every clause and every warning reads. */
export interface Facts {
  answers: Answers;
  /** The answers as they were typed. */
  draft: Draft;
  day: string;
  /** Where the law is that governs, as far as it is certain. */
  place: Place;
  /** Where the work is done, whose law protects employees whatever else is chosen; the place of the law where that is not certain. */
  workPlace: Place;
  /** Germany has rules of its own on non-competes of employees and on subscriptions of consumers. */
  isGermany: boolean;
  /** Clauses of the law that governs, where they are at hand. */
  pack: LawPack | undefined;
}

const statesByName = new Set<string>(Object.values(usStates));

/** Whose law was chosen or typed, without an open place: empty where neither. */
const typedLaw = ({ governingLaw, location }: Answers) =>
  governingLaw === 'location'
    ? withoutEnd(tidy(location))
    : statesByName.has(governingLaw)
      ? `${governingLaw}, United States`
      : governingLaw;

export function readAnswers({ template, answers: draft, day }: Made): Facts {
  const { values: read } = readDraft(fields, draft, { today: '', currency: 'USD' });
  const values: Answers = { ...read, ...typedNumbers(draft) };
  // A privacy policy names no law; one chosen for another document says nothing about the company's place.
  const answers: Answers = template === 'privacy-policy' ? { ...values, governingLaw: 'location' } : values;
  const law = typedLaw(answers);
  const place = readPlace(law);
  // A place of work typed for another document says nothing here.
  const work = template === 'employment-contract' ? withoutEnd(tidy(answers.workLocation)) : '';
  const isGermany = [law, work].some((where) => readLocation(where).country === 'Germany');
  return { answers, draft, day, place, workPlace: readWorkPlace(work, place), isGermany, pack: lawPackFor(law) };
}

/** "the shop at 12 Mill Street" and "the United States" alone say less than the law that was chosen. */
function readWorkPlace(typed: string, law: Place): Place {
  const work = readPlace(typed);
  if (work.region === 'US') return work.state === undefined && law.region === 'US' ? law : work;
  return work.region === 'UK' || work.region === 'EU' ? work : law;
}

export const numberNames = ['paymentDays', 'noticeDays', 'withdrawalDays', 'hoursPerWeek', 'vacationDays'] as const;
export type NumberName = (typeof numberNames)[number];

/** A number is printed as it was typed or not at all: one that is out of range is named as a fault, never changed. */
function typedNumbers(draft: Draft): Record<NumberName, number> {
  const read = (name: NumberName) => {
    const parsed = parseNumber(draft[name]);
    return parsed.ok && parsed.value >= 0 ? Math.trunc(parsed.value) : -1;
  };
  return Object.fromEntries(numberNames.map((name) => [name, read(name)])) as Record<NumberName, number>;
}

/**
 * One line, whatever was pasted, without the signs that the document keeps for itself and without a loose comma at its end.
 * A dash or a dot alone is no answer.
 */
export function tidy(typed: string): string {
  const line = typed
    .replace(/[\uE000-\uE003]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:]+$/, '')
    .trim();
  return /[^\p{P}\s]/u.test(line) ? line : '';
}

/** What was typed into a field, or its open place. */
export const say = ({ answers }: Facts, name: FieldName) => fillGap(tidy(answers[name]), fields[name].label);

/** Of a party: its address or the name of its signer, where one was given. */
export const partyText = ({ answers }: Facts, name: PartyName | undefined) => (name ? tidy(answers[name]) : '');

/** For the middle of a sentence: a full stop behind a whole word does not end ours. */
const withoutEnd = (text: string) => text.replace(/(?<=\p{L}{4,}|\d)[.;,]+$/u, '');

/** A website or an email address, which may have been typed with the full stop of a sentence. */
export const addressIn = (facts: Facts, name: 'website' | 'contactEmail') => say(facts, name).replace(/\.+$/, '');

export const sayInside = (facts: Facts, name: FieldName) => withoutEnd(say(facts, name));

/** Several lines are a list, one line is a part of the sentence. */
export function itemsIn({ answers }: Facts, name: FieldName): string[] {
  const items = answers[name]
    .split(/[\n;]/)
    .map((item) => tidy(item).replace(/^[-*•–]\s*/, ''))
    .filter((item) => item !== '');
  return items.length > 1 ? items : [];
}

/** A text that ends in what was typed: a list where it has several lines. */
export const withItems = (facts: Facts, name: FieldName, before: string): (string | string[])[] => {
  const items = itemsIn(facts, name);
  return items.length > 0 ? [before, items] : [endSentence(`${before} ${say(facts, name)}`)];
};

/** "a;", "b; or", "c." */
export const listed = (items: readonly string[], last: 'and' | 'or' = 'and'): string[] =>
  items.map((item, index) => (index === items.length - 1 ? `${item}.` : index === items.length - 2 ? `${item}; ${last}` : `${item};`));

/** What the law there adds to a bill, at the start of a sentence. */
export const taxIn = ({ pack, place }: Facts) =>
  pack || place.region === 'EU' || place.region === 'UK' ? 'VAT' : place.region === 'US' ? 'Sales tax' : 'Sales tax or VAT';

export const when = <T>(isOn: boolean, ...parts: T[]): T[] => (isOn ? parts : []);

/** "30 days", or an open place where nothing sensible was typed. */
export const daysIn = (days: number) => (days > 0 ? plural(days, 'day') : `${gap('Number of Days')} days`);

/** "30 days’ written notice" */
export const noticeIn = (days: number) => (days === 1 ? 'one day’s written notice' : `${daysIn(days)}’ written notice`);

/** Whose law, as it was chosen or typed; empty where neither. */
export const sayLaw = ({ answers }: Facts) => typedLaw(answers);

export const lawIn = ({ answers }: Facts) => fillGap(withArticle(typedLaw(answers)), fields.location.label);

/** Where the company is: "based in the Netherlands". */
export const placeIn = (facts: Facts) => withArticle(sayInside(facts, 'location'));

/** As contracts under that law write it. */
export const longDay = (day: string, facts: Facts) => formatLegalDay(day, sayLaw(facts));

export const effectiveIn = (facts: Facts) =>
  isDay(facts.answers.effectiveDate) ? longDay(facts.answers.effectiveDate, facts) : 'the date of the last signature below';
