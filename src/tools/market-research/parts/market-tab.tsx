import { TradeChip } from '@/kinds/generator/trade-chip';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Panel, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { readBudget } from '../budget';
import { tips } from '../content';
import type { fields, ResearchData } from '../model';

const waiting = (
  <Panel title="Official data">
    <p className="text-mute">Say where you sell, and the statistics offices of the place are listed here.</p>
  </Panel>
);
// The offices of the world come once somebody uses the page: nobody needs them before a place is typed.
const OfficialData = lazyPart(async () => (await import('./official-data')).OfficialData, waiting);

interface MarketTabProps {
  form: FormHandle<typeof fields>;
  currency: string;
  trade: ResearchData['trade'];
  onTrade: (trade: ResearchData['trade']) => void;
  onNext: () => void;
}

export function MarketTab({ form, currency, trade, onTrade, onNext }: MarketTabProps) {
  const { industry, location, budget } = form.draft;
  const amount = readBudget(budget, currency);
  const isInUse = useIsInUse();
  return (
    <Split
      input={
        <Panel title="Your market">
          <form
            noValidate
            aria-label="Market information"
            className="grid grid-cols-1 gap-3 sm:grid-cols-2"
            onSubmit={(event) => {
              event.preventDefault();
              onNext();
            }}
          >
            <div>
              <Field of={form} name="industry" />
              <TradeChip typed={industry} value={trade} onChange={onTrade} />
            </div>
            <Field of={form} name="targetMarket" />
            <Field of={form} name="location" />
            <div>
              <Field of={form} name="budget" />
              <p role="status" className="mt-1 text-[13px] text-mute">
                {amount && `Read as ${amount}.`}
              </p>
            </div>
            <div className="sm:col-span-2">
              <Button type="submit" look="primary">
                Next: Competitors
              </Button>
            </div>
          </form>
        </Panel>
      }
      result={
        <div className="grid grid-cols-1 gap-5">
          <Panel title="Tips">
            <dl className="grid grid-cols-1 gap-3">
              {tips.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-mute">{text}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          {isInUse ? <OfficialData industry={industry} location={location} /> : waiting}
        </div>
      }
    />
  );
}
