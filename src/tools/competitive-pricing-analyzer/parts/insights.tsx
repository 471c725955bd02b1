import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { formatDifference, formatPrice, type Market } from '../pricing';
import { contrastReason, headline, missingReason } from '../headline';
import { describeBasis, type Basis } from '../basis';

const InsightDetails = lazyPart(async () => (await import('./later')).InsightDetails);

interface InsightsProps {
  market: Market;
  savings: ReadonlyMap<string, number>;
  currency: string;
  basis: Basis;
}

export function Insights({ market, savings, currency, basis }: InsightsProps) {
  const { own, average, median, toAverage } = market;
  const contrast = contrastReason(market);
  const show = (price: number | undefined) => formatPrice(price, currency);
  const figures = [
    { label: 'Your average', figure: show(own) },
    { label: 'Competitor average', figure: show(average) },
    { label: 'Price difference', figure: formatDifference(toAverage) },
    { label: 'Competitor median', figure: show(median) },
  ];
  return (
    <Panel title="Pricing Insights">
      <p role="status" className="font-serif text-2xl leading-tight break-words">
        {headline(market)}
      </p>
      {contrast && <p className="mt-1 text-mute">{contrast}</p>}
      {!toAverage && <p className="mt-1 text-mute">{missingReason(market)}</p>}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-4">
        {figures.map(({ label, figure }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[13px] text-mute">{label}</dt>
            <dd className="text-lg font-semibold break-words">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-[13px] text-mute">{describeBasis(basis)} The averages cover all counted products.</p>
      {market.outcomes.size > 0 && <InsightDetails market={market} savings={savings} currency={currency} basis={basis} />}
    </Panel>
  );
}
