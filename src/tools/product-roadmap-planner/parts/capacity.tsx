import { joinWords, plural } from '@/lib/text';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Bar, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { formatWeeks } from '../effort';
import { describeRoom, type Load, type QuarterLoad } from '../load';
import { capacityFields, type Item, type RoadmapRecords } from '../model';

const mostNamed = 5;
const namesOf = (items: readonly Item[]) => {
  const named = items.slice(0, mostNamed).map(({ title, estimatedEffort }) => `${title} (“${estimatedEffort}”)`);
  return joinWords(items.length > mostNamed ? [...named, `${items.length - mostNamed} more`] : named);
};

/** Effort against what the team can do, quarter by quarter. */
export function Capacity({ load, records }: { load: Load; records: RoadmapRecords }) {
  const { extra, setExtra, tool } = records;
  const form = useLiveForm(capacityFields, { capacity: extra.teamCapacity }, tool.around, ({ capacity }) =>
    setExtra((current) => ({ ...current, teamCapacity: capacity }), { key: 'teamCapacity' }),
  );
  const setOne = (quarter: string, typed: string) =>
    setExtra(
      (current) => {
        const others = current.capacities.filter((entry) => entry.quarter !== quarter);
        return { ...current, capacities: typed === '' ? others : [...others, { quarter, typed }] };
      },
      { key: `capacity-${quarter}` },
    );
  return (
    <Panel title="Capacity">
      <div className="mb-5 max-w-md">
        <Field of={{ ...form, isLive: false }} name="capacity" />
      </div>
      <Table
        label="Effort and capacity by quarter"
        rows={load.quarters}
        keyOf={({ quarter }) => quarter}
        columns={[
          { head: 'Quarter', isStrong: true, className: 'whitespace-nowrap', cell: ({ quarter }) => quarter },
          { head: 'Effort', align: 'left', className: 'whitespace-nowrap', cell: ({ effort }) => formatWeeks(effort) },
          {
            head: 'Capacity',
            align: 'left',
            cell: ({ quarter, typed, problem }) => (
              <>
                <input
                  aria-label={`Capacity of ${quarter}`}
                  aria-invalid={problem ? true : undefined}
                  className="input w-24! text-right"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={60}
                  placeholder={extra.teamCapacity}
                  value={typed}
                  onChange={(event) => setOne(quarter, event.target.value)}
                />
                {problem && <p className="mt-1 text-[13px] text-bad">{problem}</p>}
              </>
            ),
          },
          { head: 'Used', align: 'left', className: 'w-1/4 min-w-24', cell: (row) => <Used row={row} /> },
          {
            head: 'Room',
            align: 'left',
            className: 'whitespace-nowrap',
            cell: (row) => <span className={row.isOver ? 'font-[550] text-bad' : 'text-mute'}>{describeRoom(row)}</span>,
          },
        ]}
      />
      <div className="mt-4 grid gap-1 text-[13px] text-mute">
        <p>
          In person-weeks: five days or forty hours make a week, four weeks a month. An item over several quarters counts in each by its
          days.
        </p>
        {load.quarters.some(({ capacity }) => capacity === undefined) && <p>Enter a capacity to see what is left of a quarter.</p>}
        {load.unread.length > 0 && <p className="text-warn">Not counted, since the effort can’t be read: {namesOf(load.unread)}.</p>}
        {load.undated.length > 0 && <p className="text-warn">Not counted, since the dates aren’t known: {namesOf(load.undated)}.</p>}
        {load.withoutEffort > 0 && <p>{plural(load.withoutEffort, 'item has', 'items have')} no estimated effort.</p>}
      </div>
    </Panel>
  );
}

function Used({ row: { quarter, effort, capacity, isOver } }: { row: QuarterLoad }) {
  if (capacity === undefined) return null;
  const share = capacity === 0 ? (effort > 0 ? 1 : 0) : effort / capacity;
  return (
    <span className={isOver ? '[--accent:var(--bad)]' : ''}>
      <Bar label={`Used of ${quarter}`} share={share} />
    </span>
  );
}
