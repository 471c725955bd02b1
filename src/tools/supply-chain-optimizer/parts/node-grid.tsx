import { useId, useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { RowActions } from '@/kinds/records/row-actions';
import { selectRecords } from '@/kinds/records/select-records';
import { optionLabel } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { fields, formatCost, labelNodes, nodeTypes, typeLabels, type ChainLink, type ChainNode } from '../model';
import type { NodeForm, NodeRecords } from './use-chain';

const sortings = {
  entered: undefined,
  name: { by: ({ name }: ChainNode) => name },
  type: { by: ({ type }: ChainNode) => nodeTypes.indexOf(type) },
  cost: { by: ({ cost }: ChainNode) => cost, isDescending: true },
  leadTime: { by: ({ leadTime }: ChainNode) => leadTime, isDescending: true },
  reliability: { by: ({ reliability }: ChainNode) => reliability },
};
const startFilter = { query: '', type: 'all', sort: 'entered' as keyof typeof sortings };
const choices = {
  type: {
    label: 'Filter by type',
    options: [{ value: 'all', label: 'All types' }, ...nodeTypes.map((value) => ({ value, label: typeLabels[value] }))],
  },
  sort: {
    label: 'Sort nodes',
    options: [
      { value: 'entered', label: 'As entered' },
      { value: 'name', label: 'Name' },
      { value: 'type', label: 'By type' },
      { value: 'cost', label: 'Highest cost' },
      { value: 'leadTime', label: 'Longest lead time' },
      { value: 'reliability', label: 'Least reliable' },
    ],
  },
};
const cardsAtOnce = 60;

interface NodeGridProps {
  records: NodeRecords;
  form: NodeForm;
  links: readonly ChainLink[];
}

const searchText = ({ name, location, type }: ChainNode) => `${name} ${location} ${type}`;

export default function NodeGrid({ records, form, links }: NodeGridProps) {
  const [filter, setFilter] = useState(startFilter);
  const [limit, setLimit] = useState(cardsAtOnce);
  const { all } = records;
  const labels = useMemo(() => labelNodes(all), [all]);
  const linkCounts = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { source, target } of links) for (const id of [source, target]) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [links]);
  const shown = useMemo(
    () =>
      selectRecords(all, {
        query: filter.query,
        searchIn: searchText,
        keep: ({ type }) => filter.type === 'all' || type === filter.type,
        sort: sortings[filter.sort],
      }),
    [all, filter],
  );
  return (
    <>
      <FilterBar
        noun="node"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={all.length}
      />
      <ul aria-label="Nodes" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.slice(0, limit).map((node) => (
          <li key={node.id} className="min-w-0">
            <NodeCard node={node} label={labels.get(node.id) ?? ''} links={linkCounts.get(node.id) ?? 0} records={records} form={form} />
          </li>
        ))}
      </ul>
      {shown.length > limit && (
        <Button className="mt-4" onClick={() => setLimit(limit + cardsAtOnce)}>
          Show more of {plural(shown.length, 'node')}
        </Button>
      )}
    </>
  );
}

interface NodeCardProps {
  node: ChainNode;
  label: string;
  links: number;
  records: NodeRecords;
  form: NodeForm;
}

function NodeCard({ node, label, links, records, form }: NodeCardProps) {
  const id = useId();
  const { currency } = records.tool.around;
  const facts = [
    ['Lead Time', plural(node.leadTime, 'day')],
    ['Cost', node.charged === 'per shipment' ? `${formatCost(node.cost, currency)} per shipment` : formatCost(node.cost, currency)],
    ['Capacity', node.capacity > 0 ? plural(node.capacity, 'unit') : 'No limit'],
    ['Reliability', `${formatNumber(node.reliability)}%`],
    ...(node.needs === 'all' ? ([['Needs', optionLabel(fields.needs, node.needs)]] as const) : []),
    ['Links', links === 0 ? 'None yet' : formatNumber(links)],
  ] as const;
  return (
    <article aria-labelledby={id} className="panel flex h-full flex-col px-4! py-3.5!">
      <div className="flex items-start justify-between gap-2">
        <h3 id={id} className="min-w-0 pt-1 font-semibold break-words">
          {label}
        </h3>
        <span className="-mr-2 flex-none">
          <RowActions records={records} form={form} record={node} title={label} />
        </span>
      </div>
      <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-[14px] text-mute">
        <Chip>{typeLabels[node.type]}</Chip>
        <span className="min-w-0 break-words">{node.location}</span>
      </p>
      <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-[14px] sm:grid sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="flex gap-1.5 sm:contents">
            <dt className="text-mute">{term}</dt>
            <dd className="break-words sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
