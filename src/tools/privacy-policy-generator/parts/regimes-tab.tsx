import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import type { AnswersForm } from './basics-form';

/** Which laws apply, and what they want to know. */
export function RegimesTab({ form }: { form: AnswersForm }) {
  const { draft } = form;
  const isEuropean = draft.gdpr || draft.ukGdpr;
  const isAmerican = draft.ccpa || draft.usStates;
  const needsMore = isEuropean || draft.lgpd;
  const sells = draft.sale === 'share' || draft.sale === 'sell';
  return (
    <div>
      <FieldGroup title="Laws that apply">
        <p className="text-mute sm:col-span-2">Each law you tick adds its own section. Tick only those you will follow.</p>
        {(['gdpr', 'ukGdpr', 'ccpa', 'usStates', 'lgpd', 'dpdpa'] as const).map((name) => (
          <Field key={name} of={form} name={name} wide />
        ))}
      </FieldGroup>
      {isAmerican && (
        <FieldGroup title="Sale and sharing of data">
          <Field of={form} name="sale" wide />
          {sells && <Field of={form} name="optOutLink" wide />}
          <Field of={form} name="honorsSignal" wide />
        </FieldGroup>
      )}
      <FieldGroup title="Who is responsible for the data">
        <Field of={form} name="address" wide />
        <Field of={form} name="officer" wide />
        {draft.gdpr && <Field of={form} name="euRepresentative" wide />}
        {draft.ukGdpr && <Field of={form} name="ukRepresentative" wide />}
        {draft.gdpr && <Field of={form} name="authority" wide />}
        {draft.dpdpa && <Field of={form} name="grievanceContact" wide />}
      </FieldGroup>
      <FieldGroup title="Requests from people">
        <Field of={form} name="requestLink" wide />
        <Field of={form} name="identityCheck" wide />
        <Field of={form} name="answerDays" />
      </FieldGroup>
      <FieldGroup title="How data is handled">
        {needsMore && draft.internationalTransfers && <Field of={form} name="safeguard" wide />}
        {(needsMore || draft.automated !== '') && <Field of={form} name="automated" wide />}
        {draft.automated === 'yes' && <Field of={form} name="automatedLogic" wide />}
        <Field of={form} name="security" wide />
      </FieldGroup>
    </div>
  );
}
