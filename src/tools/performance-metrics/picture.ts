import { cutTo } from '@/lib/cut';
import { formatDay } from '@/lib/dates';
import { cleanText, escapeHtml } from '@/lib/text';
import { formatFigure, nameGoal, targetLines } from '@/kinds/metrics/progress';
import type { Picture } from '@/formats/picture';
import { layoutChart } from './chart';
import { describeComparison, formatTick } from './describe';
import { describeDoubts } from './doubts';
import type { MetricRow } from './model';
import { describeDays, type Period } from './period';
import { toSeries, type Interval } from './series';

const width = 1200;
const chartHeight = 420;
const chartTop = 120;
const lineHeight = 24;
const shownNotes = 8;
const ink = '#1a1c19';
const mute = '#5d625b';
const accent = '#0b6b4a';
const warn = '#8a5300';
const control = '#8b8778';

/** Lone surrogates and the two non-characters may not stand in XML. */
const safe = (text: string) => escapeHtml(cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''));

/** The chart as one light picture, with everything needed to read it on a slide. */
export function toPicture(row: MetricRow, period: Period, interval: Interval, isSample: boolean): Picture {
  const { metric, history } = row;
  const series = toSeries(history, period, interval, metric.rollUp);
  const chart = layoutChart({ ...series, targets: targetLines(metric), period }, { width: width - 72, height: chartHeight, left: 110 });
  const say = (x: number, y: number, size: number, color: string, text: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${more}>${safe(text)}</text>`;
  const notes = chart.notes.slice(0, shownNotes).map(({ number, date, text }) => `${number}  ${formatDay(date)}: ${cutTo(text, 120)}`);
  if (chart.notes.length > shownNotes) notes.push(`and ${chart.notes.length - shownNotes} more`);
  const noteTop = chartTop + chartHeight + 34;
  const legend = [
    'Line: value',
    series.before.length > 0 && 'dashed gray: the period before',
    chart.targets.length > 0 && 'dotted: target',
  ];
  const labels = [isSample && 'Sample data', describeDoubts(row)].filter(Boolean).join(' · ');
  const footTop = noteTop + notes.length * lineHeight + 12;
  const height = footTop + 28;
  const drawing = [
    ...chart.ticks.map(
      ({ y, value }) =>
        `<line x1="110" x2="${width - 86}" y1="${y}" y2="${y}" stroke="${value === 0 ? control : '#e6e2d6'}"/>${say(100, y + 5, 15, mute, formatTick(value, metric.unit), ' text-anchor="end"')}`,
    ),
    ...chart.days.map(({ x, text, anchor }) => say(x, chartHeight - 4, 15, mute, text, ` text-anchor="${anchor}"`)),
    ...chart.targets.map(
      (y) => `<line x1="110" x2="${width - 86}" y1="${y}" y2="${y}" stroke="${warn}" stroke-width="2" stroke-dasharray="2 5"/>`,
    ),
    `<polyline points="${chart.before}" fill="none" stroke="${control}" stroke-width="2" stroke-dasharray="7 5"/>`,
    `<polyline points="${chart.line}" fill="none" stroke="${accent}" stroke-width="3" stroke-linejoin="round"/>`,
    ...chart.dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.5" fill="${accent}"/>`),
    ...chart.marks.map(({ x, y, text }) => say(x, Math.max(16, y - 12), 15, ink, text, ' text-anchor="middle" font-weight="700"')),
  ];
  const body = [
    say(36, 48, 28, ink, cutTo(metric.name || 'Metric', 60), ' font-weight="700"'),
    say(width - 36, 48, 16, mute, describeDays(period.from, period.to), ' text-anchor="end"'),
    say(36, 80, 17, ink, `${formatFigure(metric.currentValue, metric.unit)}, ${nameGoal(metric)}`),
    say(36, 106, 15, mute, describeComparison(row, period)),
    `<g transform="translate(36 ${chartTop})">${drawing.join('')}</g>`,
    ...notes.map((note, index) => say(36, noteTop + index * lineHeight, 15, ink, note)),
    say(36, footTop, 14, mute, legend.filter(Boolean).join(' · ')),
    say(width - 36, footTop, 14, warn, labels, ' text-anchor="end"'),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/>${body.join('')}</svg>`;
  return { svg, width, height };
}
