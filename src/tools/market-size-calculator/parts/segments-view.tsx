import { formatNumber } from '@/lib/numbers';
import { useLiveForm } from '@/kinds/work/live-form';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { Table } from '@/ui/table';
import type { Tool } from '@/workspace/tool-state';
import { segmentFields, type MarketData } from '../model';
import { mostSegments, sizeSegments, toWholeMarket, type SegmentDraft } from '../segments';
import type { SheetSource } from '../sheets';
import { formatSize } from '../words';

interface SegmentsViewProps {
  source: SheetSource;
  tool: Tool<MarketData>;
}

const figures = ['customers', 'targetPercentage', 'averageSpending', 'marketShareGoal'] as const;

/** The market in parts that differ, each with its own figures; their sum can stand for the whole. */
export function SegmentsView({ source: { data, result, currency }, tool }: SegmentsViewProps) {
  const drafts = data.segments ?? [];
  const total = sizeSegments(drafts, result.inputs.totalPopulation, tool.around);
  const whole = toWholeMarket(total, currency);
  const set = (change: (list: SegmentDraft[]) => SegmentDraft[], how?: { say?: string; key?: string }) =>
    tool.change((current) => ({ ...current, segments: change(current.segments ?? []) }), how);
  const add = () =>
    set((list) => [...list, { id: makeId(), name: '', customers: '', targetPercentage: '', averageSpending: '', marketShareGoal: '' }]);
  const size = (minor: number | null) => formatSize(minor, currency);
  return (
    <>
      <p className="mb-4 text-[13px] text-mute">
        Where groups of customers differ, size each one on its own, top-down. A customer belongs to one segment only.
      </p>
      <ul className="grid grid-cols-1 gap-5" aria-label="Segments">
        {drafts.map((draft, index) => (
          <SegmentRow
            key={draft.id}
            draft={draft}
            number={index + 1}
            tool={tool}
            onChange={(next, name) =>
              set((list) => list.map((one) => (one.id === draft.id ? { ...one, ...next } : one)), { key: `segment ${draft.id} ${name}` })
            }
            onRemove={() => set((list) => list.filter(({ id }) => id !== draft.id), { say: 'Segment removed' })}
          />
        ))}
      </ul>
      <Button className="mt-4" icon="plus" disabled={drafts.length >= mostSegments} onClick={add}>
        Add segment
      </Button>
      {drafts.length > 0 && (
        <div className="mt-6">
          <Table
            label="Segments, sized"
            rows={total.segments}
            keyOf={({ draft }) => draft.id}
            columns={[
              { head: 'Segment', className: 'min-w-28', cell: ({ name }) => name, foot: 'All segments' },
              { head: 'Customers', cell: ({ customers }) => formatNumber(customers), foot: formatNumber(total.customers) },
              { head: 'TAM', cell: ({ sizes }) => size(sizes.tam), foot: size(total.sizes.tam) },
              { head: 'SAM', cell: ({ sizes }) => size(sizes.sam), foot: size(total.sizes.sam) },
              { head: 'SOM', cell: ({ sizes }) => size(sizes.som), foot: size(total.sizes.som) },
            ]}
          />
          {total.doubts.map((doubt) => (
            <div key={doubt} className="mt-3">
              <Notice>{doubt}</Notice>
            </div>
          ))}
          {whole && (
            <>
              <Button
                className="mt-4"
                onClick={() =>
                  tool.change((current) => ({ ...current, draft: { ...current.draft, ...whole } }), {
                    say: 'The segments are the market now',
                  })
                }
              >
                Use the sum as the whole market
              </Button>
              <p className="mt-1 text-[13px] text-mute">
                Fills in Total Population, Target Percentage, Average Spending and Market Share Goal, so that range, projection and reports
                follow.
              </p>
            </>
          )}
        </div>
      )}
    </>
  );
}

interface SegmentRowProps {
  draft: SegmentDraft;
  number: number;
  tool: Tool<MarketData>;
  onChange: (draft: Omit<SegmentDraft, 'id'>, name: string) => void;
  onRemove: () => void;
}

function SegmentRow({ draft, number, tool, onChange, onRemove }: SegmentRowProps) {
  const { id: _id, ...typed } = draft;
  const form = useLiveForm(segmentFields, typed, tool.around, onChange);
  const called = draft.name.trim() || `Segment ${number}`;
  return (
    <li className="border-b border-line pb-4 last:border-0">
      <div className="mb-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field of={form} name="name" label={`Segment ${number}`} />
        </div>
        <span className="mt-6">
          <IconButton icon="trash-2" label={`Remove ${called}`} onClick={onRemove} />
        </span>
      </div>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {figures.map((name) => (
          <Field key={name} of={form} name={name} label={`${called}: ${segmentFields[name].label}`} />
        ))}
      </div>
    </li>
  );
}
