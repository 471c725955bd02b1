/** Facts of the company that two places tell differently. */
import { isDay } from '@/lib/dates';
import { parseDay } from '@/lib/parse-day';
import { foldText } from '@/lib/text';
import { toTextLines, type Answers, type Meaning } from '@/lib/topics/texts';
import type { Shares } from '@/workspace/shares';
import { isChanged, type Company, type Doc } from '@/workspace/store';

/** Where a fact is told; the profile is no document. */
export interface Place {
  doc?: Doc;
  text: string;
  /** It follows from figures or records, so that it can only be changed where it is. */
  isFixed?: boolean;
}

export interface Disagreement {
  means: Meaning;
  /** Each way it is told, with all places that tell it so; the one told most often first. */
  versions: readonly { text: string; places: readonly Place[] }[];
}

const legalForms =
  /[,.]?\s+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|plc|corp|corporation|co|gmbh|ug|ag|sarl|sas|sa|bv|nv|oy|ab|aps|srl|spa|pty ltd|pte ltd)\.?$/;

const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[\s,;]+/g, ' ')
    .trim();

/** The first number in a text, whatever stands round it. */
function figureIn(text: string): string {
  const found = /\d[\d.,' ]*\d|\d/.exec(text)?.[0];
  const scale = /\d\s*(k|m|mn|million|bn|billion)\b/i.exec(text)?.[1]?.toLowerCase().charAt(0) ?? '';
  const number = found?.replaceAll(/[,' ](?=\d{3}\b)/g, '').replace(/[.,]0+$/, '');
  return number === undefined ? plain(text) : String(Number(number.replace(',', '.')) * ({ k: 1e3, m: 1e6, b: 1e9 }[scale] ?? 1));
}

const numberWords = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const person = /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|da|van|von|der|la|bin|al|el)\s+)*\p{Lu}[\p{L}'’.-]*){0,3}$/u;

/** How many founders a text names or counts; nothing where it says anything else. */
function foundersIn(text: string): string {
  const [, count = ''] = /(\d+|one|two|three|four|five|six)\s+(?:co-?)?founders?\b/i.exec(text) ?? [];
  if (count !== '') return String(numberWords.indexOf(count.toLowerCase()) > 0 ? numberWords.indexOf(count.toLowerCase()) : Number(count));
  const names = text.split(/\s*(?:[,;\n&]|\band\b)\s*/).filter((name) => name !== '');
  return names.length > 0 && names.every((name) => person.test(name)) ? String(names.length) : '';
}

function dayIn(text: string): string {
  const day = parseDay(text, '');
  return day !== undefined && isDay(day) && /\d{4}/.test(text) ? day : '';
}

/** Only facts of which there is one; what is told in other words is not told differently. */
const sameWhen: Partial<Record<Meaning, (text: string) => string>> = {
  'company.name': (text) => plain(text).replace(legalForms, ''),
  'company.website': (text) =>
    plain(text)
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/.*$/, ''),
  'company.phone': (text) => text.replaceAll(/\D/g, '').slice(-9),
  'company.address': (text) =>
    plain(text)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  'offer.price': figureIn,
  'raise.amount': (text) => (/\d/.test(text) ? figureIn(text) : ''),
  'market.size': (text) => (/\d/.test(text) ? figureIn(text) : ''),
  'company.founders': foundersIn,
  'company.formed': dayIn,
  'company.launch': dayIn,
};

/** What own documents and the profile say. Samples, and documents of tools that say nothing of the company, are silent. */
function listPlaces(
  docs: Readonly<Record<string, Doc>>,
  tools: Readonly<Record<string, Shares>>,
  company: Company,
  today: string,
): { answers: Answers; doc?: Doc; fixed?: Answers }[] {
  const own = Object.values(docs).filter((doc) => isChanged(doc) && tools[doc.tool]?.state.isSample?.(doc.history.present.data) !== true);
  return [
    { answers: company.answers },
    ...own.map((doc) => {
      const { data, currency = 'USD' } = doc.history.present;
      const { profile, claims } = tools[doc.tool] ?? {};
      return { answers: profile?.read(data) ?? {}, fixed: claims?.(data, { today, currency }) ?? {}, doc };
    }),
  ];
}

export function findDisagreements(
  docs: Readonly<Record<string, Doc>>,
  tools: Readonly<Record<string, Shares>>,
  company: Company,
  today = '',
): Disagreement[] {
  const told = new Map<Meaning, Map<string, Place[]>>();
  for (const { answers, fixed = {}, doc } of listPlaces(docs, tools, company, today)) {
    for (const { means, text } of toTextLines({ ...fixed, ...answers })) {
      const key = sameWhen[means]?.(text);
      if (key === undefined || key === '') continue;
      const ways = told.get(means) ?? new Map<string, Place[]>();
      told.set(
        means,
        ways.set(key, [
          ...(ways.get(key) ?? []),
          { text, ...(doc ? { doc } : {}), ...(answers[means] === undefined ? { isFixed: true } : {}) },
        ]),
      );
    }
  }
  return [...told].flatMap(([means, ways]) => {
    if (ways.size < 2) return [];
    const versions = [...ways.values()].map((places) => ({ text: places[0]?.text ?? '', places }));
    return [{ means, versions: versions.sort((a, b) => b.places.length - a.places.length) }];
  });
}
