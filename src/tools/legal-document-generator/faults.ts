import type { Check as DocumentCheck } from '@/kinds/document/check-list';
import { typedCurrency } from '@/lib/currencies';
import { cutTo } from '@/lib/cut';
import { formatNumber, parseNumber } from '@/lib/numbers';
import { parseDay } from '@/lib/parse-day';
import { currencyOfPlace } from '@/lib/place-currency';
import { usStates, withArticle } from '@/lib/places';
import { joinWords } from '@/lib/text';
import { readAnswers, sayLaw, tidy, type Facts, type NumberName } from './facts';
import { fields, isSample, sampleAnswers, type Draft, type FieldName, type Made } from './model';
import { isLoneShare, readProfitSplit } from './profit-split';
import { offeredOptions, templateOf, type TemplateId } from './templates';

export type Check = DocumentCheck<Partial<Draft>>;

/** States that do not enforce most non-competes for employees, as of 2025. */
const withoutNonCompetes = ['CA', 'MN', 'ND', 'OK'];

const isNumberName = (name: string): name is NumberName => name in fields && fields[name as keyof typeof fields].kind === 'integer';

function rangeFaults(template: TemplateId, { draft }: Facts): Check[] {
  const about = templateOf(template);
  return offeredOptions(about, [...about.options, ...about.moreOptions], draft)
    .filter(isNumberName)
    .flatMap((name): Check[] => {
      const { label, min = 0, max = Infinity, default: usual } = fields[name];
      const typed = tidy(draft[name]) || draft[name].trim().replace(/[\uE000-\uE003]/g, '');
      const parsed = parseNumber(typed);
      if (typed === '' || (parsed.ok && parsed.value >= min && parsed.value <= max)) return [];
      return [
        {
          id: `range-${name}`,
          isFault: true,
          text: `${label}: “${cutTo(typed, 40)}” isn’t a number from ${min} to ${max}.`,
          fixes: [{ label: `Make it ${usual}`, change: { [name]: usual } }],
        },
      ];
    });
}

const currencyWords: [RegExp, string][] = [
  [/\beuros?\b/i, '€'],
  [/\b(pounds?|sterling)\b/i, '£'],
  [/\bdollars?\b/i, '$'],
];

/** By its sign, its code or its name, wherever it stands beside the amount. */
function currencyIn(typed: string, home: string): string | undefined {
  const sign = /(?:US|CA|C|AU|A|NZ|S|HK|R)?\p{Sc}/u.exec(typed)?.[0];
  const codes = typed.match(/\b[A-Z]{3}\b/g) ?? [];
  const word = currencyWords.find(([pattern]) => pattern.test(typed))?.[1];
  return [sign, ...codes, word].map((mark) => (mark ? typedCurrency(`1 ${mark}`, home) : undefined)).find(Boolean);
}

interface Amount {
  name: FieldName & ('fees' | 'salary');
  /** What is paid, in the middle of a sentence. */
  what: string;
  /** Where it is paid. */
  places: string[];
  /** How a bare number is said in full. */
  period: string;
}

function amountOf(template: TemplateId, facts: Facts): Amount | undefined {
  const law = sayLaw(facts);
  const isContractor = facts.answers.engagement === 'contractor';
  if (template === 'service-agreement') return { name: 'fees', what: 'fees', places: [law], period: ' in total' };
  if (template === 'employment-contract')
    return {
      name: 'salary',
      what: isContractor ? 'fee' : 'salary',
      places: [tidy(facts.answers.workLocation), law],
      period: isContractor ? ' in total' : ' a year',
    };
  return undefined;
}

/** An amount that is not above zero, says no currency, or is in one that does not fit the place. */
function amountFaults(template: TemplateId, facts: Facts): (Check | false)[] {
  const amount = amountOf(template, facts);
  const typed = amount ? tidy(facts.answers[amount.name]) : '';
  if (!amount || typed === '') return [];
  const { name, what, places, period } = amount;
  const home = places.map((place) => ({ place, code: currencyOfPlace(place) ?? '' })).find(({ code }) => code !== '');
  const code = currencyIn(typed, home?.code ?? '');
  const parsed = parseNumber(typed);
  const verb = what === 'fees' ? 'are' : 'is';
  // Two ends of a range are no subtraction.
  const isRange = /\d\s*[-–]\s*\D{0,4}\d/.test(typed);
  const isBelow = isRange ? false : parsed.ok ? parsed.value <= 0 : /^\D{0,4}[-−]\s*\D{0,4}\d/.test(typed);
  // "52.000" is fifty-two thousand in Berlin: such a figure stays as it was typed, and so does a range.
  const isPlain = parsed.ok && !isRange && !/\.\d{3}$/.test(typed);
  const inFull = (currency: string) => `${isPlain ? formatNumber(parsed.value) : typed} ${currency}${period}`;
  if (isBelow) return [{ id: 'amount', isFault: true, text: `The ${what} ${verb} ${cutTo(typed, 60)}, which is not above zero.` }];
  return [
    code === undefined &&
      parsed.ok && {
        id: 'no-currency',
        isFault: true,
        text: `The ${what} ${verb} “${cutTo(typed, 60)}”: in which currency, and for what time?`,
        ...(home ? { fixes: [{ label: `Write “${inFull(home.code)}”`, change: { [name]: inFull(home.code) } }] } : {}),
      },
    code !== undefined &&
      home !== undefined &&
      code !== home.code && {
        id: 'place-currency',
        isFault: true,
        text: `The ${what} ${verb} in ${code}, but the place is ${withArticle(cutTo(home.place, 60))}, where people pay in ${home.code}.`,
      },
  ];
}

/** "May 31 to March 1, 2027": both ends, where both can be read as days. */
function timelineFault(template: TemplateId, { answers }: Facts): Check | false {
  if (template !== 'service-agreement') return false;
  const typed = tidy(answers.timeline)
    .replace(/\.$/, '')
    .replace(/^from\s+/i, '');
  const [from = '', to = '', ...more] = typed.split(/\s+(?:to|until|till|through|–|-)\s+/i);
  const end = more.length === 0 ? parseDay(to, '2000-01-01') : undefined;
  const start = end && /\d{4}/.test(to) ? parseDay(from, end) : undefined;
  return end !== undefined && start !== undefined && start > end
    ? { id: 'timeline', isFault: true, text: `The timeline “${cutTo(typed, 60)}” ends before it starts.` }
    : false;
}

function splitFaults(template: TemplateId, { answers }: Facts): (Check | false)[] {
  if (template !== 'partnership-agreement') return [];
  const split = readProfitSplit(answers.profitSplit);
  const sum = split ? Number((split.first + split.second).toFixed(6)) : 100;
  return [
    split !== undefined &&
      !split.isRatio &&
      sum !== 100 && {
        id: 'split-sum',
        isFault: true,
        text: `The profit split ${tidy(answers.profitSplit)} adds up to ${formatNumber(sum)}%, not 100%.`,
      },
    isLoneShare(answers.profitSplit) && {
      id: 'split-one',
      isFault: true,
      text: `The profit split “${tidy(answers.profitSplit)}” does not say who gets it and what the other partner gets.`,
    },
  ];
}

function clauseFaults(template: TemplateId, { answers, place, workPlace }: Facts): (Check | false)[] {
  if (template !== 'employment-contract' || answers.engagement !== 'employee') return [];
  // No other law that was chosen makes valid what is void where the work is done.
  const states = [workPlace.state, place.state];
  const banning = states.find((state) => state !== undefined && withoutNonCompetes.includes(state));
  return [
    answers.ending === 'at-will' &&
      (workPlace.state === 'MT' || ['UK', 'EU', 'other'].includes(workPlace.region)) && {
        id: 'at-will',
        isFault: true,
        text:
          workPlace.state === 'MT'
            ? 'Montana does not have at-will employment after probation: an employer there needs good cause.'
            : 'At-will employment hardly exists outside the United States. The law there asks for notice, and often for a reason.',
        fixes: [{ label: 'Use notice instead', change: { ending: 'notice' } }],
      },
    answers.nonCompete &&
      banning !== undefined && {
        id: 'non-compete',
        isFault: true,
        text: `${usStates[banning]} does not enforce most non-competes, as of 2025, and asking for one can be unlawful.`,
        fixes: [{ label: 'Leave the non-compete out', change: { nonCompete: false } }],
      },
    answers.nonSolicit &&
      states.includes('CA') && {
        id: 'solicit',
        isFault: true,
        text: 'California treats bans on soliciting customers and staff like non-competes, which are void there.',
        fixes: [{ label: 'Leave it out', change: { nonSolicit: false } }],
      },
  ];
}

/** Answers that could be nobody else's. */
const telling: readonly FieldName[] = [
  'companyName', 'website', 'contactEmail', 'otherParty', 'purpose', 'serviceDescription', 'employeeName', 'workLocation', 'clientName',
  'services', 'businessName', 'partnerOne', 'partnerTwo', 'businessPurpose', 'contributions',
]; // prettier-ignore

/** What is left of the sample between answers of one's own. */
function sampleFault(made: Made): Check | false {
  const sample = sampleAnswers();
  const printed = telling.filter((name) => templateOf(made.template).fields.includes(name));
  const left = isSample(made) ? [] : printed.filter((name) => made.answers[name] === sample[name]);
  return (
    left.length > 0 && { id: 'sample', isFault: true, text: `Still from the sample: ${joinWords(left.map((name) => fields[name].label))}.` }
  );
}

/** What makes the document contradict itself or the law it names. It stays a draft until this is changed or kept on purpose. */
export function findFaults(made: Made): Check[] {
  const facts = readAnswers(made);
  const { template } = made;
  return [
    sampleFault(made),
    ...amountFaults(template, facts),
    timelineFault(template, facts),
    ...splitFaults(template, facts),
    ...rangeFaults(template, facts),
    ...clauseFaults(template, facts),
  ].filter((check) => check !== false);
}

/** Those that nobody has agreed to yet. */
export const openFaults = (made: Made, accepted: readonly string[] = []): Check[] =>
  findFaults(made).filter(({ text }) => !accepted.includes(text));
