/** The fee in installments: when each is due, and what it is for. */
import type { CalendarEntry } from '@/formats/ics';
import type { Block } from '@/lib/blocks';
import { isDay } from '@/lib/dates';
import { gap } from '@/lib/gaps';
import { formatMoney, formatPlainMoney } from '@/lib/money';
import { hashText } from '@/lib/random';
import type { Check } from '@/kinds/document/check-list';
import { dayIn, figureIn, moneyIn, type Facts } from './facts';
import type { Draft } from './fields';
import { isSaid, type Payment } from './row-fields';
import type { Made } from './model';
import { tidy } from './typed';

/** What they come to, in minor units; nothing while one of them is no plain figure. */
export function sumPayments(payments: readonly Payment[], currency: string): number | undefined {
  const figures = payments.filter(isSaid).map(({ installment }) => figureIn(installment, currency));
  return figures.reduce<number | undefined>((sum, figure) => (sum === undefined || figure === undefined ? undefined : sum + figure), 0);
}

/** In the clause about the fee, after the terms of payment. */
export function toSchedule({ answers, payments, currency, feeName }: Facts): (string | Block)[] {
  if (payments.length === 0) return [];
  const sum = sumPayments(payments, currency);
  return [
    `The ${feeName} is paid in the following installments. Each is due on the date given; where no date is given, it is due when its milestone has been reached and invoiced.`,
    {
      kind: 'table',
      columns: [
        { label: 'Milestone', weight: 5 },
        { label: 'Due', weight: 3 },
        { label: 'Installment', align: 'right', weight: 2 },
      ],
      rows: payments.map(({ milestone, due, installment }) => [
        tidy(milestone) || (isDay(due) ? 'Payment' : gap('Milestone')),
        isDay(due) ? dayIn(due, 'Due Date', answers) : 'On the milestone',
        moneyIn(installment, currency, 'Installment').replace(` (${currency})`, ''),
      ]),
      ...(sum === undefined ? {} : { foot: [['Total', '', formatMoney(sum, currency)]] }),
    },
  ];
}

/** Two sums for the same work cannot both hold. */
export function paymentFault({ payments, answers, currency }: Facts): Check<Partial<Draft>> | false {
  const sum = sumPayments(payments, currency);
  const fee = figureIn(answers.amount, currency);
  if (payments.length === 0 || answers.amountBasis !== 'total' || sum === undefined || fee === undefined || sum === fee) return false;
  return {
    id: 'payments',
    isFault: true,
    text: `The installments come to ${formatMoney(sum, currency)}, but the fee is ${formatMoney(fee, currency)}.`,
    fixes: [{ label: `Make the fee ${formatMoney(sum, currency)}`, change: { amount: formatPlainMoney(sum, currency) } }],
  };
}

/** The days that a signed contract must not let pass. */
export function toDates({ answers, payments = [], currency }: Made, name: string, mark = ''): CalendarEntry[] {
  // Another contract's days are other days, whatever they are called.
  const contract = `contract-${hashText(name).toString(36)}`;
  const entries: (CalendarEntry | false)[] = [
    isDay(answers.startDate) && { id: `${contract}-start`, day: answers.startDate, title: `${mark}${name} starts` },
    isDay(answers.endDate) && { id: `${contract}-end`, day: answers.endDate, title: `${mark}${name} ends` },
    ...payments.map(
      ({ id, milestone, due, installment }): CalendarEntry | false =>
        isDay(due) && {
          id: `${contract}-${id}`,
          day: due,
          title: `${mark}Payment due: ${tidy(milestone) || name}`,
          details: [moneyIn(installment, currency, 'Installment'), name].join('\n'),
        },
    ),
  ];
  return entries.filter((entry) => entry !== false);
}
