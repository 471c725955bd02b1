import { ownRecords, type RecordsData } from '@/kinds/records/state';
import { toTextLines } from '@/lib/topics/texts';
import { joinLines, listFound } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { nameFiles, shortlistFiles } from './files';
import { fields, inputs, state, type Extra } from './model';
import { candidatesOf } from './search';

const profile = byMeaning(
  inputs,
  ({ extra }: RecordsData<typeof fields, Extra>) => extra.draft,
  (data, draft) => ({ ...data, extra: { ...data.extra, draft } }),
);

export const shares = defineShares(state, {
  profile,
  accepts: { texts: acceptAnswers(profile) },
  /** The domain that was registered, or is the first choice. */
  offers: {
    texts: (data, { currency }) => {
      const own = ownRecords(fields, data, currency);
      const chosen = own.find(({ decision }) => decision === 'Registered') ?? own.find(({ decision }) => decision === 'First choice');
      return toTextLines({ 'company.website': chosen?.domain ?? '' });
    },
  },
  search: (data, { currency }) =>
    listFound(
      ownRecords(fields, data, currency).map(({ id, domain, decision, notes }) => ({
        id,
        title: domain,
        text: joinLines([decision, notes]),
      })),
    ),
  /** The names that were made; without them, the shortlist. */
  files: ({ records, extra }) => {
    const { made, ideas } = extra;
    if (made) return nameFiles(made, candidatesOf(made, ideas), extra);
    return records.length === 0 ? [] : shortlistFiles(records, extra);
  },
});
