import { addDays, addMonths, type Day } from '@/lib/dates';
import { isMonth, monthOf } from '@/lib/months';
import type { MoneyLine, MoneyParcel } from '@/lib/topics/money';
import { restCategory } from './content';
import { fields, type Transaction } from './model';

/** The day it is taken, or the last one of its month where that is over. */
const dayOf = ({ month }: MoneyLine, today: Day): Day =>
  !isMonth(month) || today === '' || monthOf(today) === month ? today : addDays(addMonths(`${month}-01`, 1), -1);

/** Money that another tool tells of, as transactions. The same line taken again replaces what it was and keeps its day and category. */
export function takeLines(
  transactions: readonly Transaction[],
  lines: readonly MoneyLine[],
  { from, isSample }: Pick<MoneyParcel, 'from' | 'isSample'>,
  today: Day,
  makeId: () => string,
): Transaction[] {
  const next = [...transactions];
  const added: Transaction[] = [];
  for (const line of lines) {
    if (line.amount === 0 || !Number.isFinite(line.amount)) continue;
    const source = `${from}:${line.key}`.slice(0, fields.source.maxLength);
    const [place, ...parts] = next.flatMap((one, index) => (one.source === source ? [index] : []));
    const told = { amount: line.amount, refund: line.amount < 0, description: line.name };
    if (place !== undefined) {
      // What was split here is in the books already, under its parts.
      const { [place]: old } = next;
      if (old && parts.length === 0) next[place] = { ...old, ...told };
    } else {
      added.push({
        ...told,
        id: isSample ? `sample-${makeId()}` : makeId(),
        type: line.type,
        category: line.group || restCategory[line.type],
        date: dayOf(line, today),
        source,
      });
    }
  }
  return [...added, ...next];
}
