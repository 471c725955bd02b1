import { typedCurrency } from '@/lib/currencies';
import { currencyMark, parseNumber } from '@/lib/numbers';
import type { AnswerName, FundRow, PlanData } from './model';

/** Groups of three may stand apart: 1 200 000. */
const figure = String.raw`\d[\d.,]*(?:[ \u00a0\u202f]\d{3}(?!\d))*`;
const size = String.raw`(?:\s?(?:[kK]|[mM]{1,2}|[mM]io|[mMbB]n|[bB]|[tT]housand|[mMbB]illion)(?!\p{L}))?`;
const amounts = new RegExp(
  String.raw`(?<![\p{L}\d])${currencyMark}\s?${figure}${size}|(?<![\p{L}\d.,])${figure}${size}\s?${currencyMark}(?!\p{L})`,
  'gu',
);

export interface TypedAmount {
  /** As it stands in the text: "£1,200,000". */
  text: string;
  currency: string;
}

/** The amounts in a text that were typed with a sign or a code; a sign the current currency shares means that one. */
export const amountsIn = (text: string, current: string): TypedAmount[] =>
  [...text.matchAll(amounts)].flatMap(([found]) => {
    const amount = found.replace(/(\d)[.,]+$/, '$1');
    const currency = typedCurrency(amount, current);
    return currency === undefined ? [] : [{ text: amount, currency }];
  });

const amountsOf = ({ sources, uses }: PlanData): string[] =>
  [...sources, ...uses].map(({ amount }) => amount).filter((amount) => amount.trim() !== '');

/** The currency to change to for an amount typed into the table, unless the others are in another one. */
export function currencyForRow(data: PlanData, row: FundRow, typed: string, current: string): string | undefined {
  const code = parseNumber(typed).ok ? typedCurrency(typed, current) : undefined;
  if (code === undefined || code === current || data.received.length > 0) return undefined;
  const others = amountsOf({ ...data, sources: data.sources.filter((one) => one !== row), uses: data.uses.filter((one) => one !== row) });
  return others.every((other) => typedCurrency(other, code) === code) ? code : undefined;
}

/** Answers that speak of the plan's own money. */
const moneyAnswers: readonly AnswerName[] = ['funding', 'amount', 'revenue', 'costs', 'projections', 'repayment'];

/** The currency to change to for an answer that names one, while the table is empty. */
export function currencyForAnswer(data: PlanData, name: string, typed: string, current: string): string | undefined {
  if (!moneyAnswers.some((one) => one === name) || amountsOf(data).length > 0 || data.received.length > 0) return undefined;
  const codes = new Set(amountsIn(typed, current).map(({ currency }) => currency));
  const [code] = codes;
  return codes.size === 1 && code !== current ? code : undefined;
}
