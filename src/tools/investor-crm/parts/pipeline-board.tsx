import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { ColumnBoard, manyColumns } from '@/kinds/board/column-board';
import { applyMove, type Move } from '@/kinds/board/moves';
import { amountOf, statusLabels, toColumns, type Investor, type Status } from '../model';
import { ColdNote, FollowUpNote } from './notes';
import { setStatus } from './status';
import type { InvestorRecords } from './use-investor-form';

interface PipelineBoardProps {
  investors: readonly Investor[];
  records: InvestorRecords;
  coldAfter: number;
  onOpen: (id: string) => void;
}

/** The same investors by status, in the order of the list. */
export default function PipelineBoard({ investors, records, coldAfter, onOpen }: PipelineBoardProps) {
  const { today, currency } = records.tool.around;
  const columns = useMemo(() => toColumns(investors), [investors]);
  const move = (change: Move) => {
    const investor = records.all.find(({ id }) => id === change.id);
    if (!investor) return;
    if (investor.status !== change.toColumn) setStatus(records, investor, change.toColumn as Status);
    else records.replaceAll(placeWithin(records.all, columns.find(({ status }) => status === change.toColumn)?.investors ?? [], change));
  };
  return (
    <ColumnBoard
      label="Investors by status"
      layout={manyColumns}
      shownAtOnce={20}
      columns={columns.map(({ status, investors: items, amount }) => ({
        id: status,
        title: statusLabels[status],
        items,
        aside: <span className="max-w-[60%] text-right text-[13px] break-words text-mute">{formatMoney(amount, currency)}</span>,
      }))}
      nameOf={({ name }) => name}
      onMove={move}
      card={(investor) => (
        <>
          <button
            type="button"
            className="min-h-6 max-w-full text-left font-[550] break-words hover:underline"
            onClick={() => onOpen(investor.id)}
          >
            {investor.name}
          </button>
          <p className="truncate text-[13px] text-mute">{investor.firm}</p>
          {amountOf(investor) > 0 && <p className="text-[13px] break-words text-mute">{formatMoney(amountOf(investor), currency)}</p>}
          {investor.nextFollowUp !== '' && (
            <p className="text-[13px] text-mute">
              <FollowUpNote investor={investor} today={today} />
            </p>
          )}
          <p className="text-[13px]">
            <ColdNote investor={investor} today={today} coldAfter={coldAfter} />
          </p>
        </>
      )}
    />
  );
}

/** A place in the column as shown, which a search may have thinned, found again in the whole list. */
function placeWithin(all: readonly Investor[], shown: readonly Investor[], { id, toColumn, toIndex }: Move): Investor[] {
  const before = shown.filter((other) => other.id !== id)[toIndex]?.id;
  const others = all.filter((other) => other.status === toColumn && other.id !== id);
  const index = before === undefined ? others.length : others.findIndex((other) => other.id === before);
  return applyMove(
    all,
    { id, toColumn, toIndex: index },
    ({ status }) => status,
    (moved) => moved,
  );
}
