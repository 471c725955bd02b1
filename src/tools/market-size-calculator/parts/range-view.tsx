import { useMemo } from 'react';
import { formatValue } from '@/lib/fields';
import { CompareTable } from '@/kinds/calculator/compare-table';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Chip, FieldGroup, Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { labels } from '../content';
import { approachLabels, approaches, computeSizes, drivers, fields, sizeKeys, type Driver, type MarketData } from '../model';
import { checkRange, figuresAt, rangeFieldsOf } from '../ranges';
import type { SheetSource } from '../sheets';
import { formatSize } from '../words';
import type { MarketForm } from './market-form';
import { Tornado } from './tornado';

interface RangeViewProps {
  source: SheetSource;
  form: MarketForm;
  tool: Tool<MarketData>;
}

/** Low, base and high side by side, which figure matters most, and the ends themselves. */
export function RangeView({ source, form, tool }: RangeViewProps) {
  const { result, ranges, currency } = source;
  const versions = [result.inputs, figuresAt(ranges, 'low'), figuresAt(ranges, 'high')];
  const measures = approaches.flatMap((approach) => {
    const sizes = versions.map((figures) => computeSizes(approach, figures));
    return sizeKeys.map((key) => ({
      label: `${approachLabels[approach]} ${key.toUpperCase()}`,
      values: sizes.map((one) => one[key]),
      format: (minor: number) => formatSize(minor, currency),
    }));
  });
  const isAssumed = drivers.some((driver) => ranges[driver].isLowAssumed || ranges[driver].isHighAssumed);
  return (
    <>
      <CompareTable label="Base, low and high, per year" names={['Base', 'Low', 'High']} measures={measures} />
      <p className="mt-2 text-[13px] text-mute">
        Low has every input at its low end, High every input at its high end. Figures are per year.
      </p>
      {measures.some(({ values }) => values.includes(null)) && (
        <div className="mt-3">
          <Notice>{labels.tooLarge}</Notice>
        </div>
      )}
      <Tornado source={source} form={form} />
      <section aria-label="Low and high of each input" className="mt-6 border-t border-line pt-5">
        <FieldGroup title="Low and high of each input">
          <Field of={form} name="spread" after={<span className="text-[13px] text-mute">%</span>} />
          {isAssumed && (
            <div className="sm:pt-7">
              <Chip tone="warn">Assumption: ±{formatValue(fields.spread, result.inputs.spread, currency)}</Chip>
            </div>
          )}
        </FieldGroup>
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {drivers.map((driver) => (
            <RangeRow key={driver} driver={driver} source={source} tool={tool} />
          ))}
        </ul>
      </section>
    </>
  );
}

function RangeRow({ driver, source, tool }: { driver: Driver } & Pick<RangeViewProps, 'source' | 'tool'>) {
  const { data, result, ranges, currency } = source;
  const base = result.inputs[driver];
  const { spread } = result.inputs;
  const rangeFields = useMemo(() => rangeFieldsOf(driver, base, spread, currency), [driver, base, spread, currency]);
  const form = useLiveForm(rangeFields, data.ranges[driver], tool.around, (draft, name) =>
    tool.change((current) => ({ ...current, ranges: { ...current.ranges, [driver]: draft } }), { key: `${driver} ${name}` }),
  );
  // An end that cannot be read is assumed like one that was not typed; it does not count as 0.
  const problems = Object.fromEntries(
    Object.entries(form.problems).map(([name, problem]) => [name, `${problem} The assumed figure counts.`]),
  );
  const handle = { ...form, isLive: false, problems, notes: { ...form.notes, ...checkRange(ranges[driver], base) } };
  const { label } = fields[driver];
  return (
    <li>
      <p className="mb-1 text-[13px]">
        <span className="font-[550]">{label}</span> <span className="text-mute">base {formatValue(fields[driver], base, currency)}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        {(['low', 'high'] as const).map((end) => (
          <div key={end} className="grid grid-cols-[36px_minmax(0,1fr)] items-start gap-x-2">
            <span className="pt-2.5 text-[13px] text-mute" aria-hidden="true">
              {rangeFields[end].label}
            </span>
            <Field of={handle} name={end} label={`${label}: ${rangeFields[end].label}`} hideLabel />
          </div>
        ))}
      </div>
    </li>
  );
}
