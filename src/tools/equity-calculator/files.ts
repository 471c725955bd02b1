import { heading, type Block } from '@/lib/blocks';
import { joinRest, shareChart } from '@/lib/charts';
import { formatDay, type Day } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import type { Cell, Sheet } from '@/lib/sheet';
import type { PrintedList } from '@/kinds/records/print-list';
import { groups, kindNames, nameOrNone, outstandingName, type CapTable, type Row } from './cap-table';
import { formatPrice } from './format';
import { fields, isOption, type Convertible, type Inputs } from './model';
import { toOcfFiles } from './ocf';
import { sampleIds } from './samples';
import { toWorkbook } from './workbook';

export interface Content {
  inputs: Inputs;
  table: CapTable;
  isFull: boolean;
  company?: string | undefined;
  currency: string;
}

/** The table of the screen, row by row, in the words of the form, so that it reads back. */
export function toCapTableSheet({ inputs, table, currency }: Content): Sheet {
  const samples = sampleIds(inputs);
  const mark = (id: string): Cell[] => (samples.size > 0 ? [samples.has(id) ? 'Sample' : ''] : []);
  const hasOptions = inputs.stakeholders.some(isOption);
  const price = (value: number | null): Cell[] => (hasOptions ? [value] : []);
  const buyers = new Map(table.sales.buyers.map((buyer) => [buyer.sale.id, buyer]));
  const known = new Map(inputs.stakeholders.map((stakeholder) => [stakeholder.id, stakeholder]));
  return {
    name: 'Cap table',
    currency,
    columns: [
      { label: fields.name.label, kind: 'text' },
      { label: fields.role.label, kind: 'text' },
      { label: fields.equityPercentage.label, kind: 'percent' },
      { label: 'Shares', kind: 'number' },
      { label: fields.vestingPeriod.label, kind: 'number' },
      { label: fields.cliffPeriod.label, kind: 'number' },
      { label: fields.grantDate.label, kind: 'day' },
      { label: fields.acceleration.label, kind: 'text' },
      { label: fields.has83b.label, kind: 'text' },
      ...(hasOptions ? [{ label: fields.exercisePrice.label, kind: 'number' as const }] : []),
      ...(samples.size > 0 ? [{ label: 'Sample', kind: 'text' as const }] : []),
    ],
    rows: [...table.rows, ...table.outstanding.map(toOutstandingRow)].map(({ id, kind, name, fraction, shares }): Cell[] => {
      const holder = kind === 'stakeholder' ? known.get(id) : undefined;
      const buyer = kind === 'sale' ? buyers.get(id) : undefined;
      // Read back, whoever bought is an owner like the others.
      if (buyer) return [name, buyer.role, fraction, shares, 0, 0, buyer.sale.date, 'None', 'No', ...price(null), ...mark(id)];
      if (!holder || kind !== 'stakeholder')
        return [name, kind === 'stakeholder' ? '' : kindNames[kind], fraction, shares, null, null, '', '', '', ...price(null), ...mark(id)];
      const { role, vestingPeriod, cliffPeriod, grantDate, acceleration, has83b, exercisePrice } = holder;
      const terms = [vestingPeriod, cliffPeriod, grantDate, acceleration, has83b ? 'Yes' : 'No'];
      return [holder.name, role, fraction, shares, ...terms, ...price(exercisePrice > 0 ? exercisePrice : null), ...mark(id)];
    }),
  };
}

/** Listed so that it is not forgotten; it has no shares before a round closes. */
const toOutstandingRow = (convertible: Convertible): Row => ({
  id: convertible.id,
  kind: 'convertible',
  name: outstandingName(convertible),
  shares: 0,
  fraction: null,
});

/** What each round brought, and what the company was said to be worth in it. */
function roundBlocks({ table: { steps }, currency }: Content): Block[] {
  if (steps.length === 0) return [];
  const show = (amount: number) => formatMoney(amount, currency);
  return [
    heading(2, 'Rounds'),
    {
      kind: 'table',
      columns: [
        { label: 'Round', weight: 1.6 },
        { label: 'Closed', weight: 1.3 },
        { label: 'Investment', align: 'right', weight: 1.4 },
        { label: 'Post-money', align: 'right', weight: 1.5 },
        { label: 'Price per share', align: 'right', weight: 1.2 },
        { label: 'New shares', align: 'right', weight: 1.2 },
      ],
      rows: steps.map(({ round, postMoney, price, newShares, problem }) => [
        [nameOrNone(round.name, 'Unnamed'), problem].filter(Boolean).join('\n'),
        formatDay(round.date) || noFigure,
        show(round.investment),
        show(postMoney),
        formatPrice(price, currency),
        formatNumber(newShares),
      ]),
    },
  ];
}

/** The table on paper, with who holds what drawn above it. */
export function toPrintedTable(content: Content, today: Day, isSample: boolean): PrintedList {
  const { table, company } = content;
  return {
    title: company?.trim() ? `Cap table: ${company.trim()}` : 'Cap table',
    sheet: toCapTableSheet(content),
    today,
    isSample,
    shown: [fields.name.label, fields.role.label, fields.equityPercentage.label, 'Shares'],
    sums: [fields.equityPercentage.label, 'Shares'],
    above: [
      {
        kind: 'figures',
        items: [
          { label: 'shares in all', value: formatNumber(table.total) },
          ...groups.flatMap((group) =>
            table.total > 0 && table.holdings[group] > 0
              ? [{ label: group.toLowerCase(), value: formatPercent(table.holdings[group] / table.total, 1) }]
              : [],
          ),
          ...(table.outstanding.length > 0
            ? [{ label: 'SAFEs and notes not yet converted', value: String(table.outstanding.length) }]
            : []),
        ],
      },
      ...shareChart(
        'Who holds what',
        joinRest(
          table.rows.map(({ name, shares }) => ({ label: name, value: shares })),
          (shares) => (table.total > 0 ? formatPercent(shares / table.total, 2) : formatNumber(shares)),
        ),
      ),
    ],
    below: roundBlocks(content),
  };
}

export const capTableCsv = async (content: Content) => (await import('@/formats/csv')).csvFile(toCapTableSheet(content));

export const capTableXlsx = async (content: Content) => (await import('@/formats/xlsx')).xlsxFile(toWorkbook(content));

export async function capTableOcf(content: Content): Promise<Blob> {
  const [{ zipFile }, { toJson }] = await Promise.all([import('@/formats/zip'), import('@/formats/json')]);
  return zipFile(toOcfFiles(content, toJson));
}
