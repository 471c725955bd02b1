import { useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { useLiveForm } from '@/kinds/work/live-form';
import { emptyDraft } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { StatRow } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import type { PitchData } from '../model';
import { noRoi, readRoi, roiFields, roiSteps, roiText, type Roi } from '../roi';

const names = ['hours', 'rate', 'savings', 'revenue', 'price', 'setup', 'months'] as const;

const describePayback = ({ payback }: Roi) => (payback === undefined ? noFigure : payback === 0 ? 'At once' : plural(payback, 'month'));

/** What it is worth to one customer, by that customer's own figures. */
export function RoiPanel({ tool, product }: { tool: Tool<PitchData>; product: string }) {
  const { data, around, change } = tool;
  const draft = data.roi ?? noRoi;
  const form = useLiveForm(roiFields, draft, around, (roi, name) => change((current) => ({ ...current, roi }), { key: `roi.${name}` }));
  const { values, roi, missing } = useMemo(() => readRoi(draft, around), [draft, around]);
  const { currency } = around;
  return (
    <section aria-label="Return on investment" className="mb-7">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Return on Investment</h3>
        {data.roi && (
          <Button
            look="quiet"
            onClick={() => change((current) => ({ ...current, roi: emptyDraft(roiFields, '') }), { say: 'Figures cleared' })}
          >
            Clear figures
          </Button>
        )}
      </div>
      <p className="mb-3 text-[13px] text-mute">Enter the customer’s own figures, ideally while you talk. Nothing is assumed for them.</p>
      <div className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} of={form} name={name} />
        ))}
      </div>
      {roi ? (
        <>
          <StatRow
            stats={[
              { label: 'Left per month', figure: formatMoney(roi.net, currency), ...(roi.net < 0 ? { tone: 'bad' as const } : {}) },
              { label: `Left over ${plural(roi.months, 'month')}`, figure: formatMoney(roi.totalNet, currency) },
              { label: 'Return', figure: roi.share === undefined ? noFigure : formatPercent(roi.share, 0) },
              { label: 'Paid back', figure: describePayback(roi) },
            ]}
          />
          <div className="rounded-(--radius-control) bg-sunk px-4 py-3 wrap-anywhere">{roiText({ values, roi }, product, currency)}</div>
          <div className="mt-2 mb-3">
            <Copy text={roiText({ values, roi }, product, currency)} label="Copy Return on Investment" />
          </div>
          <h4 className="text-[13px] font-[550]">How it is worked out</h4>
          <ul className="mt-1 grid gap-0.5 text-[13px] text-mute">
            {roiSteps({ values, roi }, currency).map((step) => (
              <li key={step} className="wrap-anywhere">
                {step}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="status" className="text-mute">
          {missing}
        </p>
      )}
    </section>
  );
}
