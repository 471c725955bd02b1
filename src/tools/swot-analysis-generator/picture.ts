import { formatDay } from '@/lib/dates';
import { svgText as safe, wrapText } from '@/lib/drawing';
import { quadrants, quadrantTitles } from './content';
import { companyOf, keptOn, sampleMark, toBoard, totalOf, type Numbered, type SwotData } from './model';
import { hasText } from './tows';

const width = 1280;
const height = 720;
const boxWidth = 596;
const boxHeight = 294;
const sizes = [16, 15, 14, 13, 12.5, 12, 11.5, 11, 10.5, 10] as const;
const smallestSize = 10;
const colors = {
  strengths: { soft: '#e4f1ea', ink: '#0b6b4a' },
  weaknesses: { soft: '#fdf1dc', ink: '#8a5300' },
  opportunities: { soft: '#e6edfb', ink: '#2d4fae' },
  threats: { soft: '#fcebe9', ink: '#b3261e' },
} as const;

const textWidth = boxWidth - 40;
const textHeight = boxHeight - 54;
const lineHeight = 1.22;
const gap = 0.3;

/** The lines of each item. */
const placeItems = (items: readonly Numbered[], size: number): string[][] =>
  items.map(({ number, text }) => wrapText(`${number} ${text}`, textWidth, size));

const heightOf = (placed: readonly string[][], size: number) =>
  placed.reduce((sum, lines) => sum + lines.length * size * lineHeight + size * gap, 0);

const largestSize = (items: readonly Numbered[]) =>
  sizes.find((size) => heightOf(placeItems(items, size), size) <= textHeight) ?? smallestSize;

/** What does not fit even in the smallest type is counted, not hidden. */
function fitItems(items: readonly Numbered[], size: number): string[][] {
  const all = placeItems(items, size);
  if (heightOf(all, size) <= textHeight) return all;
  let count = all.length;
  while (count > 0 && heightOf(all.slice(0, count), size) > textHeight - size * (lineHeight + gap)) count -= 1;
  return [...all.slice(0, count), [`and ${all.length - count} more`]];
}

/** One slide of 16:9: the four quadrants with what was kept. */
export function toPicture(data: SwotData, today: string): { svg: string; width: number; height: number } {
  const company = companyOf(data);
  const board = keptOn(toBoard(data.items.filter(hasText)));
  const title = wrapText(company === '' ? 'SWOT Analysis' : `SWOT Analysis: ${company}`, 900, 30);
  const day = [sampleMark(data), formatDay(today)].filter(Boolean).join(' · ');
  const size = Math.min(...quadrants.map((quadrant) => largestSize(board[quadrant])));
  const boxes = quadrants.map((quadrant, index) => {
    const x = 36 + (index % 2) * (boxWidth + 16);
    const y = 72 + Math.floor(index / 2) * (boxHeight + 14);
    const { soft, ink } = colors[quadrant];
    const items = board[quadrant];
    const placed = fitItems(items, size);
    let top = y + 44;
    const rows = placed.map((lines) => {
      const spans = lines.map((line) => {
        top += size * lineHeight;
        return `<tspan x="${x + 20}" y="${(top - size * 0.25).toFixed(1)}">${safe(line)}</tspan>`;
      });
      top += size * gap;
      return `<text font-size="${size}" fill="#1a1c19">${spans.join('')}</text>`;
    });
    const total = items.length > 0 ? `Total ${totalOf(items)}` : 'Nothing confirmed';
    return `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="12" fill="${soft}"/><text x="${x + 20}" y="${y + 32}" font-size="20" font-weight="700" fill="${ink}">${quadrantTitles[quadrant]}</text><text x="${x + boxWidth - 20}" y="${y + 32}" font-size="14" text-anchor="end" fill="${ink}">${total}</text>${rows.join('')}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/><text x="36" y="48" font-size="30" font-weight="700" fill="#1a1c19">${safe(`${title[0] ?? ''}${title.length > 1 ? '…' : ''}`)}</text><text x="${width - 36}" y="48" font-size="16" text-anchor="end" fill="#5d625b">${safe(day)}</text>${boxes.join('')}</svg>`;
  return { svg, width, height };
}
