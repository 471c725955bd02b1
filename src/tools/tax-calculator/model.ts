import { choice, flag, integer, percent, readDraft, type Surroundings, type ValuesOf } from '@/lib/fields';
import { formatMoney, multiplyMoney, toMinor } from '@/lib/money';
import { clamp, formatPercent, sumOf } from '@/lib/numbers';
import { calculatorState, type CalculatorData } from '@/kinds/calculator/state';
import { describeGrossReceipts, newerRateOf, olderRateOf, stateIds, stateNameOf, stateNames } from './states';

/** US taxes are owed in dollars, whatever currency the rest of the work is in. */
export const currency = 'USD';
export const dollars = (minor: number) => formatMoney(minor, currency);
export const toCents = (whole: number) => toMinor(whole, currency);

export const businessTypes = ['sole-proprietorship', 'llc-single', 'llc-partnership', 's-corporation', 'c-corporation'] as const;
export type BusinessType = (typeof businessTypes)[number];

const filingStatuses = ['single', 'married-jointly', 'head-of-household'] as const;
export type FilingStatus = (typeof filingStatuses)[number];

const wholeDollars = (label: string, hint?: string) => integer(label, { default: '0', ...(hint ? { hint } : {}) });

export const fields = {
  businessType: choice('Business Type', businessTypes, {
    means: 'company.form',
    default: 'sole-proprietorship',
    labels: {
      'sole-proprietorship': 'Sole Proprietorship',
      'llc-single': 'LLC (single member)',
      'llc-partnership': 'LLC (partnership)',
      's-corporation': 'S Corporation',
      'c-corporation': 'C Corporation',
    },
  }),
  revenue: integer('Revenue', { placeholder: 'e.g. 100,000' }),
  expenses: integer('Expenses', { placeholder: 'e.g. 30,000' }),
  state: choice('State', stateIds, { default: 'california', labels: stateNames, means: 'company.region' }),
  rateSource: choice('Rate used', ['older-table', 'newer', 'own'], {
    default: 'older-table',
    labels: { 'older-table': 'Older table', newer: 'Newer, where known', own: 'My own rate' },
  }),
  ownRate: percent('My own rate, in percent', { hint: 'Counted between 0% and 100%.' }),
  useHomeOffice: flag('Home Office'),
  healthInsurance: wholeDollars('Health Insurance'),
  retirementContribution: wholeDollars('Retirement Contribution'),
  // These belong to the 2026 rules only; the flat-rate estimate does not read them.
  filingStatus: choice('Filing status', filingStatuses, {
    default: 'single',
    labels: { single: 'Single', 'married-jointly': 'Married filing jointly', 'head-of-household': 'Head of household' },
  }),
  salary: wholeDollars('Reasonable salary', 'What the S corporation pays you. At 0, half of the profit is assumed.'),
  lastYearTax: wholeDollars('Federal tax last year', 'The total tax on last year’s return. Leave 0 if you don’t know it.'),
  hadHighIncome: flag('Last year’s adjusted gross income was above $150,000'),
};

export type TaxFields = typeof fields;
/** The state is kept as it was typed, so that an unknown one counts as 0 and not as the default. */
export type TaxInputs = Omit<ValuesOf<TaxFields>, 'state'> & { state: string };

export const toInputs = (values: ValuesOf<TaxFields>): TaxInputs => values;

export type TaxData = CalculatorData<TaxFields>;

export const state = calculatorState({
  version: 1,
  fields,
  sample: {
    revenue: '140,000',
    expenses: '40,000',
    useHomeOffice: true,
    healthInsurance: '4,800',
    retirementContribution: '6,000',
  },
});
export const isSample = (data: TaxData) => state.isSample?.(data) ?? false;

/** What was asked for; nothing until then. */
export function readInputs({ calculated }: TaxData, around: Surroundings): TaxInputs | undefined {
  return calculated ? { ...readDraft(fields, calculated, around).values, state: calculated.state } : undefined;
}

interface FlatRules {
  federal: number;
  selfEmployment: number;
  /** In dollars. */
  standardDeduction: number;
  allowsHomeOffice: boolean;
}
const owner: FlatRules = { federal: 0.22, selfEmployment: 0.153, standardDeduction: 12_950, allowsHomeOffice: true };
export const flatRules: Record<BusinessType, FlatRules> = {
  'sole-proprietorship': owner,
  'llc-single': owner,
  'llc-partnership': owner,
  's-corporation': { ...owner, selfEmployment: 0 },
  'c-corporation': { federal: 0.21, selfEmployment: 0, standardDeduction: 0, allowsHomeOffice: false },
};
const flatHomeOffice = 1_500;

export const labels = {
  flat: 'Flat-rate estimate',
  year: 'Rates of 2022',
  totalDeductions: 'Total deductions',
  taxableBase: 'Taxable base',
  olderTable: 'Rates from older tables, mixed personal and corporate, not current',
  disclaimer:
    'These figures are estimates for planning. They are not tax advice. Rules change and your case may differ, so check with a tax professional before you file or pay.',
};

export interface StateRate {
  rate: number;
  label: string;
  isDated: boolean;
  note?: string;
}

export function readStateRate({ state, rateSource, ownRate, businessType }: TaxInputs): StateRate {
  if (rateSource === 'own') return { rate: clamp(ownRate, 0, 1), label: 'Your own rate', isDated: false };
  const kind = businessType === 'c-corporation' ? 'corporate' : 'individual';
  const newer = rateSource === 'newer' ? newerRateOf(state, kind) : undefined;
  if (newer) return { rate: newer.rate, label: `The ${kind} rate of ${newer.year}`, isDated: false };
  const older = { rate: olderRateOf(state), label: labels.olderTable, isDated: true };
  if (rateSource !== 'newer') return older;
  return { ...older, note: `No newer ${kind} rate is available for ${stateNameOf(state)}, so the older table is used.` };
}

export interface Deduction {
  label: string;
  amount: number;
}

export interface FlatResult {
  netIncome: number;
  deductions: Deduction[];
  totalDeductions: number;
  taxableBase: number;
  federalTax: number;
  stateTax: number;
  selfEmploymentTax: number;
  totalTax: number;
  /** A fraction of the net income; 0 where there is none. */
  effectiveTaxRate: number;
  afterTaxIncome: number;
  stateRate: StateRate;
  rules: FlatRules;
  notes: string[];
}

function listDeductions(inputs: TaxInputs, rules: FlatRules): Deduction[] {
  const all: Deduction[] = [
    { label: 'Standard deduction (2022, single)', amount: rules.standardDeduction },
    { label: 'Home office', amount: inputs.useHomeOffice && rules.allowsHomeOffice ? flatHomeOffice : 0 },
    { label: 'Health insurance', amount: inputs.healthInsurance },
    { label: 'Retirement contribution', amount: inputs.retirementContribution },
  ];
  return all.filter(({ amount }) => amount > 0).map(({ label, amount }) => ({ label, amount: toCents(amount) }));
}

export function computeFlat(inputs: TaxInputs): FlatResult {
  const rules = flatRules[inputs.businessType];
  const netIncome = toCents(inputs.revenue - inputs.expenses);
  const deductions = listDeductions(inputs, rules);
  const totalDeductions = sumOf(deductions.map(({ amount }) => amount));
  const taxableBase = Math.max(0, netIncome - totalDeductions);
  const stateRate = readStateRate(inputs);
  const federalTax = multiplyMoney(taxableBase, rules.federal);
  const stateTax = multiplyMoney(taxableBase, stateRate.rate);
  const selfEmploymentTax = multiplyMoney(Math.max(0, netIncome), rules.selfEmployment);
  const totalTax = federalTax + stateTax + selfEmploymentTax;
  return {
    netIncome,
    deductions,
    totalDeductions,
    taxableBase,
    federalTax,
    stateTax,
    selfEmploymentTax,
    totalTax,
    effectiveTaxRate: netIncome > 0 ? totalTax / netIncome : 0,
    afterTaxIncome: netIncome - totalTax,
    stateRate,
    rules,
    notes: listNotes(inputs, netIncome, rules, stateRate),
  };
}

function listNotes(inputs: TaxInputs, netIncome: number, rules: FlatRules, stateRate: StateRate): string[] {
  const hasOwnDeductions = inputs.healthInsurance > 0 || inputs.retirementContribution > 0;
  return [
    netIncome < 0 && rules.selfEmployment > 0
      ? 'Your expenses are above your revenue. Self-employment tax on a loss counts as $0.00, never as money back.'
      : undefined,
    inputs.useHomeOffice && !rules.allowsHomeOffice
      ? 'A C corporation takes no home-office deduction, so the tick isn’t counted.'
      : undefined,
    hasOwnDeductions
      ? `Health insurance and retirement are deducted in full, without the legal limits${rules.allowsHomeOffice ? '' : ', and also for a C corporation, where they are really company expenses'}.`
      : undefined,
    stateRate.note,
    describeGrossReceipts(inputs.state),
  ].filter((note) => note !== undefined);
}

export interface BreakdownLine {
  label: string;
  /** Who gets it, for naming its bar. */
  receiver: string;
  rule: string;
  amount: number;
  share: number;
}

export function toBreakdown(result: FlatResult, stateId: string): BreakdownLine[] {
  const { federalTax, stateTax, selfEmploymentTax, totalTax, rules, stateRate } = result;
  const share = (amount: number) => (totalTax > 0 ? amount / totalTax : 0);
  const name = stateNameOf(stateId);
  const line = (label: string, receiver: string, rule: string, amount: number) => ({ label, receiver, rule, amount, share: share(amount) });
  return [
    line('Federal tax', 'Federal', `${formatPercent(rules.federal)} of the taxable base`, federalTax),
    line('State tax', name, `${name}, ${formatPercent(stateRate.rate)} of the taxable base`, stateTax),
    line(
      'Self-employment tax',
      'Self-employment',
      rules.selfEmployment > 0 ? `${formatPercent(rules.selfEmployment)} of the profit` : 'None for this business type',
      selfEmploymentTax,
    ),
  ];
}
