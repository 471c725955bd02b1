import type { Picture } from '@/formats/picture';
import { cutTo } from '@/lib/cut';
import { cleanText, escapeHtml } from '@/lib/text';
import { layoutChart, measures, type Chart } from './chart';
import type { Roadmap } from './files';
import { resolveLinks } from '@/lib/title-links';
import { toLanes, type Status } from './model';
import { findTroubles } from './troubles';

const paper = {
  page: '#ffffff',
  soft: '#f4f2eb',
  line: '#e6e2d6',
  strong: '#d5d0c1',
  ink: '#1a1c19',
  mute: '#5d625b',
  accent: '#0b6b4a',
  pale: '#e4f1ea',
  control: '#8b8778',
  bad: '#b3261e',
};
const barColors: Record<Status, string> = {
  Planning: `fill="${paper.pale}" stroke="${paper.accent}"`,
  'In Progress': `fill="${paper.accent}" stroke="${paper.accent}"`,
  Completed: `fill="${paper.soft}" stroke="${paper.control}"`,
  'On Hold': `fill="${paper.page}" stroke="${paper.control}" stroke-dasharray="4 3"`,
};
const size = { margin: 32, names: 260, scale: 1100, top: 76 };
/** Larger pictures are refused by some browsers. */
const mostRows = 150;

/** Lone surrogates and the two non-characters may not stand in XML. */
const safe = (text: string) =>
  escapeHtml(
    cleanText(text)
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''),
  );

const fit = (text: string, letters: number) => cutTo(text.replace(/\s+/g, ' ').trim(), letters);

const write = (x: number, y: number, text: string, more = '') => `<text x="${x}" y="${y}" ${more}>${safe(text)}</text>`;

function drawScale({ marks, height, lanes, todayX, width }: Chart): string {
  const lines = marks.map(
    ({ x, label }) =>
      `<line x1="${x}" x2="${x}" y1="0" y2="${height}" stroke="${paper.line}"/>${write(x + 6, 18, label, `font-size="12" fill="${paper.mute}"`)}`,
  );
  const rules = lanes.map(({ y }) => `<line x1="0" x2="${width}" y1="${y}" y2="${y}" stroke="${paper.strong}"/>`);
  return `${lines.join('')}${rules.join('')}<line x1="${todayX}" x2="${todayX}" y1="24" y2="${height}" stroke="${paper.accent}" stroke-width="2" stroke-dasharray="3 3"/>`;
}

const drawBars = ({ rows, arrows }: Chart) =>
  rows
    .map(
      ({ item, x, y, width }) =>
        `<rect x="${x}" y="${y - measures.bar / 2}" width="${width}" height="${measures.bar}" rx="6" stroke-width="1.5" ${barColors[item.status]}/>`,
    )
    .join('') +
  arrows
    .map(({ path, x, y, isSlip }) => {
      const color = isSlip ? paper.bad : paper.mute;
      return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.5"${isSlip ? ' stroke-dasharray="4 3"' : ''}/><path d="M${x} ${y}l-7 -4v8z" fill="${color}"/>`;
    })
    .join('');

const drawNames = ({ rows, lanes }: Chart) =>
  lanes.map(({ name, y }) => write(0, y + 21, fit(name, 34), `font-size="13" font-weight="700" fill="${paper.ink}"`)).join('') +
  rows
    .map(
      ({ item, y }) =>
        write(0, y - 1, fit(item.title, 32), `font-size="14" fill="${paper.ink}"`) +
        write(0, y + 13, fit(`${item.status}${item.assignee ? `, ${item.assignee}` : ''}`, 40), `font-size="11" fill="${paper.mute}"`),
    )
    .join('');

export function drawRoadmap({ items, extra, today, title, note, laneBy }: Roadmap): Picture {
  const links = resolveLinks(items);
  const shown = items.slice(0, mostRows);
  const chart = layoutChart(toLanes(shown, laneBy), {
    today,
    own: extra.ownPeriods,
    links,
    troubles: findTroubles(items, links, extra.ownPeriods),
    dayWidth: { total: size.scale },
    hasMonths: false,
  });
  const missing = items.length - chart.rows.length;
  const notes = [note, missing > 0 ? `${missing} not on the scale` : ''].filter(Boolean).join(' · ');
  const width = Math.ceil(size.margin * 2 + size.names + chart.width);
  const height = Math.ceil(size.top + chart.height + size.margin);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="${paper.page}"/>`,
    write(size.margin, 44, title, `font-size="24" font-weight="700" fill="${paper.ink}"`),
    write(size.margin, 64, notes, `font-size="12" fill="${paper.mute}"`),
    `<g transform="translate(${size.margin} ${size.top})">${drawNames(chart)}</g>`,
    `<g transform="translate(${size.margin + size.names} ${size.top})">${drawScale(chart)}${drawBars(chart)}</g>`,
    '</svg>',
  ].join('');
  return { svg, width, height };
}
