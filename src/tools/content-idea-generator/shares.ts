import { namedNetworks } from '@/lib/networks';
import { seededRandom } from '@/lib/random';
import { isOver, joinLines, listDue, listFound } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares, joinProfiles, startOnly } from '@/workspace/shares';
import { platformNames, platforms } from './content';
import { allIdeas } from './files';
import { fields, mixOf, putIdeas, readAnswers, showHashtags, state, type IdeasData } from './model';
import { toPostLines } from './send';
import { toFiles } from './download';

const ownIdeas = (data: IdeasData) => allIdeas(data).filter(({ isSample }) => !isSample);

const answers = byMeaning(
  fields,
  ({ draft }: IdeasData) => draft,
  (data, draft) => ({ ...data, draft }),
);

/** Ideas are for where the company posts, until somebody ticks other boxes. */
const channels = startOnly<IdeasData>({
  fill: (data, { 'company.channels': line = '' }) => {
    const named = namedNetworks(line, platformNames);
    const isStart = platforms.every((platform) => data.draft[platform] === fields[platform].default);
    if (!isStart || named.length === 0 || platforms.every((platform) => fields[platform].default === named.includes(platform)))
      return { data, names: [] };
    const ticked = Object.fromEntries(platforms.map((platform) => [platform, named.includes(platform)]));
    return { data: { ...data, draft: { ...data.draft, ...ticked } }, names: ['Platforms'] };
  },
});

export const shares = defineShares(state, {
  profile: joinProfiles(answers, channels),
  offers: { posts: toPostLines },
  accepts: { texts: acceptAnswers(answers) },
  agenda: (data, around) =>
    listDue(
      ownIdeas(data).flatMap(({ id, title, planned }) =>
        planned
          ? [{ id, day: planned.day, title: `Post on ${platformNames[planned.on]}: ${title}`, isDone: isOver(planned.day, around) }]
          : [],
      ),
    ),
  search: (data) =>
    listFound(
      ownIdeas(data).map(({ id, title, description, hashtags }) => ({ id, title, text: joinLines([description, showHashtags(hashtags)]) })),
    ),
  files: toFiles,
  example: async (around) => {
    const { makeIdeas } = await import('./ideas');
    const data = { ...state.start(around), ...state.sample?.(around) };
    const given = readAnswers(data.draft);
    const ideas = makeIdeas({ answers: given, mix: mixOf(data, given), used: [] }, seededRandom(1));
    return toFiles(
      putIdeas(data, ideas, () => 'sample-idea'),
      around,
    );
  },
});
