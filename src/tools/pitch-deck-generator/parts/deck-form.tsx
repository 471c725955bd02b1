import type { FormEvent } from 'react';
import type { FormHandle } from '@/ui/field';
import { Field } from '@/ui/field';
import { MoreAnswers } from '@/kinds/generator/more-answers';
import { NeedsRow } from '@/kinds/generator/needs-row';
import { Panel, Split } from '@/ui/layout';
import { deckTypes, typeLabels, typeQuestions } from '../content';
import { moreNames, type fields } from '../model';

interface DeckFormProps {
  form: FormHandle<typeof fields>;
  canGenerate: boolean;
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
}

const names = ['companyName', 'industry', 'problem', 'solution', 'targetMarket', 'fundingAmount', 'useOfFunds'] as const;

export function DeckForm({ form, canGenerate, isBusy, problem, onGenerate }: DeckFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <Split
      input={
        <Panel title="Company information">
          <form onSubmit={submit} noValidate>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {names.map((name) => (
                <Field key={name} of={form} name={name} />
              ))}
            </div>
            <MoreAnswers of={form} names={moreNames} />
            <NeedsRow
              label="Generate Pitch Deck"
              busyLabel="Generating..."
              icon="sparkles"
              isBusy={isBusy}
              needs={canGenerate ? '' : 'a company name and an industry'}
              problem={problem}
            />
          </form>
        </Panel>
      }
      result={
        <Panel title="What you get">
          <p className="mb-4 text-mute">
            Ten slides in your own words, made on this device. A slide you have given no answer for says in one line what it needs.
          </p>
          <ol className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {deckTypes.map((type, index) => (
              <li key={type} className="flex gap-3 rounded-(--radius-control) bg-sunk px-3.5 py-2.5">
                <span className="text-mute">{index + 1}</span>
                <span>
                  <span className="font-semibold">{typeLabels[type]}</span>
                  <span className="block text-[13px] text-mute">{typeQuestions[type]}</span>
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      }
    />
  );
}
