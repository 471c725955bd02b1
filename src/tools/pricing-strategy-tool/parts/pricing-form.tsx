import { type FormEvent } from 'react';
import { NeedsRow } from '@/kinds/generator/needs-row';
import type { Surroundings } from '@/lib/fields';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Panel, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { factors } from '../content';
import type { fields } from '../model';
import type { Said } from '../reading';

// Needed only once a price is typed.
const MarketReading = lazyPart(async () => (await import('./market-reading')).MarketReading);

interface PricingFormProps {
  form: FormHandle<typeof fields>;
  canGenerate: boolean;
  isBusy: boolean;
  problem: string;
  around: Surroundings;
  said: Said | undefined;
  onSay: (said: Said, name: string) => void;
  onGenerate: () => void;
}

export function PricingForm({ form, canGenerate, isBusy, problem, around, said, onSay, onGenerate }: PricingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
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
              {form.draft.competitorPricing.trim() !== '' && (
                <div className="-mt-1 sm:col-span-2">
                  <MarketReading text={form.draft.competitorPricing} said={said} around={around} onSay={onSay} />
                </div>
              )}
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
          <p className="mb-4 text-mute">Consider these first. Six strategies follow, each with how well it fits your answers.</p>
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
