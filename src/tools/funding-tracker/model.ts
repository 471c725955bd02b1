import { addDays, addMonths, type Day } from '@/lib/dates';
import { choice, day, flag, list, longText, money, percent, text, type DraftOf, type RecordOf, type Surroundings } from '@/lib/fields';
import { toMinor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { percentsToFractions } from '@/kinds/records/percent-migration';
import { recordsState } from '@/kinds/records/state';
import { instrumentOf, type Basis, type Instrument, type OpenInstrument } from './terms';

export const roundTypes = [
  'Pre-Seed',
  'Seed',
  'Series A',
  'Series B',
  'Series C',
  'Series D+',
  'Bridge',
  'Convertible Note',
  'SAFE',
  'Grant',
] as const;
export const statuses = ['Planned', 'In Progress', 'Completed', 'Failed'] as const;
export type Status = (typeof statuses)[number];

const optionalMoney = (label: string, hint?: string) => money(label, { min: 0, ...(hint ? { hint } : {}) });

export const fields = {
  roundType: choice('Round Type', roundTypes, { required: 'Choose a round type.', placeholder: 'Select a round type' }),
  // One of the smallest unit: a round of nothing is no round, and money given back is marked, not signed.
  amount: money('Amount', { required: 'Enter an amount above 0.', min: 1 }),
  date: day('Date', { required: 'Choose a date.', hint: 'Closed, or expected.' }),
  status: choice('Status', statuses, { default: 'Planned' }),
  investors: list('Investors', { placeholder: 'Acre Ventures, Jo Park', hint: 'Names, separated by commas.' }),
  valuation: optionalMoney('Valuation'),
  basis: choice<Basis | ''>('Pre- or post-money', ['post', 'pre'], {
    labels: { post: 'Post-money', pre: 'Pre-money' },
    placeholder: 'Select one',
  }),
  notes: longText('Notes'),
  refund: flag('Refund', { hint: 'Money you gave back. It’s deducted from the totals.' }),
  instrument: choice<OpenInstrument | ''>('Instrument', ['priced', 'safe', 'note'], {
    labels: { priced: 'Priced shares', safe: 'SAFE', note: 'Convertible note' },
  }),
  discount: percent('Discount, %', { min: 0, max: 1, placeholder: '20' }),
  mfn: flag('Most favored nation (MFN)'),
  interest: percent('Interest a year, %', { min: 0, max: 1, placeholder: '6' }),
  maturity: day('Maturity'),
  target: optionalMoney('Target', 'Left empty, the amount is the target.'),
  opened: day('Opened', { hint: 'The day you started raising it.' }),
  softCircled: optionalMoney('Soft-circled', 'Verbal yes.'),
  committed: optionalMoney('Committed', 'Agreed in writing, not yet signed.'),
  signed: optionalMoney('Signed', 'Signed, money not received yet.'),
  wired: optionalMoney('Wired', 'In your account.'),
  cumulative: flag('Figures include the later stages', {
    hint: 'Tick this if, say, 300k committed includes the 100k that’s wired.',
  }),
};
export type Round = RecordOf<typeof fields>;

export const updateFields = {
  company: text('Company', { means: 'company.name' }),
  highlights: longText('What went well'),
  asks: longText('What you need help with'),
};

/** What one investor puts into a round, and how far it has come. */
export interface Cheque {
  id: string;
  round: string;
  investor: string;
  /** As typed. */
  amount: string;
  stage: 'softCircled' | 'committed' | 'signed' | 'wired';
}

export interface Closing {
  round: string;
  done: string[];
  /** The day by which a step is to be done, where one was set. */
  due?: Record<string, Day> | undefined;
}

export interface FundingExtra {
  cheques?: Cheque[] | undefined;
  /** The steps of its closing that are done, by round. */
  closing?: Closing[] | undefined;
  /** What is typed into the investor update, beside what the rounds say. */
  update: DraftOf<typeof updateFields>;
}

export const state = recordsState<typeof fields, FundingExtra>({
  version: 2,
  migrate: percentsToFractions('discount', 'interest'),
  fields,
  sample: sampleRounds,
  extra: { update: { company: '', highlights: '', asks: '' } },
});

const blank: Omit<Round, 'id' | 'roundType' | 'amount' | 'date'> = {
  status: 'Planned',
  investors: [],
  valuation: 0,
  basis: '',
  notes: '',
  refund: false,
  instrument: '',
  discount: 0,
  mfn: false,
  interest: 0,
  maturity: '',
  target: 0,
  opened: '',
  softCircled: 0,
  committed: 0,
  signed: 0,
  wired: 0,
  cumulative: false,
};

export const makeRound = (id: string, roundType: Round['roundType'], amount: number, date: string, more: Partial<Round> = {}): Round => ({
  ...blank,
  id,
  roundType,
  amount,
  date,
  ...more,
});

function sampleRounds({ today, currency }: Surroundings): Round[] {
  const of = (major: number) => toMinor(major, currency);
  return [
    makeRound('sample-1', 'Series A', of(5_000_000), addMonths(today, 9), { valuation: of(20_000_000), basis: 'pre' }),
    makeRound('sample-2', 'Seed', of(1_500_000), addDays(today, 45), {
      status: 'In Progress',
      investors: ['Acre Ventures', 'Jo Park', 'Northlight'],
      valuation: of(9_000_000),
      basis: 'post',
      opened: addDays(today, -38),
      target: of(1_500_000),
      softCircled: of(250_000),
      committed: of(300_000),
      signed: of(150_000),
      wired: of(350_000),
      notes: 'Acre leads. First closing when one million is signed.',
    }),
    makeRound('sample-3', 'SAFE', of(400_000), addMonths(today, -7), {
      status: 'Completed',
      investors: ['Jo Park', 'Tern Angels'],
      valuation: of(5_000_000),
      basis: 'post',
      discount: 0.2,
      wired: of(400_000),
      opened: addMonths(today, -9),
    }),
    makeRound('sample-4', 'Grant', of(60_000), addMonths(today, -12), { status: 'Completed', investors: ['City Innovation Fund'] }),
    makeRound('sample-5', 'Convertible Note', of(100_000), addMonths(today, -15), {
      status: 'Failed',
      valuation: of(3_000_000),
      basis: 'pre',
      interest: 0.06,
      maturity: addMonths(today, 9),
    }),
  ];
}

/** Money given back counts against what came in. */
export const amountOf = ({ amount, refund }: Round) => (refund ? -amount : amount);

const totalOf = (rounds: readonly Round[]) => sumOf(rounds.map(amountOf));
export const isOpen = ({ status }: Round) => status === 'Planned' || status === 'In Progress';

export interface Summary {
  raised: number;
  /** In the account, from rounds that are not completed: in no other figure. */
  wiredInOpen: number;
  pipeline: number;
  /** The round whose valuation counts as the latest. */
  latest: Round | undefined;
  completed: number;
  open: number;
  /** Total Raised by what was given for it; only what there is. */
  split: { instrument: Instrument; amount: number }[];
}

export function computeSummary(rounds: readonly Round[]): Summary {
  const completed = rounds.filter(({ status }) => status === 'Completed');
  const open = rounds.filter(isOpen);
  const split = (['priced', 'safe', 'note', 'grant'] as const)
    .map((instrument) => ({ instrument, members: completed.filter((round) => instrumentOf(round) === instrument) }))
    .filter(({ members }) => members.length > 0)
    .map(({ instrument, members }) => ({ instrument, amount: totalOf(members) }));
  return {
    raised: totalOf(completed),
    wiredInOpen: sumOf(open.filter(({ refund }) => !refund).map(({ wired }) => wired)),
    pipeline: totalOf(open),
    latest: findLatestValued(completed),
    completed: completed.length,
    open: open.length,
    split,
  };
}

/** Of two on the same day the one entered last, which stands first. */
function findLatestValued(completed: readonly Round[]): Round | undefined {
  let latest: Round | undefined;
  for (const round of completed) {
    if (round.valuation > 0 && !round.refund && (!latest || round.date > latest.date)) latest = round;
  }
  return latest;
}

export const sortings = {
  newest: { by: (round: Round) => round.date, isDescending: true },
  oldest: { by: (round: Round) => round.date },
  amount: { by: (round: Round) => amountOf(round), isDescending: true },
  type: { by: (round: Round) => roundTypes.indexOf(round.roundType) },
};

export interface Filter {
  query: string;
  status: 'all' | Status;
  sort: keyof typeof sortings;
}
export const startFilter: Filter = { query: '', status: 'all', sort: 'newest' };

export const searchText = ({ roundType, investors, notes, status }: Round) => `${roundType} ${status} ${investors.join(' ')} ${notes}`;

/** The same round in two files is one round. */
export const roundIdentity = ({ roundType, amount, date, refund, investors }: Round) =>
  JSON.stringify([roundType, amount, date, refund, investors.map((name) => name.toLowerCase()).sort()]);

export const otherNames = {
  roundType: ['round', 'type', 'stage', 'round name'],
  amount: ['raised', 'amount raised', 'money raised', 'size'],
  date: ['close date', 'closed', 'closing date', 'announced date', 'announced'],
  investors: ['investor', 'lead investor', 'investor names'],
  valuation: ['post-money valuation', 'post money', 'cap', 'valuation cap'],
  notes: ['note', 'comments'],
};
