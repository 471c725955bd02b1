import { optionLabel } from '@/lib/fields';
import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import { toSheet, type Cell, type Column, type Formula, type Sheet } from '@/lib/sheet';
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
import { namesIn, routeName, sampleNote } from './words';

export const toNodeSheet = (nodes: readonly ChainNode[], currency: string): Sheet => toSheet('Nodes', fields, nodes, currency);

/** Links name their ends as the nodes are called, so that the file can be read back. */
export function toLinkSheet(nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet {
  const labels = labelNodes(nodes);
  const named = links.map((link) => ({ ...link, source: labels.get(link.source) ?? '', target: labels.get(link.target) ?? '' }));
  return toSheet('Links', linkFields, named, currency);
}

const text = (label: string): Column => ({ label, kind: 'text' });
const number = (label: string): Column => ({ label, kind: 'number' });
const money = (label: string): Column => ({ label, kind: 'money' });
const percent = (label: string): Column => ({ label, kind: 'percent' });

/** Rows of the sheet Inputs. */
const row = { shipments: 0, weight: 1, factors: 2, km: 2 + transportMethods.length };
const input = (place: number) => inSheet('Inputs', fixedAddressOf(1, place));
const factorRange = inSheet('Inputs', `${fixedAddressOf(0, row.factors)}:${fixedAddressOf(1, row.km - 1)}`);

function toInputSheet({ shipments, weight, factors }: Settings, currency: string): Sheet {
  const source = `As of ${factorSource.asOf}: ${factorSource.name}, unless changed here`;
  return {
    name: 'Inputs',
    currency,
    columns: [text('Input'), number('Value'), text('Unit'), text('Source')],
    rows: [
      ['Shipments', shipments, 'for what is charged per shipment', ''],
      ['Weight per Shipment', weight, 'tonnes', ''],
      // A word where there is no factor: an empty cell would count as 0.
      ...transportMethods.map((method): Cell[] => [
        method,
        factors[method] ?? 'none',
        'g CO₂ per tonne and km',
        factors[method] === null ? '' : isOwnFactor(method, factors[method]) ? 'Your own figure' : source,
      ]),
      ['Kilometres in a mile', kmPerMile, 'km', ''],
    ],
  };
}

const allShipments = (cost: string, charged: string) =>
  `${cost}*IF(${charged}="${chargeLabels['per shipment']}",${input(row.shipments)},1)`;

/** The nodes with every column that formulas need. */
function toNodeInputs(nodes: readonly ChainNode[], { shipments }: Settings, currency: string): Sheet {
  const labels = labelNodes(nodes);
  return {
    name: 'Nodes',
    currency,
    columns: [
      text('Name'),
      text('Type'),
      text('Location'),
      number('Lead Time (days)'),
      money('Cost'),
      text('Charged'),
      number('Capacity (units, 0 = no limit)'),
      percent('Reliability'),
      money('Cost of All Shipments'),
      text('Needs'),
    ],
    rows: nodes.map((node, place) => [
      labels.get(node.id) ?? '',
      typeLabels[node.type],
      node.location,
      node.leadTime,
      node.cost,
      chargeLabels[node.charged],
      node.capacity,
      node.reliability / 100,
      { formula: allShipments(addressOf(4, place), addressOf(5, place)), value: costOf(node, shipments) },
      optionLabel(fields.needs, node.needs),
    ]),
  };
}

function toLinkInputs(nodes: readonly ChainNode[], links: readonly ChainLink[], settings: Settings, currency: string): Sheet {
  const labels = labelNodes(nodes);
  return {
    name: 'Links',
    currency,
    columns: [
      text('Source'),
      text('Target'),
      text('Transport Method'),
      money('Cost'),
      text('Charged'),
      number('Time (days)'),
      number('Distance'),
      text('Measured In'),
      money('Cost of All Shipments'),
      number('Distance (km)'),
      number('CO₂ per Shipment (kg)'),
      text('Input'),
    ],
    rows: links.map((link, place) => {
      const at = (column: number) => addressOf(column, place);
      const factor = `VLOOKUP(${at(2)},${factorRange},2,FALSE)`;
      return [
        labels.get(link.source) ?? '',
        labels.get(link.target) ?? '',
        link.transport,
        link.cost,
        chargeLabels[link.charged],
        link.time,
        link.distance,
        optionLabel(linkFields.measuredIn, link.measuredIn),
        { formula: allShipments(at(3), at(4)), value: costOf(link, settings.shipments) },
        { formula: `IF(${at(7)}="Miles",${at(6)}*${input(row.km)},${at(6)})`, value: toUnit(link.distance, link.measuredIn, 'km') },
        { formula: `IFERROR(IF(${at(6)}=0,"",${at(9)}*${input(row.weight)}*${factor}/1000),"")`, value: emissionsOf(link, settings) },
        link.item,
      ];
    }),
  };
}

/** Spreadsheets refuse longer formulas. */
const longestFormula = 8000;
const formulaOr = (formula: string, value: number | null): Formula | number | null =>
  formula.length > longestFormula || formula === '' ? value : { formula, value };

function toRouteSheet({ network, routes }: Analysis, nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet {
  const names = namesIn(network);
  const nodeRows = new Map(nodes.map(({ id }, place) => [id, place]));
  const linkRows = new Map(links.map(({ id }, place) => [id, place]));
  const nodeCells = ({ nodes: stops }: RouteFigures, column: number) =>
    stops.map((stop) => inSheet('Nodes', addressOf(column, nodeRows.get(network.nodes[stop]?.id ?? '') ?? 0)));
  const linkCells = ({ links: legs }: RouteFigures, column: number) =>
    legs.map((leg) => inSheet('Links', addressOf(column, linkRows.get(network.links[leg]?.id ?? '') ?? 0)));
  /** The last input to arrive decides, at every node that needs several. */
  const timeFormula = ({ nodes: stops, links: legs }: RouteFigures): string => {
    const ready = new Map<number, string>();
    for (const stop of stops) {
      const lead = inSheet('Nodes', addressOf(3, nodeRows.get(network.nodes[stop]?.id ?? '') ?? 0));
      const arrivals = legs
        .filter((leg) => network.to[leg] === stop)
        .map(
          (leg) =>
            `${ready.get(network.from[leg] as number)}+${inSheet('Links', addressOf(5, linkRows.get(network.links[leg]?.id ?? '') ?? 0))}`,
        );
      const formula = arrivals.length > 1 ? `MAX(${arrivals.join(',')})+${lead}` : [...arrivals, lead].join('+');
      // Too long for a spreadsheet: the figure itself stays.
      if (formula.length > longestFormula) return '';
      ready.set(stop, formula);
    }
    return ready.get(stops.at(-1) ?? -1) ?? '';
  };
  return {
    name: 'Routes',
    currency,
    columns: [
      text('Route'),
      money('Cost of All Shipments'),
      number('Time (days)'),
      percent('Reliability'),
      number('CO₂ per Shipment (kg)'),
    ],
    rows: routes.map((route) => [
      routeName(route, names, network),
      formulaOr([...nodeCells(route, 8), ...linkCells(route, 8)].join('+'), route.cost),
      formulaOr(network.isJoint ? timeFormula(route) : [...nodeCells(route, 3), ...linkCells(route, 5)].join('+'), route.time),
      formulaOr(nodeCells(route, 7).join('*'), route.reliability),
      // An empty text is no number, so a route with one unknown leg has no figure either.
      formulaOr(`IFERROR(${linkCells(route, 10).join('+')},"")`, route.co2),
    ]),
  };
}

function toSummarySheet(analysis: Analysis, nodes: readonly ChainNode[], links: readonly ChainLink[], currency: string): Sheet {
  const totals = computeTotals(nodes, links);
  const column = (sheet: string, place: number, count: number) => inSheet(sheet, `${addressOf(place, 0)}:${addressOf(place, count - 1)}`);
  /** The same for both lists, without the one that is empty: a range needs at least one row. */
  const both = (nodePlace: number | undefined, linkPlace: number, formula: (sheet: string, count: number, place: number) => string) =>
    [
      ...(nodes.length > 0 && nodePlace !== undefined ? [formula('Nodes', nodes.length, nodePlace)] : []),
      ...(links.length > 0 ? [formula('Links', links.length, linkPlace)] : []),
    ].join('+') || '0';
  const sum = (sheet: string, count: number, place: number) => `SUM(${column(sheet, place, count)})`;
  const charged = (label: string) => (sheet: string, count: number, place: number) =>
    `SUMIF(${column(sheet, place + 1, count)},"${label}",${column(sheet, place, count)})`;
  const best = (name: string, place: number, value: number | undefined): Cell =>
    value === undefined ? null : { formula: `${name}(${column('Routes', place, analysis.routes.length)})`, value };
  const { settings, cheapest, fastest, longest, safest, flow } = analysis;
  const counted = (sheet: string, count: number): Cell => (count > 0 ? { formula: `ROWS(${column(sheet, 0, count)})`, value: count } : 0);
  const rows: [string, Cell, string][] = [
    ['Total Nodes', counted('Nodes', nodes.length), ''],
    ['Total Links', counted('Links', links.length), ''],
    ['Total Cost', { formula: both(4, 3, sum), value: totals.cost }, `${currency}, everything once`],
    ['One-off', { formula: both(4, 3, charged(chargeLabels['one-off'])), value: totals.oneOff }, currency],
    ['Per shipment', { formula: both(4, 3, charged(chargeLabels['per shipment'])), value: totals.perShipment }, currency],
    [
      'Cost of All Shipments',
      { formula: both(8, 8, sum), value: totals.oneOff + totals.perShipment * settings.shipments },
      `${currency}, for the shipments in Inputs`,
    ],
    ['Total Time', { formula: both(undefined, 5, sum), value: totals.time }, 'days, links only'],
    [
      'Longest route',
      best('MAX', 2, longest?.time),
      analysis.isLongestExact ? 'days, incl. node lead time' : 'days at least, incl. node lead time',
    ],
    ['Fastest route', best('MIN', 2, fastest?.time), 'days, incl. node lead time'],
    ['Cheapest route', best('MIN', 1, cheapest?.cost), `${currency}, for the shipments in Inputs`],
    ['Most reliable route', best('MAX', 3, safest?.reliability), 'share of 1'],
    [
      'Most that can pass',
      flow.units ?? (flow.isTooLarge ? 'not worked out' : 'no limit'),
      'units, from the capacities when this file was made',
    ],
    ['Routes listed', analysis.routes.length, analysis.isComplete ? 'all' : 'there are more'],
  ];
  const samples = sampleNote(nodes, links);
  if (samples !== '') rows.push(['Data', samples, 'invented figures']);
  return { name: 'Summary', currency, columns: [text('Figure'), number('Value'), text('Unit')], rows };
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
