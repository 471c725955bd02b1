import { optionLabel } from '@/lib/fields';
import { defineSheet } from '@/lib/define-sheet';
import { toFraction } from '@/lib/numbers';
import { toSheet, type Cell, type Formula, type Sheet } from '@/lib/sheet';
import { costOf, emissionsOf, isOwnFactor, type Analysis, type RouteFigures, type Settings } from './analysis';
import { factorSource } from './content';
import {
  computeTotals,
  fields,
  kmPerMile,
  labelNodes,
  linkFields,
  toUnit,
  transportMethods,
  typeLabels,
  chargeLabels,
  type ChainLink,
  type ChainNode,
} from './model';
import { quantityOf } from './network';
import { namesIn, routeName, sampleNote } from './words';

export const toNodeSheet = (nodes: readonly ChainNode[], currency: string): Sheet => toSheet('Nodes', fields, nodes, currency);

/** Links name their ends as the nodes are called, so that the file can be read back. */
export function toLinkSheet(nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet {
  const labels = labelNodes(nodes);
  const named = links.map((link) => ({ ...link, source: labels.get(link.source) ?? '', target: labels.get(link.target) ?? '' }));
  return toSheet('Links', linkFields, named, currency);
}

const nodeSheet = defineSheet('Nodes', {
  name: ['Name', 'text'],
  type: ['Type', 'text'],
  location: ['Location', 'text'],
  leadTime: 'Lead Time (days)',
  cost: ['Cost', 'money'],
  charged: ['Charged', 'text'],
  capacity: 'Capacity (units, 0 = no limit)',
  reliability: ['Reliability', 'percent'],
  allShipments: ['Cost of All Shipments', 'money'],
  needs: ['Needs', 'text'],
});
const linkSheet = defineSheet('Links', {
  source: ['Source', 'text'],
  target: ['Target', 'text'],
  transport: ['Transport Method', 'text'],
  cost: ['Cost', 'money'],
  charged: ['Charged', 'text'],
  time: 'Time (days)',
  distance: 'Distance',
  measuredIn: ['Measured In', 'text'],
  allShipments: ['Cost of All Shipments', 'money'],
  km: 'Distance (km)',
  co2: 'CO₂ per Shipment (kg)',
  item: ['Input', 'text'],
  quantity: 'Needed per Unit',
});
const inputSheet = defineSheet('Inputs', {
  input: ['Input', 'text'],
  value: 'Value',
  unit: ['Unit', 'text'],
  source: ['Source', 'text'],
});
const routeSheet = defineSheet('Routes', {
  route: ['Route', 'text'],
  cost: ['Cost of All Shipments', 'money'],
  time: 'Time (days)',
  reliability: ['Reliability', 'percent'],
  co2: 'CO₂ per Shipment (kg)',
});
const summarySheet = defineSheet('Summary', { figure: ['Figure', 'text'], value: 'Value', unit: ['Unit', 'text'] });

/** Rows of the sheet Inputs. */
const row = { shipments: 0, weight: 1, factors: 2, km: 2 + transportMethods.length };
const input = (place: number) => inputSheet.elsewhere.fixed('value', place);
const factorRange = `${inputSheet.elsewhere.fixed('input', row.factors)}:${inputSheet.fixed('value', row.km - 1)}`;

function toInputSheet({ shipments, weight, factors }: Settings, currency: string): Sheet {
  const source = `As of ${factorSource.asOf}: ${factorSource.name}, unless changed here`;
  return inputSheet.toSheet(
    [
      { input: 'Shipments', value: shipments, unit: 'for what is charged per shipment' },
      { input: 'Weight per Shipment', value: weight, unit: 'tonnes' },
      // A word where there is no factor: an empty cell would count as 0.
      ...transportMethods.map((method) => ({
        input: method,
        value: factors[method] ?? 'none',
        unit: 'g CO₂ per tonne and km',
        source: factors[method] === null ? '' : isOwnFactor(method, factors[method]) ? 'Your own figure' : source,
      })),
      { input: 'Kilometers in a mile', value: kmPerMile, unit: 'km' },
    ],
    { currency },
  );
}

const allShipments = (cost: string, charged: string) =>
  `${cost}*IF(${charged}="${chargeLabels['per shipment']}",${input(row.shipments)},1)`;

/** The nodes with every column that formulas need. */
function toNodeInputs(nodes: readonly ChainNode[], { shipments }: Settings, currency: string): Sheet {
  const labels = labelNodes(nodes);
  return nodeSheet.toSheet(
    nodes.map((node, place) => ({
      name: labels.get(node.id) ?? '',
      type: typeLabels[node.type],
      location: node.location,
      leadTime: node.leadTime,
      cost: node.cost,
      charged: chargeLabels[node.charged],
      capacity: node.capacity,
      reliability: toFraction(node.reliability),
      allShipments: {
        formula: allShipments(nodeSheet.at('cost', place), nodeSheet.at('charged', place)),
        value: costOf(node, shipments),
      },
      needs: optionLabel(fields.needs, node.needs),
    })),
    { currency },
  );
}

function toLinkInputs(nodes: readonly ChainNode[], links: readonly ChainLink[], settings: Settings, currency: string): Sheet {
  const labels = labelNodes(nodes);
  return linkSheet.toSheet(
    links.map((link, place) => {
      const at = (column: Parameters<typeof linkSheet.at>[0]) => linkSheet.at(column, place);
      const factor = `VLOOKUP(${at('transport')},${factorRange},2,FALSE)`;
      return {
        source: labels.get(link.source) ?? '',
        target: labels.get(link.target) ?? '',
        transport: link.transport,
        cost: link.cost,
        charged: chargeLabels[link.charged],
        time: link.time,
        distance: link.distance,
        measuredIn: optionLabel(linkFields.measuredIn, link.measuredIn),
        allShipments: { formula: allShipments(at('cost'), at('charged')), value: costOf(link, settings.shipments) },
        km: {
          formula: `IF(${at('measuredIn')}="Miles",${at('distance')}*${input(row.km)},${at('distance')})`,
          value: toUnit(link.distance, link.measuredIn, 'km'),
        },
        co2: {
          formula: `IFERROR(IF(${at('distance')}=0,"",${at('km')}*${input(row.weight)}*${factor}/1000),"")`,
          value: emissionsOf(link, settings),
        },
        item: link.item,
        quantity: quantityOf(link),
      };
    }),
    { currency },
  );
}

/** Spreadsheets refuse longer formulas. */
const longestFormula = 8000;
const formulaOr = (formula: string, value: number | null): Formula | number | null =>
  formula.length > longestFormula || formula === '' ? value : { formula, value };

function toRouteSheet({ network, routes }: Analysis, nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet {
  const names = namesIn(network);
  const nodeRows = new Map(nodes.map(({ id }, place) => [id, place]));
  const linkRows = new Map(links.map(({ id }, place) => [id, place]));
  const nodeCell = (column: 'leadTime' | 'allShipments' | 'reliability', stop: number) =>
    nodeSheet.elsewhere.at(column, nodeRows.get(network.nodes[stop]?.id ?? '') ?? 0);
  const linkCell = (column: 'time' | 'allShipments' | 'co2', leg: number) =>
    linkSheet.elsewhere.at(column, linkRows.get(network.links[leg]?.id ?? '') ?? 0);
  /** The last input to arrive decides, at every node that needs several. */
  const timeFormula = ({ nodes: stops, links: legs }: RouteFigures): string => {
    const ready = new Map<number, string>();
    for (const stop of stops) {
      const lead = nodeCell('leadTime', stop);
      const arrivals = legs
        .filter((leg) => network.to[leg] === stop)
        .map((leg) => `${ready.get(network.from[leg] as number)}+${linkCell('time', leg)}`);
      const formula = arrivals.length > 1 ? `MAX(${arrivals.join(',')})+${lead}` : [...arrivals, lead].join('+');
      // Too long for a spreadsheet: the figure itself stays.
      if (formula.length > longestFormula) return '';
      ready.set(stop, formula);
    }
    return ready.get(stops.at(-1) ?? -1) ?? '';
  };
  return routeSheet.toSheet(
    routes.map((route) => {
      const stops = (column: Parameters<typeof nodeCell>[0]) => route.nodes.map((stop) => nodeCell(column, stop));
      const legs = (column: Parameters<typeof linkCell>[0]) => route.links.map((leg) => linkCell(column, leg));
      return {
        route: routeName(route, names, network),
        cost: formulaOr([...stops('allShipments'), ...legs('allShipments')].join('+'), route.cost),
        time: formulaOr(network.isJoint ? timeFormula(route) : [...stops('leadTime'), ...legs('time')].join('+'), route.time),
        reliability: formulaOr(stops('reliability').join('*'), route.reliability),
        // An empty text is no number, so a route with one unknown leg has no figure either.
        co2: formulaOr(`IFERROR(${legs('co2').join('+')},"")`, route.co2),
      };
    }),
    { currency },
  );
}

function toSummarySheet(analysis: Analysis, nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet {
  const totals = computeTotals(nodes, links);
  const [lastNode, lastLink] = [nodes.length - 1, links.length - 1];
  /** The same for both lists, without the one that is empty: a range needs at least one row. */
  const both = (ofNodes: string, ofLinks: string) =>
    [...(nodes.length > 0 ? [ofNodes] : []), ...(links.length > 0 ? [ofLinks] : [])].join('+') || '0';
  const sum = (column: 'cost' | 'allShipments') =>
    both(`SUM(${nodeSheet.elsewhere.range(column, 0, lastNode)})`, `SUM(${linkSheet.elsewhere.range(column, 0, lastLink)})`);
  const sumIf = ({ elsewhere }: typeof nodeSheet | typeof linkSheet, label: string, last: number) =>
    `SUMIF(${elsewhere.range('charged', 0, last)},"${label}",${elsewhere.range('cost', 0, last)})`;
  const charged = (label: string) => both(sumIf(nodeSheet, label, lastNode), sumIf(linkSheet, label, lastLink));
  const best = (name: string, column: 'cost' | 'time' | 'reliability', value: number | undefined): Cell =>
    value === undefined ? null : { formula: `${name}(${routeSheet.elsewhere.range(column, 0, analysis.routes.length - 1)})`, value };
  const { settings, cheapest, fastest, longest, safest, flow } = analysis;
  const counted = (range: string, count: number): Cell => (count > 0 ? { formula: `ROWS(${range})`, value: count } : 0);
  const rows: [string, Cell, string][] = [
    ['Total Nodes', counted(nodeSheet.elsewhere.range('name', 0, lastNode), nodes.length), ''],
    ['Total Links', counted(linkSheet.elsewhere.range('source', 0, lastLink), links.length), ''],
    ['Total Cost', { formula: sum('cost'), value: totals.cost }, `${currency}, everything once`],
    ['One-off', { formula: charged(chargeLabels['one-off']), value: totals.oneOff }, currency],
    ['Per shipment', { formula: charged(chargeLabels['per shipment']), value: totals.perShipment }, currency],
    [
      'Cost of All Shipments',
      { formula: sum('allShipments'), value: totals.oneOff + totals.perShipment * settings.shipments },
      `${currency}, for the shipments in Inputs`,
    ],
    [
      'Total Time',
      { formula: links.length > 0 ? `SUM(${linkSheet.elsewhere.range('time', 0, lastLink)})` : '0', value: totals.time },
      'days, links only',
    ],
    [
      'Longest route',
      best('MAX', 'time', longest?.time),
      analysis.isLongestExact ? 'days, incl. node lead time' : 'days at least, incl. node lead time',
    ],
    ['Fastest route', best('MIN', 'time', fastest?.time), 'days, incl. node lead time'],
    ['Cheapest route', best('MIN', 'cost', cheapest?.cost), `${currency}, for the shipments in Inputs`],
    ['Most reliable route', best('MAX', 'reliability', safest?.reliability), 'share of 1'],
    [
      'Most that can pass',
      flow.units ?? (flow.isTooLarge ? 'not worked out' : 'no limit'),
      'units, from the capacities when this file was made',
    ],
    ['Routes listed', analysis.routes.length, analysis.isComplete ? 'all' : 'there are more'],
  ];
  const samples = sampleNote(nodes, links);
  if (samples !== '') rows.push(['Data', samples, 'invented figures']);
  return summarySheet.toSheet(
    rows.map(([figure, value, unit]) => ({ figure, value, unit })),
    { currency },
  );
}

/** A workbook that works itself out again when a node, a link or an input is changed. */
export function toWorkbook(analysis: Analysis, nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet[] {
  const { settings } = analysis;
  return [
    toNodeInputs(nodes, settings, currency),
    toLinkInputs(nodes, links, settings, currency),
    toInputSheet(settings, currency),
    toRouteSheet(analysis, nodes, links, currency),
    toSummarySheet(analysis, nodes, links, currency),
  ];
}
