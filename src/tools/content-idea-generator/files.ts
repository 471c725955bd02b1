import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { sheetFiles } from '@/kinds/records/files';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import type { Sheet } from '@/lib/sheet';
import { pillarNames, platformNames } from './content';
import { outlineOf } from './repurpose';
import { hasSample, showHashtags, type Idea, type IdeasData } from './model';

const hashtagNote = 'Hashtags are suggestions; their reach was not measured.';
const madeNote = `Made on this device from a template and your own words. ${hashtagNote}`;

/** Whether any of them is ours. */
export const isTemplateBased = (ideas: readonly Idea[]) => ideas.some(({ source }) => source === undefined);

/** Whose words an idea is in, where they are not ours. */
export const creditOf = ({ source }: Pick<Idea, 'source'>) =>
  source === undefined ? '' : `Written by ${source.trim() || 'a model'}, accepted by you`;

/** How the list came about. */
export function noteOf(ideas: readonly Idea[]): string {
  if (!isTemplateBased(ideas) && ideas.length > 0)
    return `Written by a model, accepted by you; read them before you use them. ${hashtagNote}`;
  return ideas.some(({ source }) => source !== undefined)
    ? `${madeNote} Ideas written by a model say so; read them before you use them.`
    : madeNote;
}

const text = 'text' as const;

/** Everything of it comes from the sample. */
export const isAllSample = (ideas: readonly Idea[]) => ideas.length > 0 && ideas.every(({ isSample }) => isSample);

/** Where only some are samples, each row says what it is. */
export const isMixedUp = (ideas: readonly Idea[]) => hasSample(ideas) && !isAllSample(ideas);

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
