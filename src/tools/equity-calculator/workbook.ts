import { isDay } from '@/lib/dates';
import { toMajor } from '@/lib/money';
import { defineSheet } from '@/lib/define-sheet';
import type { Sheet } from '@/lib/sheet';
import { computeCapTable, kindNames, outstandingName, type CapTable } from './cap-table';
import { roundAssumptions, vestingAssumptions } from './assumptions';
import { notAdvice, plainAssumptions } from './content';
import type { Content } from './files';
import { toFullSheets } from './full-workbook';
import { hasDeeperTerms, settingFields, type Inputs, type Round } from './model';
import { describeSamples } from './samples';
import { boughtIn } from './sales';
import {
  basisOf,
  boughtCells,
  grantedFormula,
  holderSheet,
  inputCell,
  minus,
  roundSheet,
  saleSheet,
  sharesFormula,
  sheetNames,
  soldCells,
  tableSheet,
  termSheet,
  termsOfHolder,
} from './workbook-parts';
import { monthsSince, vestedAfter } from './vesting';

/** Every figure on the other sheets follows from those typed into Inputs, Stakeholders, Rounds and SAFEs and notes. */
export function toWorkbook(content: Content): Sheet[] {
  const { inputs, isFull, currency } = content;
  const plain = computeCapTable(inputs, false);
  const isDeeper = isFull && hasDeeperTerms(inputs);
  const table = isDeeper ? computeCapTable(inputs, true) : plain;
  const isLeftOut = !isFull && hasDeeperTerms(inputs);
  const notes = [
    ...describeSamples(inputs),
    ...(isLeftOut ? ['SAFEs, notes and the option pool are left out, as chosen on the screen.'] : []),
    ...(isDeeper ? pendingNotes(inputs) : []),
    ...plainAssumptions,
    ...(isDeeper ? roundAssumptions : []),
    ...vestingAssumptions,
    'Rounds that couldn’t be worked out add no shares.',
    notAdvice,
  ];
  const sheets: Sheet[] = [
    {
      name: sheetNames.inputs,
      columns: [
        { label: 'Input', kind: 'text' },
        { label: 'Value', kind: 'number' },
      ],
      rows: [
        [settingFields.totalShares.label, inputs.settings.totalShares],
        [settingFields.pool.label, inputs.settings.pool],
        [settingFields.promised.label, inputs.settings.promised],
      ],
    },
    stakeholderSheet(inputs),
    ...(table.sales.pieces.length > 0 ? [toSaleSheet(table, currency)] : []),
    ...(isDeeper
      ? [toTermSheet(inputs, currency), ...toFullSheets(inputs, currency)]
      : [toRoundSheet(inputs, plain, currency), toTableSheet(inputs, plain)]),
    toVestingSheet(inputs, table),
    { name: 'Notes', columns: [{ label: 'Notes', kind: 'text' }], rows: notes.map((note) => [note]) },
  ];
  // The table comes first: for whoever opens the file, and for whatever reads only its first sheet, an import here included.
  return sheets.toSorted((a, b) => Number(b.name === sheetNames.table) - Number(a.name === sheetNames.table));
}

function pendingNotes(inputs: Inputs): string[] {
  const { outstanding } = computeCapTable(inputs, true);
  return outstanding.length > 0 ? [`No shares before a priced round closes: ${outstanding.map(outstandingName).join(', ')}.`] : [];
}

const stakeholderSheet = (inputs: Inputs): Sheet =>
  holderSheet.toSheet(
    inputs.stakeholders.map(({ name, role, equityPercentage, exactShares, afterRound }) => ({
      name,
      role,
      percentage: equityPercentage,
      exact: exactShares,
      basis: basisOf(inputs, afterRound),
    })),
  );

const toSaleSheet = ({ sales: { pieces } }: CapTable, currency: string): Sheet =>
  saleSheet.toSheet(
    pieces.map(({ sale, shares }, row) => ({
      date: sale.date,
      seller: sale.seller,
      buyer: sale.buyer,
      shares,
      price: sale.price,
      paid: { formula: `${saleSheet.at('shares', row)}*${saleSheet.at('price', row)}`, value: shares * sale.price },
    })),
    { currency },
  );

const termsOf = ({ name, date, investment, valuation, poolTarget, poolPlace }: Round, currency: string) => ({
  round: name,
  date,
  money: toMajor(investment, currency),
  pre: toMajor(valuation, currency),
  target: poolTarget,
  place: poolPlace,
});

const toTermSheet = ({ rounds }: Inputs, currency: string): Sheet =>
  termSheet.toSheet(
    rounds.map((round) => termsOf(round, currency)),
    { currency },
  );

function toRoundSheet({ rounds }: Inputs, { steps }: CapTable, currency: string): Sheet {
  const at = roundSheet.at;
  return roundSheet.toSheet(
    rounds.map((round, row) => {
      const step = steps[row];
      const [money, pre, before, added] = [at('money', row), at('pre', row), at('before', row), at('added', row)];
      return {
        ...termsOf(round, currency),
        before: { formula: row === 0 ? inputCell(0) : at('after', row - 1), value: step?.before ?? 0 },
        added: {
          formula: `IF(OR(${money}<=0,${pre}<=0),0,IFERROR(IF(${before}*(1+${money}/${pre})>=1E+15,0,ROUND(${money}/${pre}*${before},0)),0))`,
          value: step?.newShares ?? 0,
        },
        after: { formula: `${before}+${added}`, value: step?.after ?? 0 },
        price: {
          formula: `IF(${added}>0,${pre}/${before},"")`,
          value: step?.newShares && step.price !== null ? toMajor(step.price, currency) : null,
        },
        post: { formula: `${money}+${pre}`, value: toMajor(round.investment + round.valuation, currency) },
      };
    }),
    { currency },
  );
}

function toTableSheet(inputs: Inputs, table: CapTable): Sheet {
  const { rows, total } = table;
  const { stakeholders, rounds } = inputs;
  const shown = rows.filter(({ kind }) => kind === 'stakeholder' || kind === 'sale' || kind === 'round');
  const rest = rows.find(({ kind }) => kind === 'unallocated');
  const known = new Map(stakeholders.map((stakeholder, place) => [stakeholder.id, { stakeholder, place }]));
  const all = tableSheet.fixed('shares', shown.length + 1);
  const equity = (row: number, fraction: number | null) => ({
    formula: `IFERROR(${tableSheet.at('shares', row)}/${all},"")`,
    value: fraction,
  });
  const totalAfter = (basis: number) => (basis === 0 ? inputCell(0) : roundSheet.elsewhere.fixed('after', basis - 1));
  const held = shown.length === 0 ? '0' : `SUM(${tableSheet.range('shares', 0, shown.length - 1)})`;
  return tableSheet.toSheet([
    ...shown.map(({ id, kind, name, shares, fraction }, row) => {
      const found = kind === 'stakeholder' ? known.get(id) : undefined;
      if (found) {
        const { stakeholder, place } = found;
        const formula = sharesFormula(place, totalAfter(basisOf(inputs, stakeholder.afterRound)));
        return {
          name,
          role: stakeholder.role,
          shares: { formula: minus(formula, soldCells(table, id)), value: shares },
          equity: equity(row, fraction),
          ...termsOfHolder(stakeholder),
        };
      }
      const bought = kind === 'sale' && table.sales.buyers.find(({ sale }) => sale.id === id);
      if (bought) {
        const formula = minus(boughtCells(table, id).join('+'), soldCells(table, boughtIn(bought.sale)));
        return {
          name,
          role: bought.role,
          shares: { formula, value: shares },
          equity: equity(row, fraction),
          vesting: 0,
          cliff: 0,
          granted: bought.sale.date,
        };
      }
      const place = rounds.findIndex((round) => round.id === id);
      const formula = roundSheet.elsewhere.at('added', Math.max(0, place));
      return { name, role: kindNames.round, shares: { formula, value: shares }, equity: equity(row, fraction) };
    }),
    {
      name: (rest?.shares ?? 0) < 0 ? 'Over-allocated' : 'Unallocated',
      role: kindNames.unallocated,
      shares: { formula: `${all}-${held}`, value: rest?.shares ?? 0 },
      equity: equity(shown.length, total > 0 ? (rest?.shares ?? 0) / total : null),
    },
    {
      name: 'Total',
      shares: { formula: totalAfter(rounds.length), value: total },
      equity: equity(shown.length + 1, total > 0 ? 1 : null),
    },
  ]);
}

const vestingSheet = defineSheet('Vesting', {
  name: ['Name', 'text'],
  shares: 'Shares',
  vesting: 'Vesting (months)',
  cliff: 'Cliff (months)',
  granted: ['Grant date', 'day'],
  months: 'Whole months since the grant',
  vested: 'Vested',
  unvested: 'Unvested',
  strike: 'Exercise price',
  cost: ['Cost to exercise what has vested', 'money'],
});

function toVestingSheet({ stakeholders, settings, today, currency }: Inputs, table: CapTable): Sheet {
  const day = settings.vestedOn || today;
  return vestingSheet.toSheet(
    stakeholders.map((stakeholder, row) => {
      const { id, name, vestingPeriod, cliffPeriod, grantDate, exercisePrice } = stakeholder;
      const shares = table.sharesOf.get(id) ?? 0;
      const months = isDay(grantDate) && isDay(day) ? monthsSince(grantDate, day) : null;
      const at = (column: 'shares' | 'vesting' | 'cliff' | 'months' | 'vested' | 'strike') => vestingSheet.at(column, row);
      const vested = months === null ? null : vestedAfter(shares, stakeholder, months);
      const all = at('shares');
      const isEarly = `OR(${at('months')}<0,AND(${at('vesting')}>0,${at('months')}<${at('cliff')}))`;
      const rule = `IF(${isEarly},0,IF(${at('months')}>=${at('vesting')},${all},INT(${all}*${at('months')}/${at('vesting')})))`;
      return {
        name,
        shares: { formula: grantedFormula(table, id, row), value: shares },
        vesting: vestingPeriod,
        cliff: cliffPeriod,
        granted: grantDate,
        months,
        vested: vested === null ? null : { formula: rule, value: vested },
        unvested: vested === null ? null : { formula: `${all}-${at('vested')}`, value: shares - vested },
        strike: exercisePrice > 0 ? exercisePrice : null,
        cost: exercisePrice > 0 && vested !== null ? { formula: `${at('vested')}*${at('strike')}`, value: vested * exercisePrice } : null,
      };
    }),
    { currency, labels: { vested: `Vested on ${day}` } },
  );
}
