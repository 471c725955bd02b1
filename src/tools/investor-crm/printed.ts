import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { toSheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import type { PrintedList } from '@/kinds/records/print-list';
import { isAllSample } from '@/kinds/records/state';
import { computeSummary, fields, type Investor } from './model';

/** How far the round is, above the list. */
export function toPrintedInvestors(investors: readonly Investor[], { currency, today }: Surroundings): PrintedList {
  const { active, invested, investedAmount, softCircled, weighted } = computeSummary(investors);
  const { name, firm, status, amount, nextFollowUp } = fields;
  const sheet = markSamples(toSheet('Investors', fields, investors, currency), investors);
  const amountAt = sheet.columns.findIndex(({ label }) => label === amount.label);
  // Nobody offered nothing: no sum has been named yet.
  const rows = sheet.rows.map((row) => row.map((cell, at) => (at === amountAt && cell === 0 ? null : cell)));
  return {
    title: 'Investors',
    sheet: { ...sheet, rows },
    today,
    isSample: isAllSample(investors),
    shown: [name, firm, status, amount, nextFollowUp].map(({ label }) => label),
    above: [
      {
        kind: 'figures',
        items: [
          { label: 'in conversation', value: String(active) },
          {
            label: invested === 1 ? 'invested, from 1 investor' : `invested, from ${invested} investors`,
            value: formatMoney(investedAmount, currency),
          },
          { label: 'soft-circled, nothing signed', value: formatMoney(softCircled, currency) },
          { label: 'open amounts times probability', value: formatMoney(weighted, currency) },
        ],
      },
    ],
  };
}
