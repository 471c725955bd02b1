import { useEffect, useRef, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { completeDraft, day, decimal } from '@/lib/fields';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import { addEntries, removeEntry, type Entry } from '@/kinds/metrics/history';
import { useDraftForm } from '@/kinds/work/draft-form';
import { OtherReading } from '@/kinds/metrics/other-reading';
import { formatFigure, targetLines } from '@/kinds/metrics/progress';
import { settleValue } from '@/kinds/metrics/typed-value';
import type { KpiRow } from '../model';
import { findDateProblem } from '@/kinds/metrics/paste';
import { FormulaForm } from './formula-form';
import { KpiForm } from './kpi-form';
import type { KpiForm as Form, KpiRecords } from './use-kpi-forms';

const Chart = lazyPart(async () => (await import('@/ui/chart')).Chart, <div className="h-[248px]" />);
const shownAtFirst = 6;

interface KpiEditorProps {
  row: KpiRow;
  records: KpiRecords;
  form: Form;
}

/** Opens inside the KPI's own row: its fields, and below them its values over time. */
export function KpiEditor({ row, records, form }: KpiEditorProps) {
  const { kpi, history } = row;
  const { tool } = records;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = root.current?.closest('.row')?.querySelector<HTMLElement>('button[aria-expanded]');
    // Closing it from inside would leave the keyboard nowhere.
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, []);
  const [isAllShown, setIsAllShown] = useState(false);
  const newestFirst = [...history].reverse();
  const shown = isAllShown ? newestFirst : newestFirst.slice(0, shownAtFirst);
  const isOneYear = history[0]?.date.slice(0, 4) === history.at(-1)?.date.slice(0, 4);
  const show = (value: number) => formatFigure(value, kpi.unit);

  const remove = (entry: Entry) => tool.change((data) => removeEntry(data, entry), { say: 'Value deleted' });

  return (
    <div ref={root} className="mt-4">
      {row.formula ? (
        <div className="panel mb-4">
          <FormulaForm records={records} kpi={kpi} onDone={() => form.close()} />
        </div>
      ) : (
        <KpiForm form={form} />
      )}
      <section aria-label="Values over time" className="panel">
        <h3 className="mb-3 font-semibold">Values over time</h3>
        {row.formula ? (
          <p className="text-[13px] text-mute">Worked out for every day on which one of its figures has a value.</p>
        ) : (
          <ValueForm row={row} tool={tool} />
        )}
        {history.length > 1 && (
          <div className="mt-4">
            <Chart
              label={`${kpi.name} over time`}
              look="lines"
              categories={history.map(({ date }) => formatDay(date, isOneYear ? 'short' : 'medium'))}
              series={[
                { name: 'Value', values: history.map(({ value }) => value) },
                ...targetLines(kpi).map((line, index) => ({
                  name: index === 0 ? 'Target' : 'Upper target',
                  values: history.map(() => line),
                })),
              ]}
              format={show}
            />
          </div>
        )}
        {history.length === 0 ? (
          <p className="mt-3 text-mute">No dated values yet. From the second one on, trend and change come from them.</p>
        ) : (
          <ul aria-label="Dated values" className="mt-3">
            {shown.map((entry) => (
              <li key={entry.date} className="flex min-h-9 items-center gap-4 border-t border-line">
                <span className="w-28 text-mute">{formatDay(entry.date)}</span>
                <span className="ml-auto">{show(entry.value)}</span>
                {!row.formula && (
                  <IconButton icon="trash-2" label={`Delete value of ${formatDay(entry.date)}`} onClick={() => remove(entry)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {newestFirst.length > shown.length && (
          <Button look="quiet" onClick={() => setIsAllShown(true)}>
            Show all {newestFirst.length.toLocaleString('en-US')}
          </Button>
        )}
      </section>
    </div>
  );
}

const valueFields = {
  date: day('Date', { default: 'today', required: 'Choose a date.' }),
  value: decimal('Value', { required: 'Enter a value.' }),
};

/** What is typed is kept like any other form, so that leaving loses nothing and an undo brings it back. */
function ValueForm({ row: { kpi, history }, tool }: { row: KpiRow; tool: KpiRecords['tool'] }) {
  const { id } = kpi;
  const { drafts, around } = tool;
  const { today } = around;
  const slot = `value:${id}`;
  const draft = completeDraft(valueFields, drafts[slot], today);
  const known = history.length > 0 ? history.map(({ value }) => value) : [kpi.currentValue || kpi.targetValue];
  const { text, other } = settleValue(draft.value, { unit: kpi.unit, known, currency: around.currency });
  const put = (name: string, typed: unknown) => tool.setDraft(slot, { ...draft, [name]: typed }, { key: `${slot}.${name}` });
  const take = (next: typeof draft, name: string) => put(name, next[name as keyof typeof next]);
  const form = useDraftForm(valueFields, { ...draft, value: text }, around, take, {
    check: ({ date }) => {
      const problem = findDateProblem(date, draft.date, today);
      return problem ? { date: problem } : {};
    },
    onSubmit: (values) =>
      tool.changeAll(({ data, drafts: { [slot]: _taken, ...others } }) => ({
        data: addEntries(data, [{ metricId: id, ...values }]),
        // Several values of the past are often typed one after the other.
        drafts: values.date === today ? others : { ...others, [slot]: { ...draft, value: '' } },
      })),
  });
  // It is read as settled, and shown as typed.
  const handle = { ...form.handle, draft, notes: other ? { value: other.note } : form.handle.notes };
  return (
    <form noValidate aria-label="Add a value" className="flex flex-wrap items-start gap-3" onSubmit={form.submit}>
      <div className="w-44">
        <Field of={handle} name="date" />
      </div>
      <div className="w-36">
        <Field of={handle} name="value" />
        <OtherReading other={other} onUse={(typed) => put('value', typed)} />
      </div>
      <Button type="submit" className="mt-[26px] min-h-10!">
        Add Value
      </Button>
    </form>
  );
}
