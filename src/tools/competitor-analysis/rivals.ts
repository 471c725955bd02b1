import { emptyDraft, readDraft } from '@/lib/fields';
import type { RivalLine } from '@/lib/topics/rivals';
import { asEdited, isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { sharedIds } from '@/kinds/records/shared-ids';
import { defineList } from '@/workspace/lists';
import { fields, type Competitor, type CompetitorExtra } from './model';

type Data = RecordsData<typeof fields, CompetitorExtra>;

const ids = sharedIds('competitor');
const blank = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;

const toLine = ({ id, name, website, strengths, weaknesses, pricing }: Competitor): RivalLine => ({
  id: ids.toShared(id),
  name,
  website,
  strengths,
  weaknesses,
  pricing,
});

/** The company's rivals, as this tool shows them. */
export const list = defineList<Data, 'rivals'>({
  topic: 'rivals',
  read: ({ records }) => records.filter((rival) => !isSampleRecord(rival) && rival.name.trim() !== '').map(toLine),
  write: (data, lines, { gone, asides }) => {
    const here = new Set(data.records.map(({ id }) => id));
    const old = new Map([...asides.toReversed(), data].flatMap(({ records }) => records.map((rival) => [rival.id, rival] as const)));
    const wanted = new Map(
      lines.map(({ id: shared, name, website, strengths, weaknesses, pricing }) => {
        const id = ids.toOwn(shared);
        // What is on the list is the user's, also where it was made of a sample.
        return [id, asEdited({ ...blank, ...old.get(id), id, name, website, strengths, weaknesses, pricing })] as const;
      }),
    );
    const left = new Set([...gone].map(ids.toOwn));
    const kept = data.records.flatMap((rival) => (left.has(rival.id) ? [] : [wanted.get(rival.id) ?? rival]));
    return { ...data, records: [...[...wanted.values()].filter(({ id }) => !here.has(id)), ...kept] };
  },
});
