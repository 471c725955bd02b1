import type { Check } from '@/kinds/document/check-list';
import { typedCurrency } from '@/lib/currencies';
import { cutTo } from '@/lib/cut';
import { formatMoney, minorDigits } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import { currencyOfPlace } from '@/lib/place-currency';
import { withArticle } from '@/lib/places';
import { joinWords } from '@/lib/text';
import { hasFullTerm } from './clauses-rental';
import { hasDeliverables } from './clauses-work';
import { hasFee } from './content';
import { hasRenewal } from './kinds-online';
import { isAtWill } from './clauses-employment';
import { dayIn, figureIn, isBareAmount, linesOf, type Facts, type NumberName } from './facts';
import { describeNonCompete, describeNotice, isGermany, isNonCompeteVoid, lawAsOf, warnOfAtWill } from './jurisdiction';
import { fields, type Draft } from './fields';
import { endsBeforeStart, listSampleAnswers } from './model';
import { listUnused } from './needed';
import { paymentFault } from './payments';
import { tidy, toLine } from './typed';

/** Answers that settle something, and the currency where that does. */
export type Fix = Partial<Draft> & { currency?: string };
export type ContractCheck = Check<Fix>;

/** Which numbers this contract prints. */
function numbersIn(facts: Facts): NumberName[] {
  const { type, answers, has } = facts;
  const hasFixedTerm = (facts.isRental || type === 'equipment' || type === 'subscription') && hasFullTerm(facts);
  const givesNotice =
    hasRenewal(facts) ||
    (!['nda', 'intent', 'safe'].includes(type) && !isAtWill(facts) && linesOf(answers.cancellationTerms).length === 0 && !hasFixedTerm);
  return [
    ...(has.confidentiality || type === 'nda' ? (['confidentialYears'] as const) : []),
    ...(has.lateFee ? (['lateFeeRate'] as const) : []),
    ...(has.nonSolicit ? (['nonSolicitMonths'] as const) : []),
    ...(has.nonCompete ? (['nonCompeteMonths'] as const) : []),
    ...(givesNotice ? (['noticeDays'] as const) : []),
    ...(type === 'equipment' || facts.isRental || hasDeliverables(facts) ? (['acceptDays'] as const) : []),
    ...(type === 'subscription' || type === 'pilot' ? (['exitDays'] as const) : []),
    ...(type === 'intent' ? (['exclusiveDays'] as const) : []),
    ...(type === 'founders' ? (['vestingYears', 'cliffMonths'] as const) : []),
  ];
}

function rangeFaults(facts: Facts): ContractCheck[] {
  return numbersIn(facts).flatMap((name): ContractCheck[] => {
    const { label, min = -Infinity, max = Infinity, default: usual } = fields[name];
    const typed = toLine(facts.draft[name]);
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

/** A minus sign or brackets around an amount, with or without a currency: "-500", "€ -500", "(500)". */
const isBelowZero = (typed: string) => {
  // Two ends of a range are no subtraction.
  if (/\d\s*[-–]\s*\D{0,3}\d/.test(typed)) return false;
  const parsed = parseNumber(typed);
  return parsed.ok ? parsed.value < 0 : /^\D{0,4}[-−]\s*\D{0,4}\d/.test(toLine(typed));
};

interface Amount {
  name: string;
  field: 'salary' | 'amount' | 'capAmount' | 'deposit' | 'safeCap';
  typed: string;
}

function amountsIn({ type, answers, has }: Facts): Amount[] {
  return [
    ...(type === 'employment'
      ? [{ name: 'salary', field: 'salary' as const, typed: answers.salary }]
      : hasFee(type) || type === 'safe'
        ? [
            {
              name: type === 'safe' ? 'purchase amount' : type === 'equipment' ? 'rent' : 'fee',
              field: 'amount' as const,
              typed: answers.amount,
            },
          ]
        : []),
    ...(type === 'equipment' ? [{ name: 'deposit', field: 'deposit' as const, typed: answers.deposit }] : []),
    ...(type === 'safe' && answers.safeForm === 'cap'
      ? [{ name: 'valuation cap', field: 'safeCap' as const, typed: answers.safeCap }]
      : []),
    ...(has.liabilityCap && answers.capBasis === 'amount'
      ? [{ name: 'liability cap', field: 'capAmount' as const, typed: answers.capAmount }]
      : []),
  ];
}

const amountFaults = (facts: Facts): ContractCheck[] =>
  amountsIn(facts).flatMap(({ name, field, typed }): ContractCheck[] => {
    const figure = figureIn(typed, facts.currency);
    if (!isBelowZero(typed) && figure !== 0) return [];
    const shown = figure === undefined ? cutTo(tidy(typed), 60) : formatMoney(figure, facts.currency);
    return [
      {
        id: field === 'capAmount' ? 'cap' : field === 'salary' ? 'amount' : field,
        isFault: true,
        text: `The ${name} is ${shown}. It should be more than zero.`,
      },
    ];
  });

/** "84.000" and "€84.000": which of the two is meant, only the user knows. */
const readings = (facts: Facts): ContractCheck[] =>
  amountsIn(facts).flatMap(({ name, field, typed }): ContractCheck[] => {
    const [, before = '', whole = '', rest = '', after = ''] = /^([^\d.,-]*)([1-9]\d{0,2})\.(\d{3})([^\d.,]*)$/.exec(tidy(typed)) ?? [];
    if (whole === '' || minorDigits(codeIn(typed, facts.currency) ?? facts.currency) > 2) return [];
    const write = (figure: string) => ({ label: `Write ${before}${figure}${after}`, change: { [field]: `${before}${figure}${after}` } });
    const grouped = `${whole},${rest}`;
    const text = `The ${name} “${cutTo(tidy(typed), 60)}” could mean ${grouped}, or ${whole} with three decimals.`;
    return [
      {
        id: `reading-${field}`,
        isFault: true,
        text,
        fixes: [write(grouped), ...(/^\d\d0$/.test(rest) ? [write(`${whole}.${rest.slice(0, 2)}`)] : [])],
      },
    ];
  });

const codeIn = (typed: string, currency: string) =>
  typedCurrency(toLine(typed), currency) ?? (isBareAmount(typed) || figureIn(typed, currency) !== undefined ? currency : undefined);

/** What is paid where the work is done, or where the law is from. */
function placeOfPay({ type, answers }: Facts): { place: string; code: string } | undefined {
  const places = type === 'employment' ? [answers.workLocation, answers.country] : [answers.country];
  return places.map((place) => ({ place: tidy(place), code: currencyOfPlace(tidy(place)) ?? '' })).find(({ code }) => code !== '');
}

function currencyFaults(facts: Facts): ContractCheck[] {
  const { currency } = facts;
  const amounts = amountsIn(facts).map((amount) => ({ ...amount, code: codeIn(amount.typed, currency) }));
  const codes = [...new Set(amounts.flatMap(({ code }) => (code === undefined ? [] : [code])))];
  const home = placeOfPay(facts);
  const foreign = home && amounts.find(({ code }) => code !== undefined && code !== home.code);
  const isPlain = foreign && typedCurrency(toLine(foreign.typed), currency) === undefined;
  return [
    ...(home && foreign
      ? [
          {
            id: 'place-currency',
            isFault: true as const,
            text: `The ${foreign.name} is in ${foreign.code}, but the place is ${withArticle(cutTo(home.place, 60))}, where people pay in ${home.code}.`,
            ...(isPlain ? { fixes: [{ label: `Use ${home.code}`, change: { currency: home.code } }] } : {}),
          },
        ]
      : []),
    ...(codes.length > 1
      ? [
          {
            id: 'currencies',
            isFault: true as const,
            text: `The amounts are in different currencies: ${joinWords(codes)}.`,
          },
        ]
      : []),
  ];
}

function clauseFaults(facts: Facts): (ContractCheck | false)[] {
  const { type, answers, place, has } = facts;
  const isJob = type === 'employment';
  const atWill = isAtWill(facts) && place.region !== 'unknown' ? warnOfAtWill(place) : '';
  return [
    atWill !== '' && {
      id: 'at-will',
      isFault: true,
      text: place.notice ? `${atWill} ${describeNotice(place.notice)}` : atWill,
      fixes: [{ label: 'Use a notice period instead', change: { ending: 'notice' } }],
    },
    has.nonCompete &&
      isNonCompeteVoid(place) && {
        id: 'non-compete',
        isFault: true,
        text: describeNonCompete(place, type),
        fixes: [{ label: 'Leave the non-compete out', change: { nonCompete: false } }],
      },
    has.nonCompete &&
      isJob &&
      isGermany(place) &&
      answers.nonCompeteMonths > 24 && {
        id: 'non-compete-long',
        isFault: true,
        text: `The non-compete lasts ${answers.nonCompeteMonths} months after the employment. German law allows two years at most (section 74a HGB). As of ${lawAsOf}.`,
        fixes: [{ label: 'Make it 24', change: { nonCompeteMonths: '24' } }],
      },
    has.nonSolicit &&
      isJob &&
      place.state === 'CA' && {
        id: 'non-solicit',
        isFault: true,
        text: `California does not enforce non-solicitation clauses against employees, and asking for one can be unlawful. As of ${lawAsOf}.`,
        fixes: [{ label: 'Leave it out', change: { nonSolicit: false } }],
      },
    isJob &&
      answers.forum === 'arbitration' &&
      (place.region === 'EU' || place.region === 'UK') && {
        id: 'arbitration',
        isFault: true,
        text: 'In the EU and the UK an employee can rarely be bound to arbitration beforehand.',
        fixes: [{ label: 'Use the courts', change: { forum: 'courts' } }],
      },
  ];
}

/** A rent or a subscription that is said to be one sum and is paid by the month. */
const basisFault = ({ type, answers }: Facts): ContractCheck | false =>
  (type === 'equipment' || type === 'subscription') &&
  answers.amountBasis === 'total' &&
  /\b(?:monthly|(?:per|each|every|a) month)\b/i.test(answers.paymentTerms) &&
  !/instal|part/i.test(answers.paymentTerms) && {
    id: 'basis',
    isFault: true,
    text: `The ${type === 'equipment' ? 'rent' : 'fee'} is one sum in total, but the payment terms say “${cutTo(tidy(answers.paymentTerms), 60)}”.`,
    fixes: [{ label: 'Charge it per month', change: { amountBasis: 'month' } }],
  };

const dateFault = ({ answers }: Facts): ContractCheck | false =>
  endsBeforeStart(answers) && {
    id: 'dates',
    isFault: true,
    text: `The contract ends on ${dayIn(answers.endDate, 'End Date', answers)}, before it starts on ${dayIn(answers.startDate, 'Start Date', answers)}.`,
    fixes: [{ label: 'Swap the dates', change: { startDate: answers.endDate, endDate: answers.startDate } }],
  };

/** Somebody else's name or address in a contract of one's own. */
function sampleFault({ draft, type }: Facts): ContractCheck | false {
  const left = listSampleAnswers(draft).filter((name) => !listUnused(type).includes(name));
  return (
    left.length > 0 && { id: 'sample', isFault: true, text: `Still from the sample: ${joinWords(left.map((name) => fields[name].label))}.` }
  );
}

/** What makes the contract contradict itself or the law it names. It stays a draft until this is changed or kept on purpose. */
export const findFaults = (facts: Facts): ContractCheck[] =>
  [
    sampleFault(facts),
    dateFault(facts),
    basisFault(facts),
    ...amountFaults(facts),
    paymentFault(facts),
    ...readings(facts),
    ...currencyFaults(facts),
    ...rangeFaults(facts),
    ...clauseFaults(facts),
  ].filter((check) => check !== false);

/** Those that nobody has agreed to yet. */
export const openFaults = (facts: Facts, kept: readonly string[] = []): ContractCheck[] =>
  findFaults(facts).filter(({ text }) => !kept.includes(text));
