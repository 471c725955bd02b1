export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const importHint =
  'A CSV with at least a name and an amount for each item. For the start month, give any day in it, such as 2026-03-01. A row without a type counts as income.';

export const otherNames: Record<string, readonly string[]> = {
  name: ['item', 'description', 'title'],
  amount: ['value', 'cost', 'price'],
  type: ['kind', 'direction'],
  frequency: ['repeats', 'interval', 'how often'],
  startMonth: ['start', 'from', 'date', 'start date', 'month'],
  endMonth: ['end', 'until', 'end date'],
  growth: ['growth', 'monthly growth'],
};

/** What the figures rest on; said on the screen and in the spreadsheet. */
export const assumptions = {
  weekly: 'Weekly amounts count 52 weeks a year, spread evenly over its months: 52/12 of the amount each month.',
  delay: 'A delay counts in months of 30 days: 45 days move half of a month’s amount one month on and half two months on.',
  tax: 'Amounts exclude tax. Tax moves with the cash and is settled the following month. Nothing is owed at the start.',
} as const;
