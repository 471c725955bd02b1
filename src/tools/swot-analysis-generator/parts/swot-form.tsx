import type { FormEvent } from 'react';
import type { FormHandle } from '@/ui/field';
import { Field } from '@/ui/field';
import { NeedsRow } from '@/kinds/generator/needs-row';
import { Panel, Split } from '@/ui/layout';
import { quadrantQuestions, quadrants, quadrantTitles } from '../content';
import type { fields } from '../model';

interface SwotFormProps {
  form: FormHandle<typeof fields>;
  canGenerate: boolean;
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
}

const names = ['companyName', 'industry', 'businessModel', 'targetMarket', 'keyProducts', 'mainCompetitors'] as const;

export function SwotForm({ form, canGenerate, isBusy, problem, onGenerate }: SwotFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <Split
      input={
        <Panel title="Your company">
          <form onSubmit={submit} noValidate>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {names.map((name) => (
                <Field key={name} of={form} name={name} />
              ))}
            </div>
            <NeedsRow
              label="Generate SWOT Analysis"
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
            Eight suggestions for each quadrant, made from your own words on this device. They’re starting points, not facts: keep what is
            true, drop the rest and add your own.
          </p>
          <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {quadrants.map((quadrant) => (
              <div key={quadrant} className="rounded-(--radius-control) bg-sunk p-4">
                <dt className="mb-1 font-semibold">{quadrantTitles[quadrant]}</dt>
                <dd className="text-mute">{quadrantQuestions[quadrant]}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      }
    />
  );
}
