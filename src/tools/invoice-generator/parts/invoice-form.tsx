import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup, Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useState } from 'react';
import { formatPercent } from '@/lib/numbers';
import { noTaxHint, taxHint } from '../content';
import type { fields, Invoice } from '../model';
import type { Computed } from '../totals';
import { ItemRows } from './item-rows';

const MoreOptions = lazyPart(async () => (await import('./more-options')).MoreOptions);

export type HeadForm = FormHandle<typeof fields>;

interface InvoiceFormProps {
  form: HeadForm;
  invoice: Invoice;
  computed: Computed;
  onLines: (change: (lines: Invoice['lines']) => Invoice['lines'], key?: string) => void;
  onRemoved: (text: string) => void;
}

export function InvoiceForm({ form, invoice, computed, onLines, onRemoved }: InvoiceFormProps) {
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const hasTax = form.draft.taxPercent.trim() !== '';
  return (
    <Panel>
      <FieldGroup title="Your company">
        <Field of={form} name="companyName" />
        <Field of={form} name="companyEmail" />
        <Field of={form} name="companyAddress" />
      </FieldGroup>
      <FieldGroup title="Bill To">
        <Field of={form} name="clientName" wide />
        <Field of={form} name="clientAddress" />
      </FieldGroup>
      <FieldGroup title="Details">
        <Field of={form} name="invoiceNumber" />
        <Field of={form} name="currency" />
        <Field of={form} name="invoiceDate" />
        <Field of={form} name="dueDate" />
      </FieldGroup>
      <ItemRows
        invoice={invoice}
        computed={computed}
        onChange={onLines}
        onRemoved={onRemoved}
        onAllowDecimals={() => form.set('hasDecimals', true)}
      />
      <FieldGroup title="Tax">
        <Field of={form} name="taxName" />
        <Field
          of={form}
          name="taxPercent"
          after={
            hasTax && (
              <Button
                look="quiet"
                aria-label="Remove tax"
                onClick={() => {
                  form.set('taxPercent', '');
                  onRemoved('Tax removed');
                }}
              >
                Remove
              </Button>
            )
          }
        />
        <p className="text-[13px] text-mute sm:col-span-2">
          {hasTax ? `${formatPercent(computed.head.taxPercent)} ${taxHint}` : noTaxHint}
        </p>
      </FieldGroup>
      <div className="mt-5 border-t border-line pt-5">
        <Field of={form} name="notes" />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Button
          look="quiet"
          icon={isMoreOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isMoreOpen}
          className="-ml-3.5"
          onClick={() => setIsMoreOpen(!isMoreOpen)}
        >
          More options
        </Button>
        {!isMoreOpen && <p className="text-[13px] text-mute">Discounts, shipping, deposit, bank details, quotes and credit notes.</p>}
        {isMoreOpen && <MoreOptions form={form} computed={computed} />}
      </div>
    </Panel>
  );
}
