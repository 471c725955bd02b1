import { addDays, daysBetween, isDay, weekdayOf, type Day } from '@/lib/dates';
import {
  choice,
  day,
  email,
  flag,
  integer,
  list,
  longText,
  money,
  percent,
  text,
  url,
  type DraftOf,
  type RecordOf,
  type TextField,
} from '@/lib/fields';
import { multiplyMoney } from '@/lib/money';
import { clamp } from '@/lib/numbers';
import { capitalise } from '@/lib/text';
import { isSampleRecord, recordsState } from '@/kinds/records/state';
import { sampleInvestors } from './sample';

export const stages = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C+', 'Growth', 'Late Stage'] as const;
export const statuses = ['prospect', 'contacted', 'meeting-scheduled', 'pitch-sent', 'due-diligence', 'declined', 'invested'] as const;
export type Status = (typeof statuses)[number];
export const statusLabels = Object.fromEntries(statuses.map((status) => [status, capitalise(status)])) as Record<Status, string>;

const reasons = [
  'Too early',
  'Outside their focus',
  'Valuation',
  'Market',
  'Team',
  'Traction',
  'Invested in a rival',
  'No reply',
  'Other',
] as const;

const phoneField: TextField = { ...text('Phone', { autoComplete: 'off' }), kind: 'tel' };

export const fields = {
  name: text('Name', { required: 'Enter the investor’s name.' }),
  firm: text('Firm', { required: 'Enter the firm. For an angel, write Angel.' }),
  email: email('Email'),
  phone: phoneField,
  focusAreas: list('Focus Areas', { placeholder: 'SaaS, climate, health' }),
  investmentRange: text('Investment Range', { placeholder: '$250k to $1M' }),
  stage: choice<(typeof stages)[number] | ''>('Stage', stages, { placeholder: 'Select a stage' }),
  status: choice('Status', statuses, { default: 'prospect', labels: statusLabels }),
  lastContact: day('Last Contact'),
  linkedin: url('LinkedIn', { placeholder: 'https://www.linkedin.com/in/' }),
  notes: longText('Notes'),
  amount: money('Amount', { min: 0, hint: 'What they may put into this round' }),
  probability: percent('Probability (%)', { min: 0, max: 1, hint: 'Your own estimate, 0 to 100' }),
  softCircled: flag('Soft-circled', { hint: 'They have said yes, but nothing is signed' }),
  nextFollowUp: day('Next Follow-up'),
  statusSince: day('In Status Since', { hint: 'Left empty, days count from the last contact' }),
  introSource: text('Intro Source', { placeholder: 'Who made or could make the introduction' }),
  warmPath: text('Warm Path', { placeholder: 'You, then Mara, then them' }),
  reasonForNo: choice<(typeof reasons)[number] | ''>('Reason for No', reasons, { placeholder: 'None given' }),
  timeline: longText('Timeline', { hint: 'One line each, such as 2026-11-15 Call: asked for the model' }),
};
export type Investor = RecordOf<typeof fields>;

/** Beside the list: what the round needs, and when silence starts to count. */
export const roundFields = {
  target: money('Round target', { means: 'raise.amount', min: 0 }),
  coldAfter: integer('Going cold after (days)', { default: '14', min: 0, max: 3650, hint: 'Days in one status. 0 turns it off.' }),
};
export type InvestorExtra = DraftOf<typeof roundFields>;

export const state = recordsState<typeof fields, InvestorExtra>({
  version: 1,
  fields,
  sample: sampleInvestors,
  extra: { target: '', coldAfter: roundFields.coldAfter.default },
});

const activeStatuses: ReadonlySet<Status> = new Set(['contacted', 'meeting-scheduled', 'pitch-sent', 'due-diligence']);
const isActive = ({ status }: Investor) => activeStatuses.has(status);

/** Still to be won: neither a yes nor a no. */
export const isOpen = ({ status }: Investor) => status !== 'declined' && status !== 'invested';

export const amountOf = ({ amount }: Investor) => Math.max(0, amount);
export const chanceOf = ({ probability }: Investor) => clamp(probability, 0, 1);

/** Whether there are amounts that are not a sample's. */
export const hasOwnAmounts = (investors: readonly Investor[]) =>
  investors.some((investor) => investor.amount > 0 && !isSampleRecord(investor));

/** Exact multiplication is slow over ten thousand investors, and a record never changes in place. */
const weighted = new WeakMap<Investor, number>();

export function weightedOf(investor: Investor): number {
  const known = weighted.get(investor);
  if (known !== undefined) return known;
  const value = multiplyMoney(amountOf(investor), Number(chanceOf(investor).toFixed(12)));
  weighted.set(investor, value);
  return value;
}

export interface Summary {
  total: number;
  active: number;
  invested: number;
  /** Everyone past prospect, a no included. */
  contacted: number;
  /** 0 while there is nobody. */
  conversion: number;
  /** Nothing while nobody was contacted. */
  ofContacted: number | undefined;
  investedAmount: number;
  /** Said yes, not signed: the amounts of open investors with the mark. */
  softCircled: number;
  /** Amount times probability, over open investors. */
  weighted: number;
  /** Open investors with only one of the two figures. */
  halfPriced: number;
}

export function computeSummary(investors: readonly Investor[]): Summary {
  const sums = { active: 0, invested: 0, contacted: 0, investedAmount: 0, softCircled: 0, weighted: 0, halfPriced: 0 };
  for (const investor of investors) {
    if (isActive(investor)) sums.active += 1;
    if (investor.status !== 'prospect') sums.contacted += 1;
    if (investor.status === 'invested') {
      sums.invested += 1;
      sums.investedAmount += amountOf(investor);
    }
    if (!isOpen(investor)) continue;
    sums.weighted += weightedOf(investor);
    if (investor.softCircled) sums.softCircled += amountOf(investor);
    if (amountOf(investor) > 0 !== chanceOf(investor) > 0) sums.halfPriced += 1;
  }
  const total = investors.length;
  return {
    ...sums,
    total,
    conversion: total > 0 ? sums.invested / total : 0,
    ofContacted: sums.contacted > 0 ? sums.invested / sums.contacted : undefined,
  };
}

interface Column {
  status: Status;
  investors: Investor[];
  amount: number;
}

/** The board: every status, who stands in it and how much that could bring. */
export function toColumns(investors: readonly Investor[]): Column[] {
  const columns = statuses.map((status): Column => ({ status, investors: [], amount: 0 }));
  const byStatus = new Map(columns.map((column) => [column.status, column]));
  for (const investor of investors) {
    const column = byStatus.get(investor.status);
    column?.investors.push(investor);
    if (column) column.amount += amountOf(investor);
  }
  return columns;
}

export const daysInStatus = ({ statusSince, lastContact }: Investor, today: Day): number => {
  const since = statusSince || lastContact;
  return since && today ? Math.max(0, daysBetween(since, today)) : 0;
};

/** Talks that have stood still for too long; prospects nobody has written to cannot cool. */
export const isCold = (investor: Investor, today: Day, coldAfter: number) =>
  coldAfter > 0 && isActive(investor) && daysInStatus(investor, today) >= coldAfter;

const isDue = (investor: Investor, today: Day) => isOpen(investor) && investor.nextFollowUp !== '' && investor.nextFollowUp <= today;

export const isOverdue = (investor: Investor, today: Day) =>
  isOpen(investor) && investor.nextFollowUp !== '' && investor.nextFollowUp < today;

/** Follow-ups of today and before, longest waiting first. */
export const findDue = (investors: readonly Investor[], today: Day): Investor[] =>
  investors
    .filter((investor) => isDue(investor, today))
    .sort((a, b) => (a.nextFollowUp < b.nextFollowUp ? -1 : a.nextFollowUp > b.nextFollowUp ? 1 : 0));

/** Long enough for them to talk it over, short enough to be remembered. */
export const followUpAfter = 5;

/** Monday to Friday; public holidays are not known here. */
export function addBusinessDays(from: Day, count: number): Day {
  let current = from;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    // The last day there is has none after it.
    if (!isDay(current)) return from;
    const weekday = weekdayOf(current);
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return current;
}

/** Five business days after the last contact, or from today where that has passed. */
export function suggestFollowUp(lastContact: string, today: Day): Day {
  const from = isDay(lastContact) ? lastContact : today;
  if (!from) return '';
  const next = addBusinessDays(from, followUpAfter);
  return next < today ? addBusinessDays(today, followUpAfter) : next;
}

/** A new status from the list counts as contact today; a meeting without a follow-up ahead of it gets one. */
export function toStatus(investor: Investor, status: Status, today: Day): Partial<Investor> {
  const needsFollowUp = status === 'meeting-scheduled' && investor.nextFollowUp <= today;
  return {
    status,
    lastContact: today,
    statusSince: today,
    ...(needsFollowUp ? { nextFollowUp: suggestFollowUp(today, today) } : {}),
  };
}

export const searchText = (investor: Investor) =>
  [
    investor.name,
    investor.firm,
    investor.email,
    investor.phone,
    investor.focusAreas.join(' '),
    investor.investmentRange,
    investor.stage,
    investor.introSource,
    investor.warmPath,
    investor.notes,
  ].join(' ');

export const sortings = {
  newest: undefined,
  name: { by: ({ name }: Investor) => name },
  firm: { by: ({ firm }: Investor) => firm },
  followUp: { by: ({ nextFollowUp }: Investor) => nextFollowUp },
  contact: { by: ({ lastContact }: Investor) => lastContact },
  amount: { by: amountOf, isDescending: true },
};

export interface Filter {
  query: string;
  status: 'all' | 'active' | Status;
  stage: 'all' | (typeof stages)[number];
  attention: 'all' | 'due' | 'overdue' | 'cold' | 'soft';
  sort: keyof typeof sortings;
}
export const startFilter: Filter = { query: '', status: 'all', stage: 'all', attention: 'all', sort: 'newest' };

/** Everything but the words of the search. */
export function isKept(investor: Investor, { status, stage, attention }: Filter, today: Day, coldAfter: number): boolean {
  if (status === 'active' ? !isActive(investor) : status !== 'all' && investor.status !== status) return false;
  if (stage !== 'all' && investor.stage !== stage) return false;
  if (attention === 'due') return isDue(investor, today);
  if (attention === 'overdue') return isOverdue(investor, today);
  if (attention === 'cold') return isCold(investor, today, coldAfter);
  return attention === 'all' || (investor.softCircled && isOpen(investor));
}
