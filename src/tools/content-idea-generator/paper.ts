import { heading, paragraph, type Document } from '@/lib/blocks';
import { joinRest, shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { plural } from '@/lib/text';
import { pillarNames, pillars, platformNames, platforms } from './content';
import { creditOf, isAllSample, isMixedUp, noteOf } from './origin';
import { countByPillar, showHashtags, type Idea } from './model';
import { outlineOf } from './repurpose';

/** What stands below the title of an idea: what it is about, its steps, its hashtags. */
function toNote(idea: Idea, marksSamples: boolean): string {
  const { description, hashtags, source, isSample } = idea;
  return [
    description,
    outlineOf(idea)
      .map((step) => `– ${step}`)
      .join('\n'),
    showHashtags(hashtags),
    source === undefined ? '' : `${creditOf({ source })}.`,
    marksSamples && isSample ? 'Sample.' : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The ideas as a plan to work from: what mix they make, then each network with its own. */
export function toIdeaPaper(ideas: readonly Idea[]): Document {
  const marksSamples = isMixedUp(ideas);
  const counts = countByPillar(ideas);
  const byPlatform = groupBy(ideas, ({ platform }) => platform);
  const hasDays = ideas.some(({ planned }) => planned !== undefined);
  const used = platforms.filter((platform) => byPlatform.has(platform));
  return {
    title: 'Content ideas',
    blocks: [
      heading(1, 'Content ideas'),
      paragraph(`${plural(ideas.length, 'idea')} for ${plural(used.length, 'network')}`, 'muted'),
      ...shareChart(
        'Ideas by pillar',
        joinRest(
          pillars.map((pillar) => ({ label: pillarNames[pillar], value: counts[pillar] })),
          (value) => plural(value, 'idea'),
        ),
      ),
      ...used.flatMap((platform) => {
        const own = byPlatform.get(platform) ?? [];
        return [
          heading(2, platformNames[platform]),
          {
            kind: 'table' as const,
            columns: [
              { label: 'Idea', weight: 4 },
              { label: 'Form', weight: 1 },
              { label: 'Pillar', weight: 1.2 },
              ...(hasDays ? [{ label: 'Planned', weight: 1 }] : []),
            ],
            rows: own.map(({ title, contentType, pillar, planned }) => [
              title,
              contentType,
              pillarNames[pillar],
              ...(hasDays ? [planned ? formatDay(planned.day) : ''] : []),
            ]),
            notes: own.map((idea) => toNote(idea, marksSamples)),
          },
        ];
      }),
      { kind: 'note', text: noteOf(ideas) },
    ],
    ...(isAllSample(ideas) ? { mark: 'Sample' } : {}),
  };
}
