import { useMemo } from 'react';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { ColumnBoard, manyColumns } from '@/kinds/board/column-board';
import { applyMove, type Move } from '@/kinds/board/moves';
import { Download } from '@/kinds/work/download';
import type { FileOffer } from '@/lib/files';
import { hideToast } from '@/ui/toast';
import { shownVotes, statusLabels, toColumns, typeLabels, type Feedback, type Status } from '../model';
import { hasOwnVote } from '../votes';
import type { FeedbackRecords } from './use-feedback-form';
import type { Weighing } from './weighing';

interface FeedbackBoardProps {
  entries: readonly Feedback[];
  records: FeedbackRecords;
  weighing: Weighing;
  roadmap: FileOffer;
  onVoters: (id: string) => void;
}

/** The same feedback by status, and the part of it that everyone may see as a page. */
export default function FeedbackBoard({ entries, records, weighing, roadmap, onVoters }: FeedbackBoardProps) {
  const columns = useMemo(() => toColumns(entries), [entries]);
  const move = (change: Move) => {
    const entry = records.all.find(({ id }) => id === change.id);
    if (!entry) return;
    const to = change.toColumn as Status;
    records.replaceAll(placeWithin(records.all, columns.find(({ status }) => status === to)?.entries ?? [], change));
    if (entry.status === to) hideToast();
    else records.tool.say(`Moved to ${statusLabels[to]}`);
  };
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-md text-[13px] text-mute">
          The public page shows titles, types and votes of what is planned, in-progress or completed. Descriptions, e-mails and names stay
          out of it.
        </p>
        <Download label="Public roadmap page" files={[roadmap]} />
      </div>
      <ColumnBoard
        label="Feedback by status"
        layout={manyColumns}
        shownAtOnce={20}
        columns={columns.map(({ status, entries: items }) => ({
          id: status,
          title: statusLabels[status],
          items,
          aside: (
            <span className="max-w-[60%] truncate text-[13px] text-mute">
              {plural(
                items.reduce((sum, entry) => sum + shownVotes(entry, weighing.hasFloor), 0),
                'vote',
              )}
            </span>
          ),
        }))}
        nameOf={({ title }) => title || 'Untitled'}
        onMove={move}
        card={(entry) => (
          <>
            <button
              type="button"
              className="min-h-6 max-w-full text-left font-[550] wrap-anywhere hover:underline"
              aria-label={`Voters of ${entry.title || 'Untitled'}`}
              onClick={() => onVoters(entry.id)}
            >
              {entry.title || 'Untitled'}
            </button>
            <p className="text-[13px] wrap-anywhere text-mute">
              {formatNumber(shownVotes(entry, weighing.hasFloor))} {shownVotes(entry, weighing.hasFloor) === 1 ? 'vote' : 'votes'} ·{' '}
              {typeLabels[entry.type]}
            </p>
            <p className="text-[13px] wrap-anywhere text-mute">
              {[weighing.describe(entry), hasOwnVote(entry) ? 'You voted' : '', entry.isPrivate ? 'Not public' : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      />
    </>
  );
}

/** A place in the column as shown, which a search may have thinned, found again in the whole list. */
function placeWithin(all: readonly Feedback[], shown: readonly Feedback[], { id, toColumn, toIndex }: Move): Feedback[] {
  const before = shown.filter((other) => other.id !== id)[toIndex]?.id;
  const others = all.filter((other) => other.status === toColumn && other.id !== id);
  const index = before === undefined ? others.length : others.findIndex((other) => other.id === before);
  return applyMove(
    all,
    { id, toColumn, toIndex: index },
    ({ status }) => status,
    (moved, column) => ({ ...moved, status: column as Status }),
  );
}
