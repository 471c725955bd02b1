import { useId, useMemo, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import type { Entry } from '../history';
import { describeSeries, planSeries } from '../series';
import type { KpiRecords } from './use-kpi-forms';

const slot = 'paste';
const shownProblems = 5;

interface PasteDialogProps {
  records: KpiRecords;
  onTake: (entries: Entry[], slot: string) => void;
  onClose: () => void;
}

/** Values over time from a spreadsheet: pasted, read, shown, and only then taken. */
export function PasteDialog({ records, onTake, onClose }: PasteDialogProps) {
  const { tool, all, extra } = records;
  const { today } = tool.around;
  const id = useId();
  const kept = tool.drafts[slot];
  const text = typeof kept === 'string' ? kept : '';
  const [chosenId, setChosenId] = useState(all[0]?.id ?? '');
  const [hasTried, setHasTried] = useState(false);
  const plan = useMemo(() => planSeries(text, all, chosenId, extra.entries, today), [text, all, chosenId, extra.entries, today]);

  const take = () => {
    if (plan.entries.length === 0) {
      setHasTried(true);
      return;
    }
    onTake(plan.entries, slot);
    showToast(
      describeSeries({ ...plan, problems: [] })
        .replaceAll('to add', 'added')
        .replaceAll('to replace', 'replaced'),
      {
        label: 'Undo',
        run: tool.undo,
      },
    );
    onClose();
  };

  return (
    <Dialog title="Paste values" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        One row for each date: the date, then the value. With several columns, the first row names the KPI of each. 11/12/2026 is read as 12
        November.
      </p>
      <div className="mb-3">
        <label htmlFor={`${id}-kpi`} className="mb-1 block text-[13px] font-[550]">
          KPI
        </label>
        <select id={`${id}-kpi`} className="input" value={chosenId} onChange={(event) => setChosenId(event.target.value)}>
          {all.map((kpi) => (
            <option key={kpi.id} value={kpi.id}>
              {kpi.name}
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
        onChange={(event) => tool.setDraft(slot, event.target.value || undefined, slot)}
      />
      <div id={`${id}-plan`}>
        <p role="status" className="mt-3 font-semibold">
          {text.trim() === '' ? (hasTried ? 'Paste at least one row.' : '') : describeSeries(plan)}
        </p>
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
