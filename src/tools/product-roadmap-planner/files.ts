import type { FileOffer } from '@/lib/files';
import { formatDay, type Day } from '@/lib/dates';
import { pictureFiles } from '@/kinds/board/files';
import { recordFiles } from '@/kinds/records/files';
import { isSampleRecord } from '@/kinds/records/state';
import { toStem } from './stem';
import { fields, titleOf, type Item, type LaneBy, type RoadmapExtra } from './model';

export type Version = 'internal' | 'public';

/** What a file is made of. */
export interface Roadmap {
  items: readonly Item[];
  extra: RoadmapExtra;
  today: Day;
  laneBy: LaneBy;
  title: string;
  /** What the reader must know: the day, the version, that it is a sample. */
  note: string;
  isPublic: boolean;
  isSample: boolean;
}

const { assignee: _assignee, estimatedEffort: _effort, demand: _demand, ...publicFields } = fields;

export function toRoadmap(items: readonly Item[], extra: RoadmapExtra, today: Day, laneBy: LaneBy, version: Version): Roadmap {
  const isPublic = version === 'public';
  const samples = items.filter(isSampleRecord).map((item) => item.title);
  const isSample = samples.length > 0 && samples.length === items.length;
  const sampleNote = isSample ? 'Sample data' : samples.length > 0 ? `Samples: ${samples.join(', ')}` : '';
  return {
    items: isPublic ? items.map((item) => ({ ...item, assignee: '', estimatedEffort: '', demand: '' })) : items,
    extra,
    today,
    laneBy: isPublic && laneBy === 'assignee' ? 'none' : laneBy,
    title: titleOf(extra),
    note: [formatDay(today), isPublic ? 'Public version' : 'Internal version', sampleNote].filter(Boolean).join(' · '),
    isPublic,
    isSample,
  };
}

type Reports = typeof import('./report');

/** All formats of one version. How they are laid out is read only when a file is asked for. */
export function roadmapFiles(roadmap: Roadmap, currency: string): FileOffer[] {
  const { items, isPublic, isSample } = roadmap;
  const own = toStem(roadmap.extra.title);
  const plainStem = isPublic ? `public-${own || 'roadmap'}` : own || 'roadmap';
  const stem = isSample ? `sample-${plainStem}` : plainStem;
  const offer = (label: string, name: string, make: (reports: Reports) => Promise<Blob> | Blob): FileOffer => ({
    label,
    name,
    make: async () => make(await import('./report')),
  });
  const publicItems = () => items.map(({ assignee: _person, estimatedEffort: _weeks, demand: _wanted, ...item }) => item);
  return [
    ...(isPublic
      ? recordFiles(plainStem, 'Roadmap', publicFields, publicItems(), currency)
      : recordFiles(plainStem, 'Roadmap', fields, items, currency)),
    ...pictureFiles(stem, async () => (await import('./picture')).drawRoadmap(roadmap)),
    offer('PDF', `${stem}.pdf`, ({ makeDocument }) => makeDocument(roadmap, 'pdf', currency)),
    offer('Word', `${stem}.docx`, ({ makeDocument }) => makeDocument(roadmap, 'docx', currency)),
    offer('PowerPoint', `${stem}.pptx`, ({ makeSlides }) => makeSlides(roadmap)),
    offer('Jira CSV', `${stem}-jira.csv`, ({ makeJira }) => makeJira(roadmap)),
    offer('Mermaid gantt', `${stem}.mmd`, ({ makeMermaid }) => makeMermaid(roadmap)),
    offer('Calendar', `${stem}.ics`, ({ makeCalendar }) => makeCalendar(roadmap)),
    ...(items.some(({ status }) => status === 'Completed')
      ? [
          {
            label: 'Changelog',
            name: `${stem}-changelog.md`,
            make: async () => (await import('./changelog')).makeChangelog(roadmap, currency),
          },
        ]
      : []),
  ];
}
