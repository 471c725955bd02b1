import { defineSheet } from '@/lib/define-sheet';
import { addressOf } from '@/lib/formulas';
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
import { toSegmentSheets } from './segment-sheet';
import { listSources } from './words';

const inputSheet = defineSheet('Inputs', {
  input: ['Input', 'text'],
  unit: ['Unit', 'text'],
  low: 'Low',
  base: 'Base',
  high: 'High',
  source: ['Source', 'text'],
  date: ['Date', 'day'],
  confidence: ['Confidence', 'text'],
});
/** The first heading of these two names the currency. */
const sizeSheet = defineSheet('Market size', {
  size: ['Per year', 'text'],
  'top-down': ['Top-down', 'money'],
  'bottom-up': ['Bottom-up', 'money'],
  gap: ['Gap', 'percent'],
});
const rangeSheet = defineSheet('Range', {
  size: ['Per year', 'text'],
  low: ['Low', 'money'],
  base: ['Base', 'money'],
  high: ['High', 'money'],
});
const swingSheet = defineSheet('What matters most', {
  approach: ['SOM with one input moved', 'text'],
  input: ['Input', 'text'],
  low: ['At its low', 'money'],
  high: ['At its high', 'money'],
  swing: ['Swing', 'money'],
});

type Version = 'low' | 'base' | 'high';
const rowOf = (name: Sourced | 'spread') => (name === 'spread' ? sourced.length : sourced.indexOf(name));

const cellOf = (name: Sourced | 'spread', version: Version = 'base') => inputSheet.elsewhere.fixed(version, rowOf(name));
/** The same on the sheet of inputs itself. */
const baseOf = (name: Sourced | 'spread') => inputSheet.fixed('base', rowOf(name));

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
  const base = baseOf(driver);
  const part = `${baseOf('spread')}/100`;
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
  const rows = listSources(inputs, data.evidence, currency).map(({ name, label, source: from, confidence }) => ({
    input: label,
    unit: units[name],
    low: isDriver(name) ? endCell(name, 'low', source) : null,
    base: plainValue(name, inputs[name], currency),
    high: isDriver(name) ? endCell(name, 'high', source) : null,
    source:
      name === 'growthRate' && hasExampleRate(inputs, data.evidence.growthRate) ? `${labels.exampleRate}. ${labels.exampleRateNote}` : from,
    date: isDay(data.evidence[name].date) ? data.evidence[name].date : null,
    confidence,
  }));
  const target = `${baseOf('totalPopulation')}*${baseOf('targetPercentage')}/100`;
  const count = (label: string, formula: string, value: number | null) => ({
    input: label,
    unit: 'count',
    base: value === null ? null : { formula, value },
  });
  return inputSheet.toSheet(
    [
      ...rows,
      {
        input: fields.spread.label,
        unit: '%',
        base: toPercent(inputs.spread),
        source: 'Low and high are assumed from it where none was typed.',
      },
      count('Number of target customers', target, customers.target),
      count('Number of converted customers', `${target}*${baseOf('conversionRate')}/100`, customers.converted),
      { input: fields.industry.label, unit: '', base: inputs.industry },
      { input: fields.geography.label, unit: '', base: inputs.geography },
      { input: fields.targetCustomers.label, unit: '', base: inputs.targetCustomers },
    ],
    { currency },
  );
}

function toSizesSheet({ result: { topDown, bottomUp, gaps }, currency }: SheetSource): Sheet {
  const digits = minorDigits(currency);
  const formulas = {
    'top-down': formulasOf('top-down', cellOf, digits, { tam: sizeSheet.at('top-down', 0), sam: sizeSheet.at('top-down', 1) }),
    'bottom-up': formulasOf('bottom-up', cellOf, digits),
  };
  return sizeSheet.toSheet(
    sizeKeys.map((key, row) => {
      const [before, after] = [sizeSheet.at('top-down', row), sizeSheet.at('bottom-up', row)];
      return {
        size: key.toUpperCase(),
        'top-down': figure(formulas['top-down'][key], topDown[key], currency),
        'bottom-up': figure(formulas['bottom-up'][key], bottomUp[key], currency),
        // An empty cell counts as 0 in a spreadsheet, and a figure that is too large is no gap of 100%.
        gap:
          topDown[key] === null || bottomUp[key] === null
            ? null
            : { formula: `IF(${after}=0,"",IFERROR((${after}-${before})/${before},""))`, value: gaps[key] },
      };
    }),
    { currency, labels: { size: `${currency} per year` } },
  );
}

const allSizes = approaches.flatMap((approach) => sizeKeys.map((key) => ({ approach, key })));
type Size = (typeof allSizes)[number];
const sizeName = ({ approach, key }: Size) => `${approachLabels[approach]} ${key.toUpperCase()}`;

function toRangeSheet({ result: { inputs }, ranges, currency }: SheetSource): Sheet {
  const digits = minorDigits(currency);
  const figures: Record<Version, Figures> = { low: figuresAt(ranges, 'low'), base: inputs, high: figuresAt(ranges, 'high') };
  const cell = ({ approach, key }: Size, version: Version) =>
    figure(formulasOf(approach, (driver) => cellOf(driver, version), digits)[key], computeSizes(approach, figures[version])[key], currency);
  return rangeSheet.toSheet(
    allSizes.map((size) => ({ size: sizeName(size), low: cell(size, 'low'), base: cell(size, 'base'), high: cell(size, 'high') })),
    { currency, labels: { size: `${currency} per year` } },
  );
}

function toSwingSheet({ result: { inputs }, ranges, currency }: SheetSource): Sheet {
  const digits = minorDigits(currency);
  const rows = approaches.flatMap((approach) => {
    const swings = computeSwings(approach, inputs, ranges);
    return driversOf[approach].map((driver) => ({ approach, driver, swing: swings.find((one) => one.driver === driver) }));
  });
  return swingSheet.toSheet(
    rows.map(({ approach, driver, swing }, row) => {
      const som = (version: Version) => formulasOf(approach, (name) => cellOf(name, name === driver ? version : 'base'), digits).som;
      return {
        approach: approachLabels[approach],
        input: fields[driver].label,
        low: figure(som('low'), swing?.atLow ?? null, currency),
        high: figure(som('high'), swing?.atHigh ?? null, currency),
        swing: figure(`ABS(${swingSheet.at('high', row)}-${swingSheet.at('low', row)})`, swing?.swing ?? null, currency),
      };
    }),
    { currency },
  );
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
        const now = sizeSheet.elsewhere.fixed(approach, sizeKeys.indexOf(key));
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
  return { name: 'Notes', columns: [{ label: 'Note', kind: 'text' }], rows: notes.filter(Boolean).map((note) => [note]) };
}

export const toSheets = (source: SheetSource): Sheet[] => [
  toInputsSheet(source),
  toSizesSheet(source),
  toRangeSheet(source),
  toSwingSheet(source),
  toProjectionSheet(source),
  ...toSegmentSheets(source),
  toNotesSheet(source),
];
