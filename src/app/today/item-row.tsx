import { useMemo } from 'react';
import { Link } from 'wouter';
import { addressOf, nameOf } from '../known-work';
import { amountOf, describeDay, groupOf, ticked, type Item } from './items';
import { tick } from './tick';

/** One thing with a day: ticked off here where that says enough, opened in its tool otherwise. */
export function ItemRow({ item, today, onTick }: { item: Item; today: string; onTick: () => void }) {
  const { due } = item;
  const canTick = useMemo(() => ticked(item, !item.due.isDone) !== undefined, [item]);
  const isLate = groupOf(item, today) === 'overdue' && !due.isDone;
  const amount = amountOf(item);
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5">
      {canTick ? (
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 accent-accent"
          aria-label={`Done: ${due.title}`}
          checked={due.isDone}
          onChange={(event) => {
            onTick();
            tick(item, event.target.checked);
          }}
        />
      ) : (
        <span aria-hidden className="mt-2 ml-1.5 size-1.5 rounded-full bg-control" />
      )}
      <div className="min-w-0">
        <p className={`font-[550] break-words ${due.isDone ? 'text-mute line-through' : ''}`}>{due.title}</p>
        <p className="text-[13px] break-words text-mute">
          {(due.isDone || due.day !== today) && (
            <>
              <span className={isLate ? 'text-bad' : ''}>{due.isDone ? 'Done' : describeDay(due.day, today)}</span> ·{' '}
            </>
          )}
          {nameOf(item.known)}
        </p>
      </div>
      <div className="text-right">
        {amount !== '' && <p className="font-[550] whitespace-nowrap">{amount}</p>}
        <Link
          href={addressOf(item.known.doc)}
          aria-label={`Open: ${due.title}`}
          className="link no-print inline-flex min-h-6 items-center text-[14px]"
        >
          Open
        </Link>
      </div>
    </li>
  );
}
