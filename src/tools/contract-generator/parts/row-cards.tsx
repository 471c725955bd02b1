import type { ReactNode } from 'react';
import type { DraftOf, Fields } from '@/lib/fields';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import type { How } from '@/workspace/store';

type Row<F extends Fields> = DraftOf<F> & { id: string };

interface RowCardsProps<F extends Fields> {
  fields: F;
  rows: readonly Row<F>[];
  /** One change of the rows, as a step that can be undone. */
  onChange: (recipe: (rows: readonly Row<F>[]) => Row<F>[], how?: How) => void;
  empty: DraftOf<F>;
  today: string;
  /** What one is called, in the middle of a sentence. */
  noun: string;
  /** The name of the list. */
  label: string;
  titleOf: (row: Row<F>, index: number) => string;
  notesOf?: (row: Row<F>) => Partial<Record<keyof F & string, string>>;
  wide: readonly (keyof F & string)[];
  /** Below the fields of one. */
  after?: (row: Row<F>, index: number) => ReactNode;
  /** As many as a saved file may hold, and the sentence that says so. */
  most: number;
  mostText: string;
  /** Between the rows and the button. */
  children?: ReactNode;
}

const none = {};

/** Rows that are typed one by one, each in a card: what counts is what stands in them, without a button to save. */
export function RowCards<F extends Fields>(props: RowCardsProps<F>) {
  const { fields, rows, onChange, empty, today, noun, label, titleOf, notesOf = () => none, wide, after, most, mostText, children } = props;
  const formOf = (row: Row<F>) => ({
    fields,
    draft: row,
    problems: none,
    notes: notesOf(row),
    today,
    isLive: true,
    set: (name: string, value: string | boolean) =>
      onChange((all) => all.map((other) => (other.id === row.id ? { ...other, [name]: value } : other)), { key: `${row.id}.${name}` }),
  });
  const named = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return (
    <>
      {rows.length > 0 && (
        <ol className="mt-4 grid gap-4" aria-label={label}>
          {rows.map((row, index) => (
            <li key={row.id} className="rounded-(--radius-control) border border-line p-4">
              <div className="mb-2 flex items-center justify-between gap-2">
                <h2 className="min-w-0 font-semibold break-words">{titleOf(row, index)}</h2>
                <IconButton
                  icon="trash-2"
                  label={`Delete ${noun} ${index + 1}`}
                  onClick={() => onChange((all) => all.filter(({ id }) => id !== row.id), { say: `${named} deleted` })}
                />
              </div>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                {(Object.keys(fields) as (keyof F & string)[]).map((name) => (
                  <Field key={name} of={formOf(row)} name={name} wide={wide.includes(name)} />
                ))}
                {after?.(row, index)}
              </div>
            </li>
          ))}
        </ol>
      )}
      {children}
      <div className="mt-4">
        {rows.length < most ? (
          <Button icon="plus" onClick={() => onChange((all) => [...all, { ...empty, id: makeId() }])}>
            Add {noun}
          </Button>
        ) : (
          <p className="text-[13px] text-mute">{mostText}</p>
        )}
      </div>
    </>
  );
}
