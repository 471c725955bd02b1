import { money, readField } from '@/lib/fields';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { endings, examplePrices, otherExamplePrice, roughRenewals, roughYear, type Ending } from './content';

/** Prices the user has seen at a registrar, as typed, and the day of the last change. */
export interface OwnPrice {
  first: string;
  renewal: string;
  on: string;
}
export type OwnPrices = Record<string, OwnPrice>;

export const priceFields = { first: money('First year', { min: 0 }), renewal: money('Renewal', { min: 0 }) };

/** Cents a year, in US dollars. */
export interface Price {
  first: number;
  renewal: number;
  /** Typed by the user rather than ours. */
  isOwnFirst: boolean;
  isOwnRenewal: boolean;
  on: string;
}

const trapFactor = 5;
const around = { today: '', currency: 'USD' };

const isEnding = (ending: string): ending is Ending => (endings as readonly string[]).includes(ending);

export const ownPriceOf = (own: OwnPrices, ending: string): OwnPrice =>
  (Object.hasOwn(own, ending) ? own[ending] : undefined) ?? { first: '', renewal: '', on: '' };

export const examplePrice = (ending: string) =>
  (Object.hasOwn(examplePrices, ending) ? examplePrices[ending] : undefined) ?? otherExamplePrice;

/** What cannot be read is left out of account; the field says so. */
export function readOwnPrice(typed: string, name: keyof typeof priceFields): { value: number | undefined; problem?: string | undefined } {
  if (typed.trim() === '') return { value: undefined };
  const { value, problem } = readField(priceFields[name], typed, around);
  return problem ? { value: undefined, problem } : { value: value as number };
}

/** Nothing for endings that are not among the ten. */
export function priceOf(own: OwnPrices, ending: string): Price | undefined {
  if (!isEnding(ending)) return undefined;
  const typed = ownPriceOf(own, ending);
  const first = readOwnPrice(typed.first, 'first').value;
  const renewal = readOwnPrice(typed.renewal, 'renewal').value;
  return {
    first: first ?? examplePrice(ending),
    renewal: renewal ?? roughRenewals[ending],
    isOwnFirst: first !== undefined,
    isOwnRenewal: renewal !== undefined,
    on: first === undefined && renewal === undefined ? '' : typed.on,
  };
}

const dollars = (cents: number) => formatMoney(cents, 'USD');
const seenOn = (on: string) => (formatDay(on) === '' ? 'your price' : `your price of ${formatDay(on)}`);

/** "example $12.99/year" */
export const describeFirst = ({ first, isOwnFirst, on }: Price) =>
  isOwnFirst ? `${dollars(first)}/year (${seenOn(on)})` : `example ${dollars(first)}/year`;

/** "about $16/year (rough level of 2025)" */
export const describeRenewal = ({ renewal, isOwnRenewal, on }: Price) =>
  isOwnRenewal
    ? `${dollars(renewal)}/year (${seenOn(on)})`
    : `about ${dollars(renewal).replace('.00', '')}/year (rough level of ${roughYear})`;

/** A cheap first year that is paid for later: the renewal is five times as much or more. */
export const isPriceTrap = ({ first, renewal }: Price) => renewal > 0 && renewal >= first * trapFactor;

export function describeTrap(price: Price): string {
  const { first, renewal, isOwnFirst, isOwnRenewal } = price;
  const what = first === 0 ? 'The first year is free, the next isn’t' : `Renews at ${(renewal / first).toFixed(1)} times the first year`;
  return isOwnFirst && isOwnRenewal ? `${what}.` : `${what}, on example prices. Check at the registrar.`;
}

const yearsKept = 5;

/** The first year and four renewals. */
export const costOfFiveYears = ({ first, renewal }: Price) => dollars(first + renewal * (yearsKept - 1));
