import { useMemo, useState } from 'react';
import type { FileOffer } from '@/formats/file';
import { calendarOffer } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import type { InvestorRecords } from './use-investor-form';

const formats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
  ['JSON', 'json'],
] as const;

/** Lists that a file holds; leaving the screen and undo do not change that. */
const exported = new WeakSet<readonly unknown[]>();

/** The files on offer, each made only when asked for, and whether what is on the screen is in one yet. */
export function useExport({ all, tool }: InvestorRecords): { files: FileOffer[]; isUnsaved: boolean } {
  const { currency } = tool.around;
  const [, setSaved] = useState<readonly unknown[]>();
  const files = useMemo(() => {
    const stem = hasSample(all) ? 'sample-investors' : 'investors';
    const lists = formats.map(([label, extension]): FileOffer => {
      const name = `${stem}.${extension}`;
      const make = async () => {
        const file = await (await import('../files')).makeFile(stem, name, all, currency);
        exported.add(all);
        setSaved(all);
        return file;
      };
      return { label, name, make };
    });
    const calendar = {
      ...calendarOffer(`${stem}-follow-ups.ics`, 'Investor follow-ups', []),
      make: async () => {
        const [{ toCalendar }, { icsFile }] = await Promise.all([import('../files'), import('@/formats/ics')]);
        return icsFile('Investor follow-ups', toCalendar(all));
      },
    };
    return [...lists, calendar];
  }, [all, currency]);
  const hasOwn = useMemo(() => all.some(({ id }) => !id.startsWith('sample-')), [all]);
  return { files, isUnsaved: hasOwn && !exported.has(all) };
}
