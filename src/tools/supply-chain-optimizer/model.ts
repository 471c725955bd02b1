import { choice, decimal, integer, range, text, type DraftOf, type NumberField, type RecordOf } from '@/lib/fields';
import { minorDigits, formatMoney } from '@/lib/money';
import { largestAmount, noFigure, sumOf } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { hasSample, recordsState, type RecordsData } from '@/kinds/records/state';
import type { ListData } from '@/kinds/records/state';
import { sampleLinks, sampleNodes } from './sample';
import type { StockList } from './stock';

/** In the order in which goods pass them. */
export const nodeTypes = ['supplier', 'manufacturer', 'distributor', 'retailer', 'customer'] as const;
export type NodeType = (typeof nodeTypes)[number];
export const typeLabels: Record<NodeType, string> = {
  supplier: 'Supplier',
  manufacturer: 'Manufacturer',
  distributor: 'Distributor',
  retailer: 'Retailer',
  customer: 'Customer',
};

export const transportMethods = ['Truck', 'Rail', 'Air', 'Sea', 'Courier', 'Pipeline', 'Other'] as const;
export type TransportMethod = (typeof transportMethods)[number];

/** A set-up cost is paid once, a freight cost with every shipment; a sum of both needs to say how many shipments. */
const charges = ['one-off', 'per shipment'] as const;
export type Charge = (typeof charges)[number];
export const chargeLabels: Record<Charge, string> = { 'one-off': 'One-off', 'per shipment': 'Per shipment' };

export const distanceUnits = ['miles', 'km'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];
export const kmPerMile = 1.609344;

const days = { min: 0, max: 1e6, hint: 'In whole days' };
const amount = { min: 0, max: 1e12 };

export const fields = {
  name: text('Name', { required: 'Enter a name.' }),
  type: choice('Type', nodeTypes, { default: 'supplier', labels: typeLabels }),
  location: text('Location'),
  leadTime: integer('Lead Time', days),
  cost: integer('Cost', amount),
  charged: choice('Charged', charges, { default: 'one-off', labels: chargeLabels }),
  capacity: integer('Capacity', { min: 0, max: 1e12, hint: 'In units; 0 means no limit' }),
  reliability: range('Reliability', { min: 0, max: 100, default: '80', unit: '%' }),
  needs: choice('Needs', ['any', 'all'], {
    default: 'any',
    labels: { any: 'Any of its inputs', all: 'All of its inputs' },
    hint: 'When several links lead here',
  }),
};
export type ChainNode = RecordOf<typeof fields>;

export const linkFields = {
  source: text('Source', { required: 'Choose a source.' }),
  target: text('Target', { required: 'Choose a target.' }),
  transport: choice('Transport Method', transportMethods, {
    required: 'Choose a transport method.',
    placeholder: 'Select a method',
  }),
  cost: integer('Cost', { ...amount, default: '0' }),
  charged: choice('Charged', charges, { default: 'per shipment', labels: chargeLabels }),
  time: integer('Time', { ...days, default: '0' }),
  distance: integer('Distance', { min: 0, max: 1e9, default: '0' }),
  measuredIn: choice('Measured In', distanceUnits, { default: 'miles', labels: { miles: 'Miles', km: 'Kilometres' } }),
  item: text('Input', { maxLength: 200, placeholder: 'Steel', hint: 'Links with the same input can replace each other.' }),
  quantity: decimal('Needed per Unit', { default: '1', min: 0, max: 1e6, hint: 'Units of this input in one unit made' }),
};
export type ChainLink = RecordOf<typeof linkFields>;

export const settingFields = {
  shipments: integer('Shipments', { default: '1', min: 1, max: 1e6, hint: 'Multiplies what is charged per shipment' }),
  weight: decimal('Weight per Shipment', { default: '1', min: 0, max: 1e6, hint: 'In tonnes, for CO₂' }),
};

/** Grams of CO2 for one tonne over one kilometre; the date and the source of these figures stand in content.ts. */
export const startFactors: Record<TransportMethod, string> = {
  Truck: '62',
  Rail: '22',
  Air: '602',
  Sea: '8',
  Courier: '',
  Pipeline: '5',
  Other: '',
};
export const factorFields = Object.fromEntries(
  transportMethods.map((method) => [method, decimal(method, { default: startFactors[method], min: 0, max: 1e6, placeholder: 'none' })]),
) as Record<TransportMethod, NumberField>;

/** The upper left corner of a card that was moved by hand. */
export interface Place {
  x: number;
  y: number;
}

export interface ChainExtra {
  links: ListData<typeof linkFields>;
  settings: DraftOf<typeof settingFields>;
  factors: Record<TransportMethod, string>;
  /** What distances are shown in; each link keeps the unit it was typed in. */
  unit: DistanceUnit;
  positions: Record<string, Place>;
  /** Nodes switched off in the what-if. */
  disabled: string[];
  /** Items with their safety stock. */
  stock?: StockList | undefined;
}

const startExtra: ChainExtra = {
  links: { records: [], currency: 'USD' },
  settings: { shipments: '1', weight: '1' },
  factors: startFactors,
  unit: 'miles',
  positions: {},
  disabled: [],
};

/** Version 1 took all suppliers for interchangeable, version 2 one unit of each input for what a unit needs. */
function addNeeds(data: unknown): unknown {
  const { records, extra, ...rest } = data as { records: object[]; extra: { links: { records: object[] } } };
  const links = { ...extra.links, records: extra.links.records.map((link) => ({ item: '', quantity: 1, ...link })) };
  return { ...rest, records: records.map((node) => ({ needs: 'any', ...node })), extra: { ...extra, links } };
}

const listState = recordsState<typeof fields, ChainExtra>({
  version: 3,
  migrate: addNeeds,
  fields,
  sample: () => sampleNodes,
  extra: startExtra,
});

export const hasSampleWork = ({ records, extra }: RecordsData<typeof fields, ChainExtra>) =>
  hasSample(records) || hasSample(keepLinks(records, extra.links.records));

export const state: typeof listState = {
  ...listState,
  isSample: hasSampleWork,
  sample: ({ currency }) => ({
    records: sampleNodes,
    currency,
    extra: { ...startExtra, links: { records: sampleLinks, currency } },
  }),
};

/** "Paris-1" and "paris 1" are one name to a spreadsheet's reader. */
export const plainName = (name: string) =>
  foldText(name)
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** A name for each node that no other node has, so that a link in a file finds its ends again. */
export function labelNodes(nodes: readonly Pick<ChainNode, 'id' | 'name' | 'location'>[]): Map<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  for (const { name } of nodes) counts.set(plainName(name), (counts.get(plainName(name)) ?? 0) + 1);
  for (const { id, name, location } of nodes) {
    const plain = name.trim().replace(/\s+/g, ' ') || 'Unnamed node';
    const isShared = (counts.get(plainName(name)) ?? 0) > 1;
    const start = isShared && location.trim() !== '' ? `${plain} (${location.trim().replace(/\s+/g, ' ')})` : plain;
    let label = start;
    for (let number = 2; taken.has(plainName(label)); number += 1) label = `${start} ${number}`;
    taken.add(plainName(label));
    labels.set(id, label);
  }
  return labels;
}

/** Links whose two ends are there and differ. */
export function keepLinks(nodes: readonly ChainNode[], links: readonly ChainLink[]): ChainLink[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return links.filter(({ source, target }) => source !== target && ids.has(source) && ids.has(target));
}

export interface Totals {
  nodes: number;
  links: number;
  /** Everything once: costs of nodes plus costs of links. */
  cost: number;
  oneOff: number;
  perShipment: number;
  /** Of links only. */
  time: number;
}

export function computeTotals(nodes: readonly ChainNode[], links: readonly ChainLink[]): Totals {
  const all = [...nodes, ...links];
  const costOf = (charge: Charge) => sumOf(all.map(({ cost, charged }) => (charged === charge ? cost : 0)));
  const [oneOff, perShipment] = [costOf('one-off'), costOf('per shipment')];
  return {
    nodes: nodes.length,
    links: links.length,
    cost: oneOff + perShipment,
    oneOff,
    perShipment,
    time: sumOf(links.map(({ time }) => time)),
  };
}

/** Why a link cannot be kept; nothing when it can. `id` is the link being edited, empty for a new one. */
export function refuseLink(source: string, target: string, links: readonly ChainLink[], id: string): string | undefined {
  if (source === '' || target === '') return undefined;
  if (source === target) return 'A node cannot link to itself';
  const isKnown = links.some((link) => link.id !== id && link.source === source && link.target === target);
  return isKnown ? 'This link already exists' : undefined;
}

/** What a node takes with it: its links, its place, its switch in the what-if. */
export function removeNodes(
  nodes: readonly ChainNode[],
  extra: ChainExtra,
  gone: ReadonlySet<string>,
): { records: ChainNode[]; extra: ChainExtra; links: number } {
  const kept = extra.links.records.filter(({ source, target }) => !gone.has(source) && !gone.has(target));
  return {
    records: nodes.filter(({ id }) => !gone.has(id)),
    links: extra.links.records.length - kept.length,
    extra: {
      ...extra,
      links: { ...extra.links, records: kept },
      positions: Object.fromEntries(Object.entries(extra.positions).filter(([id]) => !gone.has(id))),
      disabled: extra.disabled.filter((id) => !gone.has(id)),
    },
  };
}

/** Other nodes in place of these: whatever is gone takes its links along. */
export function replaceNodes<T extends { records: ChainNode[]; extra: ChainExtra }>(data: T, records: ChainNode[]): T {
  const kept = new Set(records.map(({ id }) => id));
  const gone = new Set(data.records.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
  return { ...data, records, extra: removeNodes(data.records, data.extra, gone).extra };
}

export const nodeIdentity = ({ name, type, location }: ChainNode) => JSON.stringify([plainName(name), type, plainName(location)]);
export const linkIdentity = ({ source, target }: Pick<ChainLink, 'source' | 'target'>) => JSON.stringify([source, target]);

/** Costs are whole units of the currency; past what can be told apart to the unit there is no figure. */
export const formatCost = (value: number, currency: string) =>
  Math.abs(value) > largestAmount ? noFigure : formatMoney(value * 10 ** minorDigits(currency), currency);

export const isTooLarge = (value: number) => Math.abs(value) > largestAmount;

export const toUnit = (value: number, from: DistanceUnit, to: DistanceUnit) =>
  from === to ? value : from === 'miles' ? value * kmPerMile : value / kmPerMile;
