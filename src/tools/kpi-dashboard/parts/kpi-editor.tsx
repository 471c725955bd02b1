import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { formatDay } from '@/lib/dates';
import { parseNumber } from '@/lib/numbers';
import { Button, IconButton } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { addEntries, removeEntry, type Entry } from '@/kinds/metrics/history';
import { formatFigure } from '@/kinds/metrics/progress';
import type { KpiRow } from '../model';
import { findDateProblem, readDate } from '@/kinds/metrics/paste';
import { KpiForm } from './kpi-form';
import type { KpiForm as Form, KpiRecords } from './use-kpi-forms';

const Chart = lazy(async () => ({ default: (await import('@/ui/chart')).Chart }));
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

  /** The open form shows the current value, too, and must not put the old one back when it is saved. */
  const change = (recipe: Parameters<typeof tool.change>[0]) => {
    tool.changeAll(({ data, drafts }) => {
      const next = recipe(data);
      const current = next.records.find(({ id }) => id === kpi.id)?.currentValue ?? kpi.currentValue;
      const edit = { id: kpi.id, draft: { ...form.handle.draft, currentValue: String(current) } };
      return { data: next, drafts: current === kpi.currentValue ? drafts : { ...drafts, edit } };
    });
  };
  const remove = (entry: Entry) => {
    change((data) => removeEntry(data, entry));
    showToast('Value deleted', { label: 'Undo', run: tool.undo });
  };

  return (
    <div ref={root} className="mt-4">
      <KpiForm form={form} />
      <section aria-label="Values over time" className="panel">
        <h3 className="mb-3 font-semibold">Values over time</h3>
        <ValueForm
          today={tool.around.today}
          onAdd={(date, value) => change((data) => addEntries(data, [{ metricId: kpi.id, date, value }]))}
        />
        {history.length > 1 && (
          <div className="mt-4">
            <Suspense fallback={<div className="h-[248px]" />}>
              <Chart
                label={`${kpi.name} over time`}
                look="lines"
                categories={history.map(({ date }) => formatDay(date, isOneYear ? 'short' : 'medium'))}
                series={[
                  { name: 'Value', values: history.map(({ value }) => value) },
                  { name: 'Target', values: history.map(() => kpi.targetValue) },
                  ...(kpi.direction === 'range' ? [{ name: 'Upper target', values: history.map(() => kpi.upperTarget) }] : []),
                ]}
                format={show}
              />
            </Suspense>
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
                <IconButton icon="trash-2" label={`Delete value of ${formatDay(entry.date)}`} onClick={() => remove(entry)} />
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

function ValueForm({ today, onAdd }: { today: string; onAdd: (date: string, value: number) => void }) {
  const id = useId();
  const [date, setDate] = useState(today);
  const [value, setValue] = useState('');
  const [problems, setProblems] = useState<{ date?: string | undefined; value?: string | undefined }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = value.trim() === '' ? { ok: false as const, problem: 'Enter a value.' } : parseNumber(value);
    const dateProblem = date === '' ? 'Choose a date.' : findDateProblem(readDate(date, today), date, today);
    setProblems({ date: dateProblem, value: number.ok ? undefined : number.problem });
    if (!number.ok || dateProblem) {
      document.getElementById(dateProblem ? `${id}-date` : `${id}-value`)?.focus();
      return;
    }
    onAdd(date, number.value);
    setValue('');
  };
  return (
    <form noValidate aria-label="Add a value" className="flex flex-wrap items-start gap-3" onSubmit={submit}>
      <div>
        <label htmlFor={`${id}-date`} className="mb-1 block text-[13px] font-[550]">
          Date
        </label>
        <input
          id={`${id}-date`}
          type="date"
          className="input w-44!"
          max={today}
          value={date}
          aria-invalid={problems.date ? true : undefined}
          aria-describedby={`${id}-date-problem`}
          onChange={(event) => setDate(event.target.value)}
        />
        <p id={`${id}-date-problem`} className="mt-1 max-w-44 text-[13px] text-bad">
          {problems.date}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-value`} className="mb-1 block text-[13px] font-[550]">
          Value
        </label>
        <input
          id={`${id}-value`}
          inputMode="decimal"
          autoComplete="off"
          className="input w-36! text-right"
          maxLength={60}
          value={value}
          aria-invalid={problems.value ? true : undefined}
          aria-describedby={`${id}-value-problem`}
          onChange={(event) => setValue(event.target.value)}
        />
        <p id={`${id}-value-problem`} className="mt-1 max-w-44 text-[13px] text-bad">
          {problems.value}
        </p>
      </div>
      <Button type="submit" className="mt-[26px] min-h-10!">
        Add Value
      </Button>
    </form>
  );
}
