import { use, useEffect, useRef } from 'react';
import { tellTakers } from '@/kinds/work/takers';
import { ToolIdContext } from '@/workspace/tool-id';
import type { Entry } from '../list';
import { toPaidLines } from '../paid';

/** What is marked as paid is on offer as income; what is marked back, by undo too, is not. */
export function usePaid(entries: readonly Entry[]): void {
  const tool = use(ToolIdContext);
  const before = useRef(new Map(entries.map(({ invoice }) => [invoice.id, invoice.status])));
  useEffect(() => {
    const paid = entries.filter((entry) => {
      const was = before.current.get(entry.invoice.id);
      return was !== undefined && was !== 'paid' && toPaidLines(entry).length > 0;
    });
    before.current = new Map(entries.map(({ invoice }) => [invoice.id, invoice.status]));
    for (const { computed } of paid)
      void tellTakers(tool, 'bookings', (name) => `${computed.head.invoiceNumber || 'Invoice'} sent to the ${name} as income`);
  }, [entries, tool]);
}
