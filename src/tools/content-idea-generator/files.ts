import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { sheetFiles } from '@/kinds/records/files';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import type { Sheet } from '@/lib/sheet';
import { pillarNames, platformNames } from './content';
import { creditOf, isAllSample, isMixedUp, noteOf } from './origin';
import { outlineOf } from './repurpose';
import { showHashtags, type Idea, type IdeasData } from './model';

const text = 'text' as const;

export function toIdeaSheet(ideas: readonly Idea[]): Sheet {
  const isMixed = ideas.some(({ source }) => source !== undefined);
  const marksRows = isMixedUp(ideas);
  const columns = [
    'Title',
    'Description',
    'Platform',
    'Content Type',
    'Hashtags',
    'Pillar',
    'Favorite',
    ...(isMixed ? ['Source'] : []),
    ...(marksRows ? ['Sample'] : []),
  ];
  return {
    name: 'Ideas',
    columns: columns.map((label) => ({ label, kind: text })),
    rows: ideas.map(({ title, description, platform, contentType, hashtags, pillar, isFavourite, source, isSample }) => [
      title,
      description,
      platformNames[platform],
      contentType,
      showHashtags(hashtags),
      pillarNames[pillar],
      isFavourite ? 'Yes' : 'No',
      ...(isMixed ? [creditOf({ source }) || 'Template-based, made on your device'] : []),
      ...(marksRows ? [isSample ? 'Yes' : 'No'] : []),
    ]),
  };
}

export function toIdeaDocument(ideas: readonly Idea[]): Document {
  const marksRows = isMixedUp(ideas);
  const blocks: Block[] = [
    heading(1, 'Content ideas'),
    paragraph(`${isAllSample(ideas) ? 'Sample data. ' : ''}${noteOf(ideas)}`, 'muted'),
    ...ideas.flatMap((idea) => {
      const { title, description, platform, contentType, hashtags, pillar, source, isSample } = idea;
      return [
        heading(2, title),
        paragraph(`${[platformNames[platform], contentType].filter(Boolean).join(', ')}. ${pillarNames[pillar]}.`),
        ...(description === '' ? [] : [paragraph(description)]),
        ...(outlineOf(idea).length === 0 ? [] : [bullets(outlineOf(idea))]),
        ...(hashtags.length === 0 ? [] : [paragraph(showHashtags(hashtags))]),
        ...(source === undefined ? [] : [paragraph(`${creditOf({ source })}.`, 'muted')]),
        ...(marksRows && isSample ? [paragraph('Sample.', 'muted')] : []),
      ];
    }),
  ];
  return { title: 'Content ideas', blocks };
}

/** All that is there: the list, and what was kept of earlier ones. */
export const allIdeas = ({ ideas, kept }: Pick<IdeasData, 'ideas' | 'kept'>): Idea[] => [
  ...ideas,
  ...kept.map((idea) => ({ ...idea, isFavourite: true })),
];

export function ideaFiles(ideas: readonly Idea[], currency: string): FileOffer[] {
  const stem = isAllSample(ideas) ? 'sample-content-ideas' : 'content-ideas';
  return [
    ...sheetFiles(stem, toIdeaSheet(ideas)),
    ...documentFiles(stem, toIdeaDocument(ideas), ['md', 'txt'], currency),
    ...documentFiles(stem, async () => (await import('./paper')).toIdeaPaper(ideas), ['docx', 'pdf'], currency),
  ];
}
