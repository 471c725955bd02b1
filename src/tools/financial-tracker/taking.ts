import type { Surroundings } from '@/lib/fields';
import type { BookingLine } from '@/lib/topics/money';
import { inCurrency, type RecordsData } from '@/kinds/records/state';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { restCategory } from './content';
import { fields, longestCategory, type TrackerExtra, type Transaction } from './model';

type TrackerData = RecordsData<typeof fields, TrackerExtra>;

/** Money that another tool booked, as transactions. The same line taken again replaces what it was and keeps its day and category. */
export function planBookings(
  data: TrackerData,
  lines: readonly BookingLine[],
  from: Source,
  { today, currency }: Surroundings,
): Plan<TrackerData> {
  const next = inCurrency(fields, data, currency).slice();
  const added: Transaction[] = [];
  const changed: string[] = [];
  for (const line of lines) {
    if (line.amount === 0 || !Number.isFinite(line.amount)) continue;
    const source = `${from.doc}:${line.key}`.slice(0, fields.source.maxLength);
    const [place, ...parts] = next.flatMap((one, index) => (one.source === source ? [index] : []));
    const told = { amount: line.amount, refund: line.amount < 0, description: line.name.slice(0, fields.description.maxLength) };
    const old = place === undefined ? undefined : next[place];
    if (!old) {
      added.push({
        ...told,
        id: takenId(from, line.key),
        type: line.type,
        category: line.group.slice(0, longestCategory) || restCategory[line.type],
        date: line.day || today,
        source,
        account: '',
        paidIn: '',
        paid: 0,
        rate: 0,
      });
      // What was split here is in the books already, under its parts.
    } else if (parts.length === 0 && (old.amount !== told.amount || old.description !== told.description)) {
      next[place ?? 0] = { ...old, ...told };
      changed.push(line.name);
    }
  }
  if (added.length + changed.length === 0) return { data, names: [] };
  return { data: { ...data, currency, records: [...added, ...next] }, names: added.map(({ description }) => description), changed };
}
