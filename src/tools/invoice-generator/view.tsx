import { lazy, Suspense, useMemo, useState } from 'react';
import { Paper } from '@/kinds/document/paper';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { HeadlineFigure, Notice, Split } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { aboutText } from './content';
import { formatTotal, toDocument } from './document';
import { invoiceFiles, pdfFiles } from './files';
import { changeKind } from './list';
import { changeOpen, documentKinds, fields, findOpen, hasSameNumber, isBlank, state, type Invoice } from './model';
import { InvoiceForm, type HeadForm } from './parts/invoice-form';
import { usePaymentPicture } from './parts/use-payment-picture';
import { computeInvoice } from './totals';

// Seen only when asked for, so loaded only then.
const InvoiceList = lazy(async () => ({ default: (await import('./parts/invoice-list')).InvoiceList }));

export const about = aboutText;

export const related = ['financial-tracker', 'tax-calculator', 'expense-calculator'];

export default function InvoiceGenerator() {
  const tool = useTool(state);
  const { data, around } = tool;
  const [isListOpen, setIsListOpen] = useState(false);
  const invoice = findOpen(data, around);
  const computed = useMemo(() => computeInvoice(invoice, around), [invoice, around]);
  const picture = usePaymentPicture(computed);
  const document = useMemo(() => toDocument(computed, picture), [computed, picture]);
  const plain = useMemo(() => toDocument(computed), [computed]);
  const { head, total } = computed;

  const change = (recipe: (invoice: Invoice) => Invoice, key?: string) =>
    tool.change((all) => changeOpen(all, invoice.id, recipe), key && `${invoice.id} ${key}`);
  const offerUndo = (text: string) => showToast(text, { label: 'Undo', run: tool.undo });
  const loadSample = () => {
    const sample = state.sample?.(around);
    if (!sample) return;
    tool.change(() => sample);
    offerUndo('Sample loaded');
  };
  const sameNumber = hasSameNumber(invoice, data.invoices) ? { invoiceNumber: 'Another document already has this number.' } : {};
  const form: HeadForm = {
    fields,
    draft: invoice.head,
    problems: computed.problems,
    notes: { ...computed.notes, ...sameNumber },
    today: around.today,
    isLive: true,
    set: (name, value) => {
      const kind = name === 'kind' && documentKinds.find((one) => one === value);
      if (kind) tool.change((all) => changeKind(all, invoice.id, kind));
      else change((current) => ({ ...current, head: { ...current.head, [name]: value } }), name);
    },
  };

  return (
    <>
      <WorkBar>
        {isBlank(data) && (
          <Button look="quiet" onClick={loadSample}>
            Load sample
          </Button>
        )}
        <Button icon="files" aria-expanded={isListOpen} onClick={() => setIsListOpen(!isListOpen)}>
          {data.invoices.length > 1 ? `All invoices (${data.invoices.length})` : 'All invoices'}
        </Button>
        <Download label="PDF" files={pdfFiles(computed, document)} />
        <Download look="primary" files={invoiceFiles(computed, document, plain)} />
      </WorkBar>
      {isListOpen && (
        <Suspense fallback={null}>
          <InvoiceList tool={tool} open={invoice} />
        </Suspense>
      )}
      <Split
        input={
          <>
            <InvoiceForm
              // A form of its own for each document, so that nothing half-open carries over.
              key={invoice.id}
              form={form}
              invoice={invoice}
              computed={computed}
              onLines={(recipe, key) => change((current) => ({ ...current, lines: recipe(current.lines) }), key)}
              onRemoved={offerUndo}
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
            <Paper document={document} />
          </>
        }
      />
    </>
  );
}
