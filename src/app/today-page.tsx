import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatDay } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { plural } from '@/lib/text';
import { saveFile } from '@/platform/download';
import { Button } from '@/ui/button';
import { Empty, Panel } from '@/ui/layout';
import { More } from '@/ui/more';
import { showToast } from '@/ui/toast';
import { usePrinting } from '@/ui/use-printing';
import { useToday } from '@/workspace/surroundings';
import { useKnownWork } from './known-work';
import { groupOf, groupTitles, listItems, toCalendar, type Group, type Item } from './today/items';
import { ItemRow } from './today/item-row';

export const title = 'Today';
export const description =
  'Everything with a date in your documents: what is overdue, due today, due this week and later. Tick it off or open it.';

const calendarName = 'groundwork-dates.ics';

async function saveCalendar(items: readonly Item[]): Promise<void> {
  try {
    const { icsFile } = await import('@/formats/ics');
    saveFile(calendarName, icsFile('Groundwork', toCalendar(items)));
    showToast(`Saved ${calendarName}. Open it with your calendar app; opening a newer one updates the same entries.`);
  } catch (error) {
    console.warn(error);
    showToast('The calendar file couldn’t be created. Check your connection and try again.');
  }
}

export function Body() {
  const today = useToday();
  const { docs, isWhole } = useKnownWork();
  const [, goTo] = useLocation();
  const isPrinting = usePrinting();
  const all = useMemo(() => listItems(docs), [docs]);
  // What was ticked off here stays where it is until the page is left, so that nothing jumps and a slip is seen.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const open = all.filter(({ due }) => !due.isDone);
  const groups = groupBy(
    all.filter(({ key, due }) => !due.isDone || touched.has(key)),
    (item) => groupOf(item, today),
  );
  const done = all.filter(({ due }) => due.isDone && due.day === today).length;
  const list = (group: Group) => (
    <ItemList
      items={groups.get(group) ?? []}
      today={today}
      isPrinting={isPrinting}
      onTick={(key) => setTouched((before) => new Set(before).add(key))}
    />
  );
  const near = (['overdue', 'today', 'soon'] as const).filter((group) => groups.has(group));
  const later = groups.get('later')?.length ?? 0;
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-end justify-between gap-3 pt-6 pb-6 sm:pt-10">
        <div>
          <h1 tabIndex={-1} className="title">
            Today
          </h1>
          <p className="mt-2 text-mute">{formatDay(today, 'full') || 'Everything with a date in your documents.'}</p>
        </div>
        {open.length > 0 && (
          <Button className="no-print" icon="calendar-plus" onClick={() => void saveCalendar(open)}>
            Add to your calendar
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {near.map((group) => (
          <Panel key={group} title={groupTitles[group]}>
            {list(group)}
          </Panel>
        ))}
        {isWhole && near.length === 0 && later > 0 && <p className="panel text-mute">Nothing is due in the next 7 days.</p>}
        {later > 0 && (
          <div className="panel no-print">
            <More title={`${groupTitles.later} (${later.toLocaleString('en-US')})`} isUsed={false}>
              {list('later')}
            </More>
          </div>
        )}
        {isPrinting && later > 0 && <Panel title={groupTitles.later}>{list('later')}</Panel>}
        {isWhole && groups.size === 0 && (
          <Empty
            text="Nothing is due"
            hint="Dates from your tasks, meetings, invoices, filings, rounds and posts appear here, from all your documents. Samples are left out."
            action={{ label: 'Add a task', onClick: () => goTo('/task-manager') }}
          />
        )}
        <p role="status" className="text-[14px] text-mute empty:hidden">
          {isWhole
            ? done > 0 && `${plural(done, 'thing')} due today ${done === 1 ? 'is' : 'are'} done.`
            : today && 'Looking through your documents…'}
        </p>
      </div>
    </div>
  );
}

/** So many rows at a time: a list from a file may be long. */
const atATime = 50;

interface ItemListProps {
  items: readonly Item[];
  today: string;
  /** Paper has no button for the rest. */
  isPrinting: boolean;
  onTick: (key: string) => void;
}

function ItemList({ items, today, isPrinting, onTick }: ItemListProps) {
  const [limit, setLimit] = useState(atATime);
  const left = items.length - limit;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.slice(0, isPrinting ? undefined : limit).map((item) => (
          <ItemRow key={item.key} item={item} today={today} onTick={() => onTick(item.key)} />
        ))}
      </ul>
      {left > 0 && (
        <Button className="no-print mt-2" onClick={() => setLimit(limit + atATime)}>
          Show {Math.min(left, atATime)} more of {left.toLocaleString('en-US')}
        </Button>
      )}
    </>
  );
}
