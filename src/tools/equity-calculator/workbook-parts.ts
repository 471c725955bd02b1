import { defineSheet } from '@/lib/define-sheet';
import { fixedAddressOf, inSheet } from '@/lib/formulas';
import type { CapTable } from './cap-table';
import type { Inputs, Stakeholder } from './model';

export const sheetNames = {
  inputs: 'Inputs',
  stakeholders: 'Stakeholders',
  rounds: 'Rounds',
  table: 'Cap table',
  convertibles: 'SAFEs and notes',
  results: 'Round results',
  sales: 'Secondary sales',
};
/** The cap table, plain or with SAFEs, notes and pool. */
export const tableSheet = defineSheet(sheetNames.table, {
  name: ['Name', 'text'],
  role: ['Role', 'text'],
  shares: 'Shares',
  equity: ['Equity', 'percent'],
  vesting: 'Vesting (months)',
  cliff: 'Cliff (months)',
  granted: ['Grant date', 'day'],
  strike: 'Exercise price',
});
export const holderSheet = defineSheet(sheetNames.stakeholders, {
  name: ['Name', 'text'],
  role: ['Role', 'text'],
  percentage: ['Percentage as entered', 'percent'],
  exact: 'Exact shares, if any',
  basis: 'Entered after round (0 = before any)',
});
/** One line for each holding that shares were sold from. */
export const saleSheet = defineSheet(sheetNames.sales, {
  date: ['Sale date', 'day'],
  seller: ['Seller', 'text'],
  buyer: ['Buyer', 'text'],
  shares: 'Shares',
  price: 'Price per share',
  paid: ['Paid', 'money'],
});
const termColumns = {
  round: ['Round', 'text'],
  date: ['Closing date', 'day'],
  money: ['Investment', 'money'],
  pre: ['Pre-money valuation', 'money'],
  target: ['Option pool after the round', 'percent'],
  place: ['Pool comes out of', 'text'],
} as const;
/** What was typed; what it comes to with SAFEs, notes and pool is on a sheet for itself. */
export const termSheet = defineSheet(sheetNames.rounds, termColumns);
export const roundSheet = defineSheet(sheetNames.rounds, {
  ...termColumns,
  before: 'Shares before',
  added: 'New shares',
  after: 'Shares after',
  price: 'Price per share',
  post: ['Post-money valuation', 'money'],
});
export const inputCell = (row: number) => inSheet(sheetNames.inputs, fixedAddressOf(1, row));

/** Where the shares of a stakeholder are worked out: the exact number, or the percentage of the total it was said of. */
export const sharesFormula = (row: number, total: string) => {
  const exact = holderSheet.elsewhere.at('exact', row);
  return `IF(${exact}>0,${exact},ROUND(${holderSheet.elsewhere.at('percentage', row)}*${total},0))`;
};

/** The cells of the shares that a holding sold on, and of those that one sale brought. */
export const soldCells = ({ sales: { pieces } }: CapTable, from: string) =>
  pieces.flatMap((piece, place) => (piece.from === from ? [saleSheet.elsewhere.at('shares', place)] : []));
export const boughtCells = ({ sales: { pieces } }: CapTable, saleId: string) =>
  pieces.flatMap(({ sale }, place) => (sale.id === saleId ? [saleSheet.elsewhere.at('shares', place)] : []));
export const minus = (formula: string, cells: readonly string[]) => [formula, ...cells].join('-');
/** As granted: what is held with what was sold. */
export const grantedFormula = (table: CapTable, id: string, place: number) =>
  [tableSheet.elsewhere.at('shares', place), ...soldCells(table, id)].join('+');

/** What the table says of a holder beside the shares, so that the sheet reads back. */
export const termsOfHolder = ({ vestingPeriod, cliffPeriod, grantDate, exercisePrice }: Stakeholder) => ({
  vesting: vestingPeriod,
  cliff: cliffPeriod,
  granted: grantDate,
  strike: exercisePrice > 0 ? exercisePrice : null,
});

/** 0 before any round, then 1 for the first. */
export const basisOf = ({ rounds }: Inputs, afterRound: string) => rounds.findIndex(({ id }) => id === afterRound) + 1;

export const safeSheet = defineSheet(sheetNames.convertibles, {
  investor: ['Investor', 'text'],
  instrument: ['Instrument', 'text'],
  amount: ['Amount', 'money'],
  rate: ['Interest per year', 'percent'],
  days: 'Days',
  interest: ['Interest', 'money'],
  round: ['Converts in', 'text'],
  code: 'Converts by (1 post-money cap, 2 pre-money cap, 3 discount, 4 round price)',
  cap: ['Cap', 'money'],
  discount: ['Discount', 'percent'],
  part: ['Share of the capitalization', 'percent'],
  flat: ['Share of the shares before', 'percent'],
  priced: ['Worth at the round price', 'money'],
  shares: 'Shares',
  price: 'Price per share',
  check: 'Another way is cheaper (1 = yes)',
});
export const stepSheet = defineSheet(sheetNames.results, {
  round: ['Round', 'text'],
  money: ['Investment', 'money'],
  pre: ['Pre-money valuation', 'money'],
  target: ['Option pool after the round', 'percent'],
  before: 'Shares before',
  available: 'Available pool before',
  part: ['SAFEs, share of the capitalization', 'percent'],
  flat: ['SAFEs and notes, share of the shares before', 'percent'],
  priced: ['SAFEs and notes at the round price', 'money'],
  has: 'Pool is topped up (1 = yes)',
  unit: 'Shares per unit of money',
  all: 'Shares before the new money',
  exact: 'Pool top-up, exact',
  pool: 'Pool top-up',
  safes: 'From SAFEs and notes',
  added: 'New shares',
  after: 'Shares after',
  price: 'Price per share',
  grants: 'Granted after the round',
  left: 'Available pool after',
});

/** Shares and available pool before the first round. */
export const firstTotal = `${inputCell(0)}+MAX(0,${inputCell(2)}-${inputCell(1)})`;
export const firstPool = `MAX(0,${inputCell(1)}-${inputCell(2)})`;
