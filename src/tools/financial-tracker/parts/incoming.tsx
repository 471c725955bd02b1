import { Arrivals } from '@/kinds/work/arrivals';
import type { Records } from '@/kinds/records/use-records';
import { makeId } from '@/workspace/ids';
import type { fields, TrackerExtra } from '../model';
import { takeLines } from '../taking';

/** Invoices that were paid, sent here by the tool that wrote them. */
export default function Incoming({ records }: { records: Records<typeof fields, TrackerExtra> }) {
  const { tool, all, replaceAll } = records;
  const { currency, today } = tool.around;
  return (
    <Arrivals currency={currency} undo={tool.undo} onTake={(lines, parcel) => replaceAll(takeLines(all, lines, parcel, today, makeId))} />
  );
}
