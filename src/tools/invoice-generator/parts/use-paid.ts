import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { showToast } from '@/ui/toast';
import { dropSent, findSent, send } from '@/workspace/sent';
import type { Entry } from '../list';
import { senderOf, toPaidLines, tracker, withPaid } from '../paid';

/** What is marked as paid waits in the tracker as income, and what is marked back does not, by undo either. */
export function usePaid(entries: readonly Entry[], today: string): void {
  const before = useRef(new Map(entries.map(({ invoice }) => [invoice.id, invoice.status])));
  useEffect(() => {
    const changed = entries.filter(({ invoice }) => {
      const was = before.current.get(invoice.id);
      return was !== undefined && was !== invoice.status && [was, invoice.status].includes('paid');
    });
    before.current = new Map(entries.map(({ invoice }) => [invoice.id, invoice.status]));
    for (const entry of changed) {
      const sender = senderOf(entry.computed.head.currency);
      const waiting = findSent('money', tracker.id).find(({ from }) => from === sender);
      const parcel = withPaid(waiting, entry, today);
      if (parcel.lines.length === 0) dropSent('money', tracker.id, sender);
      else send('money', tracker.id, parcel);
      if (toPaidLines(entry, today).length > 0) {
        showToast(`${entry.computed.head.invoiceNumber || 'Invoice'} sent to the ${tracker.name} as income`, {
          label: 'Open it',
          run: () => navigate(`/${tracker.id}`),
        });
      }
    }
  }, [entries, today]);
}
