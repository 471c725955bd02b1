import type { Cell, Sheet } from '@/lib/sheet';
import { investorsOf, kindNames, nameOrNone, type CapTable } from './cap-table';
import type { Convertible, Inputs } from './model';
import { boughtIn } from './sales';
import {
  basisOf,
  boughtCells,
  firstPool,
  firstTotal,
  inputCell,
  minus,
  safeSheet,
  sharesFormula,
  soldCells,
  stepSheet,
  tableSheet,
  termsOfHolder,
} from './workbook-parts';

type Line = [name: string, role: string, formula: string, value: number, terms?: Partial<ReturnType<typeof termsOfHolder>>];

/** The cap table of the screen, with SAFEs, notes and pool. */
export function toFullTable(inputs: Inputs, table: CapTable, all: readonly Convertible[]): Sheet {
  const { stakeholders, rounds } = inputs;
  const last = rounds.length - 1;
  const shares = new Map(table.rows.map((row) => [`${row.kind} ${row.id}`, row.shares]));
  const of = (kind: string, id: string) => shares.get(`${kind} ${id}`) ?? 0;
  const lines: Line[] = [
    ...stakeholders.map((holder, place): Line => {
      const { id, name, role, afterRound } = holder;
      const basis = basisOf(inputs, afterRound);
      const formula = sharesFormula(place, basis === 0 ? inputCell(0) : stepSheet.elsewhere.fixed('after', basis - 1));
      return [name, role, minus(formula, soldCells(table, id)), of('stakeholder', id), termsOfHolder(holder)];
    }),
    ...table.sales.buyers
      .filter(({ shares: left }) => left > 0)
      .map(({ sale, shares: left, role }): Line => {
        const formula = minus(boughtCells(table, sale.id).join('+'), soldCells(table, boughtIn(sale)));
        return [nameOrNone(sale.buyer, 'No name'), role, formula, left, { vesting: 0, cliff: 0, granted: sale.date }];
      }),
    ...all.flatMap(({ id, name, instrument }, place): Line[] =>
      shares.has(`convertible ${id}`)
        ? [[nameOrNone(name, instrument), kindNames.convertible, safeSheet.elsewhere.at('shares', place), of('convertible', id)]]
        : [],
    ),
    ...rounds.map((round, place): Line => [
      investorsOf(round),
      kindNames.round,
      stepSheet.elsewhere.fixed('added', place),
      of('round', round.id),
    ]),
    ['Promised options', kindNames.promised, inputCell(2), of('promised', 'promised')],
    ['Option pool, available', kindNames.pool, last < 0 ? firstPool : stepSheet.elsewhere.fixed('left', last), of('pool', 'pool')],
  ];
  const total = tableSheet.fixed('shares', lines.length + 1);
  const equity = (row: number, value: number): Cell => ({
    formula: `IFERROR(${tableSheet.at('shares', row)}/${total},"")`,
    value: table.total > 0 ? value / table.total : null,
  });
  return tableSheet.toSheet([
    ...lines.map(([name, role, formula, value, terms], row) => ({
      name,
      role,
      shares: { formula, value },
      equity: equity(row, value),
      ...terms,
    })),
    {
      name: table.unallocated < 0 ? 'Over-allocated' : 'Unallocated',
      role: kindNames.unallocated,
      shares: { formula: `${total}-SUM(${tableSheet.range('shares', 0, lines.length - 1)})`, value: table.unallocated },
      equity: equity(lines.length, table.unallocated),
    },
    {
      name: 'Total',
      shares: { formula: last < 0 ? firstTotal : stepSheet.elsewhere.fixed('after', last), value: table.total },
      equity: equity(lines.length + 1, table.total),
    },
  ]);
}
