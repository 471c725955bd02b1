import { useId } from 'react';
import { Link } from 'wouter';
import { dayOf, formatDay } from '@/lib/dates';
import { SelectBox } from '@/ui/search-box';
import { addressOf } from '../known-work';
import type { Entry } from './plan';

/** What was decided about one document. */
export interface Choice {
  isIn: boolean;
  /** The label of a format, or all of them. */
  format: string;
}

export const allFormats = 'all';

export function EntryRow({ entry, choice, onChoose }: { entry: Entry; choice: Choice; onChoose: (choice: Choice) => void }) {
  const id = useId();
  const { name, note, formats, known } = entry;
  const canInclude = formats.length > 0;
  const options = [
    ...formats.map(({ label }) => ({ value: label, label })),
    ...(formats.length > 1 ? [{ value: allFormats, label: `All ${formats.length}` }] : []),
  ];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5">
      <input
        type="checkbox"
        id={id}
        className="mt-0.5 size-4.5 accent-accent"
        aria-describedby={`${id}-note`}
        checked={canInclude && choice.isIn}
        disabled={!canInclude}
        onChange={(event) => onChoose({ ...choice, isIn: event.target.checked })}
      />
      <div className="min-w-0">
        <label htmlFor={id} className={`font-[550] break-words ${canInclude ? '' : 'text-mute'}`}>
          {name}
        </label>
        <p id={`${id}-note`} className="text-[13px] break-words text-mute">
          Changed {formatDay(dayOf(new Date(known.doc.changedAt)))}
          {note !== '' && ` · ${note}`}
        </p>
        {!canInclude && (
          <Link href={addressOf(known.doc)} className="link inline-flex min-h-6 items-center text-[14px]">
            Open {name}
          </Link>
        )}
      </div>
      {canInclude && choice.isIn && (
        <SelectBox
          label={`Format of ${name}`}
          value={choice.format}
          options={options}
          onChange={(format) => onChoose({ ...choice, format })}
        />
      )}
    </li>
  );
}
