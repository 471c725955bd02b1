import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { RowActions } from '@/kinds/records/row-actions';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Bar, Chip } from '@/ui/layout';
import { ideasOf, type FunnelStep, type Step } from '../model';
import type { FunnelRecords, StepFormHandle } from './use-funnel';

interface StepCardProps {
  records: FunnelRecords;
  form: StepFormHandle;
  record: Step;
  step: FunnelStep;
  number: number;
  count: number;
  /** One of several bottlenecks, or the only one. */
  hasMore: boolean;
  onMove: (button: HTMLElement, by: -1 | 1) => void;
}

export function StepCard({ records, form, record, step, number, count, hasMore, onMove }: StepCardProps) {
  const name = step.name || `step ${number}`;
  const ideas = ideasOf(step);
  const figures = [
    { label: 'Visitors', figure: formatNumber(step.visitors) },
    { label: 'Conversions', figure: formatNumber(step.conversions) },
    { label: 'Conversion Rate', figure: step.rate === null ? `${noFigure} no visitors` : formatPercent(step.rate, 2) },
  ];
  return (
    <>
      <div className="flex items-start justify-between gap-x-4">
        <div className="flex min-w-0 flex-1 items-start gap-3">
          <span className="mt-px inline-flex size-7 flex-none items-center justify-center rounded-full bg-accent-soft text-[13px] font-semibold text-accent">
            {number}
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold break-words">{name}</h3>
            {step.isBottleneck && (
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-mute">
                <Chip tone="bad" icon="triangle-alert">
                  Bottleneck
                </Chip>
                {hasMore ? 'among the lowest of your steps' : 'lowest of your steps'}
              </p>
            )}
          </div>
        </div>
        <div className="no-print -my-1 -mr-2 flex flex-none items-center">
          <RowActions records={records} form={form} record={record} title={name}>
            <IconButton
              data-move
              icon="arrow-up"
              label={`Move up ${name}`}
              disabled={number === 1}
              onClick={(event) => onMove(event.currentTarget, -1)}
            />
            <IconButton
              data-move
              icon="arrow-down"
              label={`Move down ${name}`}
              disabled={number === count}
              onClick={(event) => onMove(event.currentTarget, 1)}
            />
          </RowActions>
        </div>
      </div>
      <dl className="mt-3 mb-2 grid grid-cols-[1fr_1fr_1.4fr] gap-x-3 sm:ml-10 sm:max-w-md">
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="text-[13px] text-mute">{label}</dt>
            <dd className="font-[550]">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="sm:ml-10">
        <Bar label={`Conversion rate of ${name}`} share={step.rate ?? 0} />
        {ideas.length > 0 && (
          <ul aria-label={`Ideas for ${name}`} className="mt-3 list-disc space-y-1 pl-5 text-[14px] text-mute">
            {ideas.map((idea, index) => (
              <li key={index} className="break-words">
                {idea}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Between two steps: who goes on, and whether the next step counts the same people. */
export function StepArrow({ before, step }: { before: FunnelStep; step: FunnelStep }) {
  const size = formatNumber(Math.abs(step.gap));
  return (
    <div className="flex items-center justify-center gap-2 py-2.5 text-center text-[13px] text-mute">
      <Icon icon="arrow-down" size={18} />
      {step.gap === 0 ? (
        <span>{formatNumber(before.conversions)} go on</span>
      ) : (
        <span className="text-warn">
          These steps don’t connect: {formatNumber(before.conversions)} go on, but {formatNumber(step.visitors)} arrive ({size}{' '}
          {step.gap > 0 ? 'more' : 'fewer'}).
        </span>
      )}
    </div>
  );
}
