import { Chart } from '@/ui/chart';
import { Field } from '@/ui/field';
import { Chip, Notice } from '@/ui/layout';
import { Table, type Column } from '@/ui/table';
import { labels } from '../content';
import { computeSizes, hasExampleRate, projectSizes, sizeKeys } from '../model';
import { figuresAt } from '../ranges';
import type { SheetSource } from '../sheets';
import { describeGrowth, formatSize, yearName } from '../words';
import type { MarketForm } from './market-form';

export function ProjectionView({ source, form }: { source: SheetSource; form: MarketForm }) {
  const { data, result, ranges, currency } = source;
  const { inputs, chosen } = result;
  const size = (minor: number | null) => formatSize(minor, currency);
  const years = projectSizes(chosen, inputs.growthRate);
  const names = years.map((_, year) => yearName(year));
  const somOf = (end: 'low' | 'high') =>
    projectSizes(computeSizes(inputs.approach, figuresAt(ranges, end)), inputs.growthRate).map(({ som }) => som);
  const [low, high] = [somOf('low'), somOf('high')];
  const hasMissing = years.some((sizes) => sizeKeys.some((key) => sizes[key] === null)) || [...low, ...high].includes(null);
  return (
    <>
      <div className="mb-4 grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Field of={form} name="approach" />
        <div className="sm:pt-6">
          <p className="mb-1">{`Growth: ${describeGrowth(inputs.growthRate)}`}</p>
          {hasExampleRate(inputs, data.evidence.growthRate) && <Chip tone="warn">{labels.exampleRate}</Chip>}
          {form.draft.growthRate.trim() === '' && <p className="text-[13px] text-mute">Type a Growth Rate to see the market grow.</p>}
        </div>
      </div>
      {hasMissing && (
        <div className="mb-4">
          <Notice>{labels.tooLarge}</Notice>
        </div>
      )}
      <Table
        label="Market size over five years"
        rows={years}
        columns={[
          { head: 'Per year', cell: (_sizes, year) => names[year] },
          ...sizeKeys.map((key): Column<(typeof years)[number]> => ({ head: key.toUpperCase(), cell: (sizes) => size(sizes[key]) })),
        ]}
      />
      <h3 className="mt-6 mb-3 font-semibold">SOM: low, base and high</h3>
      <Chart
        label="SOM per year over five years"
        categories={names}
        series={[
          { name: 'Base', values: years.map(({ som }) => som) },
          { name: 'Low', values: low },
          { name: 'High', values: high },
        ]}
        format={size}
        look="lines"
      />
      <p className="mt-2 text-[13px] text-mute">Each year is the one before it × (1 + growth). Low and high come from Range.</p>
    </>
  );
}
