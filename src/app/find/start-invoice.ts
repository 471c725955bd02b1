import { today } from '@/platform/today';
import type { InvoiceData } from '@/tools/invoice-generator/model';
import { useSettings } from '@/workspace/settings';
import { changeWork, docOf, isChanged, useWorkspace } from '@/workspace/store';

const tool = 'invoice-generator';

/** Beside the others, with the next number, as the tool's own button does it; without any, the tool starts with an empty one. */
export async function startInvoice(): Promise<void> {
  const doc = docOf(useWorkspace.getState(), tool);
  if (!doc || !isChanged(doc)) return;
  const { addInvoice } = await import('@/tools/invoice-generator/list');
  const around = { today: today(), currency: doc.history.present.currency ?? useSettings.getState().currency };
  const add = (data: InvoiceData) => {
    const from = data.invoices.find(({ id }) => id === data.openId) ?? data.invoices[0];
    return from ? addInvoice(data, 'invoice', from, around) : data;
  };
  changeWork(tool, doc.version, doc.start, (work) => ({ ...work, data: add(work.data as InvoiceData) }), { say: 'New invoice started' });
}
