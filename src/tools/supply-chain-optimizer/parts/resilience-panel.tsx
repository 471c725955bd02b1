import { useMemo } from 'react';
import { CompareTable } from '@/kinds/calculator/compare-table';
import { formatNumber, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Chip, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Table } from '@/ui/table';
import { analyse, type Analysis } from '../analysis';
import { labelNodes, type ChainLink } from '../model';
import { compareAnalyses, describeEnds, describeFlow, describeNeeds, formatUnits, namesIn } from '../words';
import type { NodeRecords } from './use-chain';

interface ResiliencePanelProps {
  records: NodeRecords;
  links: readonly ChainLink[];
  analysis: Analysis;
}

/** What the chain hangs on, how much it can carry, and what happens when a node stops. */
export function ResiliencePanel({ records, links, analysis }: ResiliencePanelProps) {
  const names = useMemo(() => namesIn(analysis.network), [analysis.network]);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-span-5">
        <WeakPoints analysis={analysis} names={names} />
        <Capacity analysis={analysis} names={names} />
      </div>
      <div className="min-w-0 lg:col-span-7">
        <WhatIf records={records} links={links} analysis={analysis} />
      </div>
    </div>
  );
}

interface PartProps {
  analysis: Analysis;
  names: readonly string[];
}

const mostNamed = 40;

function WeakPoints({ analysis, names }: PartProps) {
  const { weakPoints, routes, reached } = analysis;
  return (
    <Panel
      title="Single Points of Failure"
      aside={
        routes.length > 0 && (
          <Chip tone={weakPoints.length > 0 ? 'warn' : 'good'}>{weakPoints.length > 0 ? formatNumber(weakPoints.length) : 'None'}</Chip>
        )
      }
    >
      {routes.length === 0 ? (
        <p className="text-mute">Nothing to look at yet. {describeEnds(analysis)}</p>
      ) : weakPoints.length === 0 ? (
        <p className="text-mute">Whichever node stops, every customer can still be reached another way.</p>
      ) : (
        <>
          <ul aria-label="Single points of failure" className="grid grid-cols-1 gap-2">
            {weakPoints.slice(0, mostNamed).map(({ node, cutsOff }) => (
              <li key={node} className="min-w-0 break-words">
                <span className="font-[550]">{names[node]}</span>
                <span className="block text-[14px] text-mute">
                  Without it nothing reaches {cutsOff.length === reached && reached > 1 ? 'any customer' : listed(cutsOff, names)}.
                </span>
              </li>
            ))}
          </ul>
          {weakPoints.length > mostNamed && <p className="mt-2 text-[13px] text-mute">The first {mostNamed} are listed.</p>}
        </>
      )}
      {routes.length > 0 && <p className="mt-3 text-[13px] break-words text-mute">{describeNeeds(analysis.network)}</p>}
    </Panel>
  );
}

function listed(places: readonly number[], names: readonly string[]): string {
  const shown = places.slice(0, 5).map((place) => names[place]);
  return `${shown.join(', ')}${places.length > shown.length ? ` and ${places.length - shown.length} more` : ''}`;
}

function Capacity({ analysis, names }: PartProps) {
  const { flow, network } = analysis;
  const used = network.nodes
    .map((node, place) => ({ place, capacity: node.capacity, amount: flow.through[place] ?? 0 }))
    .filter(({ capacity, place }) => capacity > 0 && network.isOnWay[place])
    .toSorted((a, b) => b.amount / b.capacity - a.amount / a.capacity)
    .slice(0, mostNamed);
  const hasLimit = flow.units !== undefined && used.length > 0;
  return (
    <Panel title="Capacity">
      <p className="text-[13px] text-mute">Most that can pass from suppliers to customers</p>
      <p className="figure">{flow.units === undefined ? noFigure : formatUnits(flow.units)}</p>
      <p className="mb-3 text-[14px] break-words text-mute">{describeFlow(analysis, names)}</p>
      {hasLimit && (
        <Table
          label="Units through each node"
          rows={used}
          keyOf={({ place }) => place}
          columns={[
            {
              head: 'Node',
              cell: ({ place }) => (
                <>
                  {names[place]}
                  {flow.bottlenecks.includes(place) && <span className="text-warn"> bottleneck</span>}
                </>
              ),
            },
            { head: 'Passes', cell: ({ amount }) => formatNumber(amount) },
            { head: 'Capacity', cell: ({ capacity }) => formatNumber(capacity) },
          ]}
        />
      )}
      {hasLimit && <p className="mt-3 text-[13px] text-mute">This is one way to reach it; there may be others.</p>}
      {flow.unlimited.length > 0 && (
        <p className="mt-3 text-[13px] break-words text-mute">
          {plural(flow.unlimited.length, 'node')} without a capacity {flow.unlimited.length === 1 ? 'counts' : 'count'} as unlimited:{' '}
          {listed(flow.unlimited, names)}.
        </p>
      )}
    </Panel>
  );
}

function WhatIf({ records, links, analysis }: ResiliencePanelProps) {
  const { all, extra, setExtra, tool } = records;
  const labels = useMemo(() => labelNodes(all), [all]);
  const disabled = extra.disabled.filter((id) => labels.has(id));
  const without = useMemo(
    () => analyse(all, links, analysis.settings, new Set(extra.disabled)),
    [all, links, analysis.settings, extra.disabled],
  );
  const set = (ids: readonly string[]) => setExtra((current) => ({ ...current, disabled: [...ids] }));
  const names = disabled.map((id) => labels.get(id) ?? '');
  const compared = compareAnalyses(analysis, without, tool.around.currency);
  return (
    <Panel title="What If a Node Stops?">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="max-w-full min-w-0 *:max-w-full sm:max-w-80">
          <SelectBox
            label="Disable a node"
            value=""
            options={[
              { value: '', label: 'Disable a node…' },
              ...all.filter(({ id }) => !disabled.includes(id)).map(({ id }) => ({ value: id, label: labels.get(id) ?? '' })),
            ]}
            onChange={(id) => id !== '' && set([...disabled, id])}
          />
        </span>
        {disabled.length > 0 && (
          <Button
            onClick={() => {
              set([]);
              tool.say('All nodes are back on');
            }}
          >
            Enable all
          </Button>
        )}
      </div>
      {disabled.length === 0 ? (
        <p className="text-mute">Disable one or more nodes to see what is left. Your network itself doesn’t change.</p>
      ) : (
        <>
          <ul aria-label="Disabled nodes" className="mb-4 flex flex-wrap gap-2">
            {disabled.map((id, index) => (
              <li key={id} className="chip max-w-full">
                <span className="min-w-0 truncate">{names[index]}</span>
                <IconButton
                  icon="x"
                  label={`Enable ${names[index]}`}
                  className="-mr-2 min-h-6! min-w-6! p-0!"
                  onClick={() => set(disabled.filter((other) => other !== id))}
                />
              </li>
            ))}
          </ul>
          <CompareTable
            label="As it is and without the disabled nodes"
            names={['As it is', names.length === 1 ? `Without ${names[0]}` : `Without ${plural(names.length, 'node')}`]}
            measures={compared}
          />
        </>
      )}
    </Panel>
  );
}
