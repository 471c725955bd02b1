import { useId, useMemo, useState } from 'react';
import type { Tool } from '@/workspace/tool-state';
import { formatDay } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';
import type { DayOrder } from '@/lib/parse-day';
import { capitalise } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { Entry } from './history';
import { describeSeries, planSeries, type DateQuestion } from './paste';

const slot = 'paste';
const shownProblems = 5;
const shownEntries = 4;
const orderLabels: Record<DayOrder, string> = { 'day-first': 'day first', 'month-first': 'month first' };

interface PasteDialogProps {
  /** What one of them is called: "KPI". */
  noun: string;
  metrics: readonly { id: string; name: string }[];
  entries: readonly Entry[];
  tool: Pick<Tool<unknown>, 'drafts' | 'setDraft' | 'around' | 'say'>;
  onTake: (entries: Entry[], slot: string) => void;
  onClose: () => void;
}

/** Values over time from a spreadsheet: pasted, read, shown, and only then taken. */
export function PasteDialog({ noun, metrics, entries, tool, onTake, onClose }: PasteDialogProps) {
  const { today } = tool.around;
  const id = useId();
  const kept = tool.drafts[slot];
  const text = typeof kept === 'string' ? kept : '';
  const [chosenId, setChosenId] = useState(metrics[0]?.id ?? '');
  const [hasTried, setHasTried] = useState(false);
  const [order, setOrder] = useState<DayOrder>();
  const plan = useMemo(() => planSeries(text, metrics, chosenId, entries, today, order), [text, metrics, chosenId, entries, today, order]);
  const isOpen = plan.question !== undefined && order === undefined;
  const names = new Map(metrics.map((metric) => [metric.id, metric.name]));

  const take = () => {
    if (plan.entries.length === 0) {
      setHasTried(true);
      return;
    }
    onTake(plan.entries, slot);
    tool.say(
      describeSeries({ ...plan, problems: [] })
        .replaceAll('to add', 'added')
        .replaceAll('to replace', 'replaced'),
    );
    onClose();
  };

  return (
    <Dialog title="Paste values" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        One row for each date: the date, then the value. With several columns, the first row names the {noun} of each.
      </p>
      <div className="mb-3">
        <label htmlFor={`${id}-metric`} className="mb-1 block text-[13px] font-[550]">
          {capitalise(noun)}
        </label>
        <select id={`${id}-metric`} className="input" value={chosenId} onChange={(event) => setChosenId(event.target.value)}>
          {metrics.map((metric) => (
            <option key={metric.id} value={metric.id}>
              {metric.name}
            </option>
          ))}
        </select>
      </div>
      <label htmlFor={`${id}-text`} className="mb-1 block text-[13px] font-[550]">
        Values
      </label>
      <textarea
        id={`${id}-text`}
        className="input font-mono"
        rows={8}
        maxLength={500_000}
        placeholder={'2026-09-01, 42000\n2026-10-01, 44000\n2026-11-01, 46000'}
        value={text}
        aria-invalid={hasTried && plan.entries.length === 0 ? true : undefined}
        aria-describedby={`${id}-plan`}
        onChange={(event) => tool.setDraft(slot, event.target.value || undefined, { key: slot })}
      />
      {plan.question && <DateQuestionBox question={plan.question} order={order} onChoose={setOrder} />}
      <div id={`${id}-plan`}>
        <p role="status" className="mt-3 font-semibold">
          {text.trim() === ''
            ? hasTried
              ? 'Paste at least one row.'
              : ''
            : isOpen
              ? 'First choose how to read the dates.'
              : describeSeries(plan)}
        </p>
        {plan.entries.length > 0 && (
          <ul aria-label="As read" className="mt-1 text-[13px] text-mute">
            {plan.entries.slice(0, shownEntries).map(({ metricId, date, value }) => (
              <li key={`${metricId} ${date}`} className="break-words">
                {formatDay(date)}: {formatNumber(value)} ({names.get(metricId) ?? ''})
              </li>
            ))}
            {plan.entries.length > shownEntries && <li>and {(plan.entries.length - shownEntries).toLocaleString('en-US')} more</li>}
          </ul>
        )}
        {plan.problems.slice(0, shownProblems).map((problem) => (
          <p key={problem} className="text-[13px] text-bad">
            {problem}
          </p>
        ))}
        {plan.problems.length > shownProblems && (
          <p className="text-[13px] text-bad">And {(plan.problems.length - shownProblems).toLocaleString('en-US')} more.</p>
        )}
      </div>
      <div className="mt-4 flex gap-2">
        <Button look="primary" onClick={take}>
          Add Values
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

interface DateQuestionBoxProps {
  question: DateQuestion;
  order: DayOrder | undefined;
  onChoose: (order: DayOrder) => void;
}

/** Asked once for all rows, in the words of one of their dates. */
function DateQuestionBox({ question: { isMixed, example, readings }, order, onChoose }: DateQuestionBoxProps) {
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="mb-1 text-[13px] font-[550]">
        {isMixed
          ? 'Some dates have the day first, others the month. Which is right? The others are left out.'
          : `What day is ${example}? The answer applies to every row.`}
      </legend>
      {readings.map(({ order: each, day }) => (
        <label key={each} className="flex min-h-8 items-center gap-2">
          <input type="radio" name={name} checked={order === each} onChange={() => onChoose(each)} />
          {day ? `${formatDay(day)} (${orderLabels[each]})` : capitalise(orderLabels[each])}
        </label>
      ))}
    </fieldset>
  );
}
