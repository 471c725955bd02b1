import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import type { Analysis, RouteFigures } from './analysis';
import { quantityOf } from './network';
import { stockBlocks } from './stock-paper';
import type { StockItem } from './stock';
import { insights, insightsLabel, insightsNote } from './content';
import {
  chargeLabels,
  computeTotals,
  fields,
  formatCost,
  labelNodes,
  transportMethods,
  typeLabels,
  type ChainLink,
  type ChainNode,
  type DistanceUnit,
} from './model';
import {
  compareAnalyses,
  describeEnds,
  describeFactors,
  describeFlow,
  describeListing,
  describeLongest,
  formatCo2,
  formatDays,
  formatDistance,
  formatShare,
  formatUnits,
  namesIn,
  routeName,
} from './words';

export interface Plan {
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
  analysis: Analysis;
  /** With the nodes of the what-if switched off; nothing where none are. */
  without: Analysis | undefined;
  disabled: readonly string[];
  unit: DistanceUnit;
  today: string;
  currency: string;
  stock: readonly StockItem[];
  /** What of it is a sample; empty where nothing is. */
  samples: string;
}

const right = (label: string) => ({ label, align: 'right' as const });
const routesInPlan = 20;

/** The whole network with what follows from it, as a document. */
export function toPlan(plan: Plan): Document {
  const { nodes, links, analysis, unit, today, currency, samples } = plan;
  const totals = computeTotals(nodes, links);
  const labels = labelNodes(nodes);
  const name = (id: string) => labels.get(id) ?? '';
  const amount = (value: number) => formatCost(value, currency);
  const blocks: Block[] = [
    heading(1, 'Supply Chain Plan'),
    ...(today ? [paragraph(formatDay(today), 'muted')] : []),
    ...(samples !== '' && samples !== 'Sample' ? [paragraph(`${samples}.`, 'warn')] : []),
    heading(2, 'Summary'),
    bullets([
      `Total Nodes: ${formatNumber(totals.nodes)}`,
      `Total Links: ${formatNumber(totals.links)}`,
      `Total Cost: ${amount(totals.cost)} (${amount(totals.oneOff)} one-off, ${amount(totals.perShipment)} per shipment)`,
      `Total Time: ${formatDays(totals.time)} (all links added up, without node lead time)`,
      describeLongest(analysis.longest?.time, analysis.isLongestExact),
    ]),
    heading(2, 'Nodes'),
    ...(nodes.length === 0
      ? [paragraph('None yet.')]
      : [
          {
            kind: 'table' as const,
            columns: [
              { label: 'Name' },
              { label: 'Type' },
              { label: 'Location' },
              right('Lead Time'),
              right('Cost'),
              { label: 'Charged' },
              right('Capacity'),
              right('Reliability'),
              { label: 'Needs' },
            ],
            rows: nodes.map((node) => [
              name(node.id),
              typeLabels[node.type],
              node.location,
              formatDays(node.leadTime),
              amount(node.cost),
              optionLabel(fields.charged, node.charged),
              node.capacity > 0 ? formatUnits(node.capacity) : 'no limit',
              `${node.reliability}%`,
              optionLabel(fields.needs, node.needs),
            ]),
          },
        ]),
    heading(2, 'Links'),
    ...(links.length === 0
      ? [paragraph('None yet.')]
      : [
          {
            kind: 'table' as const,
            columns: [
              { label: 'Source' },
              { label: 'Target' },
              { label: 'Transport Method' },
              right('Cost'),
              { label: 'Charged' },
              right('Time'),
              right('Distance'),
              { label: 'Input' },
              right('Needed per Unit'),
            ],
            rows: links.map((link) => [
              name(link.source),
              name(link.target),
              link.transport,
              amount(link.cost),
              chargeLabels[link.charged],
              formatDays(link.time),
              formatDistance(link, unit),
              link.item,
              formatNumber(quantityOf(link)),
            ]),
          },
        ]),
    ...routeBlocks(plan),
    ...resilienceBlocks(plan),
    ...stockBlocks(plan.stock),
    heading(2, 'Optimization Insights'),
    paragraph(`${insightsLabel}. ${insightsNote}`, 'muted'),
    ...insights.flatMap(({ title, tips }) => [heading(3, title), bullets(tips)]),
  ];
  return { title: 'Supply Chain Plan', blocks, ...(samples === 'Sample' ? { mark: samples } : {}) };
}

function routeBlocks({ analysis, currency }: Plan): Block[] {
  const { routes, settings, cheapest, fastest, safest, longest, network } = analysis;
  if (routes.length === 0) return [heading(2, 'Routes'), paragraph(`None yet. ${describeEnds(analysis)}`)];
  const names = namesIn(network);
  const line = (label: string, route: RouteFigures | undefined) =>
    route
      ? [
          `${label}: ${routeName(route, names, network)} (${formatCost(route.cost, currency)}, ${formatDays(route.time)}, ${formatShare(route.reliability)} reliable, ${formatCo2(route.co2)} CO₂)`,
        ]
      : [];
  const shown = routes.slice(0, routesInPlan);
  const factors = transportMethods
    .map((method) => `${method} ${settings.factors[method] === null ? 'none' : formatNumber(settings.factors[method])}`)
    .join(', ');
  return [
    heading(2, 'Routes'),
    paragraph(describeEnds(analysis), 'muted'),
    bullets([
      ...line(analysis.isBestExact ? 'Cheapest' : 'Cheapest found', cheapest),
      ...line('Fastest', fastest),
      ...line(analysis.isBestExact ? 'Most reliable' : 'Most reliable found', safest),
      ...line(analysis.isLongestExact ? 'Longest (critical path)' : 'Longest of those listed', longest),
    ]),
    {
      kind: 'table',
      columns: [{ label: 'Route' }, right('Cost'), right('Time'), right('Reliability'), right('CO₂')],
      rows: shown.map((route) => [
        routeName(route, names, network),
        formatCost(route.cost, currency),
        formatDays(route.time),
        formatShare(route.reliability),
        formatCo2(route.co2),
      ]),
    },
    paragraph(
      `${describeListing(analysis)}${routes.length > shown.length ? ` This table shows the first ${shown.length}.` : ''} Cost is for ${plural(settings.shipments, 'shipment')}; time includes node lead time; CO₂ is for one shipment of ${formatNumber(settings.weight)} t. Grams of CO₂ for a tonne over a kilometer: ${factors}. ${describeFactors(settings)}`,
      'muted',
    ),
  ];
}

function resilienceBlocks({ analysis, without, disabled, nodes, currency }: Plan): Block[] {
  const { network, weakPoints, flow } = analysis;
  const names = namesIn(network);
  const labels = labelNodes(nodes);
  const blocks: Block[] = [
    heading(2, 'Resilience'),
    bullets([
      `Most that can pass: ${flow.units === undefined ? (flow.isTooLarge ? 'not worked out' : 'no limit') : formatUnits(flow.units)}. ${describeFlow(analysis, names)}`,
      ...(weakPoints.length === 0
        ? ['Single points of failure: none']
        : weakPoints.map(
            ({ node, cutsOff }) =>
              `Single point of failure: ${names[node]}; without it nothing reaches ${cutsOff.map((end) => names[end]).join(', ')}`,
          )),
    ]),
  ];
  if (without) {
    blocks.push(heading(3, `What if: without ${disabled.map((id) => labels.get(id) ?? '').join(', ')}`), {
      kind: 'table',
      columns: [{ label: '' }, right('As it is'), right('Without')],
      rows: compareAnalyses(analysis, without, currency).map(({ label, values, format, missing }) => [
        label,
        ...values.map((value) => (value === null ? missing : format(value))),
      ]),
    });
  }
  return blocks;
}
