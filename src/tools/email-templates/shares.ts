import { findRecords } from '@/kinds/records/shares';
import { inSentence, isSaid } from '@/writer/in-sentence';
import { trimName } from '@/writer/words';
import { byMeaning, defineShares, joinProfiles, startOnly } from '@/workspace/shares';
import { senderFields, state, type TemplatesData } from './model';
import { toFiles } from './download';

const sender = byMeaning(
  senderFields,
  ({ extra }: TemplatesData) => extra.sender,
  (data, draft) => ({ ...data, extra: { ...data.extra, sender: draft } }),
);

/** Which variables of the templates are facts of the company. */
const known = [
  ['company_name', 'company.name'],
  ['product_name', 'offer.name'],
  ['product_description', 'offer.what'],
] as const;

/** What is known takes the place of a sample; what somebody typed stays. */
const values = startOnly<TemplatesData>({
  fill: (data, answers) => {
    const added = known.flatMap(([key, means]) => {
      const said = trimName(answers[means]?.trim() ?? '');
      const isFree = said !== '' && data.extra.values.every((value) => value.key !== key);
      // The description stands inside a sentence, where another sentence has no place.
      if (!isFree || (key === 'product_description' && isSaid(said))) return [];
      return [{ key, value: key === 'product_description' ? inSentence(said) : said }];
    });
    if (added.length === 0) return { data, names: [] };
    return { data: { ...data, extra: { ...data.extra, values: [...data.extra.values, ...added] } }, names: added.map(({ key }) => key) };
  },
});

export const shares = defineShares(state, {
  profile: joinProfiles(sender, values),
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      ({ category, subject, preheader, content }) => [category, subject, preheader, content].join(' '),
    ),
  files: toFiles,
});
