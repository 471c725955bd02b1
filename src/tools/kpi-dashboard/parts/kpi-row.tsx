import { noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { formatDay } from '@/lib/dates';
import { IconButton } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { describeChange, toSparkline, type Change, type Entry } from '@/kinds/metrics/history';
import { BandChip, ProgressLine } from '@/kinds/metrics/band';
import { asksForLower, directionLabels, formatFigure, nameGoal } from '@/kinds/metrics/progress';
import { limitsOf, trendLabel, type KpiRow as Row } from '../model';
import type { KpiForm, KpiRecords } from './use-kpi-forms';

const KpiEditor = lazyPart(async () => (await import('./kpi-editor')).KpiEditor);

const trendLooks = { up: { icon: 'trending-up' }, down: { icon: 'trending-down' }, stable: { icon: 'arrow-right' } };

interface KpiRowProps {
  row: Row;
  records: KpiRecords;
  form: KpiForm;
  isEdited: boolean;
}

export function KpiRow({ row, records, form, isEdited }: KpiRowProps) {
  const { kpi, progress, change, history, pace } = row;
  const flip = () => records.update(kpi.id, { direction: 'lower' }, { say: `${kpi.name || 'KPI'}: lower is better now` });
  return (
    <div className="row px-4 py-2.5">
      <div className="flex items-start gap-2">
        <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-[550] break-words">{kpi.name}</h3>
          <BandChip band={progress.band} />
          {row.formula && <Chip>Formula</Chip>}
          {kpi.direction !== 'higher' && <Chip>{directionLabels[kpi.direction]}</Chip>}
          {!row.formula && asksForLower(kpi) && (
            <button type="button" className="chip chip-warn min-h-6 underline underline-offset-2" onClick={flip}>
              Lower is better? Fix
            </button>
          )}
        </div>
        <span className="no-print on-hover inline-flex flex-none">
          <Fold label={`Actions for ${kpi.name || 'KPI'}`}>
            <IconButton
              icon="pencil"
              label={`Edit ${kpi.name || 'KPI'}`}
              aria-expanded={isEdited}
              onClick={() => (isEdited ? form.close() : form.edit(kpi))}
            />
            <IconButton icon="copy-plus" label={`Duplicate ${kpi.name || 'KPI'}`} onClick={() => records.duplicate(kpi.id)} />
            <IconButton icon="trash-2" label={`Delete ${kpi.name || 'KPI'}`} onClick={() => records.remove([kpi.id])} />
          </Fold>
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p className="flex-1 basis-36 break-words">
          <span className="figure whitespace-nowrap">{row.formula?.problem ? noFigure : formatFigure(kpi.currentValue, kpi.unit)}</span>{' '}
          <span className="text-mute">{nameGoal(kpi)}</span>
        </p>
        <div className="flex items-center gap-4">
          <Sparkline name={kpi.name} history={history} />
          <ChangeFigure change={change} unit={kpi.unit} />
        </div>
        <ProgressLine name={kpi.name || 'KPI'} progress={progress} limits={limitsOf(records.tool.data)} />
      </div>
      {row.formula && <p className="text-[13px] break-words text-mute">= {row.formula.text}</p>}
      {(progress.reason || pace) && <p className="mt-1.5 text-[13px] text-mute">{[progress.reason, pace].filter(Boolean).join(' ')}</p>}
      {isEdited && <KpiEditor row={row} records={records} form={form} />}
    </div>
  );
}

function ChangeFigure({ change, unit }: { change: Change; unit: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-[14px]">
      <Icon {...trendLooks[change.trend]} />
      {trendLabel(change.trend)}
      <span className="text-mute" title={change.percent === null ? 'The previous value was 0, so there’s no percentage.' : undefined}>
        {describeChange(change, unit, 'from 0')}
      </span>
      {change.source === 'typed' && <Chip>Typed</Chip>}
    </span>
  );
}

const size = { width: 92, height: 24 };

function Sparkline({ name, history }: { name: string; history: Entry[] }) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const label = `${name}: ${plural(history.length, 'value')} from ${formatDay(first.date)} to ${formatDay(last.date)}`;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size.width + 6}
      height={size.height + 6}
      viewBox={`-3 -3 ${size.width + 6} ${size.height + 6}`}
    >
      <polyline
        points={toSparkline(history, size.width, size.height)}
        fill="none"
        strokeWidth={1.75}
        strokeLinejoin="round"
        className="stroke-mute"
      />
    </svg>
  );
}
