import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { pictureFiles } from '@/kinds/board/files';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { methodNames } from './content';
import { toDots } from './matrix';
import type { Feature, PrioritizerExtra } from './model';
import { rankFeatures } from './scores';

const formats = [
  ['Markdown', 'md'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
] as const;

/** The report itself arrives only when a file of it is asked for. */
export function featureFiles(all: readonly Feature[], extra: PrioritizerExtra, around: Surroundings): FileOffer[] {
  const isSample = all.length > 0 && isAllSample(all);
  const stem = sampleStem('feature-prioritization', all);
  const foot = [isSample ? 'Sample' : '', `Numbers are ranks by ${methodNames[extra.method]}`, formatDay(around.today)];
  const caption = { title: 'Impact/Effort Matrix', foot: foot.filter(Boolean).join(' · ') };
  return [
    ...formats.map(([label, extension]) => {
      const name = `${stem}.${extension}`;
      return { label, name, make: async () => (await import('./report')).makeFile(name, stem, all, extra, around) };
    }),
    { label: 'Jira CSV', name: `${stem}-jira.csv`, make: async () => (await import('./jira')).makeJira(all, extra) },
    ...pictureFiles(sampleStem('impact-effort-matrix', all), async () =>
      (await import('./picture')).toMatrixPicture(toDots(rankFeatures(all, extra)), caption),
    ),
  ];
}
