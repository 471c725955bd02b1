import { useMemo, useState } from 'react';
import type { FileOffer } from '@/lib/files';
import { isAllSample } from '@/kinds/records/state';
import { investorFiles } from '../files';
import type { InvestorRecords } from './use-investor-form';

/** Lists that a file holds; leaving the screen and undo do not change that. */
const exported = new WeakSet<readonly unknown[]>();

/** The files on offer, and whether what is on the screen is in one yet. */
export function useExport({ all, tool }: InvestorRecords): { files: FileOffer[]; isUnsaved: boolean } {
  const { around } = tool;
  const [, setSaved] = useState<readonly unknown[]>();
  const files = useMemo(() => {
    const { lists, printed, calendar } = investorFiles(all, around);
    const noted = lists.map((offer): FileOffer => {
      const make = async () => {
        const file = await offer.make();
        exported.add(all);
        setSaved(all);
        return file;
      };
      return { ...offer, make };
    });
    return [...noted, ...printed, calendar];
  }, [all, around]);
  const hasOwn = useMemo(() => !isAllSample(all), [all]);
  return { files, isUnsaved: hasOwn && !exported.has(all) };
}
