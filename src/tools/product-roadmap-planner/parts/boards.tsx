import { plural } from '@/lib/text';
import { ColumnBoard } from '@/kinds/board/column-board';
import { applyMove, type Move } from '@/kinds/board/moves';
import { RowActions } from '@/kinds/records/row-actions';
import { Chip } from '@/ui/layout';
import type { Trouble } from '../troubles';
import { statuses, toLanes, type Item, type LaneBy, type RoadmapRecords, type Status } from '../model';
import { horizonOf, horizons, moveToQuarter, quarterFor, type Horizon } from '../moves';
import type { ItemForm } from '../use-item-form';
import { priorityTones, StatusSelect, TroubleList } from './item-card';

interface BoardProps {
  items: readonly Item[];
  laneBy: LaneBy;
  troubles: ReadonlyMap<string, readonly Trouble[]>;
  records: RoadmapRecords;
  form: ItemForm;
}

interface LanedBoardProps extends BoardProps {
  label: string;
  columns: readonly string[];
  columnOf: (item: Item) => string;
  place: (item: Item, column: string) => Item;
  hasStatus: boolean;
}

/** One board, or one for each lane. A card moves within its lane; its theme and assignee change in the form. */
function LanedBoard({ items, laneBy, troubles, records, form, label, columns, columnOf, place, hasStatus }: LanedBoardProps) {
  const move = (change: Move, lane: readonly Item[]) => {
    const item = records.all.find(({ id }) => id === change.id);
    if (!item) return;
    const toColumn = columns.find((column) => change.toColumn === column);
    if (toColumn === undefined) return;
    const shown = new Set(lane.map(({ id }) => id));
    const placed = (moved: Item) => (columnOf(moved) === toColumn ? moved : place(moved, toColumn));
    // Places are counted among the cards of this lane; those that are not shown keep theirs.
    records.replaceAll(applyMove(records.all, change, (other) => (shown.has(other.id) ? columnOf(other) : ''), placed));
    if (columnOf(item) !== toColumn) records.tool.say(`Moved to ${toColumn}`);
  };
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      {toLanes(items, laneBy).map((lane, index) => (
        // One hint is enough for all lanes.
        <div key={lane.name} className={index > 0 ? 'mt-6 [&>div>p:first-child]:hidden' : ''}>
          <ColumnBoard
            label={lane.name === '' ? label : `${label}, ${lane.name}`}
            columns={columns.map((column) => ({
              id: column,
              title: lane.name === '' ? column : `${lane.name}: ${column}`,
              items: lane.items.filter((item) => columnOf(item) === column),
            }))}
            nameOf={(item) => item.title}
            onMove={(change) => move(change, lane.items)}
            card={(item) => (
              <div className="grid gap-1.5">
                <p className="font-[550] break-words">{item.title}</p>
                <p className="text-[13px] break-words text-mute">
                  {[item.quarter, item.assignee, item.estimatedEffort].filter(Boolean).join(' · ')}
                </p>
                {troubles.has(item.id) && <TroubleList troubles={troubles.get(item.id) ?? []} />}
                {hasStatus && (
                  <div>
                    <StatusSelect item={item} records={records} />
                  </div>
                )}
                <div className="flex min-h-9 flex-wrap items-center justify-between gap-1">
                  <Chip tone={priorityTones[item.priority]}>{item.priority}</Chip>
                  <RowActions records={records} form={form} record={item} title={item.title} />
                </div>
              </div>
            )}
          />
        </div>
      ))}
    </>
  );
}

export function StatusBoard(props: BoardProps) {
  return (
    <LanedBoard
      {...props}
      label="Items by status"
      columns={statuses}
      columnOf={({ status }) => status}
      place={(item, status) => ({ ...item, status: status as Status })}
      hasStatus={false}
    />
  );
}

/** By quarter, seen from today. What is completed has left the plan. */
export function HorizonBoard(props: BoardProps) {
  const { today } = props.records.tool.around;
  const own = props.records.extra.ownPeriods;
  const open = props.items.filter(({ status }) => status !== 'Completed');
  const completed = props.items.length - open.length;
  return (
    <>
      <p className="mb-3 text-[13px] text-mute">
        Now is this quarter and anything still open from before; Next is the quarter after it. Moving a card changes its quarter.
        {completed > 0 && ` ${plural(completed, 'completed item is', 'completed items are')} not shown.`}
      </p>
      <LanedBoard
        {...props}
        items={open}
        label="Now, next and later"
        columns={horizons}
        columnOf={(item) => horizonOf(item, own, today)}
        place={(item, horizon) => ({ ...item, ...moveToQuarter(item, quarterFor(horizon as Horizon, today), own) })}
        hasStatus
      />
    </>
  );
}
