import { Arrivals } from '@/kinds/work/arrivals';
import { makeId } from '@/workspace/ids';
import { takeLines } from '../taking';
import type { CashFlow } from './use-cash-flow';

interface IncomingProps extends Pick<CashFlow, 'records' | 'settings'> {
  /** What the user should know of the lines just taken; empty where there is nothing. */
  onTaken: (note: string) => void;
}

export default function Incoming({ records, settings, onTaken }: IncomingProps) {
  const { tool, all, replaceAll } = records;
  return (
    <Arrivals
      currency={tool.around.currency}
      onTake={(lines, parcel) => {
        const { items, note } = takeLines(all, lines, parcel, settings.firstMonth, makeId);
        replaceAll(items);
        onTaken(note);
      }}
      undo={() => {
        tool.undo();
        onTaken('');
      }}
    />
  );
}
