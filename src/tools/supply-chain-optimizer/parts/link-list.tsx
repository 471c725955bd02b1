import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { ImportButton } from '@/kinds/records/import-button';
import { RowActions } from '@/kinds/records/row-actions';
import { selectRecords } from '@/kinds/records/select-records';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { SelectBox } from '@/ui/search-box';
import { VirtualList } from '@/ui/virtual-list';
import { linkImportHint, linkNames } from '../content';
import { formatCost, labelNodes, linkIdentity, transportMethods, type ChainLink, type DistanceUnit } from '../model';
import { formatDistance } from '../words';
import type { LinkEditor, NodeRecords } from './use-chain';

const startFilter = { query: '', transport: 'all' };
const choices = {
  transport: {
    label: 'Filter by transport',
    options: [{ value: 'all', label: 'All transport' }, ...transportMethods.map((value) => ({ value, label: value }))],
  },
};
const units = [
  { value: 'miles', label: 'Miles' },
  { value: 'km', label: 'Kilometres' },
] as const;
/** From here on the list is long enough to be searched. */
const manyLinks = 8;

interface LinkListProps {
  nodes: NodeRecords;
  editor: LinkEditor;
  kept: readonly ChainLink[];
}

export default function LinkList({ nodes, editor: { links, form }, kept }: LinkListProps) {
  const [filter, setFilter] = useState(startFilter);
  const { extra, setExtra, tool } = nodes;
  const { currency } = tool.around;
  const labels = useMemo(() => labelNodes(nodes.all), [nodes.all]);
  const shown = useMemo(
    () =>
      selectRecords(kept, {
        query: filter.query,
        searchIn: ({ source, target, transport }) => `${labels.get(source)} ${labels.get(target)} ${transport}`,
        keep: ({ transport }) => filter.transport === 'all' || transport === filter.transport,
      }),
    [kept, labels, filter],
  );
  const known = new Map(links.all.map((link) => [link.id, link]));
  return (
    <section aria-labelledby="links-title" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="links-title" className="font-semibold">
          Links
        </h2>
        <div className="no-print flex flex-wrap gap-2">
          <SelectBox<DistanceUnit>
            label="Show distances in"
            value={extra.unit}
            options={units}
            onChange={(unit) => setExtra((current) => ({ ...current, unit }))}
          />
          <ImportButton
            records={links}
            identity={linkIdentity}
            otherNames={linkNames}
            hint={linkImportHint}
            readOther={async (text) => {
              const [{ parseCsv }, { prepareLinks }] = await Promise.all([import('@/formats/csv'), import('../link-file')]);
              return prepareLinks(parseCsv(text));
            }}
          />
        </div>
      </div>
      {kept.length > manyLinks && (
        <FilterBar
          noun="link"
          filter={filter}
          start={startFilter}
          onChange={setFilter}
          choices={choices}
          shown={shown.length}
          total={kept.length}
        />
      )}
      {kept.length === 0 ? (
        <p className="panel text-mute">No links yet. Use Add Link to say what goes from where to where.</p>
      ) : (
        <VirtualList
          label="Links"
          items={shown}
          row={(link) => {
            const [source, target] = [labels.get(link.source) ?? '', labels.get(link.target) ?? ''];
            return (
              <div className="row flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
                <div className="min-w-0 flex-[1_1_260px]">
                  <p className="flex flex-wrap items-center gap-x-2 font-[550] break-words">
                    <span className="min-w-0 break-words">{source}</span>
                    <Icon icon="arrow-right" size={14} />
                    <span className="sr-only">to</span>
                    <span className="min-w-0 break-words">{target}</span>
                  </p>
                  <p className="text-[14px] break-words text-mute">
                    {[link.item.trim(), link.transport, plural(link.time, 'day'), formatDistance(link, extra.unit)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <p className="flex-none text-right">
                  {formatCost(link.cost, currency)}
                  <span className="block text-[13px] text-mute">{link.charged}</span>
                </p>
                <RowActions records={links} form={form} record={known.get(link.id) ?? link} title={`${source} to ${target}`} />
              </div>
            );
          }}
        />
      )}
    </section>
  );
}
