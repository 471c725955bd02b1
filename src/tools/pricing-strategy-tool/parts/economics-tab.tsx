import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Chip, FieldGroup, HeadlineFigure, Notice, Panel, Split } from '@/ui/layout';
import { Table } from '@/ui/table';
import type { Tool } from '@/workspace/tool-state';
import { sampleCosts } from '../content';
import { hasValue, type Figure } from '../economics';
import type { Analysis } from '../evidence';
import { samplesIn, state, type costFields, type PricingData } from '../model';
import { describeDiscount, formatChange, formatEffectUnits } from '../words';

interface EconomicsTabProps {
  tool: Tool<PricingData>;
  analysis: Analysis;
  form: FormHandle<typeof costFields>;
}

export function EconomicsTab({ tool, analysis: { economics, costs }, form }: EconomicsTabProps) {
  const { data, around, change } = tool;
  const { currency } = around;
  const money = (minor: number) => formatMoney(minor, currency);
  const percent = (fraction: number) => formatPercent(Number(fraction.toFixed(3)));
  const isEmpty = [data.costs.price, data.costs.unitCost, data.costs.fixedCosts, data.costs.unitsNow].every((typed) => typed.trim() === '');
  const put = (next: PricingData['costs'], said: string) => change((current) => ({ ...current, costs: next }), { say: said });
  const figures: { name: string; figure: Figure; format: (value: number) => string; note: string }[] = [
    { name: 'Cost-plus price', figure: economics.costPlus, format: money, note: `cost per unit plus ${percent(costs.markup)}` },
    {
      name: 'Price for your target margin',
      figure: economics.marginPrice,
      format: money,
      note: `leaves ${percent(costs.targetMargin)} of the price`,
    },
    { name: 'Profit per unit', figure: economics.unitProfit, format: money, note: 'price less cost per unit' },
    { name: 'Margin', figure: economics.margin, format: percent, note: 'profit per unit, as a share of the price' },
    { name: 'Markup', figure: economics.markup, format: percent, note: 'profit per unit, as a share of the cost' },
    { name: 'Break-even units', figure: economics.breakEven, format: formatNumber, note: 'per month, to cover the fixed costs' },
    { name: 'Break-even revenue', figure: economics.breakEvenRevenue, format: money, note: 'those units at your price' },
    { name: 'Profit per month', figure: economics.monthlyProfit, format: money, note: 'at the units you sell now' },
  ];
  const breakEven = hasValue(economics.breakEven) ? formatNumber(economics.breakEven.value) : noFigure;
  return (
    <>
      <Split
        input={
          <Panel title="Unit economics">
            <div>
              <FieldGroup title="Price and costs">
                <Field of={form} name="price" />
                <Field of={form} name="unitCost" />
                <Field of={form} name="fixedCosts" />
                <Field of={form} name="unitsNow" />
              </FieldGroup>
              <FieldGroup title="What if">
                <Field of={form} name="markup" />
                <Field of={form} name="targetMargin" />
                <Field of={form} name="discount" />
              </FieldGroup>
            </div>
            <p className="mt-2 text-[13px] text-mute">Markup, margin and discount are in percent.</p>
            <div className="mt-3">
              {isEmpty ? (
                <Button onClick={() => put({ ...sampleCosts }, 'Sample figures loaded')}>Load sample figures</Button>
              ) : (
                <Button icon="eraser" onClick={() => put(state.start(around).costs, 'Figures cleared')}>
                  Clear figures
                </Button>
              )}
            </div>
          </Panel>
        }
        result={
          <Panel title="What the price earns" aside={samplesIn(data).costs && <Chip tone="warn">Sample</Chip>}>
            <dl className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
              {figures.map(({ name, figure, format, note }) => (
                <div key={name} className="rounded-(--radius-control) bg-sunk px-4 py-3">
                  <dt className="text-[13px] text-mute">{name}</dt>
                  <dd className={`figure break-words ${hasValue(figure) && figure.value < 0 ? 'text-bad' : ''}`}>
                    {hasValue(figure) ? format(figure.value) : noFigure}
                  </dd>
                  <dd className="text-[13px] text-mute">{hasValue(figure) ? note : figure.reason}</dd>
                </div>
              ))}
            </dl>
            <Notice tone="plain">
              <span className="text-ink">{describeDiscount(economics, costs.unitsNow, currency)}</span>
            </Notice>
            <h3 className="mt-5 mb-2 font-semibold">What a price change takes</h3>
            <Table
              label="Units needed for the same profit after a price change"
              rows={economics.ladder}
              columns={[
                { head: 'Change', cell: ({ change: by }) => formatChange(by) },
                { head: 'Price', cell: ({ price }) => (costs.price > 0 ? money(price) : noFigure) },
                { head: 'Margin', cell: ({ margin }) => (hasValue(margin) ? percent(margin.value) : noFigure) },
                { head: 'Units for the same profit', cell: formatEffectUnits },
                { head: 'Break-even units', cell: ({ breakEven: units }) => (hasValue(units) ? formatNumber(units.value) : noFigure) },
              ]}
            />
            <p className="mt-3 text-[13px] text-mute">
              {noFigure} appears where a unit earns nothing, so no number of units is enough. Costs per unit are assumed to stay the same.
            </p>
          </Panel>
        }
      />
      <HeadlineFigure label="Break-even units per month" figure={breakEven} />
    </>
  );
}
