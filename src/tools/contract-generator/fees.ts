import { formatNumber } from '@/lib/numbers';
import { gap } from '@/lib/gaps';
import { moneyIn, type Facts } from './facts';

export const bases: Record<Facts['answers']['amountBasis'], string> = {
  total: ' in total',
  hour: ' per hour worked',
  day: ' per day worked',
  month: ' per month',
  year: ' per year',
};

/** Rent is for a day, whether or not anybody works on it. */
const rentBases: typeof bases = { ...bases, hour: ' per hour', day: ' per day' };

export const feeIn = ({ answers, currency, type }: Facts) =>
  moneyIn(answers.amount, currency, 'Amount', (type === 'equipment' ? rentBases : bases)[answers.amountBasis]);

/** What is paid late, by the rate of the contract or by the law of the place. */
export function lateTexts({ answers, has, pack, client }: Facts): string[] {
  if (!has.lateFee) return pack ? [pack.latePayment(client)] : [];
  const rate = answers.lateFeeRate > 0 ? `${formatNumber(answers.lateFeeRate)}%` : `${gap('Late fee (% a month)')}%`;
  return [
    `An overdue amount bears a late fee of ${rate} per month, or the highest rate that the law allows if that is lower, from the due date until it is paid.`,
  ];
}
