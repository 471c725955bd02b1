import { useId, useRef, useState } from 'react';
import { useAdoptCurrency } from '@/kinds/work/typed-currency';
import { replaceById } from '@/lib/lists';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { explainDifference } from '../document';
import { dropGroup, type Funds, type ReadRow } from '../funds';
import { mostRows, nextRowId, type FundRow, type PlanData } from '../model';
import { currencyForRow } from '../typed-amounts';
import type { PlanForm } from './step-form';

interface FundsPanelProps {
  tool: Tool<PlanData>;
  funds: Funds;
  form: PlanForm;
}

/** Where the money comes from and where it goes: the two sides must be equal. */
export function FundsPanel({ tool, funds, form }: FundsPanelProps) {
  const { change, around } = tool;
  const { currency } = around;
  const show = (amount: number) => formatMoney(amount, currency);
  return (
    <Panel title="Sources and uses of funds">
      <p className="mb-4 max-w-2xl text-[13px] text-mute">
        Where the money comes from, and what it pays for. Lenders and investors expect both sides to be equal. The table appears in the plan
        under Funding Requirements.
      </p>
      <div className="grid grid-cols-1 gap-6">
        <Side tool={tool} side="sources" noun="source" rows={funds.sources} total={`Total sources: ${show(funds.totalSources)}`} />
        <Side tool={tool} side="uses" noun="use" rows={funds.uses} total={`Total uses: ${show(funds.totalUses)}`}>
          {funds.received.length > 0 && (
            <ul className="rows mb-3">
              {funds.received.map(({ from, fromName, group, name, amount, count }) => (
                <li key={`${from} ${group}`} className="flex items-center gap-2 py-1.5 pr-1.5 pl-3">
                  <span className="min-w-0 flex-1">
                    <span className="block break-words">{name}</span>
                    <span className="block text-[13px] text-mute">
                      {plural(count, 'line')} from {fromName}
                    </span>
                  </span>
                  <span className="font-[550]">{show(amount)}</span>
                  <IconButton
                    icon="trash-2"
                    label={`Remove ${group}`}
                    onClick={() => {
                      change((current) => ({ ...current, received: dropGroup(current.received, from, group) }));
                      tool.say(`${group} removed`);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {funds.hasRunningCosts && (
            <div className="mb-3 max-w-60">
              <Field of={form} name="runningMonths" />
            </div>
          )}
        </Side>
      </div>
      <p
        role="status"
        className={`mt-4 flex items-center gap-2 font-[550] ${funds.isEmpty ? 'text-mute' : funds.difference === 0 ? 'text-accent' : 'text-bad'}`}
      >
        {!funds.isEmpty && <Icon icon={funds.difference === 0 ? 'circle-check' : 'circle-alert'} />}
        {funds.isEmpty ? 'Nothing entered yet: the table is left out of the plan.' : explainDifference(funds.difference, currency)}
      </p>
    </Panel>
  );
}

interface SideProps {
  tool: Tool<PlanData>;
  side: 'sources' | 'uses';
  noun: 'source' | 'use';
  rows: readonly ReadRow[];
  total: string;
  children?: React.ReactNode;
}

function Side({ tool, side, noun, rows, total, children }: SideProps) {
  const { data, around, change } = tool;
  const adopt = useAdoptCurrency();
  const title = side === 'sources' ? 'Sources' : 'Uses';
  const [addedId, setAddedId] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const put = (recipe: (rows: FundRow[]) => FundRow[], key?: string) =>
    change((current) => ({ ...current, [side]: recipe(current[side]) }), { key: key && `${side} ${key}` });
  const isFull = data[side].length >= mostRows;
  const add = () => {
    if (isFull) return;
    const id = nextRowId(data[side]);
    setAddedId(id);
    put((all) => [...all, { id, name: '', amount: '' }]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both">
        {data[side].map((row, index) => (
          <Row
            key={row.id}
            row={row}
            problem={rows[index]?.problems.amount}
            noun={noun}
            place={index + 1}
            isNew={row.id === addedId}
            onEdit={(edit) => {
              put((all) => replaceById(all, row.id, (one) => ({ ...one, ...edit })), `${row.id} ${Object.keys(edit).join()}`);
              if (edit.amount !== undefined) adopt(currencyForRow(data, row, edit.amount, around.currency), around.currency);
            }}
            onEnter={add}
            onRemove={() => {
              put((all) => all.filter(({ id }) => id !== row.id));
              tool.say(`${noun === 'source' ? 'Source' : 'Use'} deleted`);
              addButton.current?.focus();
            }}
          />
        ))}
        {children}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button ref={addButton} icon="plus" disabled={isFull} onClick={add}>
            Add {noun}
          </Button>
          {isFull && <p className="text-[13px] text-mute">{mostRows} rows is the limit. Combine small ones.</p>}
          <p className="font-[550]">{total}</p>
        </div>
      </div>
    </fieldset>
  );
}

interface RowProps {
  row: FundRow;
  problem: string | undefined;
  noun: 'source' | 'use';
  place: number;
  isNew: boolean;
  onEdit: (edit: Partial<FundRow>) => void;
  onEnter: () => void;
  onRemove: () => void;
}

function Row({ row, problem, noun, place, isNew, onEdit, onEnter, onRemove }: RowProps) {
  const id = useId();
  return (
    <div className="mb-3">
      <div className="grid grid-cols-[minmax(0,1fr)_104px_36px] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_130px_36px]">
        <input
          className="input"
          aria-label={`Name of ${noun} ${place}`}
          placeholder={noun === 'source' ? 'Savings, loan, investor' : 'Equipment, rent, stock'}
          maxLength={200}
          autoComplete="off"
          autoFocus={isNew}
          value={row.name}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
        <input
          className="input text-right"
          aria-label={`Amount of ${noun} ${place}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder="0"
          inputMode="decimal"
          maxLength={60}
          autoComplete="off"
          value={row.amount}
          onChange={(event) => onEdit({ amount: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
        <IconButton icon="trash-2" label={`Delete ${noun} ${place}`} onClick={onRemove} />
      </div>
      {problem && (
        <p id={id} className="mt-1 flex items-start gap-1.5 text-[13px] text-bad">
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          {problem} It counts as 0.
        </p>
      )}
    </div>
  );
}
