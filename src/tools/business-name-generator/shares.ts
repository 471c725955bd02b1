import { toTextLines } from '@/lib/topics/texts';
import { joinLines, listFound } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { nameFiles, shortlistFiles } from './files';
import { makeNames } from './generate';
import { listNames } from './ideas';
import { fields, isSamplePick, state, type NameData } from './model';

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ answers }: NameData) => answers,
    (data, answers) => ({ ...data, answers }),
  ),
  search: ({ shortlist }) =>
    listFound(
      shortlist
        .filter((pick) => !isSamplePick(pick))
        .map(({ id, name, origin, note }) => ({ id, title: name, text: joinLines([note, origin]) })),
    ),
  /** The name that was decided on. */
  offers: { texts: ({ chosen = '' }) => toTextLines({ 'company.name': chosen }) },
  /** The names that were made; without them, the shortlist. */
  files: (data) => {
    const { made, ideas, shortlist } = data;
    if (made) return nameFiles(data, made, listNames(ideas, makeNames(made)));
    return shortlist.length === 0 ? [] : shortlistFiles(data);
  },
});
