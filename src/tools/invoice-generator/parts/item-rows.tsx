import { memo, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { replaceById } from '@/lib/lists';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { formatAmount } from '../document';
import { nextId, startLine, type Invoice, type Line } from '../model';
import type { Computed, ComputedLine } from '../totals';

const EarlierItems = lazyPart(async () => (await import('./earlier-menus')).EarlierItems);
const LineOptions = lazyPart(async () => (await import('./line-options')).LineOptions);

interface ItemRowsProps {
  invoice: Invoice;
  computed: Computed;
  invoices: readonly Invoice[];
  onChange: (change: (lines: Line[]) => Line[], key?: string) => void;
  onRemoved: (text: string) => void;
  onAllowDecimals: () => void;
}

export function ItemRows({ invoice, computed, invoices, onChange, onRemoved, onAllowDecimals }: ItemRowsProps) {
  const [addedId, setAddedId] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (item: Partial<Line> = {}) => {
    const id = nextId(invoice.lines);
    setAddedId(id);
    onChange((lines) => [...lines, startLine(id, item)]);
  };
  const edit = (id: string, change: Partial<Line>) =>
    onChange((lines) => replaceById(lines, id, (line) => ({ ...line, ...change })), `line ${id} ${Object.keys(change).join()}`);
  const remove = (id: string) => {
    onChange((lines) => lines.filter((line) => line.id !== id));
    onRemoved('Item deleted');
    addButton.current?.focus();
  };
  return (
    <fieldset className="mt-5 border-t border-line pt-5">
      <legend className="float-left mb-3 w-full font-semibold">Items</legend>
      <div className="clear-both">
        {invoice.lines.length === 0 && <p className="mb-3 text-mute">No items yet. The total is 0 until you add one.</p>}
        {invoice.lines.map((line, index) => {
          const read = computed.lines[index];
          return (
            read && (
              <ItemRow
                key={line.id}
                line={line}
                read={read}
                place={index + 1}
                isNew={line.id === addedId}
                hasOptions={computed.head.hasLineOptions}
                hasDecimals={computed.head.hasDecimals}
                currency={computed.head.currency}
                onEdit={(change) => edit(line.id, change)}
                onRemove={() => remove(line.id)}
                onEnter={() => addButton.current?.click()}
                onAllowDecimals={onAllowDecimals}
              />
            )
          );
        })}
        <span className="flex flex-wrap gap-2">
          <Button ref={addButton} icon="plus" onClick={() => add()}>
            Add Item
          </Button>
          {invoices.length > 1 && <EarlierItems invoices={invoices} open={invoice} onPick={add} />}
        </span>
      </div>
    </fieldset>
  );
}

interface ItemRowProps {
  line: Line;
  read: ComputedLine;
  place: number;
  isNew: boolean;
  hasOptions: boolean;
  hasDecimals: boolean;
  currency: string;
  onEdit: (change: Partial<Line>) => void;
  onRemove: () => void;
  onEnter: () => void;
  onAllowDecimals: () => void;
}

/** All that a row shows follows from these, so typing in one of hundreds draws only that one again. */
const isSameRow = (before: ItemRowProps, after: ItemRowProps) =>
  (['line', 'place', 'isNew', 'hasOptions', 'hasDecimals', 'currency'] as const).every((name) => before[name] === after[name]) &&
  before.read.tax.label === after.read.tax.label;

/** On a wide screen the labels stand once, above the first row; on a phone each row carries its own. */
const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { line, read, place, isNew, hasOptions, currency, onEdit, onRemove, onEnter, onAllowDecimals } = props;
  const id = useId();
  const amount = formatAmount(read, currency);
  const labelClass = `mb-1 block text-[13px] font-[550] ${place > 1 ? 'sm:sr-only' : ''}`;
  const messages = (['quantity', 'rate'] as const).flatMap((name) => {
    const { [name]: problem } = read.problems;
    const { [name]: note } = read.notes;
    const label = name === 'quantity' ? 'Quantity' : 'Rate';
    if (problem)
      return [
        { name, text: `${label}: ${problem} ${read.isTooLarge ? 'The item isn’t in the total.' : 'It counts as 0.'}`, isProblem: true },
      ];
    return note ? [{ name, text: note, isProblem: false }] : [];
  });
  const control = (name: 'quantity' | 'rate') => ({
    id: `${id}-${name}`,
    className: 'input px-2! text-right',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 60,
    value: line[name],
    'aria-invalid': read.problems[name] ? true : undefined,
    'aria-describedby': messages.some((message) => message.name === name) ? `${id}-${name}-message` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onEdit({ [name]: event.target.value }),
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') onEnter();
    },
  });
  return (
    <div role="group" aria-label={`Item ${place}`} className="mb-5">
      <div className="grid grid-cols-[1fr_1.4fr_36px] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.5fr)_36px]">
        <div className="col-span-full min-w-0">
          <label htmlFor={`${id}-description`} className={labelClass}>
            Description
          </label>
          <textarea
            id={`${id}-description`}
            className="input block resize-none!"
            rows={1}
            maxLength={2000}
            value={line.description}
            autoFocus={isNew}
            onChange={(event) => onEdit({ description: event.target.value })}
          />
        </div>
        <div className="min-w-0">
          <label htmlFor={`${id}-quantity`} className={labelClass}>
            Quantity
          </label>
          <input {...control('quantity')} />
        </div>
        <div className="min-w-0">
          <label htmlFor={`${id}-rate`} className={labelClass}>
            Rate
          </label>
          <input {...control('rate')} />
        </div>
        <div className="hidden min-w-0 text-right sm:block">
          <span className={labelClass}>Amount</span>
          <output htmlFor={`${id}-quantity ${id}-rate`} className="block truncate py-2" title={amount}>
            {amount}
          </output>
        </div>
        <IconButton icon="trash-2" label={`Delete item ${place}`} className="mb-0.5" onClick={onRemove} />
      </div>
      {messages.map(({ name, text, isProblem }) => (
        <div key={name} className={`mt-1 flex gap-x-2 text-[13px] ${isProblem ? 'text-bad' : 'text-warn'}`}>
          <span className="mt-0.5 flex-none">
            <Icon icon="circle-alert" size={14} />
          </span>
          <span className="min-w-0">
            <span id={`${id}-${name}-message`}>{text}</span>{' '}
            {name === 'quantity' && !isProblem && (
              <button type="button" className="link min-h-6" onClick={onAllowDecimals}>
                Allow decimals
              </button>
            )}
          </span>
        </div>
      ))}
      {hasOptions && <LineOptions line={line} read={read} currency={currency} onEdit={onEdit} />}
    </div>
  );
}, isSameRow);
