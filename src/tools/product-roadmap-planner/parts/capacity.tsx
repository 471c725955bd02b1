import { joinWords, plural } from '@/lib/text';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Bar, Panel } from '@/ui/layout';
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
    setExtra((current) => ({ ...current, teamCapacity: capacity }), 'teamCapacity'),
  );
  const setOne = (quarter: string, typed: string) =>
    setExtra((current) => {
      const others = current.capacities.filter((entry) => entry.quarter !== quarter);
      return { ...current, capacities: typed === '' ? others : [...others, { quarter, typed }] };
    }, `capacity-${quarter}`);
  const head = 'border-b border-line px-2 py-2 text-left text-[13px] font-normal text-mute';
  return (
    <Panel title="Capacity">
      <div className="mb-5 max-w-md">
        <Field of={{ ...form, isLive: false }} name="capacity" />
      </div>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Effort and capacity by quarter">
        <table className="w-full min-w-[520px]">
          <thead>
            <tr>
              {['Quarter', 'Effort', 'Capacity', 'Used', 'Room'].map((label) => (
                <th key={label} scope="col" className={head}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {load.quarters.map((row) => (
              <CapacityRow key={row.quarter} row={row} team={extra.teamCapacity} onChange={(typed) => setOne(row.quarter, typed)} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 grid gap-1 text-[13px] text-mute">
        <p>
          In person-weeks: five days or forty hours make a week, four weeks a month. An item over several quarters counts in each by its
          days.
        </p>
        {load.quarters.some(({ capacity }) => capacity === undefined) && <p>Enter a capacity to see what is left of a quarter.</p>}
        {load.unread.length > 0 && <p className="text-warn">Not counted, since the effort cannot be read: {namesOf(load.unread)}.</p>}
        {load.undated.length > 0 && <p className="text-warn">Not counted, since the dates are not known: {namesOf(load.undated)}.</p>}
        {load.withoutEffort > 0 && <p>{plural(load.withoutEffort, 'item has', 'items have')} no estimated effort.</p>}
      </div>
    </Panel>
  );
}

function CapacityRow({ row, team, onChange }: { row: QuarterLoad; team: string; onChange: (typed: string) => void }) {
  const { quarter, effort, capacity, typed, problem, isOver } = row;
  const cell = 'border-b border-line px-2 py-2 align-middle';
  const share = capacity === undefined ? 0 : capacity === 0 ? (effort > 0 ? 1 : 0) : effort / capacity;
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-[550] whitespace-nowrap`}>
        {quarter}
      </th>
      <td className={`${cell} whitespace-nowrap`}>{formatWeeks(effort)}</td>
      <td className={cell}>
        <input
          aria-label={`Capacity of ${quarter}`}
          aria-invalid={problem ? true : undefined}
          className="input w-24! text-right"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          placeholder={team}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
        {problem && <p className="mt-1 text-[13px] text-bad">{problem}</p>}
      </td>
      <td className={`${cell} w-1/4 min-w-24 ${isOver ? '[--accent:var(--bad)]' : ''}`}>
        {capacity !== undefined && <Bar label={`Used of ${quarter}`} share={share} />}
      </td>
      <td className={`${cell} whitespace-nowrap ${isOver ? 'font-[550] text-bad' : 'text-mute'}`}>{describeRoom(row)}</td>
    </tr>
  );
}
