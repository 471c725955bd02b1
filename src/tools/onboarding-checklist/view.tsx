import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, HeadlineFigure } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import {
  assigneesIn,
  assigneeValue,
  categories,
  everyone,
  formatPercentDone,
  isKept,
  searchText,
  startFilter,
  taskIdentity,
  type Filter,
  type Task,
} from './model';
import { Practices } from './parts/practices';
import { HiresPanel, ProgressPanel } from './parts/progress-panel';
import { TaskForm } from './parts/task-form';
import { Timeline } from './parts/timeline';
import { useOnboarding, useTaskForm } from './parts/use-onboarding';
import { toFiles } from './download';
import { findWaits, waitingFor } from './waiting';

// Seen only when asked for, so loaded only then.
const PacksDialog = lazyPart(async () => (await import('./parts/packs-dialog')).default);

export const about =
  'Plan a new hire’s first ninety days: who does what and when. Give a start date for due dates and calendar files, add packs by role, and follow several hires at once.';
export const related = ['team-builder', 'job-description-generator', 'startup-checklist', 'task-manager'];

const fixedChoices = {
  category: {
    label: 'Filter by category',
    options: [{ value: everyone, label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
  status: {
    label: 'Filter by status',
    options: [
      { value: 'all', label: 'All statuses' },
      { value: 'open', label: 'Open' },
      { value: 'ready', label: 'Ready to do' },
      { value: 'done', label: 'Completed' },
      { value: 'overdue', label: 'Overdue' },
    ],
  },
};

export default function OnboardingChecklist() {
  const onboarding = useOnboarding();
  const { records, importing, view, today } = onboarding;
  const form = useTaskForm(records);
  const [typedFilter, setFilter] = useState<Filter>(startFilter);
  const [isChoosingPack, setIsChoosingPack] = useState(false);
  const { all, tool } = records;
  const { tasks, dates } = view;
  const names = useMemo(() => assigneesIn(tasks), [tasks]);
  // Whoever has no task any more cannot be filtered by.
  const filter = names.map(assigneeValue).includes(typedFilter.assignee) ? typedFilter : { ...typedFilter, assignee: everyone };
  const waits = useMemo(() => findWaits(tasks), [tasks]);
  const isWaiting = (task: Task) => waitingFor(task, waits) !== undefined;
  const shown = selectRecords(tasks, {
    query: filter.query,
    searchIn: searchText,
    keep: (task) => isKept(task, filter, dates, today, isWaiting),
  });
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const toggleForm = () => (form.isOpen ? form.close() : form.open());
  const choices = {
    ...fixedChoices,
    assignee: {
      label: 'Filter by assignee',
      options: [{ value: everyone, label: 'All assignees' }, ...names.map((name) => ({ value: assigneeValue(name), label: name }))],
    },
  };

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <Button icon="package-plus" onClick={() => setIsChoosingPack(true)}>
          Add a pack
        </Button>
        <ImportButton records={importing} identity={taskIdentity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={toggleForm}>
          Add Task
        </Button>
      </WorkBar>
      <div className="print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="no-print min-w-0 lg:col-span-5">
          {form.isOpen && <TaskForm form={form} onboarding={onboarding} />}
          <HiresPanel onboarding={onboarding} />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <ProgressPanel onboarding={onboarding} />
          <h2 className="mt-6 mb-3 font-semibold">Timeline</h2>
          {tasks.length === 0 ? (
            <Empty
              text={all.length === 0 ? 'No tasks yet' : `No tasks for ${view.title} yet`}
              hint={
                all.length === 0
                  ? 'Add the first thing a new hire needs, or start from a pack.'
                  : 'Every task is for a role this hire doesn’t have. Tick a role, or add a task for everyone.'
              }
              action={{ label: 'Add a task', onClick: () => form.open() }}
              {...(all.length === 0 ? { onSample: records.loadSample } : {})}
            />
          ) : (
            <>
              <FilterBar
                noun="task"
                filter={filter}
                start={startFilter}
                onChange={setFilter}
                choices={choices}
                shown={shown.length}
                total={tasks.length}
              />
              <Timeline tasks={shown} onboarding={onboarding} form={form} />
            </>
          )}
        </div>
      </div>
      <Practices />
      <HeadlineFigure label="Progress" figure={formatPercentDone(view.progress)} />
      {isChoosingPack && <PacksDialog onboarding={onboarding} onClose={() => setIsChoosingPack(false)} />}
    </>
  );
}
