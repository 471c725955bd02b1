import { formatPercent } from '@/lib/numbers';
import { Bar, Panel } from '@/ui/layout';
import { computeFunnel, findNarrowest } from '../funnel';
import { statusLabels, type Investor } from '../model';

const share = (value: number) => formatPercent(Number(value.toFixed(3)));

/** How many got how far, and where most are lost. */
export function FunnelPanel({ investors }: { investors: readonly Investor[] }) {
  const steps = computeFunnel(investors);
  const narrowest = findNarrowest(steps);
  const first = steps[0]?.reached ?? 0;
  return (
    <Panel title="Funnel">
      <ol className="grid gap-3" aria-label="Funnel">
        {steps.map(({ status, reached, conversion }) => (
          <li key={status}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-4">
              <span>{statusLabels[status]}</span>
              <span className="text-mute">
                {reached.toLocaleString('en-US')}
                {conversion !== undefined && `, ${share(conversion)} of the step before`}
              </span>
            </p>
            <Bar label={`${statusLabels[status]} of all`} share={first > 0 ? reached / first : 0} />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[13px] text-mute">
        {narrowest && `Most are lost on the way to ${statusLabels[narrowest.status]}. `}
        Counts everyone at a step or beyond it. A no counts as contacted, since how far it got isn’t known.
      </p>
    </Panel>
  );
}
