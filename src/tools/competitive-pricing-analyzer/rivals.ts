import type { RivalLine } from '@/lib/topics/rivals';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { defineList } from '@/workspace/lists';
import { foldName, keepCompetitors, listCompetitors, rivalIdOf, saveCompetitor, type fields, type PricingExtra } from './model';

type Data = RecordsData<typeof fields, PricingExtra>;

/** Those that are only there for the sample's products are samples, too. */
function ownCompetitors({ records, extra }: Data) {
  const own = records.filter((product) => !isSampleRecord(product));
  const sampled = new Set(records.filter(isSampleRecord).map(({ competitor }) => foldName(competitor)));
  return listCompetitors(own, extra.competitors).filter(({ key, products }) => products.length > 0 || !sampled.has(key));
}

const toLine = (competitor: { name: string; website: string; id?: string | undefined }): RivalLine => ({
  id: rivalIdOf(competitor),
  name: competitor.name.trim(),
  website: competitor.website.trim(),
  strengths: [],
  weaknesses: [],
  pricing: '',
});

/** The company's rivals, as this tool shows them: their names and websites. One whose prices are known here stays until they are deleted here. */
export const list = defineList<Data, 'rivals'>({
  topic: 'rivals',
  read: (data) => ownCompetitors(data).map(toLine),
  write: (data, lines, { gone }) => {
    const known = new Map(ownCompetitors(data).map((competitor) => [rivalIdOf(competitor), competitor]));
    const names = new Set<string>();
    const told = lines.reduce((current, { id, name, website }) => {
      const old = known.get(id);
      // Here a name is one competitor.
      if (foldName(name) === '' || names.has(foldName(name))) return current;
      names.add(foldName(name));
      if (old && old.name === name && old.website === website && old.id === id) return current;
      return saveCompetitor(current, old?.key ?? foldName(name), { id, name, website });
    }, data);
    const priced = new Set(told.records.map(({ competitor }) => foldName(competitor)));
    const competitors = keepCompetitors(told.records, told.extra.competitors).filter(
      (competitor) => !gone.has(rivalIdOf(competitor)) || priced.has(foldName(competitor.name)),
    );
    return told === data && gone.size === 0 ? data : { ...told, extra: { ...told.extra, competitors } };
  },
});
