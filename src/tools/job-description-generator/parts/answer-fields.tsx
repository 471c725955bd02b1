import { MoreAnswers } from '@/kinds/generator/more-answers';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { More } from '@/ui/more';
import { RoleButton } from './role-button';
import { basicNames, moreNames, type fields } from '../model';

export type AnswersForm = FormHandle<typeof fields>;

/** The nine answers, and what a posting may say beyond them. */
export function AnswerFields({ form, hasDetails }: { form: AnswersForm; hasDetails: boolean }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {basicNames.map((name) => (
          <Field
            key={name}
            of={form}
            name={name}
            wide={name === 'keySkills'}
            after={name === 'jobTitle' ? <RoleButton form={form} /> : undefined}
          />
        ))}
        {form.draft.jobType === 'remote' && <Field of={form} name="contractType" wide />}
      </div>
      <More title="Workplace, pay figures and how to apply" isUsed={hasDetails} className="mt-3">
        <div className="mt-2">
          <FieldGroup title="Workplace">
            <Field of={form} name="workplace" />
            <Field of={form} name="country" />
            <Field of={form} name="places" wide />
          </FieldGroup>
          <FieldGroup title="Pay figures">
            <Field of={form} name="payFrom" />
            <Field of={form} name="payTo" />
            <Field of={form} name="payCurrency" />
            <Field of={form} name="payPeriod" />
            <Field of={form} name="otherPay" wide />
          </FieldGroup>
          <FieldGroup title="Applying">
            <Field of={form} name="applyAt" />
            <Field of={form} name="companyWebsite" />
            <Field of={form} name="postingDate" />
            <Field of={form} name="closingDate" />
            <Field of={form} name="equalOpportunity" />
            <Field of={form} name="accommodation" />
          </FieldGroup>
        </div>
      </More>
      <MoreAnswers of={form} names={moreNames} />
    </>
  );
}
