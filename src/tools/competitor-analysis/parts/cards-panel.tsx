import { useMemo, useState } from 'react';
import { documentFiles } from '@/kinds/document/files';
import { Paper } from '@/kinds/document/paper';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Empty, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { cardNames, cardOf, cardStem, hasCard, toBattlecard } from '../battlecard';
import { cardFields, nameOf, type Competitor } from '../model';
import { ProductField } from './product-field';
import type { CompetitorRecords } from './use-competitor-form';

/** One rival at a time: what to say when they come up, and the page to hand out. */
export default function CardsPanel({ records }: { records: CompetitorRecords }) {
  const { all, extra } = records;
  const [openId, setOpenId] = useState('');
  const open = all.find(({ id }) => id === openId) ?? all.find(({ id }) => hasCard(extra, id)) ?? all[0];
  if (!open) return <Empty text="No battlecards yet" hint="Add a competitor first; each has a card here." />;
  return (
    <>
      <div className="no-print mb-4 max-w-full [&>select]:max-w-full">
        <SelectBox
          label="Show battlecard"
          value={open.id}
          options={all.map((competitor) => ({ value: competitor.id, label: nameOf(competitor).slice(0, 80) }))}
          onChange={setOpenId}
        />
      </div>
      <CardEditor key={open.id} competitor={open} records={records} />
    </>
  );
}

function CardEditor({ competitor, records }: { competitor: Competitor; records: CompetitorRecords }) {
  const { extra, setExtra, tool } = records;
  const { around } = tool;
  const { id } = competitor;
  const handle = useLiveForm(cardFields, cardOf(extra, id), around, (card, name) =>
    setExtra((current) => ({ ...current, cards: { ...current.cards, [id]: card } }), { key: `${id}.${name}` }),
  );
  const document = useMemo(() => toBattlecard(competitor, extra, around), [competitor, extra, around]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="no-print min-w-0 lg:col-span-5">
        <Panel title={`Battlecard of ${nameOf(competitor)}`}>
          <div className="grid grid-cols-1 gap-3">
            <ProductField records={records} />
            {cardNames.map((name) => (
              <Field key={name} of={handle} name={name} />
            ))}
          </div>
          <p className="mt-3 text-[13px] text-mute">Strengths, weaknesses, prices and sources come from the competitor itself.</p>
        </Panel>
      </div>
      <div className="min-w-0 lg:col-span-7">
        <Panel
          title="On one page"
          aside={
            <Download
              label="Download card"
              files={documentFiles(cardStem(competitor), document, ['pdf', 'docx', 'html'], around.currency)}
            />
          }
        >
          <Paper document={document} />
        </Panel>
      </div>
    </div>
  );
}
