import { readDraft, readField } from '@/lib/fields';
import { computeFlow, type Flow } from './flow';
import { computeJointFlow } from './joint-flow';
import {
  factorFields,
  settingFields,
  startFactors,
  toUnit,
  transportMethods,
  type ChainExtra,
  type ChainLink,
  type ChainNode,
  type TransportMethod,
} from './model';
import { buildNetwork, type Network } from './network';
import { completePlan, findBestPlan, findJointWeakPoints, listPlans } from './plans';
import { countRoutes, findLightest, findSlowest, listRoutes, mostRoutes, type Route, type Weights } from './routes';
import { findWeakPoints, type WeakPoint } from './weak-points';

/** What the typed settings mean. */
export interface Settings {
  shipments: number;
  /** Tonnes in one shipment. */
  weight: number;
  /** Grams of CO2 per tonne and kilometre; nothing where no factor is known. */
  factors: Record<TransportMethod, number | null>;
}

const around = { today: '', currency: 'USD' };

export function readSettings({ settings, factors }: Pick<ChainExtra, 'settings' | 'factors'>): Settings {
  const { shipments, weight } = readDraft(settingFields, settings, around).values;
  const read = (method: TransportMethod) => {
    const typed = factors[method];
    const { value, problem } = readField(factorFields[method], typed, around);
    return typed.trim() === '' || problem ? null : (value as number);
  };
  return {
    // What cannot be read counts as one shipment, so that no route seems free.
    shipments: Math.max(1, shipments),
    weight,
    factors: Object.fromEntries(transportMethods.map((method) => [method, read(method)])) as Settings['factors'],
  };
}

/** Whether somebody put in another figure than the one that comes with a source. */
export const isOwnFactor = (method: TransportMethod, factor: number | null) =>
  factor !== null && (startFactors[method] === '' || factor !== Number(startFactors[method]));

/** Kilograms of CO2 that one shipment causes on a link; nothing without a distance or a factor. */
export function emissionsOf({ distance, measuredIn, transport }: ChainLink, { weight, factors }: Settings): number | null {
  const factor = factors[transport];
  if (factor === null || distance <= 0) return null;
  return (toUnit(distance, measuredIn, 'km') * weight * factor) / 1000;
}

export const costOf = ({ cost, charged }: Pick<ChainNode | ChainLink, 'cost' | 'charged'>, shipments: number) =>
  cost * (charged === 'per shipment' ? shipments : 1);

export interface RouteFigures extends Route {
  /** For all shipments, with what is charged once. */
  cost: number;
  oneOff: number;
  perShipment: number;
  /** Days, lead times of the nodes included. */
  time: number;
  /** The chance that every node on it delivers. */
  reliability: number;
  /** Kilograms for one shipment; nothing where a link has no distance or no factor. */
  co2: number | null;
  /** Links that the CO2 cannot be told for. */
  unknown: number;
}

const chargedAs = (parts: readonly (ChainNode | ChainLink)[], charge: ChainNode['charged']) =>
  parts.reduce((sum, { cost, charged }) => sum + (charged === charge ? cost : 0), 0);

export function measureRoute(network: Network, route: Route, settings: Settings): RouteFigures {
  const { nodes, links } = network;
  const stops = route.nodes.map((node) => nodes[node] as ChainNode);
  const legs = route.links.map((link) => links[link] as ChainLink);
  const oneOff = chargedAs([...stops, ...legs], 'one-off');
  const perShipment = chargedAs([...stops, ...legs], 'per shipment');
  const emissions = legs.map((leg) => emissionsOf(leg, settings));
  const unknown = emissions.filter((kilograms) => kilograms === null).length;
  return {
    ...route,
    cost: oneOff + perShipment * settings.shipments,
    oneOff,
    perShipment,
    time: timeOf(network, route),
    reliability: stops.reduce((product, { reliability }) => product * (reliability / 100), 1),
    co2: unknown > 0 ? null : emissions.reduce<number>((sum, kilograms) => sum + (kilograms ?? 0), 0),
    unknown,
  };
}

export interface Analysis {
  network: Network;
  settings: Settings;
  /** At most so many as can be read; the best ones are always among them. */
  routes: RouteFigures[];
  isComplete: boolean;
  /** Nothing where it cannot be told. */
  routeCount: number | undefined;
  cheapest: RouteFigures | undefined;
  fastest: RouteFigures | undefined;
  safest: RouteFigures | undefined;
  /** The critical path. */
  longest: RouteFigures | undefined;
  /** Whether a longer one may exist that was not looked at. */
  isLongestExact: boolean;
  /** Whether a cheaper or more reliable one may exist that was not looked at. */
  isBestExact: boolean;
  flow: Flow;
  weakPoints: WeakPoint[];
  /** Customers that goods can reach, or whoever stands in for them. */
  reached: number;
}

/** When the last of all inputs has arrived and been worked on; on a plain route that is the sum of its times. */
function timeOf({ nodes, links, from, to }: Network, route: Route): number {
  const ready = new Map<number, number>();
  const into = new Map<number, number[]>();
  for (const link of route.links) {
    const known = into.get(to[link] as number);
    if (known) known.push(link);
    else into.set(to[link] as number, [link]);
  }
  let last = 0;
  for (const node of route.nodes) {
    const arrivals = (into.get(node) ?? []).map((link) => (ready.get(from[link] as number) ?? 0) + (links[link] as ChainLink).time);
    last = Math.max(0, ...arrivals) + (nodes[node] as ChainNode).leadTime;
    ready.set(node, last);
  }
  return last;
}

const atLeastZero = (value: number) => Math.max(0, value);
/** Worse than any chain of nodes that can deliver at all. */
const neverDelivers = 1e6;

const timesIn = ({ nodes, links }: Network) => ({
  node: (place: number) => atLeastZero((nodes[place] as ChainNode).leadTime),
  link: (place: number) => atLeastZero((links[place] as ChainLink).time),
});

function weightsFor(network: Network, settings: Settings) {
  const { nodes, links } = network;
  const node = (place: number) => nodes[place] as ChainNode;
  const link = (place: number) => links[place] as ChainLink;
  const cost = {
    node: (place: number) => atLeastZero(costOf(node(place), settings.shipments)),
    link: (place: number) => atLeastZero(costOf(link(place), settings.shipments)),
  };
  const time = timesIn(network);
  const risk = (place: number) => {
    const { reliability } = node(place);
    return reliability <= 0 ? neverDelivers : -Math.log(reliability / 100) + 0;
  };
  const cheapest: Weights = {
    node: (place) => [cost.node(place), time.node(place)],
    link: (place) => [cost.link(place), time.link(place)],
  };
  const fastest: Weights = { node: (place) => [time.node(place), cost.node(place)], link: (place) => [time.link(place), cost.link(place)] };
  const safest: Weights = { node: (place) => [risk(place), time.node(place)], link: (place) => [0, time.link(place)] };
  return { cheapest, fastest, safest, time };
}

/** The same where some node needs several inputs: a route then brings all of them. */
function findPlans(network: Network, settings: Settings) {
  const weights = weightsFor(network, settings);
  const list = listPlans(network, mostRoutes);
  const fastest = findBestPlan(network, weights.fastest, 'latest');
  const known = [...list.routes, ...(fastest ? [fastest] : [])];
  const path = findSlowest(network, { ...list, routes: known }, weights.time);
  const slowest = { route: path.route && completePlan(network, path.route, weights.fastest), isExact: path.isExact };
  // What two inputs share is paid for once, which only a look at every plan tells.
  const pick = (of: (figures: RouteFigures) => number) =>
    list.routes
      .map((route) => measureRoute(network, route, settings))
      .reduce<RouteFigures | undefined>((best, next) => (!best || of(next) < of(best) ? next : best), undefined);
  const cheapest = list.isComplete ? pick(({ cost }) => cost) : findBestPlan(network, weights.cheapest, 'sum');
  const safest = list.isComplete ? pick(({ reliability }) => -reliability) : findBestPlan(network, weights.safest, 'sum');
  return { list, cheapest, fastest, safest, slowest, isExact: list.isComplete };
}

function findRoutes(network: Network, settings: Settings) {
  if (network.isJoint) return findPlans(network, settings);
  const list = listRoutes(network);
  const weights = weightsFor(network, settings);
  const cheapest = findLightest(network, weights.cheapest);
  const fastest = findLightest(network, weights.fastest);
  const safest = findLightest(network, weights.safest);
  // Where not all are listed, one of these may be slower than those that are.
  const known = [...list.routes, ...[cheapest, fastest, safest].filter((route) => route !== undefined)];
  return { list, cheapest, fastest, safest, slowest: findSlowest(network, { ...list, routes: known }, weights.time), isExact: true };
}

/** How many days goods are on their way at worst: all that the summary needs. */
export function findLongest(
  nodes: readonly ChainNode[],
  links: readonly ChainLink[],
  settings: Settings,
): { time: number | undefined; isExact: boolean } {
  const network = buildNetwork(nodes, links);
  const { route, isExact } = findRoutes(network, settings).slowest;
  return { time: route && timeOf(network, route), isExact };
}

const keyOf = ({ links }: Route) => links.join(' ');

export function analyse(
  nodes: readonly ChainNode[],
  links: readonly ChainLink[],
  settings: Settings,
  off: ReadonlySet<string> = new Set(),
): Analysis {
  const network = buildNetwork(nodes, links, off);
  const { list, slowest, cheapest, fastest, safest, isExact } = findRoutes(network, settings);
  const measure = (route: Route | undefined) => route && measureRoute(network, route, settings);
  const best = {
    cheapest: measure(cheapest),
    fastest: measure(fastest),
    safest: measure(safest),
    longest: measure(slowest.route),
  };
  const routes = new Map<string, RouteFigures>();
  for (const route of Object.values(best)) if (route) routes.set(keyOf(route), route);
  for (const route of list.routes) {
    if (routes.size >= mostRoutes && !list.isComplete) break;
    if (!routes.has(keyOf(route))) routes.set(keyOf(route), measureRoute(network, route, settings));
  }
  return {
    network,
    settings,
    routes: [...routes.values()],
    isComplete: list.isComplete,
    routeCount: list.isComplete ? list.routes.length : network.isJoint ? undefined : countRoutes(network),
    ...best,
    isLongestExact: slowest.isExact,
    isBestExact: isExact,
    flow: network.isJoint || network.isMeasured ? computeJointFlow(network) : computeFlow(network),
    weakPoints: network.isJoint ? findJointWeakPoints(network, weightsFor(network, settings).fastest) : findWeakPoints(network),
    reached: network.waiting.length,
  };
}
