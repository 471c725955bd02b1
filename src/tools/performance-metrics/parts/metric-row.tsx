import { useId } from 'react';
import { formatDay } from '@/lib/dates';
import type { Entry } from '@/kinds/metrics/history';
import { BandChip, ProgressLine } from '@/kinds/metrics/band';
import { directionLabels, formatFigure, nameGoal } from '@/kinds/metrics/progress';
import { RowActions } from '@/kinds/records/row-actions';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import { assumedChip, whatIfChip, type MetricRow as Row } from '../model';
import { describeComparison, describeMovement } from '../describe';
import { applyWhatIf, dropEntry, type Step } from '../edits';
import type { Period } from '../period';
import type { MetricForm, MetricRecords } from './use-metrics';

const MetricValues = lazyPart(async () => (await import('./metric-values')).MetricValues);

// Few metrics have a date to reach, so its words come only with one.
const PaceLine = lazyPart(async () => (await import('./pace-line')).PaceLine);

const steps: readonly Step[] = ['-5%', '+5%'];

interface MetricRowProps {
  row: Row;
  records: MetricRecords;
  form: MetricForm;
  period: Period | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

export function MetricRow({ row, records, form, period, isOpen, onToggle }: MetricRowProps) {
  const { metric, progress } = row;
  const { tool } = records;
  const id = useId();
  const named = metric.name || 'metric';
  const tryOut = (step: Step) => {
    const { today } = tool.around;
    if (applyWhatIf(tool.data, metric.id, step, today) === tool.data) {
      showToast('That would be too large to calculate with.');
      return;
    }
    tool.change((data) => applyWhatIf(data, metric.id, step, today), { say: `${named}: what-if ${step}` });
  };
  const takeBack = (entry: Entry) => tool.change((data) => dropEntry(data, entry), { say: 'What-if taken back' });
  const dated = [metric.date && `Dated ${formatDay(metric.date)}`, describeComparison(row, period)].filter(Boolean).join(' · ');
  return (
    <div className="row px-4 py-2">
      {/* On a phone what can be done with it stands below its figures. */}
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="flex min-h-9 min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 id={id} className="min-w-0 font-[550] break-words">
            {metric.name}
          </h3>
          <BandChip band={progress.band} />
          {metric.direction !== 'higher' && <Chip>{directionLabels[metric.direction]}</Chip>}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end max-lg:order-last">
          <div role="group" aria-label={`What-if for ${named}`} className="no-print inline-flex items-center gap-1.5">
            <span className="text-[13px] text-mute">What-if</span>
            {steps.map((step) => (
              <Button key={step} className="min-h-8! px-2.5! py-0.5! text-[13px]!" aria-describedby={id} onClick={() => tryOut(step)}>
                {step}
              </Button>
            ))}
            {row.whatIf && (
              <Button
                look="quiet"
                className="min-h-8! px-2.5! py-0.5! text-[13px]!"
                aria-describedby={id}
                onClick={() => row.whatIf && takeBack(row.whatIf)}
              >
                Take back
              </Button>
            )}
          </div>
          <Button
            look="quiet"
            className="no-print min-h-8! px-2.5! py-0.5! text-[13px]!"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={onToggle}
          >
            Update value
          </Button>
          <RowActions records={records} form={form} record={metric} title={metric.name} />
        </div>
        <div className="flex min-w-0 basis-full flex-wrap items-center justify-between gap-x-5 gap-y-1">
          <p className="flex min-w-0 flex-1 basis-36 flex-wrap items-baseline gap-x-2 break-words">
            <span className="figure">{formatFigure(metric.currentValue, metric.unit)}</span>
            <span className="text-mute">{nameGoal(metric)}</span>
            {row.whatIf && <Chip tone="warn">{whatIfChip}</Chip>}
          </p>
          <PreviousValue row={row} />
          <ProgressLine name={named} progress={progress} />
        </div>
        <div className="min-w-0 basis-full">
          {progress.reason && <p className="mt-1.5 text-[13px] text-mute">{progress.reason}</p>}
          {metric.targetDate !== '' && <PaceLine metric={metric} today={tool.around.today} />}
          <p className="text-[13px] text-mute">{dated || '\u00a0'}</p>
        </div>
      </div>
      {isOpen && <MetricValues row={row} records={records} period={period} />}
    </div>
  );
}

function PreviousValue({ row: { metric, movement, isAssumed } }: { row: Row }) {
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-1.5 text-[14px] ${isAssumed ? 'text-mute italic' : ''}`}>
      {describeMovement(movement, metric.unit)}
      <span className="text-mute">from {formatFigure(metric.previousValue, metric.unit)}</span>
      {isAssumed && (
        <span className="not-italic">
          <Chip>{assumedChip}</Chip>
        </span>
      )}
    </span>
  );
}
