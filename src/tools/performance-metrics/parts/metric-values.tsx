import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatDay, type Day } from '@/lib/dates';
import { parseNumber } from '@/lib/numbers';
import { isWhatIf, type Entry } from '@/kinds/metrics/history';
import { findDateProblem, readDate } from '@/kinds/metrics/paste';
import { formatFigure } from '@/kinds/metrics/progress';
import { Button, IconButton } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { whatIfChip, type MetricRow } from '../model';
import { dropEntry, replaceEntry, takeEntries } from '../edits';
import type { Period } from '../period';
import type { MetricRecords } from './use-metrics';

const shownAtFirst = 8;
const longestNote = 200;

interface MetricValuesProps {
  row: MetricRow;
  records: MetricRecords;
  period: Period | undefined;
}

/** Opens inside the metric's own row: a value for a day, with what happened, and the values of the chosen days. */
export function MetricValues({ row: { metric, history, inRange }, records: { tool }, period }: MetricValuesProps) {
  const [edited, setEdited] = useState<Entry>();
  const [isAllShown, setIsAllShown] = useState(false);
  const newestFirst = [...inRange].reverse();
  const shown = isAllShown ? newestFirst : newestFirst.slice(0, shownAtFirst);
  const outside = history.length - inRange.length;
  const undo = { label: 'Undo', run: tool.undo };
  const save = (entry: Omit<Entry, 'metricId'>) => {
    const next = { ...entry, metricId: metric.id };
    tool.change((data) => (edited ? replaceEntry(data, edited, next) : takeEntries(data, [next])));
    showToast(edited ? 'Value changed' : 'Value added', undo);
    setEdited(undefined);
  };
  const remove = (entry: Entry) => {
    tool.change((data) => dropEntry(data, entry));
    if (edited?.date === entry.date) setEdited(undefined);
    showToast('Value deleted', undo);
  };
  return (
    <section aria-label="Values over time" className="mt-3 rounded-(--radius-control) bg-sunk p-4">
      <ValueForm key={edited?.date ?? ''} entry={edited} today={tool.around.today} onSave={save} onCancel={() => setEdited(undefined)} />
      {shown.length > 0 && (
        <ul aria-label="Dated values" className="mt-3">
          {shown.map((entry) => (
            <li key={entry.date} className="flex min-h-9 flex-wrap items-center gap-x-4 border-t border-line">
              <span className="w-24 text-mute">{formatDay(entry.date)}</span>
              {entry.note && (
                // On a phone a note has a line of its own under the value.
                <span className="order-last min-w-0 basis-full pb-2 break-words sm:order-none sm:flex-1 sm:basis-0 sm:pb-0">
                  {isWhatIf(entry) && <Chip tone="warn">{whatIfChip}</Chip>} {entry.note}
                </span>
              )}
              <span className="ml-auto">{formatFigure(entry.value, metric.unit)}</span>
              <span className="inline-flex">
                <IconButton icon="pencil" label={`Edit value of ${formatDay(entry.date)}`} onClick={() => setEdited(entry)} />
                <IconButton icon="trash-2" label={`Delete value of ${formatDay(entry.date)}`} onClick={() => remove(entry)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {newestFirst.length > shown.length && (
        <Button look="quiet" onClick={() => setIsAllShown(true)}>
          Show all {newestFirst.length.toLocaleString('en-US')}
        </Button>
      )}
      {outside > 0 && period && (
        <p className="mt-2 text-[13px] text-mute">
          {outside.toLocaleString('en-US')} more outside the last {period.days} days. Choose a longer date range to see them.
        </p>
      )}
    </section>
  );
}

interface ValueFormProps {
  entry: Entry | undefined;
  today: Day;
  onSave: (entry: Omit<Entry, 'metricId'>) => void;
  onCancel: () => void;
}

function ValueForm({ entry, today, onSave, onCancel }: ValueFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [date, setDate] = useState(entry?.date ?? today);
  const [value, setValue] = useState(entry ? String(entry.value) : '');
  const [note, setNote] = useState(entry && !isWhatIf(entry) ? (entry.note ?? '') : '');
  const [problems, setProblems] = useState<{ date?: string | undefined; value?: string | undefined }>({});
  useEffect(() => form.current?.querySelector<HTMLElement>('[inputmode=decimal]')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = value.trim() === '' ? { ok: false as const, problem: 'Enter a value.' } : parseNumber(value);
    const dateProblem = date === '' ? 'Choose a date.' : findDateProblem(readDate(date, today), date, today);
    setProblems({ date: dateProblem, value: number.ok ? undefined : number.problem });
    if (!number.ok || dateProblem) {
      document.getElementById(dateProblem ? `${id}-date` : `${id}-value`)?.focus();
      return;
    }
    onSave({ date, value: number.value, ...(note.trim() ? { note: note.trim() } : {}) });
    setValue('');
    setNote('');
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={entry ? 'Edit a value' : 'Add a value'}
      className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[160px_130px_1fr]"
      onSubmit={submit}
    >
      <Labelled id={`${id}-date`} label="Date" problem={problems.date}>
        <input
          id={`${id}-date`}
          type="date"
          className="input"
          max={today}
          value={date}
          aria-invalid={problems.date ? true : undefined}
          aria-describedby={`${id}-date-problem`}
          onChange={(event) => setDate(event.target.value)}
        />
      </Labelled>
      <Labelled id={`${id}-value`} label="Value" problem={problems.value}>
        <input
          id={`${id}-value`}
          inputMode="decimal"
          autoComplete="off"
          className="input text-right"
          maxLength={60}
          value={value}
          aria-invalid={problems.value ? true : undefined}
          aria-describedby={`${id}-value-problem`}
          onChange={(event) => setValue(event.target.value)}
        />
      </Labelled>
      <Labelled id={`${id}-note`} label="Note">
        <input
          id={`${id}-note`}
          className="input"
          maxLength={longestNote}
          placeholder="What happened, shown on the chart"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Labelled>
      <div className="flex gap-2 sm:col-span-3">
        <Button type="submit">{entry ? 'Save Value' : 'Add Value'}</Button>
        {entry && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

function Labelled({ id, label, problem, children }: { id: string; label: string; problem?: string | undefined; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-[13px] font-[550]">
        {label}
      </label>
      {children}
      <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
