import { useMemo, useState } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import type { RecordForm } from '@/kinds/records/use-record-form';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { VirtualList } from '@/ui/virtual-list';
import { lazyPart } from '@/ui/lazy-part';
import { describeDue, fields, isOverdue, priorityTones, statuses, statusLabels, toSections, type Filter, type Task } from '../model';
import type { TaskRecords } from './use-tasks';
import { describeRepeat, parseRepeat } from '../repeat';
import { countSubtasks } from '../subtasks';
import { describeWaiting } from '../waiting';
import { setStatus, reopenAsNew } from './status';

const TaskDetails = lazyPart(async () => (await import('./task-details')).TaskDetails);
const BulkBar = lazyPart(async () => (await import('./bulk-bar')).BulkBar);

interface TaskListProps {
  tasks: Task[];
  group: Filter['group'];
  records: TaskRecords;
  form: RecordForm<typeof fields>;
  waiting: ReadonlyMap<string, readonly Task[]>;
}

const statusOptions = statuses.map((value) => ({ value, label: statusLabels[value] }));

export function TaskList({ tasks, group, records, form, waiting }: TaskListProps) {
  const { today } = records.tool.around;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState('');
  const shown = records.all.find(({ id }) => id === opened);
  const sections = useMemo(() => toSections(tasks, group, today), [tasks, group, today]);
  const selected = useMemo(() => tasks.filter((task) => chosen.has(task.id)), [tasks, chosen]);
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  return (
    <>
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          total={tasks.length}
          records={records}
          onSelectAll={() =>
            toggle(
              tasks.map(({ id }) => id),
              true,
            )
          }
          onClear={() => setChosen(new Set())}
        />
      )}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title} className="mb-6">
          {group !== 'none' && (
            <h2 className={`mb-2 font-semibold ${section.title === 'Overdue' ? 'text-bad' : ''}`}>
              {section.title} <span className="font-normal text-mute">{section.tasks.length.toLocaleString('en-US')}</span>
            </h2>
          )}
          <VirtualList
            label={section.title}
            items={section.tasks}
            row={(task) => (
              <TaskRow
                task={task}
                isChosen={chosen.has(task.id)}
                onChoose={(isOn) => toggle([task.id], isOn)}
                waiting={waiting.get(task.id) ?? []}
                onOpen={() => setOpened(task.id)}
                records={records}
                form={form}
              />
            )}
          />
        </section>
      ))}
      {shown && (
        <TaskDetails
          task={shown}
          waiting={waiting.get(shown.id) ?? []}
          records={records}
          onEdit={() => {
            setOpened('');
            form.edit(shown);
          }}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
}

interface TaskRowProps {
  task: Task;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  waiting: readonly Task[];
  onOpen: () => void;
  records: TaskRecords;
  form: RecordForm<typeof fields>;
}

function TaskRow({ task, isChosen, onChoose, waiting, onOpen, records, form }: TaskRowProps) {
  const { today } = records.tool.around;
  const isDone = task.status === 'completed';
  const steps = countSubtasks(task.subtasks);
  const comments = records.extra.notes[task.id]?.filter(({ kind }) => kind === 'comment').length ?? 0;
  const repeat = parseRepeat(task.repeat);
  const facts = [
    repeat ? describeRepeat(repeat) : '',
    steps.all > 0 ? `${steps.done} of ${plural(steps.all, 'subtask')}` : '',
    comments > 0 ? plural(comments, 'comment') : '',
  ].filter(Boolean);
  return (
    <div className="row grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 px-3.5 py-2.5 md:grid-cols-[auto_minmax(0,1fr)_76px_minmax(60px,110px)_112px_auto_auto]">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        aria-label={`Select ${task.title}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="min-w-0">
        <button
          type="button"
          aria-haspopup="dialog"
          className={`block min-h-6 max-w-full cursor-pointer truncate text-left font-[550] hover:underline ${isDone ? 'text-mute line-through' : ''}`}
          title={task.title}
          onClick={onOpen}
        >
          {task.title || 'Untitled task'}
        </button>
        {(task.description || task.tags.length > 0 || facts.length + waiting.length > 0) && (
          <p className="flex items-center gap-1.5 overflow-hidden text-[13px] text-mute">
            {facts.map((fact) => (
              <span key={fact} className="flex-none">
                {fact}
              </span>
            ))}
            {waiting.length > 0 && <span className="max-w-full flex-none truncate text-warn">{describeWaiting(waiting)}</span>}
            {task.description && <span className="truncate">{task.description}</span>}
            {task.tags.map((tag) => (
              <span key={tag} className="flex-none rounded bg-sunk px-1.5">
                {tag}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 md:contents">
        <span>
          <Chip tone={priorityTones[task.priority]}>{fields.priority.labels?.[task.priority]}</Chip>
        </span>
        <span className="truncate text-mute" title="Assignee">
          {task.assignee}
        </span>
        <span className={isOverdue(task, today) ? 'text-bad' : 'text-mute'}>{describeDue(task, today)}</span>
        <span className="flex w-full flex-wrap items-center gap-x-2 md:contents">
          {isDone ? (
            <span className="inline-flex items-center gap-2">
              <Chip tone="good" icon="check">
                Completed
              </Chip>
              <Button look="quiet" onClick={() => reopenAsNew(records, task)} aria-label={`Reopen as new task: ${task.title}`}>
                Reopen as new task
              </Button>
            </span>
          ) : (
            <SelectBox
              label={`Status of ${task.title}`}
              value={task.status}
              options={statusOptions}
              onChange={(status) => setStatus(records, [task], status)}
            />
          )}
          <RowActions records={records} form={form} record={task} title={task.title} />
        </span>
      </div>
    </div>
  );
}
