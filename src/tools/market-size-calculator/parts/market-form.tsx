import { formatPercent, toFraction } from '@/lib/numbers';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Chip, FieldGroup, Panel } from '@/ui/layout';
import { labels } from '../content';
import { exampleRateOf, hasExampleRate, type Evidence, type MarketFields, type MarketInputs } from '../model';

export type MarketForm = FormHandle<MarketFields> & { values: MarketInputs };

interface MarketFormProps {
  form: MarketForm;
  evidence: Evidence;
  currency: string;
}

const unit = (text: string) => <span className="text-[13px] whitespace-nowrap text-mute">{text}</span>;

export function MarketForm({ form, evidence, currency }: MarketFormProps) {
  return (
    <Panel>
      <FieldGroup title="Your market">
        <Field of={form} name="industry" />
        <Field of={form} name="geography" />
        <Field of={form} name="targetCustomers" wide />
      </FieldGroup>
      <FieldGroup title="Both approaches">
        <Field of={form} name="totalPopulation" />
        <Field of={form} name="targetPercentage" after={unit('%')} />
      </FieldGroup>
      <FieldGroup title="Top-down">
        <Field of={form} name="averageSpending" after={unit(currency)} />
        <Field of={form} name="marketShareGoal" after={unit('%')} />
      </FieldGroup>
      <FieldGroup title="Bottom-up">
        <Field of={form} name="productPrice" after={unit(currency)} />
        <Field of={form} name="conversionRate" after={unit('%')} />
      </FieldGroup>
      <FieldGroup title="Growth">
        <Field of={form} name="growthRate" after={unit('% per year')} />
        <GrowthNote form={form} evidence={evidence} />
      </FieldGroup>
    </Panel>
  );
}

function GrowthNote({ form, evidence }: Pick<MarketFormProps, 'form' | 'evidence'>) {
  const { industry } = form.values;
  const example = exampleRateOf(industry);
  if (example === undefined)
    return <p className="text-[13px] text-mute sm:pt-7">Choose an industry for an example rate, or type your own.</p>;
  if (hasExampleRate(form.values, evidence)) {
    return (
      <div className="sm:pt-6">
        <Chip tone="warn">{`${labels.exampleRate}: ${example}%`}</Chip>
        <p className="mt-1 text-[13px] text-mute">{labels.exampleRateNote}</p>
      </div>
    );
  }
  return (
    <div className="sm:pt-6">
      <Button onClick={() => form.set('growthRate', String(example))}>{`Use example rate ${formatPercent(toFraction(example))}`}</Button>
    </div>
  );
}
