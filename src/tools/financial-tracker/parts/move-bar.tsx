import { useId, useState } from 'react';
import { plural } from '@/lib/text';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { suggestedCategories } from '../content';
import { longestCategory, offerCategories, type EntryType, type fields, type TrackerExtra, type Transaction } from '../model';
import { useCorrections } from './use-corrections';

interface MoveBarProps {
  records: Records<typeof fields, TrackerExtra>;
  /** What the filters leave, on every page. */
  found: readonly Transaction[];
  selected: readonly Transaction[];
  onSelect: (isOn: boolean) => void;
  onMoved: () => void;
}

const typeNames = { income: 'Income', expense: 'Expense' } as const;

/** Many transactions into another category at once. Each kind has categories of its own, so only those of the chosen kind move. */
export function MoveBar({ records, found, selected, onSelect, onMoved }: MoveBarProps) {
  const correct = useCorrections(records);
  const id = useId();
  const [account, setAccount] = useState('');
  const types = (['income', 'expense'] as const).filter((type) => selected.some((one) => one.type === type));
  const isAll = selected.length === found.length;
  const move = (value: string) => {
    const [type, ...name] = value.split(' ');
    correct(
      selected.filter((one) => one.type === type),
      name.join(' '),
    );
    onMoved();
  };
  const ids = selected.map((one) => one.id);
  const remove = () => {
    records.remove(ids);
    onMoved();
  };
  const offered = (type: EntryType) => [
    ...new Set([...offerCategories(type, records.extra.categories, records.all), ...suggestedCategories[type]]),
  ];
  return (
    <div className="no-print mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex items-center gap-2.5 pl-4 text-[14px]">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={(event) => onSelect(event.target.checked)}
        />
        Select all {found.length.toLocaleString('en-US')}
      </label>
      {selected.length > 0 && (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-[14px]">{plural(selected.length, 'transaction')} selected</span>
          <select
            className="input w-auto! bg-surface! text-[14px]!"
            aria-label="Move to category"
            value=""
            onChange={(event) => move(event.target.value)}
          >
            <option value="">Move to category…</option>
            {types.map((type) => (
              <optgroup
                key={type}
                label={`${typeNames[type]} (${selected.filter((one) => one.type === type).length.toLocaleString('en-US')})`}
              >
                {offered(type).map((name) => (
                  <option key={name} value={`${type} ${name}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <form
            className="flex flex-wrap items-center gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              records.updateAll(ids, { account: account.trim() }, { say: `Account of ${plural(ids.length, 'transaction')} changed` });
              onMoved();
            }}
          >
            <input
              size={12}
              className="input w-auto! bg-surface! text-[14px]!"
              aria-label="Account of those selected"
              placeholder="Account"
              maxLength={longestCategory}
              list={`${id}-accounts`}
              autoComplete="off"
              value={account}
              onChange={(event) => setAccount(event.target.value)}
            />
            <datalist id={`${id}-accounts`}>
              {[...new Set(records.all.map((one) => one.account))].filter(Boolean).map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <Button type="submit">Set account</Button>
          </form>
          <Button icon="trash-2" onClick={remove}>
            Delete
          </Button>
        </span>
      )}
    </div>
  );
}
