import { choice, day, flag, integer, money, percent, readDraft, text, type DraftOf, type RecordOf, type Surroundings } from '@/lib/fields';
import { isDay, type Day } from '@/lib/dates';
import { toMinor } from '@/lib/money';
import type { Column } from '@/lib/sheet';
import { formatMonth, monthOf, monthsFrom, type Month } from '@/lib/months';
import type { Scenarios } from '@/kinds/calculator/scenarios';
import { inCurrency, recordsState, type ListData, type RecordsData } from '@/kinds/records/state';
import { monthNames } from './content';

export type ItemFrequency = 'monthly' | 'quarterly' | 'annual' | 'one-time' | 'weekly';

/** What the user fills in, and what a file of items holds. */
export const shownFields = {
  name: text('Name', { required: 'Give it a name.', maxLength: 200 }),
  type: choice('Type', ['income', 'expense'], { default: 'income', labels: { income: 'Income', expense: 'Expense' } }),
  amount: money('Amount', { required: 'Enter an amount above 0.', min: 1 }),
  frequency: choice('Frequency', ['monthly', 'quarterly', 'annual', 'one-time', 'weekly'], {
    default: 'monthly',
    labels: { monthly: 'Monthly', quarterly: 'Quarterly', annual: 'Annual', 'one-time': 'One-time', weekly: 'Weekly' },
  }),
  /** The first day of the month, so that any program reads it as a date. Empty stands for the first month. */
  startMonth: day('Start Month'),
  isRepeated: flag('Repeat every 12 months'),
  endMonth: day('End month'),
  growth: percent('Growth per month', { min: -1, max: 1, placeholder: '0', hint: 'In percent, from its start month on.' }),
  isPlain: flag('No delay, no sales tax', { hint: 'For payroll, loans, investment and the like.' }),
};

export const fields = {
  ...shownFields,
  /** Which line of which tool it came as, so that the same line replaces it. */
  source: text('Source'),
  sender: text('Sent by'),
  /** Where it was moved from, for a payment dated before the projection. */
  dated: day('Dated'),
};
export type Item = RecordOf<typeof fields>;

export const periods = ['6', '12', '18', '24', '36'] as const;

const monthCodes = monthNames.map((_, index) => String(index + 1).padStart(2, '0'));

export const longestDelay = 365;

export const settingsFields = {
  period: choice('Projection Period', periods, {
    default: '12',
    labels: Object.fromEntries(periods.map((count) => [count, `${count} months`])),
  }),
  startingCash: money('Starting Cash', { placeholder: '0.00' }),
  firstMonth: choice('First month', monthCodes, {
    default: '01',
    labels: Object.fromEntries(monthCodes.map((code, index) => [code, monthNames[index] ?? code])),
  }),
  /** Empty until the user's own day is known. */
  firstYear: text('First year'),
  collectionDelay: integer('Collection delay (days)', {
    min: 0,
    max: longestDelay,
    placeholder: '0',
    hint: 'How late customers pay you.',
    means: 'sales.days',
  }),
  paymentDelay: integer('Payment delay (days)', { min: 0, max: longestDelay, placeholder: '0', hint: 'How late you pay your bills.' }),
  taxMode: choice('Sales tax', ['none', 'sales', 'vat'], {
    default: 'none',
    labels: { none: 'Leave it out', sales: 'Sales tax, on income', vat: 'VAT, on income and expenses' },
  }),
  taxRate: percent('Tax rate', { means: 'sales.tax', min: 0, max: 1, placeholder: '0', hint: 'In percent.' }),
  taxEvery: choice('Settled', ['monthly', 'quarterly'], {
    default: 'quarterly',
    labels: { monthly: 'Every month', quarterly: 'Every quarter' },
  }),
};
export type SettingsDraft = DraftOf<typeof settingsFields>;

const yearsBack = 3;
const yearsAhead = 7;

/** The years around today to choose from, and the one chosen long ago. */
export function toSettingsForm(today: string, { firstYear }: SettingsDraft) {
  const now = Number(today.slice(0, 4));
  const near = now > 0 ? Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) => String(now - yearsBack + index)) : [];
  const years = isYear(firstYear) && !near.includes(firstYear) ? [...near, firstYear].sort() : near;
  return { ...settingsFields, firstYear: choice('First year', years, { placeholder: 'This year' }) };
}

const isYear = (typed: string) => /^(19|20|21)\d{2}$/.test(typed);

export interface Settings {
  /** How many months are shown. */
  period: number;
  startingCash: number;
  /** Empty while the user's own day is not known. */
  firstMonth: Month;
  /** 1 is January. */
  firstMonthNumber: number;
  collectionDelay: number;
  paymentDelay: number;
  taxMode: 'none' | 'sales' | 'vat';
  /** A fraction. */
  taxRate: number;
  taxEvery: 'monthly' | 'quarterly';
}

export function readSettings(draft: SettingsDraft, around: Surroundings): Settings {
  const { values } = readDraft(settingsFields, draft, around);
  const year = isYear(values.firstYear) ? values.firstYear : around.today.slice(0, 4);
  const code = values.firstMonth || '01';
  return {
    period: Number(values.period || '12'),
    startingCash: values.startingCash,
    firstMonth: year === '' ? '' : `${year}-${code}`,
    firstMonthNumber: Number(code),
    collectionDelay: values.collectionDelay,
    paymentDelay: values.paymentDelay,
    taxMode: values.taxMode || 'none',
    taxRate: values.taxRate,
    taxEvery: values.taxEvery || 'quarterly',
  };
}

export const taxName = ({ taxMode }: Settings) => (taxMode === 'vat' ? 'VAT' : 'Sales tax');

export const hasTax = ({ taxMode }: Settings) => taxMode !== 'none';

/** The columns of the monthly table; the tax line stands in it only where there is one. */
export function toColumns(settings: Settings): Column[] {
  return [
    { label: 'Month', kind: 'text' },
    { label: 'Income', kind: 'money' },
    { label: 'Expenses', kind: 'money' },
    ...(hasTax(settings) ? [{ label: taxName(settings), kind: 'money' as const }] : []),
    { label: 'Net Cash Flow', kind: 'money' },
    { label: 'Cumulative Cash Flow', kind: 'money' },
  ];
}

/** "Jan 2026", whichever way days are written. */
export const shortMonth = (month: Month) => (month === '' ? '' : `${formatMonth(month).slice(0, 3)} ${month.slice(0, 4)}`);

/** "Jan 2026"; the month alone while the year is not known. */
export function labelMonth({ firstMonth, firstMonthNumber }: Settings, index: number, isLong = false): string {
  if (firstMonth === '') return monthNames[(firstMonthNumber - 1 + index) % 12] ?? '';
  const month = monthsFrom(firstMonth, index + 1)[index] ?? firstMonth;
  return isLong ? formatMonth(month) : shortMonth(month);
}

const firstDayOf = (month: Month): Day => `${month}-01`;

/** The form of an item: its months are those of the projection, and any that items already have. */
export function toFormFields({ firstMonth, period }: Pick<Settings, 'firstMonth' | 'period'>, items: readonly Item[]) {
  const days = firstMonth === '' ? [] : monthsFrom(firstMonth, period).map(firstDayOf);
  // Thousands of items share a few months: each is looked at once.
  const withOwn = (own: readonly Day[]) => [...new Set([...days, ...own])].filter(isDay).sort();
  const labels = (options: readonly Day[]) => Object.fromEntries(options.map((option) => [option, formatMonth(monthOf(option))]));
  const starts = withOwn(items.map(({ startMonth }) => startMonth));
  const ends = withOwn(items.map(({ endMonth }) => endMonth));
  return {
    ...fields,
    startMonth: choice('Start Month', starts, { default: days[0] ?? '', labels: labels(starts), placeholder: 'Choose a month' }),
    endMonth: choice('End month', ['', ...ends], { labels: { ...labels(ends), '': 'No end' } }),
  };
}
export type ItemFormFields = ReturnType<typeof toFormFields>;

/** The work of one scenario. */
export interface Plan {
  items: Item[];
  currency: string;
  settings: SettingsDraft;
}

/** What was booked in a month, as another tool told it. */
export const actualFields = {
  month: text('Month', { maxLength: 7 }),
  income: money('Income'),
  expense: money('Expenses'),
};
export type Actual = RecordOf<typeof actualFields>;

export interface CashExtra {
  settings: SettingsDraft;
  actuals?: ListData<typeof actualFields> | undefined;
  scenarios: Scenarios<Plan>;
}
export type CashData = RecordsData<typeof fields, CashExtra>;

const emptySettings: SettingsDraft = {
  period: '12',
  startingCash: '',
  firstMonth: '01',
  firstYear: '',
  collectionDelay: '',
  paymentDelay: '',
  taxMode: 'none',
  taxRate: '',
  taxEvery: 'quarterly',
};

const records = recordsState<typeof fields, CashExtra>({
  version: 1,
  fields,
  sample: sampleItems,
  extra: { settings: emptySettings, scenarios: { openId: '', list: [] } },
});

/** The year is written down with the first change, so that a projection does not move when the year ends. */
const withSettings = (data: CashData, { today }: Surroundings, settings: Partial<SettingsDraft>): CashData => ({
  ...data,
  extra: { ...data.extra, settings: { ...data.extra.settings, firstYear: today.slice(0, 4), ...settings } },
});

export const state: typeof records = {
  ...records,
  start: (around) => withSettings(records.start(around), around, {}),
  sample: (around) =>
    withSettings({ ...records.start(around), records: sampleItems(around) }, around, { startingCash: '30,000', collectionDelay: '15' }),
};

export const noSource = { source: '', sender: '', dated: '' } as const;

function sampleItems({ today, currency }: Surroundings): Item[] {
  const month = (number: number) => `${today.slice(0, 4)}-${String(number).padStart(2, '0')}-01`;
  const item = (id: number, name: string, type: Item['type'], major: number, more: Partial<Item> = {}): Item => ({
    id: `sample-${id}`,
    name,
    type,
    amount: toMinor(major, currency),
    frequency: 'monthly',
    startMonth: month(1),
    isRepeated: false,
    endMonth: '',
    growth: 0,
    isPlain: false,
    ...noSource,
    ...more,
  });
  return [
    item(1, 'Subscriptions', 'income', 2400, { growth: 0.08 }),
    item(2, 'Consulting retainer', 'income', 4500, { frequency: 'quarterly', startMonth: month(2) }),
    item(3, 'Payroll', 'expense', 6200, { isPlain: true }),
    item(4, 'Office rent', 'expense', 950),
    item(5, 'Cleaning', 'expense', 60, { frequency: 'weekly' }),
    item(6, 'Business insurance', 'expense', 1800, { frequency: 'annual', startMonth: month(3) }),
    item(7, 'Two laptops', 'expense', 2600, { frequency: 'one-time', isPlain: true }),
  ];
}

/** The items of a scenario with their amounts in today's currency. */
export const itemsIn = ({ items, currency: kept }: Plan, currency: string): Item[] =>
  inCurrency(fields, { records: items, currency: kept }, currency);

/** Two items with the same identity are the same item; an empty start is the first month. */
export const identityOf =
  (firstMonth: Month) =>
  (item: Omit<Item, 'id' | keyof typeof noSource>): string =>
    JSON.stringify([
      item.name.trim().toLowerCase(),
      item.type,
      item.amount,
      item.frequency,
      monthOf(item.startMonth) || firstMonth,
      item.isRepeated,
      monthOf(item.endMonth),
      item.growth,
      item.isPlain,
    ]);
