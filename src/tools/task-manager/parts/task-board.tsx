import { applyMove, type Move } from '@/kinds/board/moves';
import { ColumnBoard } from '@/kinds/board/column-board';
import { Chip } from '@/ui/layout';
import { describeDue, fields, isOverdue, priorityTones, statuses, statusLabels, type Status, type Task } from '../model';
import type { TaskRecords } from './use-tasks';
import { countSubtasks } from '../subtasks';
import { setStatus } from './status';

function describeSteps(text: string): string {
  const { all, done } = countSubtasks(text);
  return `${done}/${all}`;
}

/** The same tasks by status; within a column their order is the list's. */
export function TaskBoard({ tasks, records }: { tasks: readonly Task[]; records: TaskRecords }) {
  const { today } = records.tool.around;
  const move = (change: Move) => {
    const task = records.all.find(({ id }) => id === change.id);
    if (!task) return;
    if (task.status !== change.toColumn) setStatus(records, [task], change.toColumn as Status);
    else
      records.replaceAll(
        applyMove(
          records.all,
          change,
          ({ status }) => status,
          (moved) => moved,
        ),
      );
  };
  return (
    <ColumnBoard
      label="Tasks by status"
      columns={statuses.map((status) => ({
        id: status,
        title: statusLabels[status],
        items: tasks.filter((task) => task.status === status),
      }))}
      nameOf={(task) => task.title}
      onMove={move}
      card={(task) => (
        <>
          <p className="font-[550] wrap-anywhere">{task.title}</p>
          <p className="text-[13px] wrap-anywhere text-mute">
            {task.assignee} · <span className={isOverdue(task, today) ? 'text-bad' : ''}>{describeDue(task, today)}</span>
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
            <Chip tone={priorityTones[task.priority]}>{fields.priority.labels?.[task.priority]}</Chip>
            {task.subtasks !== '' && <Chip icon="list-checks">{describeSteps(task.subtasks)}</Chip>}
            {task.tags.map((tag) => (
              <span key={tag} className="min-w-0 rounded bg-sunk px-1.5 text-[13px] wrap-anywhere text-mute">
                {tag}
              </span>
            ))}
          </p>
        </>
      )}
    />
  );
}
