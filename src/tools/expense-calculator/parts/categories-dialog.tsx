import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { moveWithin } from '@/lib/lists';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Label } from '@/ui/labelled';
import { suggestedCategories } from '../content';
import { checkCategory, longestCategory, offerCategories } from '../model';
import type { ExpenseRecords } from './use-expense-form';
import { useReorder } from './use-reorder';

const slot = 'category';

interface Removed {
  name: string;
  index: number;
}

/** The user's own categories: added, ordered, taken away. What is typed is kept while the dialog is closed. */
export function CategoriesDialog({ records, onClose }: { records: ExpenseRecords; onClose: () => void }) {
  const id = useId();
  const { tool, extra, all, setExtra } = records;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState<Removed>();
  const draft = tool.drafts[slot];
  const typed = typeof draft === 'string' ? draft : '';
  const own = [...new Set(extra.categories)];
  const known = offerCategories(own, all);
  const reorder = useReorder(own, (from, to) => setExtra((current) => ({ ...current, categories: moveWithin(own, from, to) })));
  const usesOf = (name: string) => all.filter(({ category }) => category === name).length;

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = checkCategory(typed, known);
    setProblem(found ?? '');
    if (found) {
      input.current?.focus();
      return;
    }
    tool.changeAll(({ data, drafts: { [slot]: _added, ...drafts } }) => ({
      drafts,
      data: { ...data, extra: { ...data.extra, categories: [...own, typed.trim()] } },
    }));
  };
  const remove = (name: string, index: number) => {
    setExtra((current) => ({ ...current, categories: own.filter((other) => other !== name) }));
    setRemoved({ name, index });
  };
  const bringBack = ({ name, index }: Removed) => {
    setExtra((current) => ({ ...current, categories: [...own.slice(0, index), name, ...own.slice(index)] }));
    setRemoved(undefined);
  };
  const suggestions = suggestedCategories.filter((name) => !known.includes(name));

  return (
    <Dialog title="Your categories" onClose={onClose}>
      <form noValidate onSubmit={add}>
        <Label htmlFor={id}>Name</Label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            className="input"
            value={typed}
            maxLength={longestCategory}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setProblem('');
              tool.setDraft(slot, event.target.value || undefined, { key: slot });
            }}
          />
          <Button type="submit" look="primary" className="flex-none">
            Add
          </Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
            {problem}
          </p>
        )}
      </form>
      {suggestions.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <span className="text-[13px] text-mute">Often needed</span>
          {suggestions.map((name) => (
            <Button key={name} icon="plus" onClick={() => setExtra((current) => ({ ...current, categories: [...own, name] }))}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {own.length > 0 ? (
        <ul aria-label="Your categories" className="rows mt-4">
          {own.map((name, index) => {
            const { className = '', ...rowProps } = reorder.rowProps(index);
            const uses = usesOf(name);
            return (
              <li key={name} {...rowProps} className={`flex items-center gap-2 py-1 pr-2 pl-4 ${className}`}>
                <span className="min-w-0 flex-1 break-words">
                  {name} {uses > 0 && <span className="text-[13px] text-mute">{plural(uses, 'expense')}</span>}
                </span>
                {reorder.buttons(index)}
                <IconButton icon="trash-2" label={`Remove ${name}`} onClick={() => remove(name, index)} />
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="mt-4 text-mute">None yet. Yours appear below the standard ones in the list.</p>
      )}
      {/* Messages of the page lie behind an open dialog, so the way back stands here. */}
      <div role="status" className="mt-3 flex items-center gap-2 empty:hidden">
        {removed && !own.includes(removed.name) && (
          <>
            <span>{removed.name} removed</span>
            <Button look="quiet" onClick={() => bringBack(removed)}>
              Undo
            </Button>
          </>
        )}
      </div>
      {own.some((name) => usesOf(name) > 0) && (
        <p className="mt-3 text-[13px] text-mute">Expenses keep their category when you remove it here.</p>
      )}
      {reorder.status}
    </Dialog>
  );
}
