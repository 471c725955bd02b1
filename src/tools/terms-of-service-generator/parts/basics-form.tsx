import type { FormEvent, ReactNode, Ref } from 'react';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import type { fields } from '../model';

export type AnswersForm = FormHandle<typeof fields>;

interface BasicsFormProps {
  form: AnswersForm;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
  /** The button, and what it has to say. */
  children: ReactNode;
}

/** All that plain terms need. */
export function BasicsForm({ form, formRef, onSubmit, children }: BasicsFormProps) {
  const { draft } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label="Company information">
      <FieldGroup title="Company Information">
        <Field of={form} name="companyName" />
        <Field of={form} name="website" />
        <Field of={form} name="serviceType" wide />
        <Field of={form} name="country" />
        <Field of={form} name="state" />
        <Field of={form} name="userAgeRestriction" wide />
      </FieldGroup>
      <FieldGroup title="Policies">
        <Field of={form} name="includePrivacyPolicy" wide />
        {draft.includePrivacyPolicy && <Field of={form} name="privacyUrl" wide />}
        <Field of={form} name="includeRefundPolicy" wide />
        {draft.includeRefundPolicy && <Field of={form} name="refundDays" wide />}
        <Field of={form} name="includeCookiePolicy" wide />
        {draft.includeCookiePolicy && <Field of={form} name="cookieUrl" wide />}
        <Field of={form} name="additionalClauses" />
      </FieldGroup>
      {children}
    </form>
  );
}
