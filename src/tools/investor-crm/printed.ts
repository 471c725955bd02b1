import type { Block } from '@/lib/blocks';
import { shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { toSheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import type { PrintedList } from '@/kinds/records/print-list';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { amountOf, computeSummary, fields, isOpen, statuses, type Investor } from './model';
import { parseTimeline } from './timeline';

const inRow = (...facts: string[]) => facts.filter(Boolean).join(' · ');

/** Who they are, where the talks stand, how they were reached and what was said: a line each, as one would write it. */
function describe(investor: Investor, isMixed: boolean): string {
  const { email, phone, linkedin, stage, focusAreas, investmentRange, lastContact, statusSince, notes, timeline } = investor;
  const { introSource, warmPath, probability, softCircled, reasonForNo } = investor;
  const on = (words: string, day: string) => (day === '' ? '' : `${words} ${formatDay(day)}`);
  const told = parseTimeline(timeline).map(({ day, kind, what }) => (day === '' ? what : `${formatDay(day)} ${kind}: ${what}`));
  return [
    inRow(
      softCircled ? 'Soft-circled' : '',
      isOpen(investor) && probability > 0 ? `${formatPercent(probability)} likely` : '',
      reasonForNo ? `Reason for no: ${reasonForNo}` : '',
      on('In this status since', statusSince),
      on('Last contact', lastContact),
    ),
    inRow(stage, focusAreas.join(', '), investmentRange, email, phone, linkedin),
    inRow(introSource && `Introduction: ${introSource}`, warmPath && `Warm path: ${warmPath}`),
    notes.trim(),
    ...told,
    isMixed && isSampleRecord(investor) ? 'Sample' : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** How far the round is. */
function toSummary(investors: readonly Investor[], currency: string): Block[] {
  const { active, invested, investedAmount, softCircled, weighted } = computeSummary(investors);
  const show = (amount: number) => formatMoney(amount, currency);
  const open = investors
    .filter((investor) => isOpen(investor) && !investor.softCircled)
    .reduce((sum, investor) => sum + amountOf(investor), 0);
  return [
    {
      kind: 'figures',
      items: [
        { label: 'in conversation', value: String(active) },
        { label: invested === 1 ? 'invested, from 1 investor' : `invested, from ${invested} investors`, value: show(investedAmount) },
        { label: 'soft-circled, nothing signed', value: show(softCircled) },
        { label: 'open amounts times probability', value: show(weighted) },
      ],
    },
    ...shareChart('Amounts by how sure they are', [
      { label: 'Invested', value: investedAmount, shown: show(investedAmount) },
      { label: 'Soft-circled', value: softCircled, shown: show(softCircled) },
      { label: 'Possible, still open', value: open, shown: show(open) },
    ]),
  ];
}

/** The furthest talks first, then who is in, then who said no. */
export function toPrintedInvestors(investors: readonly Investor[], { currency, today }: Surroundings): PrintedList {
  const { name, firm, status, amount, nextFollowUp } = fields;
  const sheet = markSamples(toSheet('Investors', fields, investors, currency), investors);
  const amountAt = sheet.columns.findIndex(({ label }) => label === amount.label);
  // Nobody offered nothing: no sum has been named yet.
  const rows = sheet.rows.map((row) => row.map((cell, at) => (at === amountAt && cell === 0 ? null : cell)));
  const rowsOf = (isWanted: (investor: Investor) => boolean) =>
    investors
      .map((investor, place) => ({ investor, place }))
      .filter(({ investor }) => isWanted(investor))
      .sort((a, b) => statuses.indexOf(b.investor.status) - statuses.indexOf(a.investor.status))
      .map(({ place }) => place);
  return {
    title: 'Investors',
    sheet: { ...sheet, rows },
    today,
    isSample: isAllSample(investors),
    shown: [name, firm, status, amount, nextFollowUp].map(({ label }) => label),
    weights: [2, 2, 1.9, 1.6, 1.4],
    sums: [amount.label],
    notes: investors.map((investor) => describe(investor, !isAllSample(investors))),
    above: toSummary(investors, currency),
    parts: [
      { title: 'Still open', rows: rowsOf(isOpen) },
      { title: 'Invested', rows: rowsOf((investor) => investor.status === 'invested') },
      { title: 'Declined', rows: rowsOf((investor) => investor.status === 'declined') },
    ],
  };
}
