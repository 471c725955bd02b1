import { useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { capitalise } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Chip, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import type { Tool } from '@/workspace/tool-state';
import { kindTitles } from '../content';
import { formatTotal, titleOf } from '../document';
import { addInvoice, ageLabels, convertInvoice, duplicateInvoice, nextKind, removeInvoice, toAgeing, toEntries, type Entry } from '../list';
import { changeOpen, statuses, type Invoice, type InvoiceData } from '../model';
import { usePaid } from './use-paid';

const statusOptions = statuses.map((value) => ({ value, label: capitalise(value) }));

interface InvoiceListProps {
  tool: Tool<InvoiceData>;
  open: Invoice;
}

export function InvoiceList({ tool, open }: InvoiceListProps) {
  const { data, around } = tool;
  const entries = useMemo(() => toEntries(data.invoices, around), [data.invoices, around]);
  const ageing = useMemo(() => toAgeing(entries, around.today), [entries, around.today]);
  usePaid(entries);
  const run = (recipe: (data: InvoiceData) => InvoiceData, text: string) => tool.change(recipe, { say: text });
  return (
    <Panel
      title="Your documents"
      className="no-print mb-6"
      aside={
        <span className="flex flex-wrap gap-2">
          <Button icon="plus" onClick={() => run((all) => addInvoice(all, 'invoice', open, around), 'New invoice started')}>
            New invoice
          </Button>
          <Button icon="plus" onClick={() => run((all) => addInvoice(all, 'quote', open, around), 'New quote started')}>
            New quote
          </Button>
        </span>
      }
    >
      {ageing.map(({ currency, sums }) => (
        <section key={currency} aria-label={`Unpaid in ${currency}`} className="mb-4">
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {ageLabels.map((label, index) => (
              <div key={label}>
                <dt className="text-[13px] text-mute">{label}</dt>
                <dd className="font-semibold">{formatMoney(sums[index] ?? 0, currency)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {ageing.length > 0 && (
        <p className="mb-4 text-[13px] text-mute">
          Sent and not paid, by days past the due date, or past the invoice date if there is none.
        </p>
      )}
      <ul className="rows">
        {entries.map((entry) => (
          <EntryRow
            key={entry.invoice.id}
            entry={entry}
            isOpen={entry.invoice.id === open.id}
            onOpen={() => tool.change((all) => ({ ...all, openId: entry.invoice.id }))}
            onStatus={(status) => tool.change((all) => changeOpen(all, entry.invoice.id, (invoice) => ({ ...invoice, status })))}
            onDuplicate={() => run((all) => duplicateInvoice(all, entry.invoice, around), 'Duplicated')}
            onConvert={() => run((all) => convertInvoice(all, entry.invoice, around), 'Converted')}
            onDelete={() => run((all) => removeInvoice(all, entry.invoice.id, around), 'Deleted')}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface EntryRowProps {
  entry: Entry;
  isOpen: boolean;
  onOpen: () => void;
  onStatus: (status: Invoice['status']) => void;
  onDuplicate: () => void;
  onConvert: () => void;
  onDelete: () => void;
}

function EntryRow({ entry, isOpen, onOpen, onStatus, onDuplicate, onConvert, onDelete }: EntryRowProps) {
  const { invoice, computed, status } = entry;
  const { head } = computed;
  const name = head.invoiceNumber || titleOf(computed);
  const converted = nextKind(invoice);
  const due = head.dueDate ? `due ${formatDay(head.dueDate)}` : '';
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5 ${isOpen ? 'bg-sunk' : ''}`}>
      <button type="button" className="min-w-0 flex-[1_1_200px] text-left" aria-current={isOpen} onClick={onOpen}>
        <span className="block truncate font-[550]">
          <span className="sr-only">Open </span>
          {name} {head.clientName && <span className="font-normal">· {head.clientName}</span>}
        </span>
        <span className="block truncate text-[13px] text-mute">
          {[titleOf(computed), formatDay(head.invoiceDate), due].filter(Boolean).join(' · ')}
        </span>
      </button>
      <span className="min-w-24 text-right font-[550]">{formatTotal(computed)}</span>
      {status === 'overdue' && <Chip tone="bad">Overdue</Chip>}
      <SelectBox label={`Status of ${name}`} value={invoice.status} options={statusOptions} onChange={onStatus} />
      <span className="inline-flex flex-none items-center">
        {converted && (
          <Button look="quiet" aria-label={`To ${kindTitles[converted].toLowerCase()}: ${name}`} onClick={onConvert}>
            To {kindTitles[converted].toLowerCase()}
          </Button>
        )}
        <IconButton icon="copy-plus" label={`Duplicate ${name}`} onClick={onDuplicate} />
        <IconButton icon="trash-2" label={`Delete ${name}`} onClick={onDelete} />
      </span>
    </li>
  );
}
