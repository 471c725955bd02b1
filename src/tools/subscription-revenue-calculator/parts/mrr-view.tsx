import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatNumber, formatPercent, sumOf } from '@/lib/numbers';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { Table, type Column } from '@/ui/table';
import { mrrNotes, mrrThresholds } from '../notes';
import type { Settings } from '../model';
import { computeMrr, computeMrrMetrics, type MrrMonth } from '../mrr';
import type { Projection } from '../projection';
import { Figures, Notes, Thresholds } from './figures';
import type { SettingsForm } from './use-subscription-plan';
import { Waterfall } from './waterfall';

interface MrrViewProps {
  projection: Projection;
  settings: Settings;
  form: SettingsForm;
  currency: string;
}

const parts = ['added', 'expansion', 'contraction', 'churned', 'rounding'] as const;
const partNames = { added: 'New', expansion: 'Expansion', contraction: 'Contraction', churned: 'Churn', rounding: 'Rounding' };
const isLoss = (part: (typeof parts)[number]) => part === 'contraction' || part === 'churned';

export default function MrrView({ projection, settings, form, currency }: MrrViewProps) {
  const months = useMemo(() => computeMrr(projection, settings), [projection, settings]);
  return (
    <>
      <div className="no-print mb-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="expansion" />
        <Field of={form} name="contraction" />
      </div>
      {months ? (
        <MrrResult months={months} projection={projection} settings={settings} currency={currency} />
      ) : (
        <Notice>There’s no MRR to show: the figures are too large to work with.</Notice>
      )}
      <Thresholds form={form} thresholds={mrrThresholds} />
      <Notes notes={mrrNotes} />
    </>
  );
}

function MrrResult({ months, projection, settings, currency }: Omit<MrrViewProps, 'form'> & { months: MrrMonth[] }) {
  const metrics = computeMrrMetrics(
    projection.tiers.map(({ tier }) => tier),
    months,
    settings,
  );
  const money = (minor: number) => formatMoney(minor, currency);
  const signed = (part: (typeof parts)[number], amount: number) => money(isLoss(part) && amount !== 0 ? -amount : amount);
  const totals = parts.map((part) => sumOf(months.map((month) => month[part])));
  const opening = months[0]?.opening ?? 0;
  const noStart = 'No subscribers pay at the start.';
  return (
    <>
      <Figures
        figures={[
          { label: `MRR in month ${projection.months}`, text: money(metrics.mrr) },
          { label: 'ARR', text: money(metrics.arr), note: '12 × MRR' },
          {
            label: 'Quick ratio',
            text: metrics.quickRatio === null ? null : formatNumber(metrics.quickRatio, 2),
            ...(metrics.quickRatio === null ? { note: 'Nothing is lost.' } : { verdict: metrics.quickRatio >= settings.goodQuick }),
          },
          {
            label: 'NRR, 12 months',
            text: metrics.nrr === null ? null : formatPercent(metrics.nrr, 1),
            ...(metrics.nrr === null ? { note: noStart } : { verdict: metrics.nrr >= settings.goodNrr }),
          },
          {
            label: 'GRR, 12 months',
            text: metrics.grr === null ? null : formatPercent(metrics.grr, 1),
            ...(metrics.grr === null ? { note: noStart } : {}),
          },
        ]}
      />
      <Waterfall
        label={`MRR from ${money(opening)} to ${money(metrics.mrr)}`}
        format={(minor) => formatCompactMoney(minor, currency)}
        steps={[
          { label: 'Start', change: opening, isLevel: true },
          { label: 'New', change: totals[0] ?? 0 },
          { label: 'Expansion', change: totals[1] ?? 0 },
          { label: 'Contraction', change: -(totals[2] ?? 0) },
          { label: 'Churn', change: -(totals[3] ?? 0) },
          ...(totals[4] ? [{ label: 'Rounding', change: totals[4] }] : []),
          { label: 'End', change: metrics.mrr, isLevel: true },
        ]}
      />
      <Table
        label="MRR by month"
        look="framed"
        size="small"
        rows={months}
        columns={[
          { head: 'Month', cell: ({ month }) => month, foot: 'All' },
          { head: 'Opening', cell: (month) => money(month.opening), foot: money(opening) },
          ...parts.map((part, index): Column<MrrMonth> => ({
            head: partNames[part],
            cell: (month) => signed(part, month[part]),
            foot: signed(part, totals[index] ?? 0),
          })),
          { head: 'Closing', cell: ({ closing }) => money(closing), foot: money(metrics.mrr) },
        ]}
      />
    </>
  );
}
