import type { FileOffer } from '@/lib/files';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { markSamples } from '@/kinds/records/files';
import { analyse, readSettings, type Analysis } from './analysis';
import type { ChainExtra, ChainLink, ChainNode, Place } from './model';
import { pngScale, toPicture, type Picture } from './drawing';
import { toPlan, type Plan } from './plan';
import { stockSheets } from './stock-paper';
import { sampleNote } from './words';
import { toLinkSheet, toNodeSheet, toWorkbook } from './sheets';

export const highlights = ['longest', 'cheapest', 'fastest', 'safest', 'none'] as const;
export type Highlight = (typeof highlights)[number];
export const highlightLabels: Record<Highlight, string> = {
  longest: 'Longest route',
  cheapest: 'Cheapest route',
  fastest: 'Fastest route',
  safest: 'Most reliable route',
  none: 'No route',
};

/** The links of the route that is drawn thick. */
export function routeLinks(analysis: Analysis, highlight: Highlight): Set<string> {
  const route = highlight === 'none' ? undefined : analysis[highlight];
  return new Set(route?.links.map((link) => analysis.network.links[link]?.id ?? ''));
}

export const weakIds = ({ weakPoints, network }: Analysis) => new Set(weakPoints.map(({ node }) => network.nodes[node]?.id ?? ''));

/** What the signs of the drawing mean, for those that are in it. */
export function describeSigns({ route, weak, disabled, nodes }: Picture, highlight: Highlight): string[] {
  return [
    ...(route.size > 0 ? [`Thick line: ${highlightLabels[highlight].toLowerCase()}`] : []),
    ...(nodes.some(({ needs }) => needs === 'all') ? ['&: needs all of its inputs'] : []),
    ...(weak.size > 0 ? ['!: single point of failure, a customer is cut off without it'] : []),
    ...(nodes.some(({ id }) => disabled.has(id)) ? ['Dashed: switched off in the what-if'] : []),
    'd: days',
  ];
}

interface Work {
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
  extra: ChainExtra;
  around: Surroundings;
  highlight: Highlight;
}

function toPictureOf({ nodes, links, extra, around, highlight }: Work) {
  const analysis = analyse(nodes, links, readSettings(extra));
  const positions: Record<string, Place> = extra.positions;
  const picture = {
    nodes,
    links,
    positions,
    route: routeLinks(analysis, highlight),
    weak: weakIds(analysis),
    disabled: new Set(extra.disabled),
  };
  const note = [sampleNote(nodes, links), around.today && formatDay(around.today)].filter(Boolean).join(' · ');
  return toPicture(picture, { title: 'Supply chain', note, legend: describeSigns(picture, highlight) });
}

function toPlanOf({ nodes, links, extra, around }: Work): Plan {
  const settings = readSettings(extra);
  const known = new Set(nodes.map(({ id }) => id));
  const disabled = extra.disabled.filter((id) => known.has(id));
  return {
    nodes,
    links,
    analysis: analyse(nodes, links, settings),
    without: disabled.length > 0 ? analyse(nodes, links, settings, new Set(disabled)) : undefined,
    disabled,
    unit: extra.unit,
    today: around.today,
    currency: around.currency,
    stock: extra.stock?.records ?? [],
    samples: sampleNote(nodes, links),
  };
}

/** Makes one of the files on offer. */
export async function makeFile(label: FileOffer['label'], work: Work): Promise<Blob> {
  const { nodes, links, extra, around } = work;
  const { currency } = around;
  switch (label) {
    case 'Markdown':
      return (await import('@/formats/markdown')).markdownFile(toPlan(toPlanOf(work)));
    case 'CSV':
      return (await import('@/formats/csv')).csvFile(markSamples(toNodeSheet(nodes, currency), nodes));
    case 'CSV (links)':
      return (await import('@/formats/csv')).csvFile(markSamples(toLinkSheet(nodes, links, currency), links));
    case 'Excel':
      return (await import('@/formats/xlsx')).xlsxFile([
        ...toWorkbook(analyse(nodes, links, readSettings(extra)), nodes, links, currency),
        ...stockSheets(extra.stock?.records ?? []),
      ]);
    case 'PNG': {
      const picture = toPictureOf(work);
      return (await import('@/formats/picture')).pngFile(picture, pngScale(picture));
    }
    case 'SVG':
      return (await import('@/formats/picture')).svgFile(toPictureOf(work));
    default:
      throw new Error('This format isn’t available.');
  }
}
