import { useId } from 'react';
import { Reasons } from '@/kinds/generator/reasons';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Notice, Panel, Split } from '@/ui/layout';
import { features } from '../content';
import type { fields, Idea } from '../fields';
import { answerNames } from '../fields';
import { mostIdeas, titleOf } from '../model';

interface IdeaFormProps {
  form: FormHandle<typeof fields>;
  /** The idea whose answers are being changed. */
  edited: Idea | undefined;
  canValidate: boolean;
  hasNoRoom: boolean;
  isBusy: boolean;
  problem: string;
  onValidate: () => void;
  onClear: () => void;
  onBack: () => void;
}

export function IdeaForm({ form, edited, canValidate, hasNoRoom, isBusy, problem, onValidate, onClear, onBack }: IdeaFormProps) {
  const id = useId();
  const isUsed = answerNames.some((name) => form.draft[name] !== '');
  const reason = hasNoRoom
    ? `There’s room for ${mostIdeas} ideas. Delete one below to validate the next.`
    : canValidate
      ? ''
      : 'Needs an idea title and a problem statement. The other answers can wait.';
  return (
    <Split
      input={
        <form
          className="panel"
          noValidate
          aria-label="Your idea"
          onSubmit={(event) => {
            event.preventDefault();
            onValidate();
          }}
        >
          {edited && (
            <div className="mb-4">
              <Notice tone="plain">
                You’re changing <span className="font-[550] break-words">{titleOf(edited)}</span>. Its evidence, interviews and tests are
                kept.
              </Notice>
            </div>
          )}
          <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2">
            {answerNames.map((name) => (
              <Field key={name} of={form} name={name} wide />
            ))}
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-2">
            <Button type="submit" look="primary" disabled={isBusy || reason !== ''} aria-describedby={reason === '' ? undefined : id}>
              <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
                <Icon icon={isBusy ? 'loader-circle' : 'lightbulb'} />
              </span>
              {isBusy ? 'Validating Idea...' : 'Validate Idea'}
            </Button>
            {edited && <Button onClick={onBack}>Back to the report</Button>}
            {isUsed && !edited && (
              <Button look="quiet" onClick={onClear}>
                Clear answers
              </Button>
            )}
          </div>
          {reason !== '' && (
            <p id={id} className="mt-2 text-[13px] text-mute">
              {reason}
            </p>
          )}
          {problem !== '' && (
            <div className="mt-3">
              <Notice tone="bad">{problem}</Notice>
            </div>
          )}
        </form>
      }
      result={
        <div className="grid grid-cols-1 gap-4">
          <Reasons
            title="Idea report"
            intro="Answer what you can and press Validate Idea. The report replaces this form; it is made on this device from your own words."
            heading="What you get"
            reasons={features}
          />
          <Panel title="How to answer">
            <p className="text-mute">
              Write as you would tell a friend who doesn’t know the field. Numbers help: how many, how often, how much. Leave out what you
              don’t know; the report says what is missing.
            </p>
          </Panel>
        </div>
      }
    />
  );
}
