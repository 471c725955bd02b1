import { useMemo, useState } from 'react';
import { completeDraft, emptyDraft, readDraft } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { fields, rateOf, readConversions, state, toSound, type FunnelExtra } from '../model';

export type FunnelRecords = Records<typeof fields, FunnelExtra>;
export type StepFormHandle = RecordForm<typeof fields>;

/** The steps in the order of the funnel: a new one comes last, and none has more conversions than visitors. */
export function useFunnel(): FunnelRecords {
  const records = useRecords(state, fields, 'Step', 'last');
  return useMemo(
    () => ({
      ...records,
      addAll: (added, how) => records.addAll(added.map(toSound), how),
      replaceAll: (steps, how) => records.replaceAll(steps.map(toSound), how),
    }),
    [records],
  );
}

interface StepForm {
  form: StepFormHandle;
  /** While visitors are above zero. */
  rate: number | null;
  /** Changes with each step that is added, so that the form starts again at its first field. */
  round: number;
  /** Back to the first field; what is typed stays. */
  focus: () => void;
}

/** Adding keeps the form open and empty for the next step; conversions stay within the visitors. */
export function useStepForm(records: FunnelRecords): StepForm {
  const [isCapped, setIsCapped] = useState(false);
  const [round, setRound] = useState(0);
  const { tool, open } = records;
  const typed = completeDraft(fields, open?.draft, tool.around.today);
  const counted = readConversions(typed.conversions);
  const draft = { ...typed, conversions: counted.typed };
  const form = useRecordForm({
    ...records,
    open: open && { ...open, draft },
    save: (values, id) => {
      records.save(toSound(values), id);
      if (!records.all.some((step) => step.id === id)) records.showOpen({ draft: emptyDraft(fields, '') });
    },
  });
  const read = (change: Partial<typeof draft> = {}) => {
    const { values, problems } = readDraft(fields, { ...draft, ...change }, tool.around);
    const isSound = !problems.visitors && !problems.conversions;
    return { ...values, isSound, isOver: isSound && values.conversions > values.visitors };
  };
  const { isSound, isOver, visitors, conversions } = read();
  const note = isOver
    ? `More than the visitors. It counts as ${formatNumber(visitors)}.`
    : isCapped
      ? `Capped at ${formatNumber(visitors)}, the visitors of this step.`
      : counted.note;
  const afresh =
    <Arguments extends unknown[], Result>(run: (...values: Arguments) => Result) =>
    (...values: Arguments) => {
      setIsCapped(false);
      return run(...values);
    };
  return {
    rate: isSound ? rateOf({ visitors, conversions: Math.min(conversions, visitors) }) : null,
    round,
    focus: () => setRound((current) => current + 1),
    form: {
      ...form,
      handle: {
        ...form.handle,
        draft: typed,
        notes: { ...form.handle.notes, ...(note ? { conversions: note } : {}) },
        set: (name, value) => {
          const next = name === 'conversions' && typeof value === 'string' ? read({ conversions: value }) : undefined;
          setIsCapped(next?.isOver === true);
          const kept = { ...typed, [name]: next?.isOver ? String(next.visitors) : value };
          records.setOpen({ ...open, draft: kept }, { key: name });
        },
      },
      open: afresh(form.open),
      edit: afresh(form.edit),
      close: afresh(form.close),
      save: () => {
        const isSaved = form.save();
        if (isSaved) {
          setIsCapped(false);
          setRound((current) => current + 1);
        }
        return isSaved;
      },
    },
  };
}
