import { isDay } from '@/lib/dates';
import { toMajor } from '@/lib/money';
import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import type { Cell, Sheet } from '@/lib/sheet';
import { computeCapTable, kindNames, outstandingName, type CapTable } from './cap-table';
import { roundAssumptions, vestingAssumptions } from './assumptions';
import { notAdvice, plainAssumptions } from './content';
import type { Content } from './files';
import { toFullSheets } from './full-workbook';
import { hasDeeperTerms, settingFields, type Inputs, type Round } from './model';
import { describeSamples } from './samples';
import { basisOf, column, inputCell, sharesFormula, sheetNames, tableColumns } from './workbook-parts';
import { monthsSince, vestedAfter } from './vesting';

/** Every figure on the other sheets follows from those typed into Inputs, Stakeholders, Rounds and SAFEs and notes. */
export function toWorkbook(content: Content): Sheet[] {
  const { inputs, isFull, currency } = content;
  const plain = computeCapTable(inputs, false);
  const isDeeper = isFull && hasDeeperTerms(inputs);
  const isLeftOut = !isFull && hasDeeperTerms(inputs);
  const notes = [
    ...describeSamples(inputs),
    ...(isLeftOut ? ['SAFEs, notes and the option pool are left out, as chosen on the screen.'] : []),
    ...(isDeeper ? pendingNotes(inputs) : []),
    ...plainAssumptions,
    ...(isDeeper ? roundAssumptions : []),
    ...vestingAssumptions,
    'Rounds that could not be worked out add no shares.',
    notAdvice,
  ];
  return [
    {
      name: sheetNames.inputs,
      columns: [column('Input', 'text'), column('Value')],
      rows: [
        [settingFields.totalShares.label, inputs.settings.totalShares],
        [settingFields.pool.label, inputs.settings.pool],
        [settingFields.promised.label, inputs.settings.promised],
      ],
    },
    stakeholderSheet(inputs),
    ...(isDeeper
      ? [roundTermsSheet(inputs, currency), ...toFullSheets(inputs, currency)]
      : [roundSheet(inputs, plain, currency), tableSheet(inputs, plain)]),
    vestingSheet(inputs, isDeeper ? computeCapTable(inputs, true) : plain),
    { name: 'Notes', columns: [column('Notes', 'text')], rows: notes.map((note) => [note]) },
  ];
}

function pendingNotes(inputs: Inputs): string[] {
  const { outstanding } = computeCapTable(inputs, true);
  return outstanding.length > 0 ? [`No shares before a priced round closes: ${outstanding.map(outstandingName).join(', ')}.`] : [];
}

const stakeholderSheet = (inputs: Inputs): Sheet => ({
  name: sheetNames.stakeholders,
  columns: [
    column('Name', 'text'),
    column('Role', 'text'),
    column('Percentage as entered', 'percent'),
    column('Exact shares, if any'),
    column('Entered after round (0 = before any)'),
  ],
  rows: inputs.stakeholders.map(({ name, role, equityPercentage, exactShares, afterRound }) => [
    name,
    role,
    equityPercentage,
    exactShares,
    basisOf(inputs, afterRound),
  ]),
});

const termColumns = [
  column('Round', 'text'),
  column('Closing date', 'day'),
  column('Investment', 'money'),
  column('Pre-money valuation', 'money'),
  column('Option pool after the round', 'percent'),
  column('Pool comes out of', 'text'),
];
const termsOf = ({ name, date, investment, valuation, poolTarget, poolPlace }: Round, currency: string): Cell[] => [
  name,
  date,
  toMajor(investment, currency),
  toMajor(valuation, currency),
  poolTarget,
  poolPlace,
];

/** What was typed; what it comes to with SAFEs, notes and pool is on a sheet for itself. */
const roundTermsSheet = ({ rounds }: Inputs, currency: string): Sheet => ({
  name: sheetNames.rounds,
  currency,
  columns: termColumns,
  rows: rounds.map((round) => termsOf(round, currency)),
});

function roundSheet({ rounds }: Inputs, { steps }: CapTable, currency: string): Sheet {
  return {
    name: sheetNames.rounds,
    currency,
    columns: [
      ...termColumns,
      column('Shares before'),
      column('New shares'),
      column('Shares after'),
      column('Price per share'),
      column('Post-money valuation', 'money'),
    ],
    rows: rounds.map((round, row): Cell[] => {
      const step = steps[row];
      const at = (place: number) => addressOf(place, row);
      const [money, pre, before, added] = [at(2), at(3), at(6), at(7)];
      return [
        ...termsOf(round, currency),
        { formula: row === 0 ? inputCell(0) : addressOf(8, row - 1), value: step?.before ?? 0 },
        {
          formula: `IF(OR(${money}<=0,${pre}<=0),0,IFERROR(IF(${before}*(1+${money}/${pre})>=1E+15,0,ROUND(${money}/${pre}*${before},0)),0))`,
          value: step?.newShares ?? 0,
        },
        { formula: `${before}+${added}`, value: step?.after ?? 0 },
        {
          formula: `IF(${added}>0,${pre}/${before},"")`,
          value: step?.newShares && step.price !== null ? toMajor(step.price, currency) : null,
        },
        { formula: `${money}+${pre}`, value: toMajor(round.investment + round.valuation, currency) },
      ];
    }),
  };
}

function tableSheet(inputs: Inputs, { rows, total }: CapTable): Sheet {
  const { stakeholders, rounds } = inputs;
  const shown = rows.filter(({ kind }) => kind === 'stakeholder' || kind === 'round');
  const rest = rows.find(({ kind }) => kind === 'unallocated');
  const known = new Map(stakeholders.map((stakeholder, place) => [stakeholder.id, { stakeholder, place }]));
  const all = fixedAddressOf(2, shown.length + 1);
  const equity = (row: number, percent: number | null): Cell => ({ formula: `IFERROR(${addressOf(2, row)}/${all},"")`, value: percent });
  const totalAfter = (basis: number) => (basis === 0 ? inputCell(0) : inSheet(sheetNames.rounds, fixedAddressOf(8, basis - 1)));
  const held = shown.length === 0 ? '0' : `SUM(${addressOf(2, 0)}:${addressOf(2, shown.length - 1)})`;
  return {
    name: sheetNames.table,
    columns: tableColumns,
    rows: [
      ...shown.map(({ id, kind, name, shares, percent }, row): Cell[] => {
        const found = kind === 'stakeholder' ? known.get(id) : undefined;
        if (found) {
          const { stakeholder, place } = found;
          const formula = sharesFormula(place, totalAfter(basisOf(inputs, stakeholder.afterRound)));
          return [
            name,
            stakeholder.role,
            { formula, value: shares },
            equity(row, percent),
            stakeholder.vestingPeriod,
            stakeholder.cliffPeriod,
          ];
        }
        const place = rounds.findIndex((round) => round.id === id);
        const formula = inSheet(sheetNames.rounds, addressOf(7, Math.max(0, place)));
        return [name, kindNames.round, { formula, value: shares }, equity(row, percent), null, null];
      }),
      [
        (rest?.shares ?? 0) < 0 ? 'Over-allocated' : 'Unallocated',
        kindNames.unallocated,
        { formula: `${all}-${held}`, value: rest?.shares ?? 0 },
        equity(shown.length, total > 0 ? (rest?.shares ?? 0) / total : null),
        null,
        null,
      ],
      ['Total', '', { formula: totalAfter(rounds.length), value: total }, equity(shown.length + 1, total > 0 ? 1 : null), null, null],
    ],
  };
}

function vestingSheet({ stakeholders, settings, today }: Inputs, { sharesOf }: CapTable): Sheet {
  const day = settings.vestedOn || today;
  return {
    name: 'Vesting',
    columns: [
      column('Name', 'text'),
      column('Shares'),
      column('Vesting (months)'),
      column('Cliff (months)'),
      column('Grant date', 'day'),
      column('Whole months since the grant'),
      column(`Vested on ${day}`),
      column('Unvested'),
    ],
    rows: stakeholders.map((stakeholder, row): Cell[] => {
      const { id, name, vestingPeriod, cliffPeriod, grantDate } = stakeholder;
      const shares = sharesOf.get(id) ?? 0;
      const months = isDay(grantDate) && isDay(day) ? monthsSince(grantDate, day) : null;
      const at = (place: number) => addressOf(place, row);
      const vested = months === null ? null : vestedAfter(shares, stakeholder, months);
      const rule = `IF(OR(${at(5)}<0,AND(${at(2)}>0,${at(5)}<${at(3)})),0,IF(${at(5)}>=${at(2)},${at(1)},INT(${at(1)}*${at(5)}/${at(2)})))`;
      return [
        name,
        { formula: inSheet(sheetNames.table, addressOf(2, row)), value: shares },
        vestingPeriod,
        cliffPeriod,
        grantDate,
        months,
        vested === null ? null : { formula: rule, value: vested },
        vested === null ? null : { formula: `${at(1)}-${at(6)}`, value: shares - vested },
      ];
    }),
  };
}
