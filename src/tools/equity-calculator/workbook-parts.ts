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
  fullRounds: 'Full rounds',
  fullTable: 'Full cap table',
};
export const inputCell = (row: number) => inSheet(sheetNames.inputs, fixedAddressOf(1, row));

/** Where the shares of a stakeholder are worked out: the exact number, or the percentage of the total it was said of. */
export const sharesFormula = (row: number, total: string) => {
  const cell = (place: number) => inSheet(sheetNames.stakeholders, addressOf(place, row));
  return `IF(${cell(3)}>0,${cell(3)},ROUND(${cell(2)}*${total},0))`;
};

/** 0 before any round, then 1 for the first. */
export const basisOf = ({ rounds }: Inputs, afterRound: string) => rounds.findIndex(({ id }) => id === afterRound) + 1;
