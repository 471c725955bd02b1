import { addDays, addMonths } from '@/lib/dates';
import {
  choice,
  day,
  decimal,
  flag,
  integer,
  money,
  percent,
  readDraft,
  text,
  type DraftOf,
  type RecordOf,
  type Surroundings,
  type ValuesOf,
} from '@/lib/fields';
import { toMinor } from '@/lib/money';
import type { Scenarios } from '@/kinds/calculator/scenarios';
import { hasSample, recordsState, type ListData, type RecordsData } from '@/kinds/records/state';

export const roles = ['Founder', 'Co-Founder', 'Employee', 'Advisor', 'Investor', 'Consultant'] as const;
export type Role = (typeof roles)[number];
export const isFounder = (role: Role) => role === 'Founder' || role === 'Co-Founder';

/** Fifty years, in months. */
export const longestPeriod = 600;

export const fields = {
  name: text('Name', { required: 'Enter a name.', maxLength: 200, placeholder: 'Ana Silva' }),
  role: choice('Role', roles, { default: 'Founder', required: 'Choose a role.' }),
  equityPercentage: percent('Equity Percentage', { min: 0, max: 10 }),
  vestingPeriod: integer('Vesting Period (months)', { default: '48', min: 0, max: longestPeriod }),
  cliffPeriod: integer('Cliff Period (months)', { default: '12', min: 0, max: longestPeriod }),
  /** 0 where the shares follow from the percentage. */
  exactShares: integer('Exact Shares', {
    min: 0,
    max: 1e12,
    hint: 'Only if you know the number. It then counts instead of the percentage.',
  }),
  grantDate: day('Grant Date', { hint: 'The day vesting starts.' }),
  acceleration: choice('Acceleration', ['None', 'Single trigger', 'Double trigger'], {
    default: 'None',
    hint: 'Single: a sale vests everything. Double: a sale and losing the job do.',
  }),
  has83b: flag('83(b) election filed'),
  /** In whole units of money, as a share may cost a fraction of a cent; 0 for shares. */
  exercisePrice: decimal('Exercise Price', {
    min: 0,
    max: 1e9,
    hint: 'For options: what the holder pays for one share. Leave it empty for shares.',
  }),
  /** The round after which the percentage was said; empty for the shares before any round. */
  afterRound: text('After Round', { maxLength: 80 }),
};
export type Stakeholder = RecordOf<typeof fields>;

export const roundFields = {
  name: text('Round Name', { required: 'Enter a name for the round.', maxLength: 200, placeholder: 'Seed' }),
  investment: money('Investment', { required: 'Enter an investment above 0.' }),
  valuation: money('Pre-money valuation', { required: 'Enter a valuation above 0.' }),
  date: day('Closing Date', { hint: 'SAFEs and notes issued later wait for the next round. Interest runs to this day.' }),
  poolTarget: percent('Option Pool After the Round (%)', {
    min: 0,
    max: 0.9,
    hint: 'Tops the available pool up to this share of the company.',
  }),
  poolPlace: choice('Pool Top-up Comes Out Of', ['Pre-money', 'Post-money'], {
    default: 'Pre-money',
    hint: 'Pre-money: only the owners before the round pay for it. Post-money: the new investors too.',
  }),
  preference: choice('Liquidation Preference', ['Non-participating', 'Participating', 'Participating, capped'], {
    default: 'Non-participating',
  }),
  multiple: decimal('Preference Multiple', { default: '1', min: 0, max: 100, hint: '1 gives the investment back first.' }),
  participationCap: decimal('Participation Cap', { default: '3', min: 0, max: 1000, hint: 'Times the investment, where it is capped.' }),
};
export type Round = RecordOf<typeof roundFields>;

const instruments = ['Post-money SAFE', 'Pre-money SAFE', 'Convertible note'] as const;

export const convertibleFields = {
  name: text('Investor', { required: 'Enter who invested.', maxLength: 200, placeholder: 'Angel fund' }),
  instrument: choice('Instrument', instruments, { default: 'Post-money SAFE', required: 'Choose an instrument.' }),
  amount: money('Amount', { required: 'Enter an amount above 0.' }),
  cap: money('Valuation Cap', { min: 0, hint: 'Leave it empty for none.' }),
  discount: percent('Discount (%)', { min: 0, max: 0.9 }),
  issued: day('Issue Date'),
  isMfn: flag('Most favored nation (MFN)', { hint: 'Takes the best terms of any SAFE issued on the same day or later.' }),
  interest: percent('Interest (% per year)', { min: 0, max: 10 }),
  maturity: day('Maturity Date'),
};
export type Convertible = RecordOf<typeof convertibleFields>;

export const saleFields = {
  seller: text('Seller', { required: 'Enter who sold.', maxLength: 200, placeholder: 'Ana Silva', hint: 'As in the cap table.' }),
  buyer: text('Buyer', { required: 'Enter who bought.', maxLength: 200, placeholder: 'Growth fund' }),
  shares: integer('Shares Sold', { required: 'Enter how many shares.', min: 1, max: 1e12 }),
  price: decimal('Price per Share', { min: 0, max: 1e9 }),
  date: day('Sale Date'),
};
export type Sale = RecordOf<typeof saleFields>;

export const settingFields = {
  totalShares: integer('Total Shares', { default: '10,000,000', min: 0, max: 1e12 }),
  pool: integer('Existing Option Pool (shares)', { min: 0, max: 1e12, hint: 'Unissued options. They’re part of Total Shares.' }),
  promised: integer('Promised Options (shares)', { min: 0, max: 1e12, hint: 'Promised, not granted yet. They come out of the pool.' }),
  vestedOn: day('Vested As Of', { hint: 'Today if empty.' }),
  exitValue: money('Exit Value', { default: '50,000,000', min: 0, hint: 'What is left for owners after debts and fees.' }),
  exitDay: day('Exit Date', { hint: 'Today if empty.' }),
  seniority: choice('Who Is Paid First', ['All investors together', 'Last round first'], { default: 'All investors together' }),
  isVestedOnly: flag('Pay vested shares only'),
  isWithout83b: flag('83(b) doesn’t apply to us', { hint: 'For founders who pay no tax in the United States.' }),
};
export const companyFields = { company: text('Company', { means: 'company.name', maxLength: 200 }) };

export type Settings = ValuesOf<typeof settingFields>;
type SettingsDraft = DraftOf<typeof settingFields>;

/** What differs from one scenario to the next. */
export interface Work {
  records: Stakeholder[];
  currency: string;
  rounds: ListData<typeof roundFields>;
  convertibles: ListData<typeof convertibleFields>;
  settings: SettingsDraft;
  /** Shares that changed hands; none before anybody sold. */
  sales?: ListData<typeof saleFields> | undefined;
}

export interface EquityExtra extends Omit<Work, 'records' | 'currency'> {
  /** Whose table it is, in every scenario. */
  company?: string | undefined;
  /** The cap table counts SAFEs, notes and the pool, as it does until somebody wants them left out. */
  isFull: boolean;
  scenarios: Scenarios<Work>;
}
export type EquityData = RecordsData<typeof fields, EquityExtra>;

export const startSettings: SettingsDraft = {
  totalShares: '10,000,000',
  pool: '',
  promised: '',
  vestedOn: '',
  exitValue: '50,000,000',
  exitDay: '',
  seniority: 'All investors together',
  isVestedOnly: false,
  isWithout83b: false,
};

const startExtra: EquityExtra = {
  settings: startSettings,
  rounds: { records: [], currency: 'USD' },
  convertibles: { records: [], currency: 'USD' },
  isFull: true,
  scenarios: { openId: 'base', list: [] },
};

const base = recordsState<typeof fields, EquityExtra>({
  version: 1,
  fields,
  sample: sampleStakeholders,
  extra: startExtra,
});

export const hasSampleWork = ({ records, extra }: EquityData) =>
  [records, extra.rounds.records, extra.convertibles.records].some(hasSample);

export const state: typeof base = {
  ...base,
  isSample: hasSampleWork,
  sample: (around) => ({
    records: sampleStakeholders(around),
    currency: around.currency,
    extra: {
      ...startExtra,
      settings: { ...startSettings, pool: '1,000,000' },
      rounds: { records: sampleRounds(around), currency: around.currency },
      convertibles: { records: sampleConvertibles(around), currency: around.currency },
    },
  }),
};

const started = ({ today }: Surroundings, months: number) => today && addMonths(today, -months);

function sampleStakeholders(around: Surroundings): Stakeholder[] {
  const holder = (id: string, name: string, role: Role, equityPercentage: number, grantDate: string): Stakeholder => ({
    id: `sample-${id}`,
    name,
    role,
    equityPercentage,
    vestingPeriod: role === 'Advisor' ? 24 : 48,
    cliffPeriod: role === 'Advisor' ? 0 : 12,
    exactShares: 0,
    grantDate,
    acceleration: isFounder(role) ? 'Double trigger' : 'None',
    has83b: role === 'Founder',
    exercisePrice: role === 'Employee' ? 0.1 : 0,
    afterRound: '',
  });
  return [
    holder('1', 'Ana Silva', 'Founder', 0.48, started(around, 20)),
    holder('2', 'Jon Berg', 'Co-Founder', 0.36, around.today && addDays(around.today, -12)),
    holder('3', 'Mara Okoye', 'Employee', 0.04, started(around, 9)),
    holder('4', 'Sam Cole', 'Advisor', 0.02, started(around, 6)),
  ];
}

function sampleRounds(around: Surroundings): Round[] {
  return [
    {
      id: 'sample-5',
      name: 'Series A',
      investment: toMinor(5_000_000, around.currency),
      valuation: toMinor(15_000_000, around.currency),
      date: around.today,
      poolTarget: 0.1,
      poolPlace: 'Pre-money',
      preference: 'Non-participating',
      multiple: 1,
      participationCap: 3,
    },
  ];
}

function sampleConvertibles(around: Surroundings): Convertible[] {
  const safe = (id: string, name: string, cap: number, months: number): Convertible => ({
    id: `sample-${id}`,
    name,
    instrument: 'Post-money SAFE',
    amount: toMinor(500_000, around.currency),
    cap: toMinor(cap, around.currency),
    discount: 0,
    issued: started(around, months),
    isMfn: false,
    interest: 0,
    maturity: '',
  });
  return [safe('6', 'Angel fund', 5_000_000, 14), safe('7', 'Seed fund', 10_000_000, 8)];
}

/** What the calculations need, read from what was typed. */
export interface Inputs {
  stakeholders: readonly Stakeholder[];
  rounds: readonly Round[];
  convertibles: readonly Convertible[];
  settings: Settings;
  sales: readonly Sale[];
  /** What the amounts are in. */
  currency: string;
  /** Empty while the page is being built. */
  today: string;
}

export const readSettings = (draft: SettingsDraft, around: Surroundings): Settings => readDraft(settingFields, draft, around).values;

/** Shares and each grant of options of the same person are rows of their own. */
export const isOption = ({ exercisePrice }: Pick<Stakeholder, 'exercisePrice'>) => exercisePrice > 0;

export const stakeholderIdentity = (holder: Pick<Stakeholder, 'name' | 'role' | 'exercisePrice' | 'grantDate'>) =>
  JSON.stringify([holder.name.trim().toLowerCase(), holder.role, ...(isOption(holder) ? [holder.exercisePrice, holder.grantDate] : [])]);

/** Whether there is anything that the plain formula leaves out. */
export const hasDeeperTerms = ({ rounds, convertibles, settings: { pool, promised } }: Inputs) =>
  convertibles.length > 0 || pool > 0 || promised > 0 || rounds.some(({ poolTarget }) => poolTarget > 0);
