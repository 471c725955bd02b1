import { readDraft, type DraftOf, type ValuesOf } from '@/lib/fields';
import { parseNumber } from '@/lib/numbers';
import { readLocation } from '@/lib/places';
import { dataTypes, thirdParties, type DataType, type ThirdParty } from './content';
import { detailFields, type Cookie, type Processor } from './lists';
import { dataFlag, fields, shareFlag, type Answers, type Work } from './model';

export const collectedIn = (answers: DraftOf<typeof fields>): DataType[] => dataTypes.filter((type) => answers[dataFlag(type)]);
export const sharedIn = (answers: DraftOf<typeof fields>): ThirdParty[] => thirdParties.filter((type) => answers[shareFlag(type)]);

/** The data types a provider's list names, however they are written. */
export const typesNamed = (names: readonly string[]): DataType[] =>
  dataTypes.filter((type) => names.some((name) => name.trim().toLowerCase() === type));

export type Detail = ValuesOf<typeof detailFields>;

/** A work, understood: what every text, check and table reads. */
export interface Facts {
  answers: Answers;
  /** The answers as they were typed. */
  draft: Work['answers'];
  collected: DataType[];
  shared: ThirdParty[];
  details: Record<DataType, Detail>;
  processors: readonly Processor[];
  cookies: readonly Cookie[];
  /** Any regime at all: without one the text is a basic template. */
  hasRegime: boolean;
  /** A company in Germany, as far as its address or its website says so. */
  isGerman: boolean;
}

/** Text, checks and files read the same work again and again; it never changes, so once is enough. */
const known = new WeakMap<Work, Facts>();

export function readWork(work: Work): Facts {
  const facts = known.get(work) ?? understand(work);
  known.set(work, facts);
  return facts;
}

function understand(work: Work): Facts {
  const around = { today: '', currency: 'USD' };
  const { values } = readDraft(fields, work.answers, around);
  const answers = { ...values, answerDays: typedDays(work.answers.answerDays) };
  const details = Object.fromEntries(dataTypes.map((type) => [type, readDraft(detailFields, work.details[type], around).values])) as Record<
    DataType,
    Detail
  >;
  return {
    answers,
    draft: work.answers,
    collected: collectedIn(work.answers),
    shared: sharedIn(work.answers),
    details,
    processors: work.processors.records,
    cookies: work.cookies.records,
    hasRegime: answers.gdpr || answers.ukGdpr || answers.ccpa || answers.usStates || answers.lgpd || answers.dpdpa,
    isGerman: readLocation(answers.address.replace(/\s*\n\s*/g, ', ')).country === 'Germany' || /\.de(\/|$)/i.test(answers.website.trim()),
  };
}

/** A number is printed as it was typed or not at all: one that is out of range is named as a fault, never changed. */
function typedDays(typed: string): number {
  const parsed = parseNumber(typed);
  return parsed.ok ? Math.max(0, Math.trunc(parsed.value)) : 0;
}
