import { choice, day, flag, money, percent, text, type DraftOf, type RecordOf } from '@/lib/fields';
import type { ListData } from '@/kinds/records/state';
import type { ForecastLine } from '@/lib/topics/money';

/** A stream of money in the forecast, typed by hand. */
export const streamFields = {
  name: text('What it is', { required: 'Say what it is.', maxLength: 200, placeholder: 'Sales to cafes, rent, wages' }),
  type: choice('Direction', ['income', 'expense'], { labels: { income: 'Money in', expense: 'Money out' }, default: 'income' }),
  amount: money('Amount each time', { required: 'Enter an amount.', min: 0 }),
  repeats: choice('How often', ['once', 'monthly', 'quarterly', 'yearly'], {
    labels: { once: 'Once', monthly: 'Every month', quarterly: 'Every quarter', yearly: 'Every year' },
    default: 'monthly',
  }),
  day: day('First time on', { hint: 'Empty: in the first month.' }),
  growth: percent('Growth a month', { min: -1, max: 1, placeholder: '0%' }),
};
export type Stream = RecordOf<typeof streamFields>;

export const outlookFields = {
  firstDay: day('Forecast from', { hint: 'The month counts.' }),
  startingCash: money('Cash at the start', { hint: 'In the bank when the forecast begins, money raised included.' }),
};

export interface OutlookInput extends ListData<typeof streamFields> {
  settings: DraftOf<typeof outlookFields>;
}

/** The forecast of another tool, month by month. */
export interface TakenForecast {
  from: string;
  fromName: string;
  currency: string;
  months: Omit<ForecastLine, 'key' | 'currency'>[];
}

export const milestoneFields = {
  title: text('Milestone', { required: 'Say what is to be reached.', maxLength: 300, placeholder: 'First 10 paying customers' }),
  owner: text('Owner', { maxLength: 200 }),
  day: day('Date'),
  isDone: flag('Reached'),
};
export type Milestone = RecordOf<typeof milestoneFields>;
