import { isOver, joinLines, listDue, listFound } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { platformNames } from './content';
import { allIdeas } from './files';
import { fields, showHashtags, state, type IdeasData } from './model';
import { toPostLines } from './send';
import { toFiles } from './download';

const ownIdeas = (data: IdeasData) => allIdeas(data).filter(({ isSample }) => !isSample);

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ draft }: IdeasData) => draft,
    (data, draft) => ({ ...data, draft }),
  ),
  offers: { posts: toPostLines },
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
});
