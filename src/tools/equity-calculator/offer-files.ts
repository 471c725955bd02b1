import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { computeCapTable } from './cap-table';
import { openInputs } from './inputs';
import { hasDeeperTerms, type EquityData } from './model';

/** The files' own code arrives only when one of them is asked for. */
export function offerFiles(data: EquityData, around: Surroundings): FileOffer[] {
  const { isFull, company } = data.extra;
  const inputs = openInputs(data, around);
  const stem = sampleStem('cap-table', [...inputs.stakeholders, ...inputs.rounds, ...inputs.convertibles]);
  // A table without them says so in its name.
  const tableStem = !isFull && hasDeeperTerms(inputs) ? `${stem}-without-safes-and-pool` : stem;
  const load = () => import('./files');
  const content = () => ({ inputs, table: computeCapTable(inputs, isFull), isFull, company, currency: around.currency });
  return [
    { label: 'CSV', name: `${tableStem}.csv`, make: async () => (await load()).capTableCsv(content()) },
    { label: 'Excel', name: `${tableStem}.xlsx`, make: async () => (await load()).capTableXlsx(content()) },
    ...printFiles(tableStem, around.currency, async () =>
      (await load()).toPrintedTable(content(), around.today, stem.startsWith('sample-')),
    ),
    { label: 'Open Cap Format', name: `${stem}.ocf.zip`, make: async () => (await load()).capTableOcf(content()) },
  ];
}
