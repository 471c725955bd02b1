import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import type { Column } from '@/lib/sheet';
import type { Inputs } from './model';

export const column = (label: string, kind: Column['kind'] = 'number'): Column => ({ label, kind });
export const sheetNames = {
  inputs: 'Inputs',
  stakeholders: 'Stakeholders',
  rounds: 'Rounds',
  table: 'Cap table',
  convertibles: 'SAFEs and notes',
  results: 'Round results',
};
/** Of the cap table, plain or with SAFEs, notes and pool. */
export const tableColumns = [
  column('Name', 'text'),
  column('Role', 'text'),
  column('Shares'),
  column('Equity', 'percent'),
  column('Vesting (months)'),
  column('Cliff (months)'),
];
export const inputCell = (row: number) => inSheet(sheetNames.inputs, fixedAddressOf(1, row));

/** Where the shares of a stakeholder are worked out: the exact number, or the percentage of the total it was said of. */
export const sharesFormula = (row: number, total: string) => {
  const cell = (place: number) => inSheet(sheetNames.stakeholders, addressOf(place, row));
  return `IF(${cell(3)}>0,${cell(3)},ROUND(${cell(2)}*${total},0))`;
};

/** 0 before any round, then 1 for the first. */
export const basisOf = ({ rounds }: Inputs, afterRound: string) => rounds.findIndex(({ id }) => id === afterRound) + 1;

/** Columns of the two sheets, by what they hold. */
export const safe = {
  amount: 2,
  rate: 3,
  days: 4,
  interest: 5,
  code: 7,
  cap: 8,
  discount: 9,
  part: 10,
  flat: 11,
  priced: 12,
  shares: 13,
  price: 14,
};
export const step = { money: 1, pre: 2, target: 3, before: 4, available: 5, part: 6, flat: 7, priced: 8, has: 9, unit: 10, all: 11, exact: 12, pool: 13, safes: 14, added: 15, after: 16, price: 17, grants: 18, left: 19 }; // prettier-ignore

export const inSafes = (place: number, row: number) => inSheet(sheetNames.convertibles, addressOf(place, row));
export const inSteps = (place: number, row: number) => inSheet(sheetNames.results, fixedAddressOf(place, row));

/** Shares and available pool before the first round. */
export const firstTotal = `${inputCell(0)}+MAX(0,${inputCell(2)}-${inputCell(1)})`;
export const firstPool = `MAX(0,${inputCell(1)}-${inputCell(2)})`;
