import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { flatRules, type BusinessType, type TaxFields } from '../model';

interface TaxFormProps {
  form: FormHandle<TaxFields> & { values: { businessType: BusinessType } };
  onCalculate: () => void;
}

export function TaxForm({ form, onCalculate }: TaxFormProps) {
  const canHaveHomeOffice = flatRules[form.values.businessType].allowsHomeOffice;
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <FieldGroup title="Your business">
        <Field of={form} name="businessType" wide />
        <Field of={form} name="revenue" />
        <Field of={form} name="expenses" />
        <Field of={form} name="state" />
        <Field of={form} name="rateSource" />
        {form.draft.rateSource === 'own' && <Field of={form} name="ownRate" wide />}
      </FieldGroup>
      <FieldGroup title="What lowers your tax">
        <div className="sm:col-span-2">
          <Field of={form} name="useHomeOffice" disabled={!canHaveHomeOffice} />
          {!canHaveHomeOffice && <p className="text-[13px] text-mute">Not available to a C corporation.</p>}
        </div>
        <Field of={form} name="healthInsurance" />
        <Field of={form} name="retirementContribution" />
      </FieldGroup>
      <p className="mt-4 text-[13px] text-mute">Whole US dollars, for the whole year.</p>
      <div className="mt-4">
        <Button type="submit" look="primary" icon="calculator" className="w-full">
          Calculate Taxes
        </Button>
      </div>
    </form>
  );
}
