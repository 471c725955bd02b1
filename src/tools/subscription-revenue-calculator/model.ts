import { choice, decimal, emptyDraft, flag, integer, money, percent, readDraft, text } from '@/lib/fields';
import type { DraftOf, RecordOf, Surroundings } from '@/lib/fields';
import { formatPlainMoney, multiplyMoney, toMinor } from '@/lib/money';
import { clamp, formatNumber, parseNumber } from '@/lib/numbers';
import { inCurrency, recordsState } from '@/kinds/records/state';
import type { Scenarios } from '@/kinds/calculator/scenarios';

export const fields = {
  name: text('Name', { required: 'Give the tier a name.', maxLength: 60, placeholder: 'Pro' }),
  // The smallest amount there is: a price of zero is refused in files, too.
  monthlyPrice: money('Monthly price', { means: 'offer.price', isMonthly: true, required: 'Enter a monthly price above 0.', min: 1 }),
  annualPrice: money('Annual price', { min: 0 }),
  churn: percent('Churn rate', { default: '5', min: 0, max: 1, hint: 'Percent who leave in a month.' }),
  subscribers: integer('Initial subscribers', { min: 0 }),
  growth: percent('Growth rate', { default: '10', min: 0, hint: 'Percent who join in a month.' }),
  newBy: choice('New subscribers', ['growth', 'number'], {
    default: 'growth',
    labels: { growth: 'By growth rate', number: 'A fixed number a month' },
  }),
  newCount: decimal('Joining each month', { min: 0, hint: 'Counts when the number is fixed.' }),
  cap: integer('Most there can be', { min: 0, hint: 'Nobody joins beyond it. Empty for no limit.' }),
};
export type Tier = RecordOf<typeof fields>;

export const periods = ['12', '24', '36', '48', '60'] as const;

/** Everything beside the tiers that a projection depends on, kept as typed. */
export const settingFields = {
  discount: integer('Annual discount', { default: '20', hint: 'Percent off for paying by the year. Sets suggested annual prices.' }),
  months: choice('Projection period', periods, { default: '24', hint: 'Months.' }),
  monthlyShare: percent('Paying monthly', { default: '70', min: 0, max: 1, hint: 'Percent of subscribers. The rest pay by the year.' }),
  roundsMonthly: flag('Round the count every month instead'),
  expansion: percent('Expansion', { default: '0', min: 0, max: 1, hint: 'Percent of MRR that upgrades add in a month.' }),
  contraction: percent('Contraction', { default: '0', min: 0, max: 1, hint: 'Percent of MRR that downgrades take in a month.' }),
  margin: percent('Gross margin', { default: '80', min: 0, max: 1, hint: 'An assumption until you enter your own.' }),
  cac: money('Cost to win a subscriber', { min: 0, hint: 'CAC: sales and marketing, divided by the subscribers they brought.' }),
  goodRatio: decimal('LTV to CAC, at least', { default: '3', min: 0 }),
  goodPayback: decimal('Payback, months at most', { default: '12', min: 0 }),
  goodQuick: decimal('Quick ratio, at least', { default: '4', min: 0 }),
  goodNrr: percent('NRR, at least', { default: '100', min: 0 }),
};
export type SettingDraft = DraftOf<typeof settingFields>;

export const leverNames = {
  churn: 'Churn rate',
  growth: 'Growth rate',
  subscribers: 'Initial subscribers',
  monthlyPrice: 'Monthly price',
} as const;
export type Lever = keyof typeof leverNames;

export const goalFields = {
  target: money('MRR you want', { default: '50,000', min: 0, hint: 'In the last month of the projection.' }),
  lever: choice('What may change', Object.keys(leverNames) as Lever[], { default: 'churn', labels: leverNames }),
  /** A tier's id; empty stands for all of them. */
  tierId: text('In which tier'),
};
export type GoalDraft = DraftOf<typeof goalFields>;

/** What may happen on top of growth and churn. Tiers are meant by their ids. */
export const moveFields = {
  trialTier: text('Trials of'),
  trialStarts: integer('Trials started each month', { min: 0 }),
  trialRate: percent('Trials that stay (%)', { min: 0, max: 1 }),
  riseMonth: integer('Price rise in month', { min: 0, max: 60, hint: 'Empty for none.' }),
  rise: percent('Price rise (%)', { min: -1, max: 10 }),
  riseLoss: percent('Lost to it (%)', { min: 0, max: 1 }),
  upgradeFrom: text('Upgrades from'),
  upgradeTo: text('Upgrades to'),
  upgradeRate: percent('Upgrade each month (%)', { min: 0, max: 1 }),
};

/** What differs between scenarios. */
export interface Plan {
  records: Tier[];
  currency: string;
  settings: SettingDraft;
}

export interface Extra {
  settings: SettingDraft;
  goal: GoalDraft;
  /** None before anybody asked what would be if. */
  moves?: DraftOf<typeof moveFields> | undefined;
  scenarios: Scenarios<Plan>;
}

export const state = recordsState<typeof fields, Extra>({
  version: 1,
  fields,
  start: (around) => [sampleTier('basic', 'Basic', 9.99, 99.99, 100, around)],
  sample: (around) => [
    sampleTier('basic', 'Basic', 9.99, 99.99, 100, around),
    sampleTier('pro', 'Pro', 29, 290, 40, around),
    { ...sampleTier('team', 'Team', 99, 990, 8, around), churn: 0.02, growth: 0.06 },
  ],
  // Written out, since what scenarios can do is loaded only once there are any.
  extra: { settings: emptyDraft(settingFields, ''), goal: emptyDraft(goalFields, ''), scenarios: { openId: '', list: [] } },
});

function sampleTier(id: string, name: string, monthly: number, annual: number, subscribers: number, { currency }: Surroundings): Tier {
  return {
    id: `sample-${id}`,
    name,
    monthlyPrice: toMinor(monthly, currency),
    annualPrice: toMinor(annual, currency),
    churn: 0.05,
    subscribers,
    growth: 0.1,
    newBy: 'growth',
    newCount: 0,
    cap: 0,
  };
}

/** A whole number from 0 to 100; whatever else is typed counts as 0, decimals as the whole number below. */
export function readDiscount(typed: string): { value: number; problem?: string; note?: string } {
  if (typed.trim() === '') return { value: 0 };
  const parsed = parseNumber(typed);
  if (!parsed.ok) return { value: 0, problem: `${parsed.problem} It counts as 0.` };
  if (parsed.value < 0 || parsed.value > 100) return { value: 0, problem: 'Enter a whole number from 0 to 100. It counts as 0.' };
  const value = Math.trunc(parsed.value);
  return value === parsed.value ? { value } : { value, note: `${formatNumber(parsed.value)} is read as ${value}.` };
}

export type Settings = ReturnType<typeof readSettings>;

/** What the settings mean. Texts that cannot be read count as the nearest thing that can. */
export function readSettings(draft: SettingDraft, around: Surroundings) {
  const { values } = readDraft(settingFields, draft, around);
  return { ...values, discount: readDiscount(draft.discount).value, months: Number(values.months) };
}

/** Twelve monthly payments less the discount. */
export const suggestAnnualPrice = (monthlyPrice: number, discount: number) => multiplyMoney(monthlyPrice, (12 * (100 - discount)) / 100);

/** The suggestion as it would be typed; nothing where the monthly price is no price. */
export function typeSuggestion(monthlyPrice: number, discount: number, currency: string): string {
  return monthlyPrice > 0 ? formatPlainMoney(suggestAnnualPrice(monthlyPrice, discount), currency) : '';
}

/** A tier without an annual price gets the suggested one. */
export const fillAnnualPrice = <T extends Pick<Tier, 'monthlyPrice' | 'annualPrice'>>(tier: T, discount: number): T =>
  tier.annualPrice > 0 ? tier : { ...tier, annualPrice: suggestAnnualPrice(tier.monthlyPrice, discount) };

/** What the annual price saves against twelve monthly ones; nothing where there is no saving. */
export function annualSaving({ monthlyPrice, annualPrice }: Tier): number {
  return monthlyPrice > 0 ? Math.max(0, 1 - annualPrice / (monthlyPrice * 12)) : 0;
}

/** Work from elsewhere may hold what the form would refuse. */
export const tidyTier = (tier: Tier): Tier => ({
  ...tier,
  monthlyPrice: Math.max(0, tier.monthlyPrice),
  annualPrice: Math.max(0, tier.annualPrice),
  churn: clamp(tier.churn, 0, 1),
  subscribers: Math.max(0, tier.subscribers),
  growth: Math.max(0, tier.growth),
  newCount: Math.max(0, tier.newCount),
  cap: Math.max(0, tier.cap),
});

/** A kept plan with its amounts in today's currency. */
export const tiersOf = (plan: Plan, currency: string): Tier[] => inCurrency(fields, plan, currency);

/** Two tiers are the same one when everything about them is. */
export const tierIdentity = ({ id: _id, isEdited: _mark, ...tier }: Tier) => JSON.stringify({ ...tier, name: tier.name.toLowerCase() });

/** Columns with one name could not be told apart. */
export function nameTiers(tiers: readonly Tier[]): string[] {
  const seen = new Map<string, number>();
  return tiers.map(({ name }) => {
    const base = name.trim() || 'Unnamed tier';
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base} (${count})`;
  });
}
