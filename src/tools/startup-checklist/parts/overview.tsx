import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { computeProgress, isDone, progressByCategory, type Task } from '../model';
import { explainNext, type Plan } from '../order';
import { OfficialLink } from './official-link';
import { ProgressCount } from './progress-count';

interface OverviewProps {
  tasks: readonly Task[];
  plan: Plan;
  today: string;
  onDone: (task: Task) => void;
}

/** How far along it all is, and the one thing to do next. */
export function Overview({ tasks, plan, today, onDone }: OverviewProps) {
  const progress = computeProgress(tasks);
  const groups = progressByCategory(tasks);
  return (
    <div className="mb-5 grid grid-cols-1 items-stretch gap-5 lg:grid-cols-12">
      <Panel title="Overall Progress" className="lg:col-span-7">
        <ProgressCount label="Overall Progress" of={progress} hasPercent>
          {progress.total === 0 && <p className="mt-2 text-[13px] text-mute">Add a task to see how far along you are.</p>}
        </ProgressCount>
        {groups.length > 0 && (
          <ul aria-label="Progress by category" className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
            {groups.map((group) => (
              <li key={group.category} className="min-w-0">
                <ProgressCount label={group.category} of={group} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Next step" className="lg:col-span-5">
        <NextStep tasks={tasks} plan={plan} today={today} onDone={onDone} />
      </Panel>
    </div>
  );
}

function NextStep({ tasks, plan, today, onDone }: OverviewProps) {
  const { next } = plan;
  if (!next) {
    const isFinished = tasks.length > 0 && tasks.every(isDone);
    return <p className="text-mute">{isFinished ? 'Everything on the list is done.' : 'The step to do first shows here.'}</p>;
  }
  return (
    <>
      <p className="font-[550] break-words">{next.title || 'Untitled task'}</p>
      <p className="mt-1 text-[13px] text-mute">{explainNext(next, plan, today)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon="check" onClick={() => onDone(next)}>
          Mark as done
        </Button>
        <OfficialLink link={next.link} />
      </div>
    </>
  );
}
