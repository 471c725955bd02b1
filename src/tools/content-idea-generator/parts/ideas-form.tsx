import type { FormEvent } from 'react';
import { joinWords } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Notice, Panel } from '@/ui/layout';
import { platformLooks, platforms } from '../content';
import type { fields } from '../model';

interface IdeasFormProps {
  form: FormHandle<typeof fields>;
  missing: readonly string[];
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
}

export function IdeasForm({ form, missing, isBusy, problem, onGenerate }: IdeasFormProps) {
  const canGenerate = missing.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGenerate && !isBusy) onGenerate();
  };
  // An empty field is no mistake while the button says what it waits for.
  const quiet = { ...form, problems: {} };
  return (
    <Panel>
      <form noValidate onSubmit={submit} aria-label="Content preferences" className="grid grid-cols-1 gap-3">
        <Field of={quiet} name="industry" />
        <Field of={quiet} name="targetAudience" />
        <Field of={quiet} name="contentGoal" />
        <fieldset>
          <legend className="mb-1 text-[13px] font-[550]">Platforms</legend>
          <div className="grid grid-cols-1 gap-x-3 min-[360px]:grid-cols-2">
            {platforms.map((platform) => (
              <div key={platform} className="flex items-center justify-between gap-2">
                <Field of={quiet} name={platform} />
                <span className="text-mute">
                  <Icon icon={platformLooks[platform].icon} />
                </span>
              </div>
            ))}
          </div>
        </fieldset>
        <Field of={quiet} name="tone" />
        <div className="mt-2 grid grid-cols-1 gap-2">
          <Button type="submit" look="primary" disabled={!canGenerate || isBusy} aria-describedby={canGenerate ? undefined : 'ideas-need'}>
            <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
              <Icon icon={isBusy ? 'loader-circle' : 'lightbulb'} />
            </span>
            {isBusy ? 'Generating...' : 'Generate Content Ideas'}
          </Button>
          {!canGenerate && (
            <p id="ideas-need" className="text-[13px] text-mute">
              Needs {joinWords(missing)}.
            </p>
          )}
          {problem !== '' && (
            <div role="status">
              <Notice>{problem}</Notice>
            </div>
          )}
        </div>
      </form>
    </Panel>
  );
}
