import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { monthsFrom } from '@/lib/months';
import type { ForecastLine } from '@/lib/topics/money';
import { toTextLines } from '@/lib/topics/texts';
import { ownRecords } from '@/kinds/records/state';
import { findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { planActuals } from './actuals';
import { fields, labelMonth, readSettings, settingsFields, state, type CashData } from './model';
import { toCashMetrics } from './metrics';
import { projectCash } from './projection';
import { planLines } from './taking';
import { toFiles } from './download';

/** What the projection comes to, in sentences that a plan can hold. */
function describeForecast(data: CashData, around: Surroundings): string {
  const items = ownRecords(fields, data, around.currency);
  const settings = readSettings(data.extra.settings, around);
  if (items.length === 0 || settings.firstMonth === '') return '';
  const { income, expenses, ending, lowest, lowestMonth, zeroMonth, isTooLarge } = projectCash(items, settings);
  if (isTooLarge) return '';
  const show = (amount: number) => formatMoney(amount, around.currency);
  return [
    `Over ${settings.period} months from ${labelMonth(settings, 0, true)} we expect ${show(income)} to come in and ${show(expenses)} to go out.`,
    `Starting with ${show(settings.startingCash)}, cash is ${show(ending)} at the end.`,
    zeroMonth >= 0
      ? `Without further money, cash runs out in ${labelMonth(settings, zeroMonth, true)}.`
      : lowestMonth >= 0
        ? `The lowest point is ${show(lowest)}, in ${labelMonth(settings, lowestMonth, true)}.`
        : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The projection month by month. Tax that is collected and passed on counts with what goes out. */
function toForecast(data: CashData, around: Surroundings): ForecastLine[] {
  const items = ownRecords(fields, data, around.currency);
  const settings = readSettings(data.extra.settings, around);
  if (items.length === 0 || settings.firstMonth === '') return [];
  const { rows, isTooLarge } = projectCash(items, settings);
  if (isTooLarge) return [];
  return monthsFrom(settings.firstMonth, rows.length).flatMap((month, index) => {
    const row = rows[index];
    return row
      ? [{ key: month, month, income: row.income, expense: row.income - row.net, cash: row.balance, currency: around.currency }]
      : [];
  });
}

export const shares = defineShares(state, {
  profile: byMeaning(
    settingsFields,
    ({ extra }: CashData) => extra.settings,
    (data, settings) => ({ ...data, extra: { ...data.extra, settings } }),
  ),
  offers: {
    texts: (data, around) => toTextLines({ 'business.forecast': describeForecast(data, around) }),
    forecasts: toForecast,
    metrics: (data, around) => toCashMetrics(ownRecords(fields, data, around.currency), readSettings(data.extra.settings, around), around),
  },
  accepts: { money: { noun: 'line', plan: planLines }, actuals: { noun: 'month', plan: planActuals } },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ type, frequency }) => `${optionLabel(fields.type, type)} ${optionLabel(fields.frequency, frequency)}`,
    ),
  files: toFiles,
});
