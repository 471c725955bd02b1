import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { joinWords, plural } from '@/lib/text';
import { isOwnFactor, type Analysis, type RouteFigures, type Settings } from './analysis';
import { factorSource } from './content';
import { formatCost, labelNodes, toUnit, transportMethods, type ChainLink, type ChainNode, type DistanceUnit } from './model';
import { hasSample, isAllSample, isSampleRecord } from '@/kinds/records/state';
import { quantityOf, type Network } from './network';
import { mostRoutes } from './routes';

/** "Sample" where nothing is the user's own; otherwise which nodes still are samples. */
export function sampleNote(nodes: readonly ChainNode[], links: readonly ChainLink[]): string {
  const all = [...nodes, ...links];
  if (all.length === 0 || !hasSample(all)) return '';
  if (isAllSample(all)) return 'Sample';
  const samples = nodes.filter(isSampleRecord).map(({ name }) => name.trim());
  return samples.length > 0 ? `Sample: ${joinWords(samples)}` : 'Some links are samples';
}

export const formatDays = (days: number) => plural(days, 'day');
export const formatUnits = (units: number) => plural(units, 'unit');
export const formatShare = (share: number) => formatPercent(share, 1);

/** Kilograms up to a tonne, then tonnes. */
export function formatCo2(kilograms: number | null): string {
  if (kilograms === null || !Number.isFinite(kilograms)) return noFigure;
  return kilograms < 1000 ? `${formatNumber(kilograms, kilograms < 10 ? 2 : 1)} kg` : `${formatNumber(kilograms / 1000, 2)} t`;
}

export function formatDistance({ distance, measuredIn }: Pick<ChainLink, 'distance' | 'measuredIn'>, unit: DistanceUnit): string {
  if (distance === 0) return 'no distance';
  const shown = toUnit(distance, measuredIn, unit);
  return `${measuredIn === unit ? formatNumber(shown) : formatNumber(Number(shown.toFixed(1)))} ${unit === 'miles' && shown === 1 ? 'mile' : unit}`;
}

/** Where the factors come from; a figure that was changed is no longer the source's. */
export function describeFactors({ factors }: Settings): string {
  const own = transportMethods.filter((method) => isOwnFactor(method, factors[method]));
  return `${own.length > 0 ? `Your own: ${joinWords(own)}. Other factors` : 'Factors'} as of ${factorSource.asOf}, from ${factorSource.name}. ${factorSource.note}`;
}

/** The names of all nodes, by their place in the network. */
export function namesIn({ nodes }: Network): string[] {
  const labels = labelNodes(nodes);
  return nodes.map(({ id }) => labels.get(id) ?? '');
}

const deepestName = 40;
const longestName = 4000;

/** "Mill → Plant → Shop", and "(Mill + Forge) → Plant → Shop" where a node needs several inputs. */
export function routeName(
  { nodes, links }: Pick<RouteFigures, 'nodes' | 'links'>,
  names: readonly string[],
  { isJoint, from, to }: Network,
): string {
  const plain = () => nodes.map((node) => names[node] ?? '').join(' → ');
  if (!isJoint) return plain();
  const into = new Map<number, number[]>();
  for (const link of links) {
    const target = to[link] as number;
    into.set(target, [...(into.get(target) ?? []), from[link] as number]);
  }
  const write = (end: number, depth: number): string => {
    const parts: string[] = [];
    for (let node = end; ;) {
      parts.unshift(names[node] ?? '');
      const sources = [...new Set(into.get(node))];
      if (sources.length === 1) node = sources[0] as number;
      else {
        if (sources.length > 1)
          parts.unshift(depth >= deepestName ? '…' : `(${sources.map((source) => write(source, depth + 1)).join(' + ')})`);
        return parts.join(' → ');
      }
    }
  };
  const name = write(nodes.at(-1) ?? 0, 0);
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

/** How many routes there are and how many of them are listed. */
export function describeListing({ routes, isComplete, routeCount, network }: Analysis): string {
  const listed = routes.length.toLocaleString('en-US');
  if (isComplete) return `${plural(routes.length, 'route')}, all listed.`;
  if (routeCount !== undefined && routeCount <= Number.MAX_SAFE_INTEGER) {
    return `${listed} of ${plural(routeCount, 'route')} are listed. The cheapest, fastest, most reliable and longest are among them.`;
  }
  if (network.isJoint) {
    return `There are more routes than can be listed: these are ${listed} of them. The fastest and longest are among them.`;
  }
  if (routes.length < mostRoutes) {
    return `${plural(routes.length, 'route')} found; goods can run in circles here, so there may be more. The cheapest, fastest and most reliable are among them.`;
  }
  return `There are more routes than can be listed: these are ${listed} of them. The cheapest, fastest and most reliable are among them.`;
}

/** From where to where routes run. */
export function describeEnds({ network }: Analysis): string {
  const hasSuppliers = network.nodes.some(({ type }) => type === 'supplier');
  const hasCustomers = network.nodes.some(({ type }) => type === 'customer');
  const from = hasSuppliers
    ? 'each supplier that no other supplier delivers to,'
    : 'each node that nothing leads to (there is no supplier)';
  const passesOn = network.waiting.length > network.ends.filter((end) => network.isOnWay[end]).length;
  const customers = passesOn ? 'each customer that delivers to no other customer' : 'each customer';
  const to = hasCustomers ? customers : 'each node that nothing leads on from (there is no customer)';
  return `Routes run from ${from} to ${to} and pass no node twice. ${describeNeeds(network)}`;
}

const mostNamed = 5;

/** Which nodes need all of their inputs; the others take any of theirs, which is said as well. */
export function describeNeeds(network: Network): string {
  const names = namesIn(network);
  const inputs = (node: number) =>
    (network.needs[node] ?? []).map((group) =>
      [
        ...new Set(
          group.map((link) => {
            const quantity = quantityOf(network.links[link]);
            const source = names[network.from[link] as number] ?? '';
            return quantity === 1 ? source : `${formatNumber(quantity)} units from ${source}`;
          }),
        ),
      ].join(' or '),
    );
  const joint = network.nodes.flatMap((_, node) => ((network.needs[node]?.length ?? 0) > 1 ? [node] : []));
  const lacking = network.lacking.slice(0, mostNamed).map((node) => names[node] ?? '');
  const shown = joint.slice(0, mostNamed).map((node) => `${names[node]} needs ${joinWords(inputs(node))}.`);
  return [
    ...shown,
    joint.length > shown.length && `${plural(joint.length - shown.length, 'more node')} need several inputs as well.`,
    network.isJoint
      ? 'A route brings all of them; where they meet, the last to arrive decides.'
      : 'Where several links lead to a node, any one of them is enough; set “Needs” on a node that needs all of its inputs.',
    lacking.length > 0 && `${joinWords(lacking)} ${lacking.length === 1 ? 'does' : 'do'} not get all the inputs needed.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function describeLongest(time: number | undefined, isExact: boolean): string {
  if (time === undefined) return 'Longest route: — (no way from a supplier to a customer yet)';
  return `Longest route: ${isExact ? '' : 'at least '}${formatDays(time)} (incl. node lead time)`;
}

/** One line on what holds the chain back. */
export function describeFlow({ flow, network }: Analysis, names: readonly string[]): string {
  if (flow.isTooLarge) return 'Not worked out: the network is too large for nodes that need several inputs.';
  if (flow.units === undefined) return 'No limit: there is a way on which no node has a capacity.';
  if (flow.bottlenecks.length === 0) return 'Nothing can pass: no way leads from a supplier to a customer.';
  return `Held back by ${flow.bottlenecks.map((node) => `${names[node]} (${formatUnits((network.nodes[node] as ChainNode).capacity)})`).join(', ')}.`;
}

export interface Comparison {
  label: string;
  values: [number | null, number | null];
  format: (value: number) => string;
  missing: string;
}

/** What changes when nodes are switched off. */
export function compareAnalyses(whole: Analysis, without: Analysis, currency: string): Comparison[] {
  const compare = (
    label: string,
    read: (analysis: Analysis) => number | null | undefined,
    format: Comparison['format'],
    missing = 'no route',
  ) => ({
    label,
    values: [read(whole) ?? null, read(without) ?? null] satisfies [number | null, number | null],
    format,
    missing,
  });
  const { weight, shipments } = whole.settings;
  return [
    compare('Customers reached', ({ reached }) => reached, formatNumber),
    compare(
      'Routes',
      ({ routeCount }) => routeCount,
      (value) => formatNumber(value, 0),
      'too many to count',
    ),
    compare(
      'Most that can pass, in units',
      ({ flow }) => flow.units,
      (value) => formatNumber(value),
      whole.flow.isTooLarge || without.flow.isTooLarge ? 'not worked out' : 'no limit',
    ),
    compare(
      `Cheapest route, ${plural(shipments, 'shipment')}`,
      ({ cheapest }) => cheapest?.cost,
      (value) => formatCost(value, currency),
    ),
    compare('Fastest route', ({ fastest }) => fastest?.time, formatDays),
    compare(
      whole.isLongestExact && without.isLongestExact ? 'Longest route' : 'Longest route found',
      ({ longest }) => longest?.time,
      formatDays,
    ),
    compare(
      'Most reliable route, in percent',
      ({ safest }) => safest && safest.reliability * 100,
      (value) => formatNumber(value, 1),
    ),
    compare(`CO₂ of the cheapest route, ${formatNumber(weight)} t`, ({ cheapest }) => cheapest?.co2, formatCo2, 'not known'),
    compare('Single points of failure', ({ weakPoints }) => weakPoints.length, formatNumber),
  ];
}
