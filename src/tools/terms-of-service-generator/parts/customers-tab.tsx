import { useMemo } from 'react';
import { Field } from '@/ui/field';
import { FieldGroup, Notice } from '@/ui/layout';
import { readAnswers, type Region } from '../facts';
import type { AnswersForm } from './basics-form';

const effects: Record<Region, string> = {
  us: 'United States: warranties are disclaimed and liability is limited as US law allows.',
  eu: 'European Union: consumers get the legal guarantee, 14 days to withdraw with the form for it, and the courts at home.',
  uk: 'United Kingdom: consumers get their rights under the Consumer Rights Act, 14 days to cancel with the form for it, and the courts at home.',
  other: 'No region is known yet, so the wording is general: it yields wherever the law says so.',
};

/** Who the terms are for, and where they live. */
export function CustomersTab({ form }: { form: AnswersForm }) {
  const { region, hasConsumers, hasConsumerLaw, isFrench } = useMemo(() => readAnswers(form.draft), [form.draft]);
  const effect = hasConsumers || region === 'other' ? effects[region] : 'Business customers only: no consumer rules are written in.';
  return (
    <>
      <FieldGroup title="Customers and region">
        <Field of={form} name="audience" wide />
        <Field of={form} name="region" wide />
        <div className="sm:col-span-2" role="status">
          <Notice tone="plain">{effect}</Notice>
        </div>
        {hasConsumerLaw && <Field of={form} name="offer" wide />}
      </FieldGroup>
      <FieldGroup title="How to reach you">
        <Field of={form} name="contactEmail" wide />
        <Field of={form} name="address" wide />
        {isFrench && <Field of={form} name="mediator" wide />}
      </FieldGroup>
    </>
  );
}
