import { useMemo, useRef } from 'react';
import { RowActions } from '@/kinds/records/row-actions';
import type { RecordForm } from '@/kinds/records/use-record-form';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { describeDue, fields, isDone, isOverdue, stageOf, type Task } from '../model';
import { toSections } from '../order';
import { OfficialLink } from './official-link';
import type { Checklist } from './use-checklist';

interface TaskListProps {
  tasks: readonly Task[];
  checklist: Checklist;
  form: RecordForm<typeof fields>;
}

/** Past this many rows a long list is drawn in part, and rows must be of one height. */
const fullRows = 120;

export function TaskList({ tasks, checklist, form }: TaskListProps) {
  const root = useRef<HTMLDivElement>(null);
  const { plan, today, setStage } = checklist;
  const sections = useMemo(() => toSections(tasks, plan, today), [tasks, plan, today]);
  const toggle = (task: Task) => {
    setStage(task, isDone(task) ? 'todo' : 'done');
    // The row moves to another section. Focus goes with it, but the page stays where the reader is.
    setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-toggle="${CSS.escape(task.id)}"]`)?.focus({ preventScroll: true }));
  };
  return (
    <div ref={root}>
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title} className="mb-6">
          <h2 className={`mb-2 font-semibold ${section.title === 'Overdue' ? 'text-bad' : ''}`}>
            {section.title} <span className="font-normal text-mute">{section.tasks.length.toLocaleString('en-US')}</span>
          </h2>
          {section.groups.map((group) => (
            <div key={group.title} className="not-last:mb-4">
              {group.title !== '' && (
                <h3 className="mb-1.5 text-[14px] font-[550] text-mute">
                  {group.title} <span className="font-normal">{group.tasks.length.toLocaleString('en-US')}</span>
                </h3>
              )}
              <VirtualList
                label={group.title === '' ? section.title : `${section.title}: ${group.title}`}
                items={group.tasks}
                row={(task) => (
                  <TaskRow
                    task={task}
                    checklist={checklist}
                    form={form}
                    onToggle={() => toggle(task)}
                    isShort={group.tasks.length > fullRows}
                  />
                )}
              />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

const priorityTones = { low: 'plain', medium: 'warn', high: 'bad' } as const;

interface TaskRowProps {
  task: Task;
  checklist: Checklist;
  form: RecordForm<typeof fields>;
  onToggle: () => void;
  isShort: boolean;
}

function TaskRow({ task, checklist, form, onToggle, isShort }: TaskRowProps) {
  const { records, plan, today } = checklist;
  const waitsFor = plan.waitsFor.get(task.id);
  const title = task.title || 'Untitled task';
  const proof = [
    task.owner && `Owner: ${task.owner}`,
    task.evidence && `Evidence: ${task.evidence}`,
    task.folder && `Folder: ${task.folder}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const meta = (
    <>
      <span className={`text-[13px] ${isOverdue(task, today) ? 'text-bad' : 'text-mute'}`}>{describeDue(task, today)}</span>
      <Chip>{task.category}</Chip>
      <Chip tone={priorityTones[task.priority]}>{fields.priority.labels?.[task.priority]}</Chip>
      {stageOf(task) === 'doing' && <Chip>In progress</Chip>}
      {task.repeats !== 'never' && <Chip icon="repeat">{fields.repeats.labels?.[task.repeats]}</Chip>}
    </>
  );
  return (
    <div className={`row grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 ${isShort ? 'py-1.5' : 'py-3'}`}>
      <label className="-m-1 inline-flex p-1">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 accent-accent"
          aria-label={`Completed: ${title}`}
          data-toggle={task.id}
          checked={isDone(task)}
          onChange={onToggle}
        />
      </label>
      <div className="min-w-0">
        <p
          className={`font-[550] ${isShort ? 'truncate' : 'break-words'} ${isDone(task) ? 'text-mute line-through' : ''}`}
          title={isShort ? title : undefined}
        >
          {title}
        </p>
        {!isShort && task.description && <p className="text-[13px] break-words whitespace-pre-line text-mute">{task.description}</p>}
        {!isShort && task.notes && <p className="text-[13px] break-words whitespace-pre-line text-mute">Notes: {task.notes}</p>}
        {!isShort && proof && <p className="text-[13px] break-words text-mute">{proof}</p>}
        {!isShort && waitsFor && <p className="text-[13px] break-words text-warn">Waits for: {waitsFor.title || 'Untitled task'}</p>}
        <div className={`flex items-center gap-x-2.5 gap-y-1 ${isShort ? 'mt-0.5 overflow-hidden' : 'mt-1.5 flex-wrap'}`}>
          {meta}
          {!isShort && <OfficialLink link={task.link} />}
        </div>
      </div>
      <div className="-mr-2.5 sm:mr-0">
        <RowActions records={records} form={form} record={task} title={task.title} />
      </div>
    </div>
  );
}
