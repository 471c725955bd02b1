import type { Picture } from '@/formats/picture';
import { fitText, svgText as safe } from '@/lib/drawing';
import { avatarMarkup } from '@/lib/avatars';
import { plural } from '@/lib/text';
import { card, layOutChart } from './chart-layout';
import { cardPhoto, toCardLines } from './org-outline';
import type { OrgTree } from './org-tree';

const margin = 32;
const head = 64;
const colors = { ink: '#1a1c19', mute: '#5d625b', line: '#8b8778', edge: '#d5d0c1', warn: '#8a5300' };

/** Beyond this nothing on a page can be read, and drawing it takes a browser too long. */
const mostOnPage = { side: 5000, area: 4_000_000 };
const deepestTried = 5;

function depthsOf(tree: OrgTree): Map<string, number> {
  const depths = new Map(tree.roots.map((id) => [id, 0]));
  for (const [id, depth] of depths) for (const report of tree.reportsOf.get(id) ?? []) depths.set(report, depth + 1);
  return depths;
}

/** The chart as folded on the screen where a page holds it, else folded from the lowest ranks up; undefined where that does not help. */
export function foldForPage(tree: OrgTree, folded: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const depths = depthsOf(tree);
  const foldFrom = (lowest: number) => new Set([...folded, ...[...tree.reportsOf.keys()].filter((id) => (depths.get(id) ?? 0) >= lowest)]);
  const lower = Array.from({ length: deepestTried + 1 }, (_, index) => () => foldFrom(deepestTried - index));
  for (const fold of [() => folded, ...lower]) {
    const chosen = fold();
    const { width, height } = layOutChart(tree, chosen);
    if (Math.max(width, height) <= mostOnPage.side && width * height <= mostOnPage.area) return chosen;
  }
  return undefined;
}

const longestSide = 30_000;

/** Twice the size of the screen, less where a browser cannot draw that many pixels in a row. */
export const pngScale = ({ width, height }: Picture) => Math.min(2, longestSide / Math.max(width, height));

interface PictureOptions {
  folded: ReadonlySet<string>;
  day: string;
  isSample: boolean;
}

/** The chart as the screen shows it, folded branches included, on white. Salary and performance are never in it. */
export function toChartPicture(tree: OrgTree, { folded, day, isSample }: PictureOptions): Picture {
  const { nodes, links, width: chartWidth, height: chartHeight, looseTop, undrawn } = layOutChart(tree, folded);
  const width = Math.max(560, chartWidth + margin * 2);
  const height = chartHeight + head + margin * 2;
  const room = card.width - 24;
  const line = (text: string, x: number, y: number, size: number, more: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${safe(text)}</text>`;
  const cards = nodes.map(({ id, x, y, hidden, hiddenRoles }) => {
    const [name, second, third] = toCardLines(tree, id);
    const edge = tree.openRoles.has(id) ? `stroke="${colors.line}" stroke-dasharray="5 4"` : `stroke="${colors.edge}"`;
    const photo = cardPhoto(tree, id);
    const shift = photo === '' ? 0 : 44;
    const lowest = [third, hidden > 0 ? `${hidden} below` : '', hiddenRoles > 0 ? plural(hiddenRoles, 'open role') : ''];
    return [
      `<rect x="${x + 0.5}" y="${y + 0.5}" width="${card.width - 1}" height="${card.height - 1}" rx="9" fill="#ffffff" ${edge}/>`,
      photo === '' ? '' : avatarMarkup({ id, name, photo }, x + 12, y + 15, 36),
      line(fitText(name, room - shift, 14), x + 12 + shift, y + 23, 14, `font-weight="700" fill="${colors.ink}"`),
      line(fitText(second, room - shift, 12), x + 12 + shift, y + 40, 12, `fill="${colors.ink}"`),
      line(fitText(lowest.filter(Boolean).join(' · '), room - shift, 11), x + 12 + shift, y + 56, 11, `fill="${colors.mute}"`),
    ].join('');
  });
  const paths = links.map((path) => `<path d="${path}" fill="none" stroke="${colors.line}" stroke-width="1.5"/>`);
  const loose = looseTop === undefined ? '' : line('Reports to nobody yet', 0, looseTop + 12, 12, `fill="${colors.mute}"`);
  const notes = [day, isSample ? 'Sample team' : '', undrawn > 0 ? `${undrawn.toLocaleString('en-US')} more not drawn` : ''].filter(
    Boolean,
  );
  const body = [
    '<title>Org chart</title>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    line('Org chart', margin, margin + 22, 24, `font-weight="700" fill="${colors.ink}"`),
    line(notes.join(' · '), width - margin, margin + 20, 13, `text-anchor="end" fill="${isSample ? colors.warn : colors.mute}"`),
    `<g transform="translate(${margin} ${head + margin})">${paths.join('')}${cards.join('')}${loose}</g>`,
  ].join('');
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${body}</svg>`,
  };
}
