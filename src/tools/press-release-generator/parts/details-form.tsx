import type { FormEvent, ReactNode, Ref } from 'react';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { More } from '@/ui/more';
import type { fields } from '../model';

export type AnswersForm = FormHandle<typeof fields>;

interface DetailsFormProps {
  form: AnswersForm;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
  /** The button, and what it has to say. */
  children: ReactNode;
}

/** What the release says. */
export function DetailsForm({ form, formRef, onSubmit, children }: DetailsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label="Press release details">
      <FieldGroup title="The news">
        <Field of={form} name="companyName" />
        <Field of={form} name="industry" />
        <Field of={form} name="headline" wide />
        <Field of={form} name="location" />
        <Field of={form} name="date" />
        <Field of={form} name="announcement" />
      </FieldGroup>
      <FieldGroup title="Why it matters">
        <Field of={form} name="targetAudience" wide />
        <Field of={form} name="keyBenefits" />
        <Field of={form} name="callToAction" wide />
      </FieldGroup>
      <FieldGroup title="Quote">
        <Field of={form} name="quote" />
        <Field of={form} name="quotePerson" />
        <Field of={form} name="quoteTitle" />
        <More title="A second quote" isUsed={form.draft.secondQuote !== ''} className="sm:col-span-2">
          <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Field of={form} name="secondQuote" />
            <Field of={form} name="secondPerson" />
            <Field of={form} name="secondTitle" />
          </div>
        </More>
      </FieldGroup>
      <FieldGroup title="Company and contact">
        <Field of={form} name="backgroundInfo" />
        <Field of={form} name="contactName" />
        <Field of={form} name="contactPhone" />
        <Field of={form} name="contactEmail" wide />
      </FieldGroup>
      {children}
    </form>
  );
}
