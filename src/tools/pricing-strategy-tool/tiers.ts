import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { money, readField, type Surroundings } from '@/lib/fields';
import { formatMoney, minorDigits } from '@/lib/money';
import { joinWords } from '@/lib/text';
import { typeMoney } from '@/lib/type-money';
import type { Span } from './market';

export const mostTiers = 6;
export const mostFeatures = 60;

export interface Tier {
  id: string;
  name: string;
  /** As typed; empty where the price is given on request. */
  price: string;
  who: string;
}

export interface TierFeature {
  id: string;
  name: string;
  /** The tiers that have it. */
  in: string[];
}

export interface TierPlan {
  /** What is charged for: "user per month". */
  metric: string;
  tiers: Tier[];
  features: TierFeature[];
  /** The tier most buyers should choose; empty where none stands out. */
  anchor: string;
}

export const startTiers = (): TierPlan => ({
  metric: '',
  tiers: ['Basic', 'Pro', 'Enterprise'].map((name, index) => ({ id: String(index + 1), name, price: '', who: '' })),
  features: [],
  anchor: '2',
});

export const nextId = (rows: readonly { id: string }[]) =>
  String(Math.max(0, ...rows.map(({ id }) => (/^\d{1,9}$/.test(id) ? Number(id) : 0))) + 1);

export const priceField = money('Price', { min: 0 });

/** In minor units; nothing where it is empty or cannot be read. */
export function readPrice(typed: string, around: Surroundings): { amount: number | undefined; problem: string } {
  if (typed.trim() === '') return { amount: undefined, problem: '' };
  const { value, problem = '' } = readField(priceField, typed, around);
  return { amount: problem === '' ? Number(value) : undefined, problem };
}

/** The middle of each rule of thumb in whole units, for as many tiers as there are rules. */
export function suggestPrices(plan: TierPlan, spans: readonly Span[], currency: string): TierPlan {
  const unit = 10 ** minorDigits(currency);
  const middle = ({ low, high }: Span) => Math.round((low + high) / 2 / unit) * unit;
  return {
    ...plan,
    tiers: plan.tiers.map((tier, index) => {
      const span = spans[index];
      return span ? { ...tier, price: typeMoney(middle(span), currency) } : tier;
    }),
  };
}

export const nameOf = ({ name }: Tier, index: number) => name.trim() || `Tier ${index + 1}`;
export const namedFeatures = ({ features }: TierPlan) => features.filter(({ name }) => name.trim() !== '');

/** Where the table would make a buyer ask, in sentences. */
export function checkTiers(plan: TierPlan, around: Surroundings): string[] {
  const features = namedFeatures(plan);
  return plan.tiers.slice(1).flatMap((tier, place) => {
    const lower = plan.tiers[place] as Tier;
    const [name, below] = [nameOf(tier, place + 1), nameOf(lower, place)];
    const [price, before] = [readPrice(tier.price, around).amount, readPrice(lower.price, around).amount];
    const lost = features.filter((one) => one.in.includes(lower.id) && !one.in.includes(tier.id)).map((one) => one.name.trim());
    const gained = features.some((one) => !one.in.includes(lower.id) && one.in.includes(tier.id));
    return [
      ...(price !== undefined && before !== undefined && price <= before ? [`${name} doesn’t cost more than ${below}.`] : []),
      ...(lost.length > 0 ? [`${name} lacks what ${below} has: ${joinWords(lost.slice(0, 4))}.`] : []),
      ...(features.length > 0 && lost.length === 0 && !gained ? [`${name} has nothing that ${below} doesn’t have.`] : []),
    ];
  });
}

const showPrice = (tier: Tier, around: Surroundings) => {
  const { amount, problem } = readPrice(tier.price, around);
  return problem !== ''
    ? `${tier.price.trim()} (can’t be read)`
    : amount === undefined
      ? 'On request'
      : formatMoney(amount, around.currency);
};

/** How many times the first tier's price the others cost: "1×, 2.5×, 7.5×". */
export function ratiosOf({ tiers }: TierPlan, around: Surroundings): (number | undefined)[] {
  const [first] = tiers.map((tier) => readPrice(tier.price, around).amount);
  return tiers.map((tier) => {
    const amount = readPrice(tier.price, around).amount;
    return first !== undefined && first > 0 && amount !== undefined ? amount / first : undefined;
  });
}

/** The table as buyers see it. */
export function toTierDocument(plan: TierPlan, product: string, around: Surroundings): Document {
  const { tiers, anchor, metric } = plan;
  const features = namedFeatures(plan);
  const title = product.trim() === '' ? 'Pricing' : `${product.trim()}: pricing`;
  const hasWho = tiers.some(({ who }) => who.trim() !== '');
  const blocks: Block[] = [
    heading(1, title),
    ...(metric.trim() === '' ? [] : [paragraph(`Prices per ${metric.trim().replace(/^per /i, '')}.`, 'muted')]),
    {
      kind: 'table',
      columns: [
        { label: 'What you get', weight: 1.3 },
        ...tiers.map((tier, index) => ({ label: nameOf(tier, index), align: 'right' as const, weight: 1.2 })),
      ],
      rows: [
        ...(tiers.some(({ id }) => id === anchor) ? [['', ...tiers.map(({ id }) => (id === anchor ? 'Most popular' : ''))]] : []),
        ['Price', ...tiers.map((tier) => showPrice(tier, around))],
        ...(hasWho ? [['For', ...tiers.map(({ who }) => who.trim())]] : []),
        ...features.map((one) => [one.name.trim(), ...tiers.map(({ id }) => (one.in.includes(id) ? 'Yes' : '—'))]),
      ],
    },
  ];
  return { title, blocks };
}
