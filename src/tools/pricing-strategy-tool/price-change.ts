import { endSentence } from '@/lib/sentences';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { addDays, formatDay, isDay } from '@/lib/dates';
import {
  choice,
  day,
  emptyDraft,
  integer,
  longText,
  money,
  percent,
  readDraft,
  type DraftOf,
  type Surroundings,
  type ValuesOf,
} from '@/lib/fields';
import { gap } from '@/lib/gaps';
import { formatMoney, multiplyMoney } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';

const periodNames = { month: 'a month', year: 'a year', once: 'for one sale' };

export const changeFields = {
  oldPrice: money('Price today', { min: 0 }),
  newPrice: money('New price', { min: 0 }),
  per: choice('Paid', ['month', 'year', 'once'], { default: 'month', labels: { month: 'Every month', year: 'Every year', once: 'Once' } }),
  customers: integer('How many customers you have', { min: 0, max: 1e9 }),
  unitCost: money('Cost per customer', { min: 0, hint: 'What serving one customer costs in that time. Optional.' }),
  churn: percent('Customers you expect to lose', { min: 0, max: 1, hint: 'Because of the new price, in percent.' }),
  who: choice('Existing customers', ['all', 'later', 'never'], {
    default: 'all',
    labels: { all: 'Pay the new price from the same day', later: 'Pay it from a later day', never: 'Keep their price' },
  }),
  from: day('New price from'),
  laterFrom: day('For existing customers from'),
  notice: integer('Notice in days', { default: '30', min: 0, max: 730, hint: 'Check what your contracts and the law ask for.' }),
  gets: longText('What customers get for it', {
    maxLength: 2_000,
    placeholder: 'Since last year we added two-way sync and phone support.',
  }),
  reason: longText('Why it changes', { maxLength: 2_000, placeholder: 'Our hosting costs have risen by a third.' }),
};
export type ChangeDraft = DraftOf<typeof changeFields>;
export type Change = ValuesOf<typeof changeFields>;

export interface PriceChange {
  draft: ChangeDraft;
  /** Steps that were ticked off. */
  done: string[];
}

export const startChange = (): PriceChange => ({ draft: emptyDraft(changeFields, ''), done: [] });
export const readChange = (draft: ChangeDraft, around: Surroundings): Change => readDraft(changeFields, draft, around).values;

/** The share of customers that may go, or must come, until what is left of each makes up for the price; nothing where it cannot be told. */
export function breakEven(before: number, after: number): number | undefined {
  return before > 0 && after > 0 ? 1 - before / after : undefined;
}

export interface Effect {
  /** Of the price, as a fraction. */
  change: number | undefined;
  /** Above zero: so many may leave; below: so many more must come. */
  breakEvenRevenue: number | undefined;
  breakEvenProfit: number | undefined;
  revenueNow: number;
  revenueAfter: number;
  profitNow: number;
  profitAfter: number;
  left: number;
}

/** In the time that one price is paid for, once all who will pay the new price do. */
export function computeEffect({ oldPrice, newPrice, customers, unitCost, churn, who }: Change): Effect {
  const isMoved = who !== 'never';
  const left = isMoved ? Math.round(customers * (1 - churn)) : customers;
  const price = isMoved ? newPrice : oldPrice;
  return {
    change: oldPrice > 0 && newPrice > 0 ? newPrice / oldPrice - 1 : undefined,
    breakEvenRevenue: breakEven(oldPrice, newPrice),
    breakEvenProfit: unitCost > 0 ? breakEven(oldPrice - unitCost, newPrice - unitCost) : undefined,
    revenueNow: multiplyMoney(oldPrice, customers),
    revenueAfter: multiplyMoney(price, left),
    profitNow: multiplyMoney(oldPrice - unitCost, customers),
    profitAfter: multiplyMoney(price - unitCost, left),
    left,
  };
}

/** What is left of the revenue for other losses than the expected one. */
export const ladder = (change: Change): { churn: number; effect: Effect }[] =>
  [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3].map((churn) => ({ churn, effect: computeEffect({ ...change, churn, who: 'all' }) }));

export interface Step {
  id: 'notice' | 'new' | 'existing';
  day: string;
  title: string;
}

/** Who learns of it and pays it when; without a day there are no steps. */
export function planSteps({ from, laterFrom, notice, who }: Change): Step[] {
  if (!isDay(from)) return [];
  const existing = who === 'never' ? '' : who === 'later' ? laterFrom : from;
  const steps: Step[] = [
    ...(isDay(existing) ? [{ id: 'notice' as const, day: addDays(existing, -notice), title: 'Tell existing customers' }] : []),
    { id: 'new', day: from, title: 'New customers pay the new price' },
    ...(isDay(existing) ? [{ id: 'existing' as const, day: existing, title: 'Existing customers pay the new price' }] : []),
  ];
  return steps.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** What contradicts itself or comes too late, in sentences. */
export function checkChange(change: Change, today: string): string[] {
  const { from, laterFrom, who, newPrice, oldPrice, unitCost } = change;
  const told = planSteps(change).find(({ id }) => id === 'notice');
  return [
    ...(who === 'later' && isDay(from) && isDay(laterFrom) && laterFrom < from
      ? ['Existing customers would pay the new price before new ones.']
      : []),
    ...(told && isDay(today) && told.day < today
      ? [`To keep the notice, existing customers had to be told by ${formatDay(told.day)}.`]
      : []),
    ...(newPrice > 0 && newPrice === oldPrice ? ['Both prices are the same.'] : []),
    ...(unitCost > 0 && newPrice > 0 && newPrice <= unitCost ? ['The new price doesn’t cover the cost per customer.'] : []),
  ];
}

const share = (fraction: number) => formatPercent(Math.abs(fraction), 1);

/** "You may lose up to 16.7% of customers (20 of 120) before revenue falls." */
export function describeBreakEven(of: 'revenue' | 'profit', value: number | undefined, customers: number): string {
  if (value === undefined) return '';
  if (value === 0) return `The price stays the same, and so does ${of}.`;
  const count = Math.abs(value) * customers;
  const people =
    customers > 0
      ? ` (${formatNumber(value > 0 ? Math.floor(count + 1e-9) : Math.ceil(count - 1e-9), 0)} of ${formatNumber(customers, 0)})`
      : '';
  return value > 0
    ? `You may lose up to ${share(value)} of customers${people} before ${of} falls.`
    : `You need ${share(value)} more customers${people.replace(' of ', ' on top of ')} for the same ${of}.`;
}

const sentence = (typed: string) => {
  const text = typed.trim();
  return text === '' ? '' : endSentence(text);
};

/** A mail to those who pay the old price, in the user's own words where there are any. */
export function writeNotice(change: Change, product: string, currency: string): { subject: string; lines: string[] } {
  const { oldPrice, newPrice, per, from, laterFrom, who, gets, reason } = change;
  const name = product.trim() || gap('Product');
  const start = who === 'later' ? laterFrom : from;
  const when = isDay(start) ? formatDay(start) : gap('Date');
  const price = (amount: number) => (amount > 0 ? formatMoney(amount, currency) : gap('Price'));
  const period = per === 'once' ? '' : ` ${periodNames[per]}`;
  if (who === 'never')
    return {
      subject: `Your price for ${name} stays the same`,
      lines: [
        'Hello,',
        `From ${when} new customers pay ${price(newPrice)}${period} for ${name}. You keep your price of ${price(oldPrice)}${period}.`,
        ...[sentence(gets), sentence(reason)].filter(Boolean),
        'You don’t need to do anything.',
      ],
    };
  return {
    subject: `New price for ${name} from ${when}`,
    lines: [
      'Hello,',
      `From ${when}, ${name} costs ${price(newPrice)}${period} instead of ${price(oldPrice)}. Until then you pay what you pay today.`,
      ...[sentence(gets), sentence(reason)].filter(Boolean),
      'If you have questions, or this doesn’t work for you, reply to this e-mail.',
    ],
  };
}

/** The plan on paper: the figures, the days, and the mail. */
export function toChangeDocument(change: Change, product: string, around: Surroundings): Document {
  const { currency, today } = around;
  const effect = computeEffect(change);
  const { subject, lines } = writeNotice(change, product, currency);
  const steps = planSteps(change);
  const show = (amount: number) => formatMoney(amount, currency);
  const title = product.trim() === '' ? 'Price change' : `${product.trim()}: price change`;
  const { change: moved } = effect;
  const hasPrices = moved !== undefined;
  const checks = checkChange(change, today);
  const blocks: Block[] = [
    heading(1, title),
    ...(hasPrices
      ? [
          {
            kind: 'figures' as const,
            items: [
              { label: 'Price today', value: show(change.oldPrice) },
              { label: 'New price', value: show(change.newPrice) },
              { label: 'Change', value: `${moved > 0 ? '+' : ''}${formatPercent(moved, 1)}` },
            ],
          },
        ]
      : [paragraph('Enter both prices to see what the change does.', 'muted')]),
    ...checks.map((text) => paragraph(text, 'warn')),
    ...(hasPrices
      ? [
          heading(2, 'Effect'),
          bullets(
            [
              describeBreakEven('revenue', effect.breakEvenRevenue, change.customers),
              describeBreakEven('profit', effect.breakEvenProfit, change.customers),
              change.customers > 0
                ? `${change.churn > 0 ? `With ${share(change.churn)} of existing customers lost` : 'If nobody leaves'}: ${show(effect.revenueAfter)} ${periodNames[change.per]} from ${plural(effect.left, 'customer')}, instead of ${show(effect.revenueNow)}.`
                : '',
            ].filter(Boolean),
          ),
          ...(change.customers > 0 && change.who !== 'never'
            ? [
                {
                  kind: 'table' as const,
                  columns: [
                    { label: 'Customers lost' },
                    { label: 'Customers left', align: 'right' as const },
                    { label: 'Revenue', align: 'right' as const },
                    { label: 'Against today', align: 'right' as const },
                  ],
                  rows: ladder(change).map(({ churn, effect: at }) => [
                    formatPercent(churn, 0),
                    formatNumber(at.left, 0),
                    show(at.revenueAfter),
                    `${at.revenueAfter > at.revenueNow ? '+' : ''}${show(at.revenueAfter - at.revenueNow)}`,
                  ]),
                },
              ]
            : []),
        ]
      : []),
    heading(2, 'Who and when'),
    steps.length === 0
      ? paragraph('Choose the day of the new price, and the steps follow.', 'muted')
      : {
          kind: 'table',
          columns: [{ label: 'Day' }, { label: 'Step', weight: 2 }],
          rows: steps.map(({ day: on, title: step }) => [formatDay(on), step]),
        },
    ...(change.who === 'never' ? [paragraph('Existing customers keep their price.')] : []),
    heading(2, 'Notice to existing customers'),
    paragraph(`Subject: ${subject}`, 'strong'),
    ...lines.map((line) => paragraph(line)),
  ];
  return { title, blocks };
}
