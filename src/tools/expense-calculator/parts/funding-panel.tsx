import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { LineInput } from '@/ui/line-input';
import { computeFunding, mostSources, readSource, sourceNames } from '../funding';
import { longestCategory, type FundingSource } from '../model';
import { FigureLine } from './figure-line';
import type { ExpenseRecords } from './use-expense-form';

interface FundingProps {
  records: ExpenseRecords;
  needed: number;
  show: (amount: number) => string;
}

/** Where the money is to come from, and what of the need it leaves open. */
export function FundingPanel({ records, needed, show }: FundingProps) {
  const { currency } = records.tool.around;
  const sources = records.extra.sources ?? [];
  const set = (change: (sources: FundingSource[]) => FundingSource[], how?: { say?: string; key?: string }) =>
    records.setExtra((extra) => ({ ...extra, sources: change(extra.sources ?? []) }), how);
  const update = (id: string, change: Partial<FundingSource>) =>
    set((list) => list.map((one) => (one.id === id ? { ...one, ...change } : one)), {
      key: `source.${id}.${Object.keys(change).join('.')}`,
    });
  const add = () =>
    set((list) => {
      const name = sourceNames.find((one) => !list.some((known) => known.name === one)) ?? '';
      return [...list, { id: makeId(), name, amount: '', isInHand: list.length === 0 }];
    });
  const { total, inHand, gap, gapToday } = computeFunding(sources, needed, currency);
  return (
    <Panel
      title="Funding"
      aside={
        <Button look="quiet" icon="plus" disabled={sources.length >= mostSources} onClick={add}>
          Add source
        </Button>
      }
    >
      {sources.length === 0 ? (
        <p className="text-mute">Add where the money comes from to see what is still missing.</p>
      ) : (
        <>
          <ul className="grid gap-4" aria-label="Funding sources">
            {sources.map((source, index) => (
              <SourceRow
                key={source.id}
                number={index + 1}
                source={source}
                currency={currency}
                onChange={(change) => update(source.id, change)}
                onRemove={() => set((list) => list.filter(({ id }) => id !== source.id), { say: `${source.name || 'Source'} removed` })}
              />
            ))}
          </ul>
          <div role="status">
            <dl className="mt-4 grid gap-2 border-t border-line pt-4">
              <FigureLine label="Total funding" figure={show(total)} />
              {inHand !== total && <FigureLine label="Of which in hand" figure={show(inHand)} />}
              <FigureLine label={gap > 0 ? 'Still to be found' : 'Left over'} figure={show(Math.abs(gap))} />
              {inHand !== total && gapToday > 0 && <FigureLine label="If only what is in hand counts" figure={show(gapToday)} />}
            </dl>
          </div>
        </>
      )}
    </Panel>
  );
}

interface SourceRowProps {
  number: number;
  source: FundingSource;
  currency: string;
  onChange: (change: Partial<FundingSource>) => void;
  onRemove: () => void;
}

function SourceRow({ number, source, currency, onChange, onRemove }: SourceRowProps) {
  const { name, amount, isInHand } = source;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1">
      <div className="grid grid-cols-2 gap-3">
        <LineInput label={`Source ${number}`} maxLength={longestCategory} value={name} onChange={(typed) => onChange({ name: typed })} />
        <LineInput
          label={`Amount ${number}`}
          isAmount
          fault={readSource(source, currency).problem}
          maxLength={60}
          value={amount}
          onChange={(typed) => onChange({ amount: typed })}
        />
      </div>
      <span className="mt-5">
        <IconButton icon="trash-2" label={`Remove ${name || `source ${number}`}`} onClick={onRemove} />
      </span>
      <label className="col-span-2 flex min-h-6 items-center gap-2.5 text-[14px]">
        <input
          type="checkbox"
          className="size-4.5 flex-none accent-accent"
          checked={isInHand}
          onChange={(event) => onChange({ isInHand: event.target.checked })}
        />
        <span className="min-w-0 break-words">In hand{name ? `: ${name}` : ''}</span>
      </label>
    </li>
  );
}
