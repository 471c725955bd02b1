import { useMemo, useState } from 'react';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Table } from '@/ui/table';
import type { Analysis, RouteFigures } from '../analysis';
import { factorSource } from '../content';
import { factorFields, formatCost, isTooLarge, settingFields, transportMethods } from '../model';
import { describeEnds, describeFactors, describeListing, formatCo2, formatDays, formatShare, namesIn, routeName } from '../words';
import type { NodeRecords } from './use-chain';

const sortings = {
  cost: { label: 'Cheapest first', by: (route: RouteFigures) => route.cost },
  time: { label: 'Fastest first', by: (route: RouteFigures) => route.time },
  slow: { label: 'Longest first', by: (route: RouteFigures) => -route.time },
  reliability: { label: 'Most reliable first', by: (route: RouteFigures) => -route.reliability },
  co2: { label: 'Least CO₂ first', by: (route: RouteFigures) => route.co2 ?? Number.MAX_VALUE },
};
type Sorting = keyof typeof sortings;
const rowsAtOnce = 25;

interface RoutesPanelProps {
  records: NodeRecords;
  analysis: Analysis;
}

/** Every way through the network with what it costs, how long it takes and how sure it is. */
export function RoutesPanel({ records, analysis }: RoutesPanelProps) {
  const { extra, setExtra, tool } = records;
  const settings = useLiveForm(settingFields, extra.settings, tool.around, (draft, name) =>
    setExtra((current) => ({ ...current, settings: draft }), { key: `settings.${name}` }),
  );
  const factors = useLiveForm(factorFields, extra.factors, tool.around, (draft, name) =>
    setExtra((current) => ({ ...current, factors: draft }), { key: `factors.${name}` }),
  );
  const { weight, shipments } = analysis.settings;
  const isEmpty = extra.settings.shipments.trim() === '';
  const problem = settings.problems.shipments;
  // Shipments never count as 0, since every route would seem free.
  const counted = {
    ...settings,
    isLive: false,
    problems: problem ? { shipments: `${problem} It counts as ${formatNumber(shipments)}.` } : {},
    notes: isEmpty ? { shipments: 'Left empty, it counts as 1.' } : settings.notes,
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <BestRoutes analysis={analysis} currency={tool.around.currency} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <RouteTable analysis={analysis} currency={tool.around.currency} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-span-4">
          <Panel title="Assumptions">
            <div className="grid grid-cols-2 gap-3">
              <Field of={counted} name="shipments" />
              <Field of={settings} name="weight" />
            </div>
          </Panel>
          <Panel title="CO₂ Factors" aside={<Chip tone="warn">As of {factorSource.asOf}</Chip>}>
            <p className="mb-3 text-[13px] text-mute">
              Grams of CO₂ for one tonne over one kilometer, for a shipment of {formatNumber(weight)} t.
            </p>
            <div className="grid grid-cols-2 gap-3">
              {transportMethods.map((method) => (
                // Without a readable factor the CO2 is not known; it does not count as 0.
                <Field key={method} of={{ ...factors, isLive: false }} name={method} label={`${method} factor`} />
              ))}
            </div>
            <p className="mt-3 text-[13px] text-mute">{describeFactors(analysis.settings)}</p>
          </Panel>
        </div>
      </div>
    </div>
  );
}

function BestRoutes({ analysis, currency }: { analysis: Analysis; currency: string }) {
  const { cheapest, fastest, safest, longest, network, isLongestExact, isBestExact, settings } = analysis;
  const names = useMemo(() => namesIn(network), [network]);
  if (!cheapest || !fastest || !safest || !longest) return null;
  const cards = [
    {
      title: isBestExact ? 'Cheapest route' : 'Cheapest route found',
      route: cheapest,
      figure: formatCost(cheapest.cost, currency),
      note: isTooLarge(cheapest.cost)
        ? 'Too large to show'
        : `For ${plural(settings.shipments, 'shipment')}, in ${formatDays(cheapest.time)}`,
    },
    {
      title: 'Fastest route',
      route: fastest,
      figure: formatDays(fastest.time),
      note: isTooLarge(fastest.cost) ? 'Its cost is too large to show' : `For ${formatCost(fastest.cost, currency)}`,
    },
    {
      title: isBestExact ? 'Most reliable route' : 'Most reliable route found',
      route: safest,
      figure: formatShare(safest.reliability),
      note: 'Reliabilities of its nodes multiplied',
    },
    {
      title: isLongestExact ? 'Longest route' : 'Longest route found',
      route: longest,
      figure: formatDays(longest.time),
      note: isLongestExact ? 'Critical path, incl. node lead time' : 'At least; too many loops to check them all',
    },
  ];
  return (
    <ul aria-label="Best routes" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ title, route, figure, note }) => (
        <li key={title} className="panel min-w-0 px-4! py-3.5!">
          <h2 className="text-[13px] text-mute">{title}</h2>
          <p className="figure break-words">{figure}</p>
          <p className="text-[13px] text-mute">{note}</p>
          <p className="mt-2 line-clamp-4 text-[14px] break-words">{routeName(route, names, network)}</p>
        </li>
      ))}
    </ul>
  );
}

function RouteTable({ analysis, currency }: { analysis: Analysis; currency: string }) {
  const [sorting, setSorting] = useState<Sorting>('cost');
  const [limit, setLimit] = useState(rowsAtOnce);
  const { routes, network, settings } = analysis;
  const names = useMemo(() => namesIn(network), [network]);
  const sorted = useMemo(() => routes.toSorted((a, b) => sortings[sorting].by(a) - sortings[sorting].by(b)), [routes, sorting]);
  const unknown = routes.filter(({ co2 }) => co2 === null).length;
  if (routes.length === 0) {
    return (
      <Panel title="Routes">
        <p>No route yet. {describeEnds(analysis)}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Routes"
      aside={
        <SelectBox
          label="Sort routes"
          value={sorting}
          options={Object.entries(sortings).map(([value, { label }]) => ({ value: value as Sorting, label }))}
          onChange={setSorting}
        />
      }
    >
      <p role="status" className="mb-3 text-[13px] text-mute">
        {describeListing(analysis)}
      </p>
      <Table
        label="Routes table"
        rows={sorted.slice(0, limit)}
        keyOf={({ links }) => links.join(' ')}
        columns={[
          { head: 'Route', className: 'min-w-36 sm:min-w-52', cell: (route) => routeName(route, names, network) },
          {
            head: 'Cost',
            cell: ({ cost, perShipment, oneOff }) => (
              <>
                {formatCost(cost, currency)}
                {perShipment > 0 && oneOff > 0 && (
                  <span className="block text-[13px] text-mute">{formatCost(perShipment, currency)} per shipment</span>
                )}
              </>
            ),
          },
          { head: 'Time', cell: ({ time }) => formatDays(time) },
          { head: 'Reliability', cell: ({ reliability }) => formatShare(reliability) },
          { head: 'CO₂', cell: ({ co2 }) => formatCo2(co2) },
        ]}
      />
      {sorted.length > limit && (
        <Button className="mt-3" onClick={() => setLimit(limit + rowsAtOnce)}>
          Show more of {plural(sorted.length, 'route')}
        </Button>
      )}
      <p className="mt-3 text-[13px] text-mute">
        {describeEnds(analysis)} Cost is for {plural(settings.shipments, 'shipment')}, with what is charged once. Time includes node lead
        time. CO₂ is for one shipment.
        {routes.some(({ cost }) => isTooLarge(cost)) && ' A cost of — is too large to show.'}
        {unknown > 0 && ` It shows — on ${plural(unknown, 'route')} where a link has no distance or no factor.`}
      </p>
    </Panel>
  );
}
