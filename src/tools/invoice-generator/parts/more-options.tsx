import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { checkIban, explainNoCode, isUpiId } from '../payment';
import { safeUrl } from '@/lib/links';
import type { Computed } from '../totals';
import type { HeadForm } from './invoice-form';

/** What most invoices do without. */
export function MoreOptions({ form, computed }: { form: HeadForm; computed: Computed }) {
  const { head } = computed;
  const isLinkRefused = head.payLink !== '' && !safeUrl(head.payLink);
  const problems = {
    ...form.problems,
    iban: checkIban(head.iban),
    payLink: isLinkRefused ? 'This isn’t a web address, so it’s left out.' : undefined,
    upiId: head.upiId !== '' && !isUpiId(head.upiId) ? 'A UPI ID looks like name@bank.' : undefined,
  };
  const checked = { ...form, problems };
  const noCode = explainNoCode(computed);
  return (
    <div className="mt-3">
      <FieldGroup title="Document">
        <Field of={form} name="kind" />
        <Field of={form} name="reference" />
      </FieldGroup>
      <FieldGroup title="Prices">
        <Field of={form} name="taxMode" wide />
        <Field of={form} name="hasTaxInside" wide />
        <Field of={form} name="hasDecimals" wide />
        <Field of={form} name="hasLineOptions" wide />
      </FieldGroup>
      <FieldGroup title="Discount, shipping and deposit">
        <Field of={form} name="discountKind" />
        <Field of={form} name="discount" label={head.discountKind === 'amount' ? `Discount in ${head.currency}` : 'Discount %'} />
        <Field of={form} name="shipping" />
        <Field of={form} name="deposit" />
      </FieldGroup>
      <FieldGroup title="How to pay you">
        <Field of={checked} name="bankName" />
        <Field of={checked} name="bic" />
        <Field of={checked} name="iban" wide />
        <Field of={checked} name="payLink" wide />
        {head.currency === 'INR' && <Field of={checked} name="upiId" wide />}
        <p className="text-[13px] text-mute sm:col-span-2">
          {noCode ??
            'With an IBAN on an invoice in euro, a UPI ID on one in rupees, or a pay link, the invoice carries a code that a phone can scan.'}
        </p>
      </FieldGroup>
    </div>
  );
}
