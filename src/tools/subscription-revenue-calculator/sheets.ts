import { markSamples } from '@/kinds/records/files';
import { optionLabel, type Fields } from '@/lib/fields';
import { minorDigits, toMajor } from '@/lib/money';
import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import { toSheet, type Cell, type Column, type Formula, type Sheet } from '@/lib/sheet';
import { fields, nameTiers, settingFields, tidyTier, type Settings, type Tier } from './model';
import { toMonthlyRevenue, type Projection } from './projection';

/** What the sheets of one file are made of. */
export interface Book {
  projection: Projection;
  settings: Settings;
  currency: string;
  isSample: boolean;
  /** Tiers that are still samples among others. */
  samples: readonly string[];
  /** Of the tiers, each another. */
  names: string[];
}

const inputNames = ['monthlyShare', 'roundsMonthly', 'expansion', 'contraction', 'margin', 'cac'] as const;
export const inputOf = (name: (typeof inputNames)[number]) => inSheet('Inputs', fixedAddressOf(inputNames.indexOf(name), 0));

const tierColumns = [...Object.keys(fields), 'perSubscriber'];
export const tierOf = (name: keyof typeof fields | 'perSubscriber', tier: number) =>
  inSheet('Tiers', fixedAddressOf(tierColumns.indexOf(name), tier));

const countNames = ['joined', 'left', 'count', 'billed'] as const;
const countColumn = (name: (typeof countNames)[number], tier: number) => 1 + countNames.length * tier + countNames.indexOf(name);
export const countOf = (name: (typeof countNames)[number], tier: number, row: number) =>
  inSheet('Subscribers', addressOf(countColumn(name, tier), row));
export const countBefore = (tier: number, row: number) => (row === 0 ? tierOf('subscribers', tier) : countOf('count', tier, row - 1));

export const formulaOf = (formula: string, value: number | null): Formula => ({ formula, value });

/** Twice: the first takes away what doubles leave in the last digits, so that a half goes up here as it does on the screen. */
const rounded = (formula: string) => `ROUND(ROUND(${formula},6),0)`;

/** Rounds to the currency's smallest unit. */
export function inMoney(formula: string, currency: string): string {
  const units = 10 ** minorDigits(currency);
  return units === 1 ? rounded(formula) : `${rounded(`${units}*(${formula})`)}/${units}`;
}

export const toMajorCell = (minor: number | null, currency: string) => (minor === null ? null : toMajor(minor, currency));

/** One row a month. Files without formulas hold the same figures. */
export function toProjectionSheet(projection: Projection, currency: string): Sheet {
  const names = nameTiers(projection.tiers.map(({ tier }) => tier));
  return {
    name: 'Projection',
    currency,
    columns: [
      { label: 'Month', kind: 'number' },
      ...names.map((name): Column => ({ label: `${name} Subscribers`, kind: 'number' })),
      ...names.map((name): Column => ({ label: `${name} Revenue`, kind: 'money' })),
      { label: 'Total Subscribers', kind: 'number' },
      { label: 'Total Revenue', kind: 'money' },
    ],
    rows: toMonthlyRevenue(projection).map(({ month, subscribers, revenue }) => [
      month,
      ...projection.tiers.map(({ months }) => months[month - 1]?.subscribers ?? null),
      ...projection.tiers.map(({ months }) => toMajorCell(months[month - 1]?.revenue ?? null, currency)),
      subscribers,
      toMajorCell(revenue, currency),
    ]),
  };
}

/** The projection worked out by the spreadsheet from its other sheets. */
export function toLiveProjectionSheet({ projection, currency, names }: Book): Sheet {
  const sheet = toProjectionSheet(projection, currency);
  const count = names.length;
  const formulaAt = (row: number, column: number) => {
    if (column > 2 * count) {
      const first = column === 2 * count + 1 ? 1 : 1 + count;
      return `SUM(${addressOf(first, row)}:${addressOf(first + count - 1, row)})`;
    }
    const tier = (column - 1) % count;
    return column <= count
      ? countOf('billed', tier, row)
      : inMoney(`${addressOf(column - count, row)}*${tierOf('perSubscriber', tier)}`, currency);
  };
  return {
    ...sheet,
    rows: sheet.rows.map((cells, row) =>
      cells.map((cell, column): Cell => (column === 0 ? cell : formulaOf(formulaAt(row, column), cell as number))),
    ),
  };
}

/** As typed, to be taken in again. */
export const toTierListSheet = (tiers: readonly Tier[], currency: string) => markSamples(toSheet('Tiers', fields, tiers, currency), tiers);

export function toTierSheet({ projection, currency, names }: Book): Sheet {
  const tiers = projection.tiers.map(({ tier }, index) => ({ ...tidyTier(tier), name: names[index] }));
  const sheet = toSheet('Tiers', fields, tiers, currency);
  const share = inputOf('monthlyShare');
  return {
    ...sheet,
    columns: [...sheet.columns, { label: 'Revenue per subscriber', kind: 'money' }],
    rows: sheet.rows.map((cells, row) => [
      ...cells,
      formulaOf(
        `${share}*${addressOf(1, row)}+(1-${share})*${addressOf(2, row)}/12`,
        toMajorCell(projection.tiers[row]?.perSubscriber ?? 0, currency),
      ),
    ]),
  };
}

export function toInputSheet({ settings, currency }: Book): Sheet {
  const shown: Fields = Object.fromEntries(inputNames.map((name) => [name, settingFields[name]]));
  return toSheet('Inputs', shown, [settings], currency);
}

export function toCountSheet({ projection, names }: Book): Sheet {
  const cellsOf = (tier: number, row: number): Cell[] => {
    const month = projection.tiers[tier]?.months[row];
    const at = (name: (typeof countNames)[number]) => addressOf(countColumn(name, tier), row);
    const before = countBefore(tier, row);
    const cap = tierOf('cap', tier);
    const isFixed = `${tierOf('newBy', tier)}="${optionLabel(fields.newBy, 'number')}"`;
    const wanted = `IF(${isFixed},${tierOf('newCount', tier)},${before}*${tierOf('growth', tier)})`;
    const next = `${before}-${at('left')}+${at('joined')}`;
    return [
      formulaOf(`MIN(${wanted},IF(${cap}>0,MAX(0,${cap}-(${before}-${at('left')})),10^15))`, month?.joined ?? null),
      formulaOf(`${before}*${tierOf('churn', tier)}`, month?.left ?? null),
      formulaOf(`IF(${inputOf('roundsMonthly')}="Yes",${rounded(next)},${next})`, month?.count ?? null),
      formulaOf(rounded(at('count')), month?.subscribers ?? null),
    ];
  };
  return {
    name: 'Subscribers',
    columns: [
      { label: 'Month', kind: 'number' },
      ...names.flatMap((name) => countNames.map((column): Column => ({ label: `${name} ${column}`, kind: 'number' }))),
    ],
    rows: Array.from({ length: projection.months }, (_, row) => [row + 1, ...names.flatMap((__, tier) => cellsOf(tier, row))]),
  };
}
