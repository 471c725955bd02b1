import { useMemo, useState } from 'react';
import { toMajor } from '@/lib/money';
import { numberFormat } from '@/lib/numbers';
import { Chart } from '@/ui/chart';
import { Panel } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import type { Round } from '../model';
import { computeTimeline } from '../timeline';

const looks = [
  { value: 'periods', label: 'Each period' },
  { value: 'total', label: 'Raised to date' },
] as const;

export function TimelinePanel({ rounds, currency }: { rounds: readonly Round[]; currency: string }) {
  const [look, setLook] = useState<(typeof looks)[number]['value']>('periods');
  const { labels, raised, pipeline, total, isCut } = useMemo(() => computeTimeline(rounds), [rounds]);
  const format = (minor: number) =>
    numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', notation: 'compact', maximumFractionDigits: 2 }).format(
      toMajor(minor, currency) + 0,
    );
  if (labels.length === 0) {
    return (
      <Panel title="Timeline">
        <p className="text-mute">Planned, open and completed rounds appear here by date.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Timeline" aside={<Tabs label="Timeline shows" choices={looks} value={look} onChange={setLook} />}>
      {look === 'periods' ? (
        <Chart
          label="Raised and pipeline by period"
          categories={labels}
          series={[
            { name: 'Raised', values: raised },
            { name: 'Pipeline', values: pipeline },
          ]}
          format={format}
          look="bars"
        />
      ) : total.every((value) => value === null) ? (
        <p className="text-mute">No round is completed yet.</p>
      ) : (
        <Chart
          label="Raised to date"
          categories={labels}
          series={[{ name: 'Raised to date', values: total }]}
          format={format}
          look="lines"
        />
      )}
      <p className="mt-2 text-[13px] text-mute">
        Failed rounds are left out.{isCut && ' Only the newest 24 years are drawn.'} Figures are rounded.
      </p>
    </Panel>
  );
}
