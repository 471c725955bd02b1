import type { FileOffer } from '@/lib/files';
import type { PrintedList } from './print-list';

/** A list as it is handed over on paper; what lays it out arrives when it is asked for. */
export const printFiles = (stem: string, currency: string, make: () => Promise<PrintedList> | PrintedList): FileOffer[] =>
  (
    [
      ['PDF', 'pdf'],
      ['Word', 'docx'],
    ] as const
  ).map(([label, format]) => ({
    label,
    name: `${stem}.${format}`,
    make: async () => (await import('./print-list')).printList(format, await make(), currency),
  }));
