import { readableOn } from '@/lib/contrast';
import type { Drawn, Paragraph } from '../drawn';
import type { Style } from '../designs';
import type { Person } from '../read-slide';
import { toPhotoKey } from '../photo-key';
import { cardGround, cardPadding } from './words';
import { columnsFor, layGrid, type Cell, type Lay } from './laid';
import { drawText, heightOf } from './text';

const gap = 20;

function toCell({ name, role, text, isOpen }: Person, width: number, scale: number, style: Style): Cell {
  const { palette, photos } = style;
  const { side, top, bottom } = cardPadding(style, scale);
  const paragraphs: Paragraph[] = [
    { text: name, isBold: true },
    ...(role === '' ? [] : [{ text: role, color: palette.mute }]),
    ...(text === '' ? [] : [{ text }]),
  ];
  const options = { size: 19 * scale, gap: 0.12 };
  const inner = width - side * 2;
  const face = (!isOpen && photos[toPhotoKey(name)] ? 64 : 44) * scale;
  const height = heightOf(paragraphs, inner, options, style);
  const fill = isOpen ? palette.line : palette.accent;
  return {
    height: height + top + bottom + face + 12 * scale,
    draw: (place) => {
      const ground: Drawn[] = isOpen
        ? [{ kind: 'box', ...place, stroke: palette.line, isDashed: true, radius: 8 }]
        : cardGround(place, style);
      const inset = isOpen && side === 0 ? 14 : side;
      const circle = { x: place.x + inset, y: place.y + top, width: face, height: face };
      const below = place.y + top + face + 12 * scale;
      const photo = isOpen ? undefined : photos[toPhotoKey(name)];
      const behind = style.cards === 'filled' ? palette.card : palette.ground;
      const pictured: Drawn[] = photo ? [{ kind: 'picture', ...circle, address: photo, alt: `Photo of ${name}`, ground: behind }] : [];
      const initial: Drawn[] = [
        { kind: 'circle', ...circle, fill },
        drawText(
          [{ text: isOpen ? '+' : (Array.from(name)[0] ?? '') }],
          circle,
          { face: 'head', size: 22 * scale, color: readableOn(fill), align: 'center', valign: 'middle', role: 'label' },
          style,
        ),
      ];
      return [
        ...ground,
        ...(photo ? pictured : initial),
        drawText(
          paragraphs,
          { x: place.x + inset, y: below, width: place.width - inset * 2, height: place.y + place.height - bottom - below },
          options,
          style,
        ),
      ];
    },
  };
}

export const layTeam: Lay<'team'> = ({ people, lines }, area, scale, style) => {
  const columns = columnsFor(people.length, area.width, 200 * Math.min(1, scale));
  const width = (area.width - gap * (columns - 1)) / columns;
  // An open place of a ruled design stands in a frame and has less room.
  const cells = people.map((person) => toCell(person, person.isOpen && style.cards === 'ruled' ? width - 28 : width, scale, style));
  const { parts, height, count } = layGrid(cells, columns, area, gap);
  return {
    parts,
    height,
    ...(count < people.length ? { rest: { kind: 'team', people: people.slice(count), lines: lines.slice(count) } } : {}),
  };
};
