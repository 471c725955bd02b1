import { useMemo, useRef, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { categories, passes, searchText, startFilter, taskIdentity, type Filter } from './model';
import { sortings } from './order';
import { NothingYet } from './parts/nothing-yet';
import { Overview } from './parts/overview';
import { TaskForm } from './parts/task-form';
import { TaskList } from './parts/task-list';
import { useChecklist, useTaskForm } from './parts/use-checklist';
import { toFiles } from './download';

// Seen only when asked for, so loaded only then.
const PacksDialog = lazyPart(async () => (await import('./parts/packs-dialog')).default);
const KeyDates = lazyPart(async () => (await import('./parts/key-dates')).default);
const TaskBoard = lazyPart(async () => (await import('./parts/task-views')).TaskBoard);
const TaskCalendar = lazyPart(async () => (await import('./parts/task-views')).TaskCalendar);

export const about =
  'Keep every step of starting a company in one list: what is done, what is overdue, what waits for something else and what to do next. Packs for the United States, the United Kingdom and the EU bring the usual steps with their official sites and due dates.';
export const related = ['legal-compliance-checker', 'task-manager', 'equity-calculator'];

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'board', label: 'Board', icon: 'square-kanban' },
  { value: 'calendar', label: 'Calendar', icon: 'calendar' },
] as const;

const filterChoices = {
  category: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All Categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
  status: {
    label: 'Filter by status',
    options: [
      { value: 'all', label: 'All Status' },
      { value: 'completed', label: 'Completed' },
      { value: 'pending', label: 'Pending' },
    ],
  },
};

/** A board and a calendar have an order of their own. */
const sortChoice = {
  label: 'Sort by',
  options: [
    { value: 'suggested', label: 'Suggested order' },
    { value: 'due', label: 'Due date' },
    { value: 'priority', label: 'Priority' },
    { value: 'newest', label: 'Newest first' },
  ],
};

export default function StartupChecklist() {
  const checklist = useChecklist();
  const { records, importing, plan, today, setStage } = checklist;
  const { all, tool } = records;
  const form = useTaskForm(records);
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  const [filter, setFilter] = useState<Filter>(startFilter);
  const side = useRef<HTMLDivElement>(null);
  const [isChoosingPack, setIsChoosingPack] = useState(false);
  const shown = useMemo(
    () =>
      selectRecords(all, {
        query: filter.query,
        searchIn: searchText,
        keep: (task) => passes(task, filter),
        sort: sortings(plan)[filter.sort],
      }),
    [all, plan, filter],
  );
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);

  // A form that is already open keeps what was typed.
  const addTask = () => (form.isOpen && !form.isEditing ? side.current?.querySelector<HTMLElement>('input')?.focus() : form.open());

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <Button icon="package-plus" onClick={() => setIsChoosingPack(true)}>
          Add a pack
        </Button>
        <ImportButton records={importing} identity={taskIdentity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={form.isOpen && !form.isEditing} onClick={addTask}>
          Add Task
        </Button>
      </WorkBar>
      <Overview tasks={all} plan={plan} today={today} onDone={(task) => setStage(task, 'done')} />
      {all.some(({ rule }) => rule !== '') && <KeyDates checklist={checklist} />}
      <div className={form.isOpen ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]' : ''}>
        {form.isOpen && (
          <div ref={side} className="stay min-w-0 lg:order-2">
            <TaskForm form={form} checklist={checklist} />
          </div>
        )}
        <div className="min-w-0">
          <div className="mb-4">
            <Tabs label="View" choices={views} value={view} onChange={setView} />
          </div>
          <FilterBar
            noun="task"
            filter={filter}
            start={startFilter}
            onChange={setFilter}
            choices={view === 'list' ? { ...filterChoices, sort: sortChoice } : filterChoices}
            shown={shown.length}
            total={all.length}
            noMatch="No tasks found"
          />
          {all.length === 0 ? (
            <NothingYet onAdd={addTask} onPack={() => setIsChoosingPack(true)} onSample={records.loadSample} />
          ) : shown.length === 0 ? null : view === 'list' ? (
            <TaskList tasks={shown} checklist={checklist} form={form} />
          ) : (
            <>
              {view === 'board' && <TaskBoard tasks={shown} checklist={checklist} />}
              {view === 'calendar' && <TaskCalendar tasks={shown} checklist={checklist} onOpen={form.edit} />}
            </>
          )}
        </div>
      </div>
      {isChoosingPack && <PacksDialog checklist={checklist} onClose={() => setIsChoosingPack(false)} />}
    </>
  );
}
