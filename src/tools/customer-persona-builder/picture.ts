import type { Picture } from '@/lib/blocks';
import { fitText, svgText as safe, wrapText, type Box } from '@/lib/drawing';
import { avatarMarkup } from '@/lib/avatars';
import { antiNote, legend, rooms, toCard, type Card, type CardSection } from './card';
import { isSamplePersona, showsFigures, type Persona, type PersonasData } from './model';

const width = 1000;
const height = 1414;
const edge = 56;
const inner = width - edge * 2;
const columnGap = 24;
const columnWidth = (inner - columnGap) / 2;
const headHeight = 220;
const footTop = height - 56;
const lineHeight = 1.36;
const ink = '#1a1c19';
const mute = '#5d625b';
const warn = '#8a5300';
const green = '#0b6b4a';
const sizes = [19, 18, 17, 16, 15, 14] as const;

const textRows = (lines: readonly string[], x: number, top: number, size: number, fill: string, weight = 400): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${(top + size + index * size * lineHeight).toFixed(1)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${safe(line)}</text>`,
    )
    .join('');

interface Drawn {
  markup: string;
  height: number;
}

/** A section in its box; the text decides how high it is. */
function drawSection(
  { title, items }: CardSection,
  { x, y, width: boxWidth }: Omit<Box, 'height'>,
  size: number,
  boxHeight?: number,
): Drawn {
  const room = boxWidth - 40;
  let top = y + 22 + size * 1.3 + 10;
  const rows = items.map((item) => {
    const lines = wrapText(item, room - 18, size);
    const markup = `<circle cx="${x + 24}" cy="${(top + size * 0.68).toFixed(1)}" r="3" fill="${green}"/>${textRows(lines, x + 38, top, size, ink)}`;
    top += lines.length * size * lineHeight + size * 0.35;
    return markup;
  });
  const own = top - y + 16;
  const box = `<rect x="${x}" y="${y.toFixed(1)}" width="${boxWidth}" height="${(boxHeight ?? own).toFixed(1)}" rx="12" fill="#f4f2eb"/>`;
  return { markup: `${box}${textRows([title], x + 20, y + 16, size, green, 700)}${rows.join('')}`, height: own };
}

/** The part below the head, in one size of type. */
function drawBody(card: Card, size: number): Drawn {
  let y = headHeight;
  let markup = '';
  const write = (text: string, fill = ink, weight = 400) => {
    if (text === '') return;
    const lines = wrapText(text, inner, size);
    markup += textRows(lines, edge, y, size, fill, weight);
    y += lines.length * size * lineHeight + 12;
  };
  if (card.isAnti) write(card.reason === '' ? antiNote : `${antiNote} ${card.reason}`, warn, 600);
  write(card.bio);
  y += 8;
  for (const row of card.rows) {
    const boxWidth = row.length > 1 ? columnWidth : inner;
    const placeOf = (index: number) => ({ x: edge + index * (columnWidth + columnGap), y, width: boxWidth });
    const tallest = Math.max(...row.map((section) => drawSection(section, placeOf(0), size).height));
    markup += row.map((section, index) => drawSection(section, placeOf(index), size, tallest).markup).join('');
    y += tallest + 20;
  }
  return { markup, height: y };
}

/** One persona on one sheet: the largest type in which all of it fits, and less of it only where no type is small enough. */
export function toPicture(data: PersonasData, persona: Persona): Picture {
  let card = toCard(data.personas, persona, showsFigures(data));
  let body: Drawn = { markup: '', height: Infinity };
  for (const room of rooms) {
    card = toCard(data.personas, persona, showsFigures(data), room);
    for (const size of sizes) {
      body = drawBody(card, size);
      if (body.height <= footTop) break;
    }
    if (body.height <= footTop) break;
  }
  const left = edge + 144;
  const room = width - edge - left;
  const head = [
    avatarMarkup(persona, edge, 48, 116),
    textRows([fitText(card.name, room, 38)], left, 44, 38, ink, 700),
    card.occupation === '' ? '' : textRows([fitText(card.occupation, room, 20)], left, 98, 20, ink),
    card.facts.length === 0 ? '' : textRows(wrapText(card.facts.join(' · '), room, 15).slice(0, 2), left, 130, 15, mute),
    textRows([fitText(`${card.status} · ${card.share}`, room, 15)], left, 176, 15, warn, 600),
  ];
  const foot = `${isSamplePersona(persona) ? 'Sample data. ' : ''}${legend} A persona is a hypothesis until people have confirmed it.`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/>${head.join('')}${body.markup}${textRows([foot], edge, footTop + 14, 14, mute)}</svg>`;
  return { svg, width, height };
}
