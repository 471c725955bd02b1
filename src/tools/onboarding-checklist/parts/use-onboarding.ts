import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { makeId } from '@/platform/ids';
import { addHire, addPack, changeHire, removeHire, selectHire, toHireViews, type HireView, type OnboardingData } from '../hires';
import {
  describeTypedDay,
  fields,
  formFields,
  lastDay,
  settleDay,
  settleImported,
  settleTask,
  state,
  taskIdentity,
  type Hire,
  type OnboardingExtra,
  type Task,
} from '../model';

export type OnboardingRecords = Records<typeof fields, OnboardingExtra>;
export type TaskForm = RecordForm<typeof fields>;

export interface Onboarding {
  records: OnboardingRecords;
  /** The same list as an import sees it: days before the start may come with a minus. */
  importing: OnboardingRecords;
  data: OnboardingData;
  views: HireView[];
  /** The hire on the screen. */
  view: HireView;
  today: string;
  addHire: () => void;
  select: (hire: Hire) => void;
  remove: (hire: Hire) => void;
  change: (hire: Hire, change: Partial<Hire>, key?: string) => void;
  /** How many were new. */
  addTasks: (tasks: readonly Task[]) => number;
}

const importFields = { ...fields, dueDay: { ...fields.dueDay, min: -lastDay } };

export function useOnboarding(): Onboarding {
  const records = useRecords(state, fields, 'Task');
  const { tool, extra, all } = records;
  const { today, currency } = tool.around;
  const data = useMemo<OnboardingData>(() => ({ records: all, extra, currency }), [all, extra, currency]);
  const views = useMemo(() => toHireViews(data, today), [data, today]);
  const view = views.find(({ isSelected }) => isSelected);
  if (!view) throw new Error('There’s always one hire.');
  return {
    records,
    importing: {
      ...records,
      fields: importFields,
      all: all.map(settleTask),
      addAll: (added, how) => records.addAll(settleImported(added), how),
      replaceAll: (tasks, how) => records.replaceAll(settleImported(tasks), how),
    },
    data,
    views,
    view,
    today,
    addHire: () => tool.change((current) => addHire(current, makeId())),
    select: (hire) => tool.change((current) => selectHire(current, hire.id)),
    remove: (hire) => tool.change((current) => removeHire(current, hire.id), { say: 'Hire deleted' }),
    change: (hire, change, key) => {
      const freshId = makeId();
      records.setExtra((current) => changeHire(current, hire.id, change, freshId), { key });
    },
    addTasks: (tasks) => {
      const count = addPack(data, tasks, taskIdentity).records.length - all.length;
      tool.change((current) => addPack(current, tasks, taskIdentity));
      if (count > 0) tool.say(`${plural(count, 'task')} added`);
      return count;
    },
  };
}

/** The usual form; a day that is none is saved as day 1, which it says before and after. */
export function useTaskForm(records: OnboardingRecords): TaskForm {
  const { tool } = records;
  const form = useRecordForm({
    ...records,
    fields: formFields,
    save: (values, id) => records.save({ ...values, dueDay: settleDay(values.dueDay) }, id),
  });
  const { draft, notes } = form.handle;
  const counted = describeTypedDay(draft.dueDay, draft.before);
  return {
    ...form,
    handle: { ...form.handle, notes: { ...notes, dueDay: counted } },
    save: () => {
      const isSaved = form.save();
      if (isSaved && counted !== '') tool.say(`Task saved. ${counted}`);
      return isSaved;
    },
  };
}
