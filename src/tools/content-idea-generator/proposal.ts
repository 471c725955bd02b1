import { oneLine } from '@/lib/one-line';
import { plural } from '@/lib/text';
import { requestFor } from '@/writer/prompts';
import type { Task } from '@/writer/task';
import { pillarHints, pillarNames, pillars, platformNames, platforms, type Mix, type Pillar, type Platform } from './content';
import { typesOf } from './formats';
import {
  chosenPlatforms,
  ideaCount,
  mixOf,
  mostIdeas,
  readAnswers,
  readHashtags,
  sampleMark,
  showHashtags,
  spreadIdeas,
  titleKey,
  type Idea,
  type IdeasData,
} from './model';
import { ideasWriter } from './writer';

export interface IdeasReply {
  ideas: {
    title: string;
    description: string;
    platform: Platform;
    contentType: string;
    hashtags: string[];
    pillar?: Pillar | undefined;
  }[];
}

const mostTitles = 60;
const mostHashtags = 5;
/** Room is left for the next list of ours. */
const mostTaken = mostIdeas - ideaCount;

const toRequest = (chosen: readonly Platform[], mix: Mix) => {
  const spread = spreadIdeas(mix);
  return [
    requestFor(ideasWriter.type),
    `Suggest ${ideaCount} ideas. Each has a title of at most 100 characters, a description of one to three sentences on what to show or say, the platform it fits best, a content type of that platform, 3 to 5 hashtags without spaces, and a pillar.`,
    'Platforms and their content types:',
    ...chosen.map((platform) => `- ${platform}: ${typesOf(platform).join(', ')}`),
    'Pillars, and how many ideas of each:',
    ...pillars.filter((pillar) => spread[pillar] > 0).map((pillar) => `- ${pillar}: ${spread[pillar]}. ${pillarHints[pillar]}`),
    'Repeat none of the titles under "titlesAlreadyThere".',
  ].join('\n');
};

const allOf = ({ ideas, kept }: IdeasData) => [...ideas, ...kept];

/** The ideas of a reply that could stand in the list: on a chosen platform, in a form it has, each title once. */
function ideasOf(reply: IdeasReply, chosen: readonly Platform[], mix: Mix): Omit<Idea, 'id' | 'isFavourite'>[] {
  const seen = new Set<string>();
  const usual = pillars.reduce((best, pillar) => (mix[pillar] > mix[best] ? pillar : best));
  return reply.ideas.flatMap(({ title: said, description, platform, contentType, hashtags, pillar = usual }) => {
    const title = oneLine(said);
    const key = titleKey(title);
    if (key === '' || seen.has(key) || !chosen.includes(platform) || !typesOf(platform).includes(contentType)) return [];
    seen.add(key);
    const tags = readHashtags(hashtags.map((tag) => tag.replace(/\s+/g, '')).join(' ')).slice(0, mostHashtags);
    return [{ title, description: oneLine(description), platform, contentType, hashtags: tags, pillar }];
  });
}

export function toIdeasTask(data: IdeasData): Task<IdeasReply> {
  const answers = readAnswers(data.draft);
  const mix = mixOf(data, answers);
  const chosen = chosenPlatforms(answers);
  const there = new Set(allOf(data).map(({ title }) => titleKey(title)));
  const titles = allOf(data).map(({ title }) => title);
  return {
    prompt: {
      request: toRequest(chosen, mix),
      data: { ...ideasWriter.payload({ answers, mix, used: [] }), titlesAlreadyThere: titles.slice(0, mostTitles).join('; ') },
    },
    schema: async () => (await import('./reply')).toIdeasReplySchema(chosen),
    toParts: (reply) =>
      ideasOf(reply, chosen, mix)
        .filter(({ title }) => !there.has(titleKey(title)))
        .slice(0, ideaCount)
        .map(({ title, description, platform, contentType, hashtags, pillar }) => ({
          id: titleKey(title),
          title,
          text: [`${platformNames[platform]}, ${contentType}. ${pillarNames[pillar]}.`, description, showHashtags(hashtags)]
            .filter((line) => line !== '')
            .join('\n'),
        })),
  };
}

/** The chosen ideas come first in the list; none that is there already. */
export function takeIdeas(
  data: IdeasData,
  reply: IdeasReply,
  chosen: ReadonlySet<string>,
  source: string,
  makeId: () => string,
): IdeasData {
  const there = new Set(allOf(data).map(({ title }) => titleKey(title)));
  const added = ideasOf(reply, platforms, mixOf(data, readAnswers(data.draft)))
    .filter(({ title }) => chosen.has(titleKey(title)) && !there.has(titleKey(title)))
    .slice(0, Math.max(0, mostTaken - data.ideas.length))
    .map((idea) => ({ ...idea, ...sampleMark(data.draft), id: makeId(), isFavourite: false, source: source.slice(0, 200) || 'a model' }));
  return added.length === 0 ? data : { ...data, ideas: [...added, ...data.ideas] };
}

/** What was done, in a few words. */
export function describeTaking(before: IdeasData, after: IdeasData): string {
  const added = after.ideas.length - before.ideas.length;
  if (added > 0) return `${plural(added, 'idea')} added to your list`;
  return before.ideas.length >= mostTaken ? `The list is full (${mostTaken} ideas). Delete some first.` : 'Already in the list';
}
