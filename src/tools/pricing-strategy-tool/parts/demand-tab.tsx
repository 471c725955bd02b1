import { sheetFiles } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatMoney, toMajor, toMinor } from '@/lib/money';
import { formatPercent, noFigure } from '@/lib/numbers';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Chip, Notice, Panel, Split } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { noProfit, noRevenue, sampleDemand } from '../content';
import type { Curve } from '../demand';
import type { Analysis } from '../evidence';
import { fileStem, samplesIn, type PricingData, type studyFields } from '../model';
import { toDemandSheet } from '../sheets';
import { CurveChart } from './curve-chart';
import { takeLongPaste } from './long-paste';
import { RejectedLines } from './rejected-lines';

interface DemandTabProps {
  tool: Tool<PricingData>;
  analysis: Analysis;
  form: FormHandle<typeof studyFields>;
}

const helps = {
  prices:
    'A price and the share who would buy at it, such as “29, 66%”. Or a price, how many would buy and how many you asked: “29, 33, 50”.',
  highest: 'The most each person would pay, one person per line. Anyone who would pay a price counts as a buyer at every lower one.',
};

export function DemandTab({ tool, analysis: { demand, curve, studies, costs }, form }: DemandTabProps) {
  const { data, around, change } = tool;
  const isEmpty = data.studies.demand.trim() === '';
  const put = (next: Partial<PricingData['studies']>, said: string) =>
    change((current) => ({ ...current, studies: { ...current.studies, ...next } }), { say: said });
  return (
    <Split
      input={
        <Panel title="Demand curve: Gabor-Granger">
          <p className="mb-4 text-mute">Ask people at several prices whether they would buy, and paste what they said.</p>
          <div
            className="grid grid-cols-1 gap-3 sm:grid-cols-2"
            onPaste={(event) => takeLongPaste(event, (text) => form.set('demand', text))}
          >
            <Field of={form} name="demandKind" wide />
            <Field of={form} name="demand" />
          </div>
          <p className="mt-1 text-[13px] text-mute">{helps[studies.demandKind]}</p>
          {demand.note !== '' && <p className="mt-1 text-[13px] text-mute">{demand.note}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            {isEmpty ? (
              <Button onClick={() => put({ demand: sampleDemand, demandKind: 'prices' }, 'Sample answers loaded')}>
                Load sample answers
              </Button>
            ) : (
              <Button icon="eraser" onClick={() => put({ demand: '' }, 'Answers cleared')}>
                Clear answers
              </Button>
            )}
          </div>
        </Panel>
      }
      result={
        <Panel
          title="Demand and revenue"
          aside={
            curve && (
              <Download
                label="Download figures"
                files={sheetFiles(fileStem(data, 'demand-curve'), toDemandSheet(curve, costs.unitCost, around.currency))}
              />
            )
          }
        >
          <div className="mb-4 grid grid-cols-1 gap-2 empty:hidden">
            <RejectedLines title="left out" lines={demand.rejected} />
          </div>
          {curve ? (
            <CurveView curve={curve} unitCost={costs.unitCost} currency={around.currency} isSample={samplesIn(data).demand} />
          ) : (
            <p className="text-mute">
              {isEmpty
                ? 'The curve and the price with the highest revenue appear here as soon as one line can be read.'
                : `${noFigure} No line can be used yet, so there is no curve to draw.`}
            </p>
          )}
        </Panel>
      }
    />
  );
}

interface CurveViewProps {
  curve: Curve;
  unitCost: number;
  currency: string;
  isSample: boolean;
}

const mostRises = 5;

function CurveView({ curve: { points, best, bestProfit, rises }, unitCost, currency, isSample }: CurveViewProps) {
  const money = (minor: number) => formatMoney(minor, currency);
  const percent = (share: number) => formatPercent(Number(share.toFixed(3)));
  const formatPrice = (price: number) => money(toMinor(price, currency));
  const prices = points.map(({ price }) => toMajor(price, currency));
  const isEarning = best.revenue > 0;
  const markers = isEarning ? [{ name: 'Best revenue', price: toMajor(best.price, currency) }] : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      {isSample && (
        <div>
          <Chip tone="warn">Sample</Chip>
        </div>
      )}
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="rounded-(--radius-control) bg-sunk px-4 py-3">
          <dt className="text-[13px] text-mute">Revenue-maximizing price</dt>
          <dd className="figure text-accent">{isEarning ? money(best.price) : noFigure}</dd>
          <dd className="text-[13px] text-mute">
            {isEarning ? `${percent(best.share)} would buy: ${money(best.revenue)} from every 100 people asked.` : noRevenue}
          </dd>
        </div>
        <div className="rounded-(--radius-control) bg-sunk px-4 py-3">
          <dt className="text-[13px] text-mute">Profit-maximizing price</dt>
          <dd className="figure">{unitCost > 0 && bestProfit.profit > 0 ? money(bestProfit.price) : noFigure}</dd>
          <dd className="text-[13px] text-mute">
            {unitCost <= 0
              ? 'Enter the cost per unit under Unit economics.'
              : bestProfit.profit > 0
                ? `${money(bestProfit.profit)} from every 100 people asked, after ${money(unitCost)} per unit.`
                : noProfit}
          </dd>
        </div>
      </dl>
      {rises.length > 0 && (
        <Notice>
          More people would buy at a higher price here:{' '}
          {rises
            .slice(0, mostRises)
            .map(({ from, to }) => `${percent(to.share)} at ${money(to.price)} after ${percent(from.share)} at ${money(from.price)}`)
            .join('; ')}
          . Demand should fall as the price rises, so check these lines. They’re shown as given.
        </Notice>
      )}
      <CurveChart
        label="Share who would buy, by price"
        prices={prices}
        lines={[{ name: 'Would buy', values: points.map(({ share }) => share) }]}
        markers={markers}
        formatPrice={formatPrice}
        formatValue={percent}
      />
      <CurveChart
        label="Revenue from every 100 people asked, by price"
        prices={prices}
        lines={[
          { name: 'Revenue per 100 asked', values: points.map(({ revenue }) => revenue) },
          ...(unitCost > 0 ? [{ name: 'Profit per 100 asked', values: points.map(({ profit }) => profit) }] : []),
        ]}
        markers={markers}
        formatPrice={formatPrice}
        formatValue={(minor) => formatCompactMoney(minor, currency)}
      />
      <p className="text-[13px] text-mute">
        The best price is one of those you asked about; between them nothing is known. Of two prices with equal revenue the lower is named.
        People say yes more easily than they pay: read the shares as an upper limit.
      </p>
    </div>
  );
}
