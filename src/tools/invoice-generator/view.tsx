import { invoiceFiles } from './files';
import { useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { Paper } from '@/kinds/document/paper';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { HeadlineFigure, Notice, Split } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import { useTool } from '@/workspace/tool-state';
import type { Logo } from '@/lib/logos';
import { aboutText, eFormatLabels } from './content';
import { formatTotal } from './document';
import { findFaults, toMarkedDocument } from './faults';
import { changeKind } from './list';
import {
  changeOpen,
  documentKinds,
  fields,
  findOpen,
  followTypedCurrency,
  hasSameNumber,
  isBlank,
  state,
  type Head,
  type Invoice,
} from './model';
import { ImportInvoice } from './parts/import-invoice';
import { InvoiceForm, type HeadForm } from './parts/invoice-form';
import { useNeeds } from './parts/use-needs';
import { usePaymentPicture } from './parts/use-payment-picture';
import { usePlaceCheck } from './parts/use-place-check';
import { computeInvoice } from './totals';

// Seen only when asked for, so loaded only then.
const MoreOptions = lazyPart(async () => (await import('./parts/more-options')).MoreOptions);
const InvoiceList = lazyPart(async () => (await import('./parts/invoice-list')).InvoiceList);

const amountNames = new Set<string>(['shipping', 'deposit', 'discount', 'discountKind']);

export const about = aboutText;

export const related = ['financial-tracker', 'tax-calculator', 'expense-calculator'];

export default function InvoiceGenerator() {
  const tool = useTool(state);
  const { data, around } = tool;
  const [isListOpen, setIsListOpen] = useState(false);
  const invoice = findOpen(data, around);
  const computed = useMemo(() => computeInvoice(invoice, around), [invoice, around]);
  const picture = usePaymentPicture(computed);
  const placeChecks = usePlaceCheck(computed);
  const isTaken = hasSameNumber(invoice, data.invoices);
  const faults = useMemo(() => findFaults(computed, invoice, data, isTaken), [computed, invoice, data, isTaken]);
  const { logo } = data;
  const document = useMemo(() => toMarkedDocument(computed, faults, picture, logo), [computed, faults, picture, logo]);
  const needs = useNeeds(invoice, computed, faults);
  const [taken, setTaken] = useState<{ id: string; notes: string[] }>();
  const files = useMemo(() => invoiceFiles(data, around), [data, around]);
  const { head, total } = computed;
  const eFile = files.find(({ label }) => label === eFormatLabels[head.eFormat]);

  const change = (recipe: (invoice: Invoice) => Invoice, key?: string) =>
    tool.change((all) => changeOpen(all, invoice.id, recipe), { key: key && `${invoice.id} ${key}` });
  /** The same for what may hold an amount: a sign typed with the first one decides the currency. */
  const changeAmounts = (recipe: (invoice: Invoice) => Invoice, key?: string) => {
    const { currency } = followTypedCurrency(recipe(invoice)).head;
    change((current) => followTypedCurrency(recipe(current)), key);
    if (currency === invoice.head.currency) return;
    showToast(`Amounts here are now in ${currency}, as you typed it`, {
      label: `Back to ${invoice.head.currency}`,
      run: () => change((current) => ({ ...current, head: { ...current.head, currency: invoice.head.currency } })),
    });
  };
  const setLogo = (next: Logo | null) =>
    tool.change(({ logo: _logo, ...rest }) => (next ? { ...rest, logo: next } : rest), { say: next ? 'Logo added' : 'Logo removed' });
  const loadSample = () => tool.change((current) => state.sample?.(around) ?? current);
  const sameNumber = isTaken ? { invoiceNumber: 'Another document already has this number.' } : {};
  const form: HeadForm = {
    fields,
    draft: invoice.head,
    problems: { ...needs.problems, ...computed.problems },
    notes: { ...needs.notes, ...computed.notes, ...sameNumber },
    today: around.today,
    isLive: true,
    set: (name, value) => {
      const kind = name === 'kind' && documentKinds.find((one) => one === value);
      if (kind) tool.change((all) => changeKind(all, invoice.id, kind));
      else (amountNames.has(name) ? changeAmounts : change)((current) => ({ ...current, head: { ...current.head, [name]: value } }), name);
    },
  };

  return (
    <>
      <WorkBar sample={isBlank(data) && { run: loadSample, said: 'Sample loaded' }}>
        <Button icon="files" aria-expanded={isListOpen} onClick={() => setIsListOpen(!isListOpen)}>
          {data.invoices.length > 1 ? `All invoices (${data.invoices.length})` : 'All invoices'}
        </Button>
        <ImportInvoice
          onRead={(make) => {
            const next = make(isBlank(data) ? { ...data, invoices: [] } : data, around);
            tool.change(() => next.data, { say: next.said });
            setTaken({ id: next.data.openId, notes: next.notes });
          }}
        />
        {eFile && <Download label="E-invoice" files={[eFile]} />}
        {/* Most people send an invoice as this. */}
        <Download label="PDF" files={files.filter(({ label }) => label === 'PDF')} />
        <Download hasDocument look="primary" files={files} />
      </WorkBar>
      {isListOpen && <InvoiceList tool={tool} open={invoice} />}
      <Split
        input={
          <>
            <InvoiceForm
              // A form of its own for each document, so that nothing half-open carries over.
              key={invoice.id}
              form={form}
              invoice={invoice}
              computed={computed}
              onLines={(recipe, key) => changeAmounts((current) => ({ ...current, lines: recipe(current.lines) }), key)}
              invoices={data.invoices}
              onHead={(part) => change((current) => ({ ...current, head: { ...current.head, ...part } }))}
              onRemoved={tool.say}
              more={<MoreOptions form={form} computed={computed} needs={needs.all} logo={logo ?? null} onLogo={setLogo} />}
            />
            <HeadlineFigure label="Total" figure={formatTotal(computed)} />
          </>
        }
        result={
          <>
            {head.kind === 'invoice' && total < 0 && (
              <div className="no-print mb-3">
                <Notice>The total is below zero, so this document is titled “Credit note”.</Notice>
              </div>
            )}
            {taken?.id === invoice.id && taken.notes.length > 0 && (
              <div className="no-print mb-3">
                <Notice>{taken.notes.join(' ')}</Notice>
              </div>
            )}
            <div className="no-print mb-3 empty:hidden">
              <CheckList<Partial<Head>>
                checks={[...faults.map((fault) => ({ ...fault, isFault: true })), ...placeChecks, ...needs.checks]}
                use="send"
                onFix={(fix) => change((current) => ({ ...current, head: { ...current.head, ...fix } }))}
                onKeep={(id) => change((current) => ({ ...current, kept: [...(current.kept ?? []), id] }))}
              />
            </div>
            <Paper document={document} />
          </>
        }
      />
    </>
  );
}
