import type { FormEvent } from 'react';
import { NeedsRow } from '@/kinds/document/needs-row';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Panel, Split } from '@/ui/layout';
import { factors } from '../content';
import type { fields } from '../model';
import { MarketReading } from './market-reading';

interface PricingFormProps {
  form: FormHandle<typeof fields>;
  canGenerate: boolean;
  isBusy: boolean;
  problem: string;
  currency: string;
  onGenerate: () => void;
}

export function PricingForm({ form, canGenerate, isBusy, problem, currency, onGenerate }: PricingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGenerate && !isBusy) onGenerate();
  };
  return (
    <Split
      input={
        <Panel title="Your product">
          <form onSubmit={submit} noValidate>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Field of={form} name="productType" />
              <Field of={form} name="industry" />
              <Field of={form} name="targetMarket" />
              <Field of={form} name="businessModel" />
              <Field of={form} name="competitorPricing" />
              <MarketReading text={form.draft.competitorPricing} currency={currency} />
              <Field of={form} name="valueProposition" />
            </div>
            <NeedsRow
              label="Generate Pricing Strategies"
              busyLabel="Generating Strategies..."
              icon="sparkles"
              isBusy={isBusy}
              needs={canGenerate ? '' : 'a product or service and an industry'}
              problem={problem}
            />
          </form>
        </Panel>
      }
      result={
        <Panel title="Four pricing factors">
          <p className="mb-4 text-mute">Think these through before you set a price. Six strategies, ranked for your answers, follow.</p>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {factors.map(({ title, text, icon }) => (
              <li key={title} className="rounded-(--radius-control) bg-sunk p-4">
                <h3 className="mb-1 flex items-center gap-2 font-semibold">
                  <span className="text-accent">
                    <Icon icon={icon} size={16} />
                  </span>
                  {title}
                </h3>
                <p className="text-mute">{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
      }
    />
  );
}
