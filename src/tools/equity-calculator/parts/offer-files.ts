import type { FileOffer } from '@/formats/file';
import { sampleStem } from '@/kinds/records/files';
import { hasDeeperTerms } from '../model';
import type { Equity } from './use-equity';

/** The files' own code arrives only when one of them is asked for. */
export function offerFiles({ stakeholders, rounds, convertibles, inputs, table, around, extra }: Equity): FileOffer[] {
  const stem = sampleStem('cap-table', [...stakeholders.all, ...rounds.all, ...convertibles.all]);
  // A table without them says so in its name.
  const tableStem = !extra.isFull && hasDeeperTerms(inputs) ? `${stem}-without-safes-and-pool` : stem;
  const load = () => import('../files');
  const content = { inputs, table, isFull: extra.isFull, currency: around.currency };
  return [
    { label: 'CSV', name: `${tableStem}.csv`, make: async () => (await load()).capTableCsv(content) },
    { label: 'Excel', name: `${tableStem}.xlsx`, make: async () => (await load()).capTableXlsx(content) },
    { label: 'Open Cap Format', name: `${stem}.ocf.zip`, make: async () => (await load()).capTableOcf(content) },
  ];
}
