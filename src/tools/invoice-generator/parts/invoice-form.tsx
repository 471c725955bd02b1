import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup, Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useState, type ReactNode } from 'react';
import { formatPercent } from '@/lib/numbers';
import { noTaxHint, taxHint } from '../content';
import { fields, type Head, type Invoice } from '../model';
import type { Computed } from '../totals';
import { ItemRows } from './item-rows';

const EarlierClients = lazyPart(async () => (await import('./earlier-menus')).EarlierClients);

export type HeadForm = FormHandle<typeof fields>;

interface InvoiceFormProps {
  form: HeadForm;
  invoice: Invoice;
  computed: Computed;
  onLines: (change: (lines: Invoice['lines']) => Invoice['lines'], key?: string) => void;
  onRemoved: (text: string) => void;
  /** All documents, for what the others know. */
  invoices: readonly Invoice[];
  onHead: (part: Partial<Head>) => void;
  /** What most invoices do without. */
  more: ReactNode;
}

export function InvoiceForm({ form, invoice, computed, onLines, onRemoved, invoices, onHead, more }: InvoiceFormProps) {
  const [isMoreOpen, setIsMoreOpen] = useState(computed.head.eFormat !== 'none');
  const hasTax = form.draft.taxPercent.trim() !== '';
  // A rate that was typed is no starting value.
  const isUntouched = form.draft.taxPercent === fields.taxPercent.default;
  return (
    <Panel>
      <FieldGroup title="Your company">
        <Field of={form} name="companyName" />
        <Field of={form} name="companyEmail" />
        <Field of={form} name="companyAddress" />
      </FieldGroup>
      <FieldGroup title="Bill To">
        <Field
          of={form}
          name="clientName"
          wide
          after={invoices.length > 1 && <EarlierClients invoices={invoices} open={invoice} onPick={onHead} />}
        />
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
        invoices={invoices}
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
          {!hasTax ? noTaxHint : isUntouched && `${formatPercent(computed.head.taxPercent)} ${taxHint}`}
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
        {!isMoreOpen && (
          <p className="text-[13px] text-mute">Tax IDs, logo, e-invoices, discounts, bank details, quotes and credit notes.</p>
        )}
        {isMoreOpen && more}
      </div>
    </Panel>
  );
}
