import type { FileOffer } from '@/lib/files';
import { heading, paragraph, type Block, type Document, type Term } from '@/lib/blocks';
import { shareChart } from '@/lib/charts';
import { formatDay, type Day } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { documentFiles, type DocumentFormat } from '@/kinds/document/files';
import { selectRecords } from '@/kinds/records/select-records';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { instrumentNames } from './content';
import { chequeStageNames, chequesOf, closingOf, closingSteps, datedSteps, readCheque } from './cheques';
import { amountOf, computeSummary, searchText, sortings, type FundingExtra, type Round } from './model';
import { computePricing, computeProgress, describeDaysOpen, describeTerms, describeValuation, isBasisAssumed } from './terms';

/** The rounds on paper: the totals, the table, then what one line cannot hold. */
export function buildReport(rounds: readonly Round[], today: Day, currency: string, extra?: FundingExtra): Document {
  const show = (amount: number) => formatMoney(amount, currency);
  const summary = computeSummary(rounds);
  const sorted = selectRecords(rounds, { query: '', searchIn: searchText, sort: sortings.newest });
  const split = summary.split.map(({ instrument, amount }) => `${instrumentNames[instrument]} ${show(amount)}`).join(', ');
  const blocks: Block[] = [
    heading(1, 'Funding rounds'),
    paragraph([formatDay(today), plural(rounds.length, 'round')].filter(Boolean).join(' · '), 'muted'),
    {
      kind: 'figures',
      items: [
        { label: 'Total Raised', value: show(summary.raised) },
        { label: 'Pipeline', value: show(summary.pipeline) },
        { label: 'Latest Valuation', value: show(summary.latest?.valuation ?? 0) },
      ],
    },
    ...shareChart(
      'Total Raised by instrument',
      summary.split.map(({ instrument, amount }) => ({ label: instrumentNames[instrument], value: amount, shown: show(amount) })),
    ),
    ...(split ? [paragraph(`Total Raised is made of: ${split}.`, 'muted')] : []),
    ...(summary.wiredInOpen > 0
      ? [paragraph(`Wired in rounds under way, not in Total Raised: ${show(summary.wiredInOpen)}.`, 'muted')]
      : []),
    ...(summary.latest ? [paragraph(`Latest Valuation: ${describeValuation(summary.latest)}.`, 'muted')] : []),
    {
      kind: 'table',
      columns: [
        { label: 'Round', weight: 2 },
        { label: 'Date', weight: 1.6 },
        { label: 'Status', weight: 1.5 },
        { label: 'Amount', align: 'right', weight: 2 },
        { label: 'Post-money', align: 'right', weight: 2.2 },
        { label: 'Share', align: 'right', weight: 1.1 },
      ],
      rows: sorted.map((round) => {
        const pricing = computePricing(round);
        const isPriced = pricing.kind === 'priced';
        return [
          `${round.roundType}${round.refund ? ' (refund)' : ''}${isSampleRecord(round) && !isAllSample(rounds) ? ' (sample)' : ''}`,
          formatDay(round.date) || noFigure,
          round.status,
          show(amountOf(round)),
          isPriced ? `${show(pricing.post)}${pricing.isCap ? ' cap' : ''}` : noFigure,
          isPriced ? formatPercent(pricing.ownership, 2) : noFigure,
        ];
      }),
    },
    ...sorted.flatMap((round) => [...describeRound(round, today, show), ...(extra ? describeClosing(round, extra, currency) : [])]),
    ...(rounds.some(isBasisAssumed)
      ? [paragraph('Valuations that aren’t said to be pre- or post-money are taken as pre-money.', 'muted')]
      : []),
    paragraph('Share is the amount divided by the post-money valuation. A cap isn’t a priced valuation.', 'muted'),
  ];
  return { title: 'Funding rounds', blocks, ...(rounds.length > 0 && isAllSample(rounds) ? { mark: 'Sample' } : {}) };
}

function describeRound(round: Round, today: Day, show: (amount: number) => string): Block[] {
  const progress = computeProgress(round);
  const rows = [
    round.investors.length > 0 && { label: 'Investors', value: round.investors.join(', ') },
    describeTerms(round).length > 0 && { label: 'Terms', value: describeTerms(round).join(', ') },
    progress && {
      label: `Target ${show(progress.target)}`,
      value: progress.stages
        .filter(({ amount }) => amount > 0)
        .map(({ label, amount }) => `${label.toLowerCase()} ${show(amount)}`)
        .join(', '),
    },
    describeDaysOpen(round, today) && { label: 'Time', value: describeDaysOpen(round, today) },
    round.notes.trim() && { label: 'Notes', value: round.notes.trim() },
  ].filter((line): line is Term => Boolean(line) && (line as Term).value !== '');
  if (rows.length === 0) return [];
  return [heading(3, [round.roundType, formatDay(round.date)].filter(Boolean).join(', ')), { kind: 'terms', rows }];
}

/** Who puts in how much, and how far the closing is. */
function describeClosing(round: Round, extra: FundingExtra, currency: string): Block[] {
  const cheques = chequesOf(extra, round.id);
  const done = closingOf(extra, round.id).length;
  const open = datedSteps(extra, round.id).filter(({ isDone }) => !isDone);
  const blocks: Block[] = [];
  if (cheques.length > 0)
    blocks.push({
      kind: 'table',
      columns: [
        { label: 'Investor', weight: 3 },
        { label: 'Stage', weight: 2 },
        { label: 'Amount', align: 'right', weight: 2 },
      ],
      rows: cheques.map((cheque) => [
        cheque.investor.trim() || noFigure,
        chequeStageNames[cheque.stage],
        formatMoney(readCheque(cheque, currency).amount, currency),
      ]),
    });
  if (done > 0 || open.length > 0) {
    const due = open.map(({ step, day }) => `${step}, due ${formatDay(day)}`).join('; ');
    blocks.push(paragraph(`Closing: ${done} of ${closingSteps.length} steps done.${due ? ` Open: ${due}.` : ''}`));
  }
  return blocks;
}

/** The report in one of the formats a document can have. */
export function makeReport(
  stem: string,
  format: DocumentFormat,
  rounds: readonly Round[],
  extra: FundingExtra,
  today: Day,
  currency: string,
): ReturnType<FileOffer['make']> {
  const [offer] = documentFiles(stem, buildReport(rounds, today, currency, extra), [format], currency);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
