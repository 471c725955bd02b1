import { useMemo } from 'react';
import type { FileOffer } from '@/formats/file';
import { sampleStem } from '@/kinds/records/files';
import type { FeedbackRecords } from './use-feedback-form';

const formats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
] as const;

/** The files on offer, each made only when asked for. */
export function useExport({ all, extra, tool }: FeedbackRecords, hasPersonal: boolean): { files: FileOffer[]; roadmap: FileOffer } {
  const { currency, today } = tool.around;
  const { hasFloor } = extra;
  return useMemo(() => {
    const stem = sampleStem('user-feedback', all);
    const lists = formats.map(([label, extension]): FileOffer => {
      const name = `${stem}.${extension}`;
      return { label, name, make: async () => (await import('../files')).makeFile(stem, name, all, { currency, hasPersonal }) };
    });
    const roadmap = {
      label: 'Public roadmap page',
      name: `${sampleStem('roadmap', all)}.html`,
      make: async () => {
        const [{ toRoadmap }, { htmlFile }] = await Promise.all([import('../roadmap'), import('@/formats/html')]);
        return htmlFile(toRoadmap(all, today, hasFloor));
      },
    };
    return { files: [...lists, roadmap], roadmap };
  }, [all, currency, today, hasFloor, hasPersonal]);
}
