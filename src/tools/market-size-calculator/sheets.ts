import { fixedAddressOf, addressOf, inSheet } from '@/lib/formulas';
import type { Cell, Column, Sheet } from '@/lib/sheet';
import { isDay } from '@/lib/dates';
import { minorDigits, toMajor } from '@/lib/money';
import { toPercent } from '@/lib/numbers';
import { labels } from './content';
import { listGuards } from './guards';
import {
  approachLabels,
  approaches,
  computeSizes,
  drivers,
  fields,
  hasExampleRate,
  isSample,
  projectSizes,
  sizeKeys,
  sourced,
  type Approach,
  type Driver,
  type Figures,
  type MarketData,
  type MarketResult,
  type SizeKey,
  type Sizes,
  type Sourced,
} from './model';
import { computeSwings, driversOf, figuresAt, type Ranges } from './ranges';
import { listSources } from './words';

const inputsName = 'Inputs';
const sizesName = 'Market size';
/** Where the three versions of an input stand. */
const columnOf = { low: 2, base: 3, high: 4 } as const;
type Version = keyof typeof columnOf;
const rowOf = (name: Sourced | 'spread') => (name === 'spread' ? sourced.length : sourced.indexOf(name));

const cellOf = (name: Sourced | 'spread', version: Version = 'base') => inSheet(inputsName, fixedAddressOf(columnOf[version], rowOf(name)));

const columns = (...given: [string, Column['kind']][]): Column[] => given.map(([label, kind]) => ({ label, kind }));

type CellPicker = (driver: Driver) => string;

/** The formulas of one approach over any set of cells; TAM and SAM may be cells of their own or worked out on the spot. */
function formulasOf(
  approach: Approach,
  pick: CellPicker,
  digits: number,
  cells: Partial<Record<SizeKey, string>> = {},
): Record<SizeKey, string> {
  const population = pick('totalPopulation');
  const target = `${pick('targetPercentage')}/100`;
  const round = (expression: string) => `ROUND(${expression},${digits})`;
  if (approach === 'bottom-up') {
    const price = pick('productPrice');
    return {
      tam: round(`${population}*${price}`),
      sam: round(`${population}*${target}*${price}`),
      som: round(`${population}*${target}*${pick('conversionRate')}/100*${price}`),
    };
  }
  const tam = round(`${population}*${pick('averageSpending')}`);
  const sam = round(`${cells.tam ?? tam}*${target}`);
  return { tam, sam, som: round(`${cells.sam ?? sam}*${pick('marketShareGoal')}/100`) };
}

/** A figure that is too large has no formula either, since the spreadsheet would show one the screen does not. */
const figure = (formula: string, minor: number | null, currency: string): Cell =>
  minor === null ? null : { formula, value: toMajor(minor, currency) };

export interface SheetSource {
  data: MarketData;
  result: MarketResult;
  ranges: Ranges;
  currency: string;
}

/** Typed as on the screen: percent as 25, not as 0.25. */
function plainValue(name: Sourced, value: number, currency: string): number {
  const { kind } = fields[name];
  if (kind === 'percent') return toPercent(value);
  return kind === 'money' ? toMajor(value, currency) : value;
}

function endCell(driver: Driver, end: 'low' | 'high', { ranges, currency, result: { inputs } }: SheetSource): Cell {
  const range = ranges[driver];
  const value = plainValue(driver, range[end], currency);
  if (!(end === 'low' ? range.isLowAssumed : range.isHighAssumed)) return value;
  const base = fixedAddressOf(columnOf.base, rowOf(driver));
  const part = `${fixedAddressOf(columnOf.base, rowOf('spread'))}/100`;
  const moved = `${base}*(1${end === 'low' ? '-' : '+'}${part})`;
  const { kind } = fields[driver];
  if (kind === 'percent') return { formula: end === 'low' ? moved : `MIN(${moved},MAX(100,${base}))`, value };
  if (kind === 'money' && !Number.isInteger(inputs[driver])) return { formula: moved, value };
  return { formula: `ROUND(${moved},${kind === 'money' ? minorDigits(currency) : 0})`, value };
}

function toInputsSheet(source: SheetSource): Sheet {
  const { data, result, currency } = source;
  const { inputs, customers } = result;
  const units: Record<Sourced, string> = {
    totalPopulation: 'count',
    targetPercentage: '%',
    averageSpending: `${currency} per year`,
    marketShareGoal: '%',
    productPrice: `${currency} per year`,
    conversionRate: '%',
    growthRate: '% per year',
  };
  const isDriver = (name: Sourced): name is Driver => (drivers as readonly string[]).includes(name);
  const rows = listSources(inputs, data.evidence, currency).map(({ name, label, source: from, confidence }): Cell[] => [
    label,
    units[name],
    isDriver(name) ? endCell(name, 'low', source) : null,
    plainValue(name, inputs[name], currency),
    isDriver(name) ? endCell(name, 'high', source) : null,
    name === 'growthRate' && hasExampleRate(inputs, data.evidence.growthRate) ? `${labels.exampleRate}. ${labels.exampleRateNote}` : from,
    isDay(data.evidence[name].date) ? data.evidence[name].date : null,
    confidence,
  ]);
  const base = (name: Driver) => fixedAddressOf(columnOf.base, rowOf(name));
  const target = `${base('totalPopulation')}*${base('targetPercentage')}/100`;
  const count = (label: string, formula: string, value: number | null): Cell[] => [
    label,
    'count',
    null,
    value === null ? null : { formula, value },
  ];
  return {
    name: inputsName,
    currency,
    columns: columns(
      ['Input', 'text'],
      ['Unit', 'text'],
      ['Low', 'number'],
      ['Base', 'number'],
      ['High', 'number'],
      ['Source', 'text'],
      ['Date', 'day'],
      ['Confidence', 'text'],
    ),
    rows: [
      ...rows,
      [fields.spread.label, '%', null, toPercent(inputs.spread), null, 'Low and high are assumed from it where none was typed.'],
      count('Number of target customers', target, customers.target),
      count('Number of converted customers', `${target}*${base('conversionRate')}/100`, customers.converted),
      [fields.industry.label, '', null, inputs.industry],
      [fields.geography.label, '', null, inputs.geography],
      [fields.targetCustomers.label, '', null, inputs.targetCustomers],
    ],
  };
}

function toSizesSheet({ result: { topDown, bottomUp, gaps }, currency }: SheetSource): Sheet {
  const digits = minorDigits(currency);
  const formulas = {
    'top-down': formulasOf('top-down', cellOf, digits, { tam: addressOf(1, 0), sam: addressOf(1, 1) }),
    'bottom-up': formulasOf('bottom-up', cellOf, digits),
  };
  return {
    name: sizesName,
    currency,
    columns: columns([`${currency} per year`, 'text'], ['Top-down', 'money'], ['Bottom-up', 'money'], ['Gap', 'percent']),
    rows: sizeKeys.map((key, row): Cell[] => [
      key.toUpperCase(),
      figure(formulas['top-down'][key], topDown[key], currency),
      figure(formulas['bottom-up'][key], bottomUp[key], currency),
      // An empty cell counts as 0 in a spreadsheet, and a figure that is too large is no gap of 100%.
      topDown[key] === null || bottomUp[key] === null
        ? null
        : { formula: `IFERROR((${addressOf(2, row)}-${addressOf(1, row)})/${addressOf(1, row)},"")`, value: gaps[key] },
    ]),
  };
}

const allSizes = approaches.flatMap((approach) => sizeKeys.map((key) => ({ approach, key })));
const sizeName = ({ approach, key }: (typeof allSizes)[number]) => `${approachLabels[approach]} ${key.toUpperCase()}`;

function toRangeSheet({ result: { inputs }, ranges, currency }: SheetSource): Sheet {
  const digits = minorDigits(currency);
  const versions: [Version, Figures][] = [
    ['low', figuresAt(ranges, 'low')],
    ['base', inputs],
    ['high', figuresAt(ranges, 'high')],
  ];
  return {
    name: 'Range',
    currency,
    columns: columns([`${currency} per year`, 'text'], ['Low', 'money'], ['Base', 'money'], ['High', 'money']),
    rows: allSizes.map((size): Cell[] => [
      sizeName(size),
      ...versions.map(([version, figures]) =>
        figure(
          formulasOf(size.approach, (driver) => cellOf(driver, version), digits)[size.key],
          computeSizes(size.approach, figures)[size.key],
          currency,
        ),
      ),
    ]),
  };
}

function toSwingSheet({ result: { inputs }, ranges, currency }: SheetSource): Sheet {
  const digits = minorDigits(currency);
  const rows = approaches.flatMap((approach) => {
    const swings = computeSwings(approach, inputs, ranges);
    return driversOf[approach].map((driver) => ({ approach, driver, swing: swings.find((one) => one.driver === driver) }));
  });
  return {
    name: 'What matters most',
    currency,
    columns: columns(
      ['SOM with one input moved', 'text'],
      ['Input', 'text'],
      ['At its low', 'money'],
      ['At its high', 'money'],
      ['Swing', 'money'],
    ),
    rows: rows.map(({ approach, driver, swing }, row): Cell[] => {
      const som = (version: Version) => formulasOf(approach, (name) => cellOf(name, name === driver ? version : 'base'), digits).som;
      return [
        approachLabels[approach],
        fields[driver].label,
        figure(som('low'), swing?.atLow ?? null, currency),
        figure(som('high'), swing?.atHigh ?? null, currency),
        figure(`ABS(${addressOf(3, row)}-${addressOf(2, row)})`, swing?.swing ?? null, currency),
      ];
    }),
  };
}

function toProjectionSheet({ result: { inputs, topDown, bottomUp }, currency }: SheetSource): Sheet {
  const sizes: Record<Approach, Sizes[]> = {
    'top-down': projectSizes(topDown, inputs.growthRate),
    'bottom-up': projectSizes(bottomUp, inputs.growthRate),
  };
  return {
    name: '5-year projection',
    currency,
    columns: [{ label: 'Year', kind: 'number' }, ...allSizes.map((size): Column => ({ label: sizeName(size), kind: 'money' }))],
    rows: sizes['top-down'].map((_, year): Cell[] => [
      year,
      ...allSizes.map(({ approach, key }) => {
        const now = inSheet(sizesName, fixedAddressOf(approach === 'top-down' ? 1 : 2, sizeKeys.indexOf(key)));
        // Spreadsheets refuse 0 to the power of 0, which a market that vanishes would come to.
        const grown = `ROUND(${now}*POWER(1+${cellOf('growthRate')}/100,$${addressOf(0, year)}),${minorDigits(currency)})`;
        return figure(year === 0 ? now : grown, sizes[approach][year]?.[key] ?? null, currency);
      }),
    ]),
  };
}

function toNotesSheet({ data, result, currency }: SheetSource): Sheet {
  const { inputs } = result;
  const notes = [
    isSample(data) ? labels.sample : '',
    labels.notResearch,
    `Money is in ${currency}, per year. Year 0 of the projection is now.`,
    hasExampleRate(inputs, data.evidence.growthRate) ? `Growth Rate: ${labels.exampleRate}. ${labels.exampleRateNote}` : '',
    ...listGuards(result, data.evidence, currency).map(({ text }) => text),
    inputs.gapReason.trim() === '' ? '' : `Why the two approaches differ: ${inputs.gapReason.trim()}`,
  ];
  return { name: 'Notes', columns: columns(['Note', 'text']), rows: notes.filter(Boolean).map((note) => [note]) };
}

export const toSheets = (source: SheetSource): Sheet[] => [
  toInputsSheet(source),
  toSizesSheet(source),
  toRangeSheet(source),
  toSwingSheet(source),
  toProjectionSheet(source),
  toNotesSheet(source),
];
