import type { FormEvent } from 'react';
import { joinWords } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Notice, Panel, Split } from '@/ui/layout';
import { tips } from '../content';
import type { fields } from '../model';

interface BusinessFormProps {
  form: FormHandle<typeof fields>;
  missing: readonly string[];
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
  onBlank: () => void;
}

const names = ['industry', 'productType', 'targetMarket', 'businessModel'] as const;

export function BusinessForm({ form, missing, isBusy, problem, onGenerate, onBlank }: BusinessFormProps) {
  const canGenerate = missing.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGenerate && !isBusy) onGenerate();
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
            <div className="mt-5 flex flex-wrap items-center gap-3">
              <Button
                type="submit"
                look="primary"
                disabled={!canGenerate || isBusy}
                aria-describedby={canGenerate ? undefined : 'personas-need'}
              >
                <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
                  <Icon icon={isBusy ? 'loader-circle' : 'users'} />
                </span>
                {isBusy ? 'Generating...' : 'Generate Personas'}
              </Button>
              {!canGenerate && (
                <p id="personas-need" className="text-[13px] text-mute">
                  Needs {joinWords(missing)}.
                </p>
              )}
            </div>
            <p className="mt-4 border-t border-line pt-3 text-[14px] text-mute">
              You know your customers already?{' '}
              <button type="button" className="link" onClick={onBlank}>
                Start from a blank persona
              </button>
            </p>
            {problem !== '' && (
              <div role="status" className="mt-3">
                <Notice>{problem}</Notice>
              </div>
            )}
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
