import type { FormEvent, ReactNode, Ref } from 'react';
import { MoreAnswers } from '@/kinds/generator/more-answers';
import { Field, type FormHandle } from '@/ui/field';
import { moreFields, type fields } from '../model';

interface PitchFormProps {
  form: FormHandle<typeof fields>;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
  /** The button, and what it has to say. */
  children: ReactNode;
}

export function PitchForm({ form, formRef, onSubmit, children }: PitchFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label="Your offer">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="productName" />
        <Field of={form} name="industry" />
        <Field of={form} name="targetAudience" wide />
        <Field of={form} name="keyFeatures" />
        <Field of={form} name="painPoints" />
        <Field of={form} name="uniqueSellingPoints" />
        <Field of={form} name="pricing" wide />
        <Field of={form} name="competitorComparison" />
        <Field of={form} name="callToAction" wide />
      </div>
      <MoreAnswers of={form} names={moreFields} />
      {children}
    </form>
  );
}
