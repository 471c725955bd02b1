import { useEffect, useRef, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { completeDraft, day, decimal, draftFrom, text } from '@/lib/fields';
import { typeDecimal } from '@/lib/numbers';
import { isWhatIf, type Entry } from '@/kinds/metrics/history';
import { findDateProblem } from '@/kinds/metrics/paste';
import { OtherReading } from '@/kinds/metrics/other-reading';
import { formatFigure } from '@/kinds/metrics/progress';
import { settleValue, type ValueContext } from '@/kinds/metrics/typed-value';
import { useDraftForm } from '@/kinds/work/draft-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip } from '@/ui/layout';
import { whatIfChip, type MetricRow } from '../model';
import { dropEntry, keepNotes, replaceEntry, takeEntries } from '../edits';
import type { Period } from '../period';
import { valueMark, type MetricRecords } from './use-metrics';

const shownAtFirst = 8;
const valueFields = {
  date: day('Date', { default: 'today', required: 'Choose a date.' }),
  value: decimal('Value', { required: 'Enter a value.' }),
  note: text('Note', { maxLength: 200, placeholder: 'What happened, shown on the chart' }),
};

interface ValueDraft {
  /** The day whose value is being corrected. */
  edited?: string;
  draft?: { value?: string };
}

const valueSlot = (metricId: string) => `${valueMark}${metricId}`;
const readValueDraft = (drafts: Record<string, unknown>, metricId: string) => drafts[valueSlot(metricId)] as ValueDraft | undefined;

/** What the figure was on other days, and its target where there are none. */
function knownValues({ targetValue }: MetricRow['metric'], history: readonly Entry[], edited: Entry | undefined): number[] {
  const values = history.filter((entry) => entry !== edited).map(({ value }) => value);
  return values.length > 0 ? values : [targetValue];
}

interface MetricValuesProps {
  row: MetricRow;
  records: MetricRecords;
  period: Period | undefined;
}

/** Opens inside the metric's own row: a value for a day, with what happened, and the values of the chosen days. */
export function MetricValues({ row: { metric, history, inRange }, records: { tool }, period }: MetricValuesProps) {
  const slot = valueSlot(metric.id);
  const section = useRef<HTMLElement>(null);
  const kept = readValueDraft(tool.drafts, metric.id);
  const edited = history.find(({ date }) => date === kept?.edited);
  const focus = () => section.current?.querySelector<HTMLElement>('[inputmode=decimal]')?.focus();
  const isKept = useRef(Boolean(kept?.draft?.value));
  useEffect(() => {
    // Coming back to what was typed is no reason to take the focus.
    if (!isKept.current) focus();
  }, []);
  const [isAllShown, setIsAllShown] = useState(false);
  const newestFirst = [...inRange].reverse();
  const shown = isAllShown ? newestFirst : newestFirst.slice(0, shownAtFirst);
  const outside = history.length - inRange.length;
  const save = (entry: Omit<Entry, 'metricId'>) => {
    const next = { ...entry, metricId: metric.id };
    const isTaken = history.some(({ date }) => date === next.date);
    // Several values of the past are often typed one after the other.
    const rest = edited || next.date === tool.around.today ? {} : { [slot]: { draft: { date: next.date } } };
    tool.changeAll(
      ({ data, drafts: { [slot]: _taken, ...drafts } }) => ({
        data: edited ? replaceEntry(data, edited, next) : takeEntries(data, keepNotes(data, [next])),
        drafts: { ...drafts, ...rest },
      }),
      { say: edited ? 'Value changed' : isTaken ? 'Value replaced' : 'Value added' },
    );
    setTimeout(focus);
  };
  const edit = (entry: Entry) => {
    const draft = draftFrom(valueFields, { ...entry, note: isWhatIf(entry) ? '' : (entry.note ?? '') }, '');
    tool.setDraft(slot, { edited: entry.date, draft: { ...draft, value: typeDecimal(entry.value) } });
    setTimeout(focus);
  };
  const remove = (entry: Entry) =>
    tool.changeAll(
      ({ data, drafts: { [slot]: typed, ...drafts } }) => ({
        data: dropEntry(data, entry),
        drafts: typed === undefined || edited?.date === entry.date ? drafts : { ...drafts, [slot]: typed },
      }),
      { say: 'Value deleted' },
    );
  return (
    <section ref={section} aria-label="Values over time" className="mt-3 rounded-(--radius-control) bg-sunk p-4">
      <ValueForm
        key={edited?.date ?? ''}
        metricId={metric.id}
        entry={edited}
        tool={tool}
        context={{ unit: metric.unit, known: knownValues(metric, history, edited), currency: tool.around.currency }}
        onSave={save}
        onCancel={() => {
          tool.setDraft(slot, undefined);
          setTimeout(focus);
        }}
      />
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
                <IconButton icon="pencil" label={`Edit value of ${formatDay(entry.date)}`} onClick={() => edit(entry)} />
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
  metricId: string;
  /** The value being corrected. */
  entry: Entry | undefined;
  tool: MetricRecords['tool'];
  context: ValueContext;
  onSave: (entry: Omit<Entry, 'metricId'>) => void;
  onCancel: () => void;
}

function ValueForm({ metricId, entry, tool, context, onSave, onCancel }: ValueFormProps) {
  const { drafts, around } = tool;
  const { today } = around;
  const slot = valueSlot(metricId);
  const kept = readValueDraft(drafts, metricId);
  const draft = completeDraft(valueFields, kept?.draft, today);
  const { text, other } = settleValue(draft.value, context);
  const put = (name: string, typed: unknown) =>
    tool.setDraft(slot, { ...kept, draft: { ...draft, [name]: typed } }, { key: `${slot}.${name}` });
  const form = useDraftForm(valueFields, { ...draft, value: text }, around, (next, name) => put(name, next[name as keyof typeof next]), {
    check: (values) => {
      const late = findDateProblem(values.date, draft.date, today);
      return {
        ...(late ? { date: late } : {}),
        ...(isWhatIf({ ...values, metricId })
          ? { note: 'A note that begins with “What-if” would mark the value as tried out. Begin it another way.' }
          : {}),
      };
    },
    onSubmit: ({ date, value, note }) => onSave({ date, value, ...(note ? { note } : {}) }),
  });
  // It is read as settled, and shown as typed.
  const handle = { ...form.handle, draft, notes: other ? { value: other.note } : form.handle.notes };
  return (
    <form
      noValidate
      aria-label={entry ? 'Edit a value' : 'Add a value'}
      className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[160px_130px_1fr]"
      onSubmit={form.submit}
    >
      <Field of={handle} name="date" />
      <div>
        <Field of={handle} name="value" />
        <OtherReading other={other} onUse={(typed) => put('value', typed)} />
      </div>
      <Field of={handle} name="note" />
      <div className="flex gap-2 sm:col-span-3">
        <Button type="submit">{entry ? 'Save Value' : 'Add Value'}</Button>
        {entry && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
