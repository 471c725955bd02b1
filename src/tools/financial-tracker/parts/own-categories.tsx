import { useId, useState, type SyntheticEvent } from 'react';
import { plural } from '@/lib/text';
import type { Records } from '@/kinds/records/use-records';
import { Button, IconButton } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Label } from '@/ui/labelled';
import { suggestedCategories } from '../content';
import {
  checkCategory,
  longestCategory,
  offerCategories,
  type EntryType,
  type fields,
  type OwnCategory,
  type TrackerExtra,
} from '../model';

const types = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Income' },
] as const;

/** Payroll, rent and whatever else the standard ones do not name. */
export function OwnCategories({ records }: { records: Records<typeof fields, TrackerExtra> }) {
  const id = useId();
  const { extra, all } = records;
  const [type, setType] = useState<EntryType>('expense');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const known = offerCategories(type, extra.categories, all);
  const suggestions = suggestedCategories[type].filter((one) => !known.includes(one));
  const add = (added: OwnCategory) => records.setExtra((current) => ({ ...current, categories: [...current.categories, added] }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = checkCategory(name, known);
    setProblem(found ?? '');
    if (found) return;
    add({ type, name: name.trim() });
    setName('');
  };
  const remove = (gone: OwnCategory) =>
    records.setExtra((current) => ({ ...current, categories: current.categories.filter((one) => one !== gone) }), {
      say: `${gone.name} removed`,
    });
  const usesOf = (one: OwnCategory) => all.filter((record) => record.type === one.type && record.category === one.name).length;
  return (
    <Panel title="Your categories">
      {extra.categories.length > 0 && (
        <ul className="rows mb-4" aria-label="Your categories">
          {extra.categories.map((one) => (
            <li key={`${one.type} ${one.name}`} className="flex items-center justify-between gap-3 px-4 py-1.5">
              <span className="min-w-0 break-words">
                {one.name}{' '}
                <span className="text-[13px] text-mute">
                  {one.type === 'income' ? 'Income' : 'Expense'}, {plural(usesOf(one), 'transaction')}
                </span>
              </span>
              <IconButton icon="trash-2" label={`Remove ${one.name}`} onClick={() => remove(one)} />
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={submit} className="no-print">
        <Label htmlFor={id}>Name of a new category</Label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            className="input w-auto! min-w-40 flex-1"
            maxLength={longestCategory}
            autoComplete="off"
            value={name}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setProblem('');
              setName(event.target.value);
            }}
          />
          <SelectBox label="Kind of category" value={type} options={types} onChange={setType} />
          <Button type="submit">Add category</Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
            {problem}
          </p>
        )}
        {suggestions.length > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-2 text-[13px] text-mute">
            Often needed:
            {suggestions.map((one) => (
              <Button key={one} icon="plus" className="text-[13px]!" onClick={() => add({ type, name: one })}>
                {one}
              </Button>
            ))}
          </p>
        )}
      </form>
    </Panel>
  );
}
