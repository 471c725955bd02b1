import { addDays, addMonths, type Day } from '@/lib/dates';
import { choice, day, integer, money, text, type ChoiceField, type RecordOf, type TextField } from '@/lib/fields';
import type { Transaction } from './model';

const steps = {
  week: { days: 7 },
  fortnight: { days: 14 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
} as const;

/** Any text in the list, a choice in the form. */
const category = (): TextField | ChoiceField => text('Category', { required: 'Choose a category.', maxLength: 60 });

export const repeatFields = {
  type: choice('Type', ['income', 'expense'], { default: 'expense', labels: { income: 'Income', expense: 'Expense' } }),
  category: category(),
  amount: money('Amount', { required: 'Enter an amount.' }),
  description: text('Description', { required: 'Say what it is for.' }),
  every: choice('Every', ['week', 'fortnight', 'month', 'quarter', 'year'], {
    default: 'month',
    labels: { week: 'Week', fortnight: 'Two weeks', month: 'Month', quarter: 'Quarter', year: 'Year' },
  }),
  start: day('First date', { default: 'today', required: 'Choose a date.' }),
  until: day('Last date', { hint: 'Leave empty while it goes on.' }),
  account: text('Account', { maxLength: 60 }),
  /** How many of its dates have been added or passed over. */
  done: integer('Dates done', { default: '0', min: 0 }),
};
export type Repeat = RecordOf<typeof repeatFields>;

/** Counted from the first date, so that what falls on the 31st stays at the end of every month. */
export function dateOf({ start, every }: Pick<Repeat, 'start' | 'every'>, place: number): Day {
  const step = steps[every];
  return 'days' in step ? addDays(start, step.days * place) : addMonths(start, step.months * place);
}

/** The next one; nothing once the last has passed. */
export function nextDate(repeat: Repeat): Day | undefined {
  if (repeat.start === '') return undefined;
  const next = dateOf(repeat, repeat.done);
  return repeat.until !== '' && next > repeat.until ? undefined : next;
}

/** Beyond this, somebody typed the wrong year. */
const mostDue = 120;

/** Its dates that have come and were not dealt with yet. */
export function dueDates(repeat: Repeat, today: Day): Day[] {
  const due: Day[] = [];
  if (today === '') return due;
  for (let next = nextDate(repeat); next !== undefined && next <= today && due.length < mostDue;) {
    due.push(next);
    next = nextDate({ ...repeat, done: repeat.done + due.length });
  }
  return due;
}

/** How the bank's own line for it is told apart from a second payment. */
export const isExpected = ({ source }: Transaction) => source.startsWith('repeat:');

const toTransaction = (repeat: Repeat, date: Day): Transaction => ({
  id: `repeat-${repeat.id}-${date}`.slice(-80),
  type: repeat.type,
  category: repeat.category,
  amount: repeat.amount,
  description: repeat.description,
  date,
  refund: repeat.amount < 0,
  source: `repeat:${repeat.id}:${date}`,
  account: repeat.account,
  paidIn: '',
  paid: 0,
  rate: 0,
});

/** The transactions that are due, the latest first, and the list with their dates dealt with. */
export function bookDue(repeats: readonly Repeat[], today: Day, taken: ReadonlySet<string>) {
  const added = repeats.flatMap((repeat) => dueDates(repeat, today).map((date) => toTransaction(repeat, date)));
  return {
    added: added.filter(({ id }) => !taken.has(id)).sort((a, b) => b.date.localeCompare(a.date)),
    repeats: repeats.map((repeat) => ({ ...repeat, done: repeat.done + dueDates(repeat, today).length })),
  };
}

/** Another first date or another rhythm counts anew. */
export const restartIfMoved = (before: Repeat | undefined, after: Repeat): Repeat =>
  before && (before.start !== after.start || before.every !== after.every) ? { ...after, done: 0 } : after;
