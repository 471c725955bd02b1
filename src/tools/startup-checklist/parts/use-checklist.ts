import { useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import type { KeyDates } from '../due';
import { importFields, settleImported } from '../import';
import { fields, moveDueDays, moveToStage, state, type Stage, type Task } from '../model';
import { linkById, makePlan, type Plan } from '../order';

export interface Checklist {
  records: Records<typeof fields, KeyDates>;
  /** The same list as an import sees it. */
  importing: Records<typeof fields, KeyDates>;
  plan: Plan;
  today: string;
  /** The list may be put in another order in the same step. */
  setStage: (task: Task, stage: Stage, arrange?: (tasks: Task[]) => Task[]) => void;
  setKeyDate: (name: keyof KeyDates, typed: string) => void;
  addSteps: (added: Task[], known: number) => void;
}

/** The list with what a checklist adds to it: stages, days that follow a date, steps in bulk. */
export function useChecklist(): Checklist {
  const records = useRecords(state, fields, 'Task');
  const { all, tool } = records;
  const { today } = tool.around;
  const plan = useMemo(() => makePlan(all, today), [all, today]);
  return {
    records,
    importing: {
      ...records,
      fields: importFields,
      addAll: (added, how) => records.addAll(linkById(added.map(settleImported), all), how),
      replaceAll: (tasks, how) => records.replaceAll(linkById(tasks.map(settleImported), []), how),
    },
    plan,
    today,
    setStage: (task, stage, arrange = (tasks) => tasks) => {
      const { tasks: moved, next } = moveToStage(all, task.id, stage, today, makeId());
      records.replaceAll(arrange(moved));
      if (next) tool.say(`Done. Next time: ${formatDay(next.dueDate)}`);
      else if (stage === 'done') tool.say('Task completed');
    },
    setKeyDate: (name, typed) =>
      tool.change(
        (data) => {
          const extra = { ...data.extra, [name]: typed };
          return { ...data, extra, records: moveDueDays(data.records, data.extra, extra, today) };
        },
        { key: name },
      ),
    addSteps: (added, known) => {
      records.addAll(added);
      const rest = known > 0 ? `, ${known.toLocaleString('en-US')} already here` : '';
      tool.say(`${plural(added.length, 'step')} added${rest}`);
    },
  };
}

/** The usual form, which takes no link that could not be followed. */
export const useTaskForm = (records: Checklist['records']): RecordForm<typeof fields> =>
  useRecordForm(records, {
    check: ({ link }) => (link === '' || safeUrl(link) ? {} : { link: 'Use a web address, such as https://example.com.' }),
  });
