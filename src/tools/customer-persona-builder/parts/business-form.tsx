import type { FormEvent } from 'react';
import { joinWords } from '@/lib/text';
import { NeedsRow } from '@/kinds/generator/needs-row';
import { Field, type FormHandle } from '@/ui/field';
import { Panel, Split } from '@/ui/layout';
import { tips } from '../content';
import type { fields } from '../model';

interface BusinessFormProps {
  form: FormHandle<typeof fields>;
  /** What still has to be filled in. */
  needs: readonly string[];
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
  onBlank: () => void;
}

const names = ['industry', 'productType', 'targetMarket', 'businessModel'] as const;

export function BusinessForm({ form, needs, isBusy, problem, onGenerate, onBlank }: BusinessFormProps) {
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
              {names.map((name) => (
                <Field key={name} of={form} name={name} />
              ))}
            </div>
            <NeedsRow
              label="Generate Personas"
              busyLabel="Generating..."
              icon="users"
              isBusy={isBusy}
              needs={joinWords(needs)}
              problem={problem}
            />
            <p className="mt-4 border-t border-line pt-3 text-[14px] text-mute">
              You know your customers already?{' '}
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
            Three example people with a bio, goals, behaviors, pain points and preferred channels, made on this device from your own words
            and those of your trade. They are invented: a start for your interviews, not a result of them.
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
