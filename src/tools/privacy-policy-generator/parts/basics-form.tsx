import type { FormEvent, ReactNode, Ref } from 'react';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { dataTypes, thirdParties } from '../content';
import { dataFlag, shareFlag, type fields } from '../model';

export type AnswersForm = FormHandle<typeof fields>;

interface BasicsFormProps {
  form: AnswersForm;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
  /** The button, and what it has to say. */
  children: ReactNode;
}

/** All that a plain policy needs. */
export function BasicsForm({ form, formRef, onSubmit, children }: BasicsFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label="Policy details">
      <FieldGroup title="Your business">
        <Field of={form} name="companyName" />
        <Field of={form} name="website" />
        <Field of={form} name="email" />
        <Field of={form} name="effectiveDate" />
      </FieldGroup>
      <FieldGroup title="Data Collected">
        {dataTypes.map((type) => (
          <Field key={type} of={form} name={dataFlag(type)} />
        ))}
      </FieldGroup>
      <FieldGroup title="Third Parties">
        {thirdParties.map((type) => (
          <Field key={type} of={form} name={shareFlag(type)} />
        ))}
      </FieldGroup>
      <FieldGroup title="Sections">
        <Field of={form} name="userRights" />
        <Field of={form} name="cookies" />
        <Field of={form} name="childrenPrivacy" />
        <Field of={form} name="internationalTransfers" />
        {form.draft.userRights && <Field of={form} name="answerDays" />}
      </FieldGroup>
      {children}
    </form>
  );
}
