import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import { sheetFiles } from '@/kinds/records/files';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import type { Sheet } from '@/lib/sheet';
import { pillarNames, platformNames } from './content';
import { showHashtags, type Idea } from './model';

export const madeNote = 'Made on this device from a template and your own words. Hashtags are suggestions; their reach was not measured.';

const text = 'text' as const;

export const toIdeaSheet = (ideas: readonly Idea[]): Sheet => ({
  name: 'Ideas',
  columns: ['Title', 'Description', 'Platform', 'Content Type', 'Hashtags', 'Pillar', 'Favourite'].map((label) => ({ label, kind: text })),
  rows: ideas.map(({ title, description, platform, contentType, hashtags, pillar, isFavourite }) => [
    title,
    description,
    platformNames[platform],
    contentType,
    showHashtags(hashtags),
    pillarNames[pillar],
    isFavourite ? 'Yes' : 'No',
  ]),
});

export function toIdeaDocument(ideas: readonly Idea[], isSample: boolean): Document {
  const blocks: Block[] = [
    heading(1, 'Content ideas'),
    paragraph(`${isSample ? 'Sample data. ' : ''}${madeNote}`, 'muted'),
    ...ideas.flatMap(({ title, description, platform, contentType, hashtags, pillar }) => [
      heading(2, title),
      paragraph(`${[platformNames[platform], contentType].filter(Boolean).join(', ')}. ${pillarNames[pillar]}.`),
      ...(description === '' ? [] : [paragraph(description)]),
      ...(hashtags.length === 0 ? [] : [paragraph(showHashtags(hashtags))]),
    ]),
  ];
  return { title: 'Content ideas', blocks };
}

export function ideaFiles(ideas: readonly Idea[], isSample: boolean, currency: string): FileOffer[] {
  const stem = isSample ? 'sample-content-ideas' : 'content-ideas';
  return [
    ...sheetFiles(stem, toIdeaSheet(ideas)),
    ...documentFiles(stem, toIdeaDocument(ideas, isSample), ['md', 'txt', 'docx', 'pdf'], currency),
  ];
}
