import { optionLabel } from '@/lib/fields';
import { linearScale, niceTicks } from '@/lib/scale';
import { Table } from '@/ui/table';
import { describeShare, type Basis } from '../basis';
import { fields, type Tier } from '../model';
import { formatDifference, formatPrice, type Market, type Priced } from '../pricing';
import { fullName } from '../words';

const tierName = (tier: Tier) => (tier === 'none' ? 'No tier' : optionLabel(fields.tier, tier));
const diamond = 'M0 -7 L7 0 L0 7 L-7 0 Z';

/** Each price a dot on one scale, tier by tier, with the figures in a table below. */
export function TierPlot({ market, currency, basis }: { market: Market; currency: string; basis: Basis }) {
  const { tiers, ownPrices, rivalPrices } = market;
  const show = (price: number | undefined) => formatPrice(price, currency);
  const ticks = niceTicks([...ownPrices, ...rivalPrices].map(({ monthly }) => monthly));
  const scale = linearScale(ticks, 2, 96);
  const at = (price: number) => `${scale(price).toFixed(2)}%`;
  const marks = ticks.filter(
    (_, index) => index === 0 || index === ticks.length - 1 || (ticks.length > 3 && index % 2 === 0 && index < ticks.length - 2),
  );
  return (
    <section aria-label="Prices by tier" className="mt-5 border-t border-line pt-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">Prices by tier</h3>
        <p className="flex flex-wrap gap-x-3 text-[13px] text-mute">
          <Key name="You">
            <path d={diamond} className="fill-accent" />
          </Key>
          <Key name="Competitor">
            <circle r={5} className="fill-surface stroke-ink stroke-[1.5]" />
          </Key>
          <Key name="Median">
            <path d="M0 -8 V8" className="stroke-warn stroke-2" />
          </Key>
        </p>
      </div>
      <div aria-hidden="true">
        {tiers.map(({ tier, median, ownPrices: own, rivalPrices: rivals }) => (
          <div key={tier} className="grid grid-cols-[56px_minmax(0,1fr)] items-center">
            <span className="text-[13px] text-mute">{tierName(tier)}</span>
            <svg className="h-9 w-full">
              <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
              {median !== undefined && <line x1={at(median)} x2={at(median)} y1="15%" y2="85%" className="stroke-warn stroke-2" />}
              {rivals.map((priced) => (
                <circle key={priced.product.id} cx={at(priced.monthly)} cy="50%" r={5} className="fill-surface stroke-ink stroke-[1.5]">
                  <title>{dotTitle(priced, currency, basis)}</title>
                </circle>
              ))}
              {own.map((priced) => (
                <svg key={priced.product.id} x={at(priced.monthly)} y="50%" overflow="visible">
                  <path d={diamond} className="fill-accent">
                    <title>{dotTitle(priced, currency, basis)}</title>
                  </path>
                </svg>
              ))}
            </svg>
          </div>
        ))}
        <svg className="ml-14 h-5 w-[calc(100%-56px)]">
          {marks.map((tick, index) => (
            <text
              key={tick}
              x={at(tick)}
              y="14"
              textAnchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'}
              className="fill-mute text-[12px]"
            >
              {show(tick)}
            </text>
          ))}
        </svg>
      </div>
      <Table
        label="Table of prices by tier"
        className="mt-2"
        rows={tiers}
        keyOf={({ tier }) => tier}
        columns={[
          { head: 'Tier', isStrong: true, cell: ({ tier }) => tierName(tier) },
          { head: 'Yours', cell: ({ own }) => show(own) },
          { head: 'Lowest', cell: ({ lowest }) => show(lowest?.monthly) },
          { head: 'Median', cell: ({ median }) => show(median) },
          { head: 'Highest', cell: ({ highest }) => show(highest?.monthly) },
          { head: 'You vs. median', cell: ({ toMedian }) => formatDifference(toMedian) },
        ]}
      />
    </section>
  );
}

const dotTitle = ({ product, monthly }: Priced, currency: string, basis: Basis) =>
  `${fullName(product)}: ${formatPrice(monthly, currency)}${describeShare(product, basis)}`;

function Key({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" width={16} height={18} viewBox="-8 -9 16 18">
        {children}
      </svg>
      {name}
    </span>
  );
}
