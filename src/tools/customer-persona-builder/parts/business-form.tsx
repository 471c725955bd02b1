import type { FormEvent } from 'react';
import { joinWords } from '@/lib/text';
import { MoreAnswers } from '@/kinds/generator/more-answers';
import { NeedsRow } from '@/kinds/generator/needs-row';
import { TradeChip } from '@/kinds/generator/trade-chip';
import { Field, type FormHandle } from '@/ui/field';
import { Panel, Split } from '@/ui/layout';
import type { TradeChoice } from '@/writer/trades/match';
import { tips } from '../content';
import { moreFields, type fields } from '../model';

interface BusinessFormProps {
  form: FormHandle<typeof fields>;
  trade: TradeChoice;
  onTrade: (trade: TradeChoice) => void;
  /** What still has to be filled in. */
  needs: readonly string[];
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
  onBlank: () => void;
}

const names = ['productType', 'targetMarket', 'businessModel'] as const;

export function BusinessForm({ form, trade, onTrade, needs, isBusy, problem, onGenerate, onBlank }: BusinessFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <Split
      input={
        <Panel title="Business information">
          <form onSubmit={submit} noValidate aria-label="Business information">
            <div className="grid grid-cols-1 gap-3">
              <div>
                <Field of={form} name="industry" />
                <TradeChip typed={form.draft.industry} value={trade} onChange={onTrade} />
              </div>
              {names.map((name) => (
                <Field key={name} of={form} name={name} />
              ))}
            </div>
            <MoreAnswers of={form} names={moreFields} />
            <NeedsRow
              label="Generate Personas"
              busyLabel="Generating..."
              icon="users"
              isBusy={isBusy}
              needs={joinWords(needs)}
              problem={problem}
            />
            <p className="mt-4 border-t border-line pt-3 text-[14px] text-mute">
              Know your customers already?{' '}
              <button type="button" className="link" onClick={onBlank}>
                Start from a blank persona
              </button>
            </p>
          </form>
        </Panel>
      }
      result={
        <Panel title="What you get">
          <p className="mb-4 text-mute">
            Three example people with a bio, goals, behaviors, pain points and preferred channels, made on this device from your own words.
            They’re invented: a starting point for interviews, not a result of them.
          </p>
          <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {tips.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-0.5 text-mute">{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      }
    />
  );
}
