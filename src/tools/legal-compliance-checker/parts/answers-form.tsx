import { type FormEvent, type ReactNode, type Ref } from 'react';
import { joinWords } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { FieldGroup, Notice } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { missingAnswers, questions, type answerFields } from '../model';

const PlaceNote = lazyPart(async () => (await import('./place-note')).default);

interface AnswersFormProps {
  form: FormHandle<typeof answerFields>;
  formRef?: Ref<HTMLFormElement>;
  /** "Generate", and what it reads while it works. */
  submit: string;
  busyLabel: string;
  icon: string;
  isBusy: boolean;
  /** What went wrong; empty when nothing did. */
  problem: string;
  onSubmit: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** What a checklist is made from: three answers that are needed, and questions that each add to it. */
export function AnswersForm({ form, formRef, submit, busyLabel, icon, isBusy, problem, onSubmit, children }: AnswersFormProps) {
  const missing = missingAnswers(form.draft);
  const { location } = form.draft;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length === 0 && !isBusy) onSubmit();
  };
  return (
    <form ref={formRef} noValidate aria-label="About the business" onSubmit={send}>
      <FieldGroup title="About the business">
        <Field of={form} name="businessType" />
        <div className="min-w-0">
          <Field of={form} name="location" />
          <p role="status" className="mt-1 text-[13px] break-words text-mute empty:hidden">
            {location.trim() !== '' && <PlaceNote location={location} />}
          </p>
        </div>
        <Field of={form} name="industry" />
        <Field of={form} name="formedOn" />
      </FieldGroup>
      <FieldGroup title="Tick what is true of the business">
        {questions.map((name) => (
          <Field key={name} of={form} name={name} />
        ))}
        <Field of={form} name="local" wide />
      </FieldGroup>
      <div className="act mt-5 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={isBusy || missing.length > 0}>
            <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
              <Icon icon={isBusy ? 'loader-circle' : icon} />
            </span>
            {isBusy ? busyLabel : submit}
          </Button>
          {children}
        </div>
        {missing.length > 0 && <p className="text-[13px] text-mute">Still needed: {joinWords(missing)}.</p>}
        {problem !== '' && <Notice tone="bad">{problem}</Notice>}
      </div>
    </form>
  );
}
