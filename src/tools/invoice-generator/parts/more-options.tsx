import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { checkIban, explainNoCode, isUpiId } from '../payment';
import { safeUrl } from '@/lib/links';
import type { Logo } from '@/lib/logos';
import { LogoPicker } from '@/kinds/work/logo-picker';
import { fields, type EFormat } from '../model';
import type { Need } from '../needs';
import type { Computed } from '../totals';
import type { HeadForm } from './invoice-form';

interface MoreOptionsProps {
  form: HeadForm;
  computed: Computed;
  /** What the chosen e-invoice lacks. */
  needs: readonly Need[];
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

/** What most invoices do without. */
export function MoreOptions({ form, computed, needs, logo, onLogo }: MoreOptionsProps) {
  const { head } = computed;
  const isLinkRefused = head.payLink !== '' && !safeUrl(head.payLink);
  const problems = {
    ...form.problems,
    iban: checkIban(head.iban) ?? form.problems.iban,
    payLink: isLinkRefused ? 'This isn’t a web address, so it’s left out.' : undefined,
    upiId: head.upiId !== '' && !isUpiId(head.upiId) ? 'A UPI ID looks like name@bank.' : undefined,
  };
  const checked = { ...form, problems };
  const noCode = explainNoCode(computed);
  const isExempt = head.taxReason !== '' || computed.taxes.some(({ mode }) => mode === 'exempt');
  return (
    <div className="mt-3">
      <FieldGroup title="Document">
        <Field of={form} name="kind" />
        <Field of={form} name="reference" />
        <Field of={form} name="supplyDate" />
        <Field of={form} name="supplyEnd" />
        <Field of={form} name="poNumber" />
        <Field of={form} name="buyerReference" />
      </FieldGroup>
      <FieldGroup title="More about you">
        <Field of={form} name="companyVatId" />
        <Field of={form} name="companyTaxNumber" />
        <Field of={form} name="companyRegistration" />
        <Field of={form} name="companyCountry" />
        <Field of={form} name="companyContact" />
        <Field of={form} name="companyPhone" />
        <div className="sm:col-span-2">
          <LogoPicker label="Logo" logo={logo} use="appears at the top of your invoices" onChange={onLogo} />
        </div>
      </FieldGroup>
      <FieldGroup title="More about the client">
        <Field of={form} name="clientEmail" />
        <Field of={form} name="clientVatId" />
        <Field of={form} name="clientCountry" />
      </FieldGroup>
      <FieldGroup title="Prices">
        <Field of={form} name="taxMode" wide />
        {isExempt && <Field of={form} name="taxReason" wide />}
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
      <FieldGroup title="E-invoice">
        <Field of={form} name="eFormat" wide />
        {head.eFormat === 'peppol' && <Field of={form} name="companyPeppolId" />}
        {head.eFormat === 'peppol' && <Field of={form} name="clientPeppolId" />}
        <EInvoiceNote format={head.eFormat} needs={needs} />
      </FieldGroup>
    </div>
  );
}

function EInvoiceNote({ format, needs }: { format: EFormat; needs: readonly Need[] }) {
  const className = 'text-[13px] text-mute sm:col-span-2';
  if (format === 'none')
    return <p className={className}>An invoice as data that accounting programs read by themselves, by the European norm EN 16931.</p>;
  if (needs.length === 0) return <p className={className}>Everything is there. Save it with the E-invoice button above.</p>;
  return (
    <div className={className}>
      <p>Still missing:</p>
      <ul className="ml-4 list-disc">
        {needs.map(({ name, text }) => (
          <li key={text + (name ?? '')}>{name ? `${fields[name].label}: ${text}` : text}</li>
        ))}
      </ul>
    </div>
  );
}
