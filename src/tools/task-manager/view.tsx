import { useMemo, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, StatRow } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { useZone } from '@/workspace/surroundings';
import { countByStatus, importFields, searchText, sortings, startFilter, taskIdentity, type Filter, type Task } from './model';
import { FilterBar } from './parts/filter-bar';
import { QuickAdd } from './parts/quick-add';
import { useTasks } from './parts/use-tasks';
import { checkTask, findWaiting, isAsked } from './waiting';
import { TaskForm } from './parts/task-form';
import { TaskList } from './parts/task-list';
import { toFiles } from './download';

// Seen only when chosen, so loaded only then.
const TaskBoard = lazyPart(async () => (await import('./parts/task-board')).TaskBoard);
const TaskWeek = lazyPart(async () => (await import('./parts/task-dates')).TaskWeek);
const TaskCalendar = lazyPart(async () => (await import('./parts/task-dates')).TaskCalendar);
const TaskTimeline = lazyPart(async () => (await import('./parts/task-dates')).TaskTimeline);

export const about =
  'Keep track of who does what by when, as a list, a board, a week plan, a calendar or a timeline over the same tasks. Tasks can repeat, have subtasks and wait for one another. Bring tasks in from Trello, Asana or Todoist, and take them out as a spreadsheet or a calendar file.';

export const related = ['meeting-scheduler', 'product-roadmap-planner', 'startup-checklist'];

/** Headers that Asana, Todoist and Trello exports use. */
const otherNames = {
  title: ['name', 'task', 'content', 'task name', 'card name', 'summary'],
  description: ['notes', 'desc', 'card description', 'details'],
  assignee: ['responsible', 'owner', 'members', 'assigned to'],
  dueDate: ['date', 'due', 'deadline'],
  tags: ['labels'],
  status: ['section', 'section/column', 'list', 'list name', 'state'],
  createdAt: ['created at', 'created'],
  startDate: ['start', 'start on', 'starts'],
  dependencies: ['dependencies', 'depends on', 'blocked by', 'blocked by (dependencies)'],
};

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'board', label: 'Board', icon: 'square-kanban' },
  { value: 'week', label: 'Week', icon: 'calendar-range' },
  { value: 'calendar', label: 'Calendar', icon: 'calendar' },
  { value: 'timeline', label: 'Timeline', icon: 'chart-gantt' },
] as const;

export default function TaskManager() {
  const records = useTasks();
  const { open } = records;
  const form = useRecordForm(records, { check: (values) => checkTask(values, open?.id ?? '', records.all) });
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  const [filter, setFilter] = useState<Filter>(startFilter);
  const { tool } = records;
  const { today } = tool.around;
  const zone = useZone();
  const files = useMemo(() => toFiles(tool.data, tool.around, zone), [tool.data, tool.around, zone]);
  const counts = countByStatus(records.all);
  const waiting = useMemo(() => findWaiting(records.all), [records.all]);
  const shown = useMemo(() => {
    const by = sortings[filter.sort];
    const keep = (task: Task) => isAsked(task, filter, today, waiting);
    return selectRecords(records.all, { query: filter.query, searchIn: searchText, keep, sort: by && { by } });
  }, [records.all, filter, today, waiting]);

  return (
    <>
      <WorkBar isSample={hasSample(records.all)}>
        <ImportButton
          records={{ ...records, fields: importFields }}
          identity={taskIdentity}
          mayRepeat
          otherNames={otherNames}
          readOther={async (text) => (await import('./import-others')).readOthers(text, today, zone)}
          accept=".csv,.xlsx,.tsv,.txt,.json"
          hint="A CSV from any task program (Asana, Todoist, a spreadsheet) or a Trello board exported as JSON. Without a date a task is due today, and without a name it is Unassigned."
        />
        <Download hasDocument label="Export" disabled={records.all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={() => (form.isOpen ? form.close() : form.open())}>
          Add Task
        </Button>
      </WorkBar>
      <StatRow
        stats={[
          { label: 'Total', figure: records.all.length },
          { label: 'To Do', figure: counts.todo },
          { label: 'In Progress', figure: counts['in-progress'] },
          { label: 'Completed', figure: counts.completed },
        ]}
      />
      {form.isOpen && <TaskForm form={form} tasks={records.all} />}
      <QuickAdd today={today} records={records} onIncomplete={form.open} />
      <div className="mb-4">
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      <FilterBar filter={filter} onChange={setFilter} records={records} shown={shown.length} />
      {records.all.length === 0 ? (
        <Empty
          text="No tasks created yet"
          hint="Add the first thing that has to happen, who does it and by when."
          action={{ label: 'Add your first task', onClick: () => form.open() }}
          onSample={records.loadSample}
        />
      ) : shown.length === 0 ? null : view === 'list' ? (
        <TaskList tasks={shown} group={filter.group} records={records} form={form} waiting={waiting} />
      ) : (
        <>
          {view === 'board' && <TaskBoard tasks={shown} records={records} />}
          {view === 'week' && <TaskWeek tasks={shown} records={records} onOpen={form.edit} />}
          {view === 'calendar' && <TaskCalendar tasks={shown} records={records} onOpen={form.edit} />}
          {view === 'timeline' && <TaskTimeline tasks={shown} records={records} onOpen={form.edit} />}
        </>
      )}
    </>
  );
}
