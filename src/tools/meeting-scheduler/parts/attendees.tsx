import { useRef } from 'react';
import { Button, IconButton } from '@/ui/button';
import { findOddEmails, fromRows, toRows } from '../model';

interface AttendeesProps {
  typed: string;
  onChange: (typed: string) => void;
}

/** One row for each person; the first is always there. */
export function Attendees({ typed, onChange }: AttendeesProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = toRows(typed);
  const odd = findOddEmails(rows);
  const focusRow = (index: number) => setTimeout(() => list.current?.querySelectorAll('input')[index]?.focus());
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-[13px] font-[550]">Attendees</legend>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((row, index) => (
          <li key={index} className="flex items-center gap-1">
            <input
              type="email"
              // Several addresses pasted into one row fall into rows of their own.
              multiple
              className="input"
              aria-label={`Attendee ${index + 1}`}
              placeholder="name@company.com"
              autoComplete="off"
              maxLength={2000}
              value={row}
              onChange={(event) => onChange(fromRows(rows.map((old, at) => (at === index ? event.target.value : old))))}
              onKeyDown={(event) => {
                if (event.key !== ',' && event.key !== ';') return;
                event.preventDefault();
                onChange(fromRows([...rows.slice(0, index + 1), '', ...rows.slice(index + 1)]));
                focusRow(index + 1);
              }}
            />
            {rows.length > 1 && (
              <IconButton
                icon="x"
                label={`Remove attendee ${index + 1}`}
                onClick={() => {
                  onChange(fromRows(rows.filter((_, at) => at !== index)));
                  focusRow(Math.max(0, index - 1));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {odd.length > 0 && (
        <p role="status" className="mt-1 text-[13px] text-warn">
          {odd.length === 1
            ? `“${odd[0]}” doesn’t look like an e-mail address.`
            : `${odd.length} of these don’t look like e-mail addresses.`}
        </p>
      )}
      <Button
        look="quiet"
        icon="plus"
        className="mt-1 -ml-3.5"
        onClick={() => {
          onChange(fromRows([...rows, '']));
          focusRow(rows.length);
        }}
      >
        Add attendee
      </Button>
    </fieldset>
  );
}
