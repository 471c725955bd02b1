import { applyMove, type Move } from '@/kinds/board/moves';
import { ColumnBoard } from '@/kinds/board/column-board';
import { plural } from '@/lib/text';
import { MonthCalendar } from '@/ui/month-calendar';
import { describeDue, stageOf, stages, type Stage, type Task } from '../model';
import type { Checklist } from './use-checklist';

const stageTitles: Record<Stage, string> = { todo: 'To do', doing: 'In progress', done: 'Completed' };

interface ViewProps {
  tasks: readonly Task[];
  checklist: Checklist;
}

/** By stage. To do and In progress are both pending; within a column the order is the list's own. */
export function TaskBoard({ tasks, checklist }: ViewProps) {
  const { records, plan, today, setStage } = checklist;
  const shown = new Set(tasks.map(({ id }) => id));
  const move = (change: Move) => {
    const task = records.all.find(({ id }) => id === change.id);
    if (!task) return;
    // Places are counted among the cards shown; filters may hide others between them.
    const arrange = (list: Task[]) => {
      const column = list.filter((other) => other.id !== task.id && stageOf(other) === change.toColumn);
      const following = column.filter(({ id }) => shown.has(id))[change.toIndex];
      const toIndex = following ? column.indexOf(following) : column.length;
      return applyMove(list, { ...change, toIndex }, stageOf, (moved) => moved);
    };
    if (stageOf(task) === change.toColumn) records.replaceAll(arrange(records.all));
    else setStage(task, change.toColumn as Stage, arrange);
  };
  return (
    <ColumnBoard
      label="Tasks by progress"
      columns={stages.map((stage) => ({
        id: stage,
        title: stageTitles[stage],
        items: records.all.filter((task) => shown.has(task.id) && stageOf(task) === stage),
      }))}
      nameOf={(task) => task.title || 'Untitled task'}
      onMove={move}
      card={(task) => {
        const waitsFor = plan.waitsFor.get(task.id);
        return (
          <>
            <p className="font-[550] wrap-anywhere">{task.title || 'Untitled task'}</p>
            <p className="text-[13px] text-mute">
              {task.category} · {describeDue(task, today)}
            </p>
            {waitsFor && <p className="text-[13px] wrap-anywhere text-warn">Waits for: {waitsFor.title || 'Untitled task'}</p>}
          </>
        );
      }}
    />
  );
}

export function TaskCalendar({ tasks, checklist, onOpen }: ViewProps & { onOpen: (task: Task) => void }) {
  const { records, today } = checklist;
  const dated = tasks.filter(({ dueDate }) => dueDate !== '');
  const undated = tasks.length - dated.length;
  return (
    <>
      <MonthCalendar
        label="Tasks by due date"
        today={today}
        items={dated}
        dayOf={({ dueDate }) => dueDate}
        nameOf={(task) => `${task.status === 'completed' ? 'Done: ' : ''}${task.title || 'Untitled task'}`}
        onOpen={onOpen}
        onMove={(task, dueDate) => records.update(task.id, { dueDate })}
      />
      {undated > 0 && <p className="mt-3 text-[13px] text-mute">{plural(undated, 'task')} without a due date not shown.</p>}
    </>
  );
}
