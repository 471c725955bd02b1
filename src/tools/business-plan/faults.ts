import type { Surroundings } from '@/lib/fields';
import type { Check } from '@/kinds/document/check-list';
import { computeFunds, type Funds } from './funds';
import { fields, isBlankRow, type FundRow, type PlanData } from './model';
import { amountsIn } from './typed-amounts';

type Fault = Check<never>;

function faultsOfRows(rows: readonly FundRow[], read: Funds['sources'], side: string): Fault[] {
  return rows.flatMap((row, index) => {
    const problem = read[index]?.problems.amount;
    if (problem === undefined || isBlankRow(row)) return [];
    const name = row.name.trim() === '' ? `Row ${index + 1}` : `“${row.name.trim()}”`;
    return [{ id: `${side}-${row.id}-${row.amount}`, isFault: true, text: `${side}, ${name}: ${problem} It counts as 0.` }];
  });
}

/** Where the plan contradicts itself: amounts that cannot be counted, and a text and a table in different currencies. */
export function findFaults(data: PlanData, around: Surroundings, funds = computeFunds(data, around)): Fault[] {
  const { currency } = around;
  const named = funds.isEmpty ? [] : amountsIn(data.answers.funding, currency);
  const foreign = named.every((amount) => amount.currency !== currency) ? named[0] : undefined;
  return [
    ...faultsOfRows(data.sources, funds.sources, 'Sources'),
    ...faultsOfRows(data.uses, funds.uses, 'Uses'),
    ...(foreign
      ? [
          {
            id: `currency-${foreign.text}-${currency}`,
            isFault: true,
            text: `${fields.funding.label} says ${foreign.text}, and the table of sources and uses is in ${currency}.`,
          },
        ]
      : []),
  ].filter(({ id }) => !data.kept.includes(id));
}
