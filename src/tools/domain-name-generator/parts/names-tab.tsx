import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { Chip, Empty, Notice, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { nameFiles } from '../files';
import { firstShown, portion, selectCandidates, showIdeas, showOptions, sortOptions, startFilter } from '../list';
import { isSampleAnswers, isStale, type Answers } from '../model';
import { candidatesOf } from '../search';
import { toKeywords } from '../keywords';
import { mostKeywords } from '../names';
import { DomainList } from './domain-list';
import { LivePanel } from './live-panel';
import type { Desk } from './results';
import { TakenIdeas } from './taken-ideas';

interface NamesTabProps {
  desk: Desk;
  isBusy: boolean;
  onGenerate: () => void;
}

export function NamesTab(props: NamesTabProps) {
  const { made } = props.desk.records.extra;
  // A new list starts from its top, with nothing filtered.
  return made && <NameList key={JSON.stringify(made)} {...props} made={made} />;
}

function NameList({ desk, made, isBusy, onGenerate }: NamesTabProps & { made: Answers }) {
  const { live, records, standingOf } = desk;
  const { extra } = records;
  const [filter, setFilter] = useState(startFilter);
  const [limit, setLimit] = useState(firstShown);

  const all = useMemo(() => candidatesOf(made, extra.ideas), [made, extra.ideas]);
  const found = useMemo(() => selectCandidates(all, filter, standingOf), [all, filter, standingOf]);
  const shown = found.slice(0, limit);
  const domains = shown.map(({ domain }) => domain);
  const answered = all.filter(({ domain }) => live.answers.has(domain)).length;
  const rest = found.length - shown.length;
  const isSample = isSampleAnswers(made);
  const hasIdeas = all.some(({ source }) => source === 'model');
  const tooMany = toKeywords(made.keywords).length > mostKeywords;
  const files = nameFiles(made, all, extra, standingOf);

  return (
    <Panel title="Domains" aside={<Download hasDocument files={files} disabled={all.length === 0} />}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Chip tone="warn">
          {answered === 0 ? 'Simulated - not checked' : answered < all.length ? 'Simulated where not checked' : 'Checked live'}
        </Chip>
        {isSample && <Chip tone="warn">Sample</Chip>}
      </div>
      {isStale(extra) && (
        <div className="mb-4">
          <Notice>
            <span className="flex flex-wrap items-center justify-between gap-2">
              Your answers have changed since these names were made.
              <Button disabled={isBusy} onClick={onGenerate}>
                Update names
              </Button>
            </span>
          </Notice>
        </div>
      )}
      {tooMany && <p className="mb-3 text-[13px] text-mute">The first {mostKeywords} keywords were used.</p>}
      <TakenIdeas records={records} />
      {all.length === 0 ? (
        <Empty text="No domain can be made from this name" hint="It needs a letter or a digit, up to 63 characters, and an extension." />
      ) : (
        <>
          <LivePanel desk={desk} domains={domains} />
          <FilterBar
            noun="name"
            filter={filter}
            start={startFilter}
            onChange={setFilter}
            choices={{
              show: { label: 'Show', options: hasIdeas || filter.show === showIdeas.value ? [...showOptions, showIdeas] : showOptions },
            }}
            shown={shown.length}
            total={all.length}
          >
            <SelectBox label="Sort by" value={filter.sort} options={sortOptions} onChange={(sort) => setFilter({ ...filter, sort })} />
          </FilterBar>
          {found.length > 0 && <p className="text-[13px] text-mute">Prices are examples: check at the registrar.</p>}
          <DomainList desk={desk} title="Domain names" names={shown} isSimulated />
          {rest > 0 && (
            <p className="mt-4 flex flex-wrap items-center justify-center gap-3 text-[13px] text-mute">
              {shown.length.toLocaleString('en-US')} of {found.length.toLocaleString('en-US')} names
              <Button onClick={() => setLimit(limit + portion)}>
                {rest > portion ? `Show ${portion} more` : `Show the other ${rest.toLocaleString('en-US')}`}
              </Button>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
