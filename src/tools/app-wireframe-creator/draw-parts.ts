import type { Box } from '@/lib/drawing';
import type { Shape } from '@/lib/shapes';
import { cellsOf, edgeOf, ellipse, inkOn, inset, itemsOf, label, line, mix, rect, shadeOf, words } from './draw-kit';
import type { WireElement } from './model';

/** Equal shares of a box, side by side or one below the other. */
function divide(box: Box, count: number, axis: 'x' | 'y'): Box[] {
  const share = (axis === 'x' ? box.width : box.height) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) =>
    axis === 'x' ? { ...box, x: box.x + index * share, width: share } : { ...box, y: box.y + index * share, height: share },
  );
}

const narrowBar = 400;

function drawNavBar(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const [title = '', ...entries] = itemsOf(content);
  const fill = inkOn(color);
  const middle = y + height / 2;
  const start = [
    rect(element, { fill: color, stroke: edgeOf(color) }),
    ...label(title, { x: x + 16, y, width: width / 2 - 16, height }, { size: size + 2, fill, isStrong: true }),
  ];
  if (entries.length === 0) return start;
  // On a phone the entries are behind a button.
  if (width < narrowBar)
    return [
      ...start,
      ...[-6, 0, 6].map((down) =>
        line(
          [
            [x + width - 36, middle + down],
            [x + width - 16, middle + down],
          ],
          fill,
          2,
        ),
      ),
    ];
  const places = divide({ x: x + width / 2, y, width: width / 2 - 16, height }, entries.length, 'x');
  return [...start, ...places.flatMap((place, index) => label(entries[index] ?? '', inset(place, 4, 0), { size, fill, at: 'right' }))];
}

function drawTabBar(element: WireElement): Shape[] {
  const { color, content, size, height } = element;
  const items = itemsOf(content);
  const mark = Math.min(20, height * 0.36);
  return [
    rect(element, { fill: color, stroke: edgeOf(color) }),
    ...divide(element, items.length, 'x').flatMap((place, index) => {
      const fill = index === 0 ? inkOn(color) : mix(inkOn(color), color, 0.72);
      const top = place.y + (height - mark - size * 1.6) / 2;
      return [
        rect(
          { x: place.x + (place.width - mark) / 2, y: top, width: mark, height: mark },
          index === 0 ? { fill, rx: 5 } : { stroke: fill, strokeWidth: 1.5, rx: 5 },
        ),
        ...label(
          items[index] ?? '',
          { x: place.x + 2, y: top + mark, width: place.width - 4, height: size * 1.6 },
          { size, fill, at: 'center', isStrong: index === 0 },
        ),
      ];
    }),
  ];
}

function drawCard(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const [title = '', ...rest] = itemsOf(content);
  const ground = mix(color, '#ffffff', 0.3);
  const picture = { x, y, width, height: Math.round(height * 0.45) };
  const fill = inkOn(ground);
  const text = { x: x + 12, width: width - 24 };
  return [
    rect(element, { fill: ground, stroke: edgeOf(color), rx: 8 }),
    rect(inset(picture, 1), { fill: shadeOf(color), rx: 7 }),
    line(
      [
        [x + width * 0.3, y + picture.height * 0.75],
        [x + width * 0.45, y + picture.height * 0.4],
        [x + width * 0.55, y + picture.height * 0.6],
        [x + width * 0.62, y + picture.height * 0.5],
        [x + width * 0.72, y + picture.height * 0.75],
      ],
      edgeOf(color),
      2,
    ),
    ...label(title, { ...text, y: y + picture.height + 8, height: size * 1.5 }, { size: size + 1, fill, isStrong: true }),
    ...words(
      rest.join('\n'),
      { ...text, y: y + picture.height + 10 + size * 1.5, height: height - picture.height - 18 - size * 1.5 },
      { size: Math.max(8, size - 1), fill: mix(fill, ground, 0.8) },
    ),
  ];
}

function drawList(element: WireElement): Shape[] {
  const { color, content, size } = element;
  const items = itemsOf(content);
  const ground = mix(color, '#ffffff', 0.3);
  const fill = inkOn(ground);
  return [
    rect(element, { fill: ground, stroke: edgeOf(color), rx: 8 }),
    ...divide(element, items.length, 'y').flatMap((row, index) => {
      const dot = Math.min(28, row.height * 0.55, row.width / 4);
      const middle = row.y + row.height / 2;
      const left = row.x + 14 + dot + 10;
      const end = row.x + row.width - 16;
      return [
        ...(index > 0
          ? [
              line(
                [
                  [row.x + 1, row.y],
                  [row.x + row.width - 1, row.y],
                ],
                shadeOf(color),
              ),
            ]
          : []),
        ellipse({ x: row.x + 14, y: middle - dot / 2, width: dot, height: dot }, { fill: shadeOf(color) }),
        ...label(items[index] ?? '', { x: left, y: row.y, width: end - 14 - left, height: row.height }, { size, fill }),
        line(
          [
            [end - 5, middle - 5],
            [end, middle],
            [end - 5, middle + 5],
          ],
          mix(fill, ground, 0.6),
          1.5,
        ),
      ];
    }),
  ];
}

function drawTable(element: WireElement): Shape[] {
  const { color, content, size } = element;
  const rows = itemsOf(content).map(cellsOf);
  const columns = Math.max(1, ...rows.map((cells) => cells.length));
  const ground = mix(color, '#ffffff', 0.2);
  return [
    rect(element, { fill: ground, stroke: edgeOf(color) }),
    ...divide(element, rows.length, 'y').flatMap((row, index) => {
      const isHead = index === 0;
      const cells = divide(row, columns, 'x');
      return [
        ...(isHead
          ? [rect(inset(row, 1), { fill: color })]
          : [
              line(
                [
                  [row.x + 1, row.y],
                  [row.x + row.width - 1, row.y],
                ],
                edgeOf(color),
              ),
            ]),
        ...cells.flatMap((cell, column) =>
          label(rows[index]?.[column] ?? '', inset(cell, 8, 0), { size, fill: inkOn(isHead ? color : ground), isStrong: isHead }),
        ),
      ];
    }),
  ];
}

function drawForm(element: WireElement): Shape[] {
  const { color, content, size } = element;
  const items = itemsOf(content);
  const ground = mix(color, '#ffffff', 0.25);
  const fill = inkOn(ground);
  return [
    rect(element, { fill: ground, stroke: edgeOf(color), rx: 8 }),
    ...divide(inset(element, 14, 8), items.length, 'y').flatMap((row, index) => {
      const text = items[index] ?? '';
      if (index === items.length - 1 && items.length > 1) {
        const button = inset(row, 0, Math.max(4, (row.height - 40) / 2));
        return [
          rect(button, { fill: inkOn(ground), rx: 8 }),
          ...label(text, inset(button, 6, 0), { size, fill: inkOn(inkOn(ground)), at: 'center', isStrong: true }),
        ];
      }
      const caption = Math.min(size * 1.5, row.height / 2);
      return [
        ...label(text, { ...row, height: caption }, { size, fill }),
        rect(
          { ...row, y: row.y + caption + 2, height: Math.max(1, Math.min(40, row.height - caption - 8)) },
          { fill: '#ffffff', stroke: edgeOf(color), rx: 6 },
        ),
      ];
    }),
  ];
}

function drawModal(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const items = itemsOf(content);
  const [title = '', ...rest] = items;
  const buttons = rest.length > 0 && (rest.at(-1) ?? '').includes('|') ? cellsOf(rest.pop() ?? '').filter(Boolean) : [];
  const buttonHeight = Math.min(34, height / 3);
  const foot = { x: x + 16, y: y + height - buttonHeight - 14, width: width - 32, height: buttonHeight };
  return [
    rect({ x: x + 3, y: y + 4, width, height }, { fill: shadeOf('#ffffff'), rx: 12 }),
    rect(element, { fill: '#ffffff', stroke: edgeOf(color), rx: 12 }),
    ...label(
      title,
      { x: x + 16, y: y + 12, width: width - 56, height: size * 1.8 },
      { size: size + 2, fill: inkOn('#ffffff'), isStrong: true },
    ),
    line(
      [
        [x + width - 30, y + 18],
        [x + width - 18, y + 30],
      ],
      edgeOf(color),
      2,
    ),
    line(
      [
        [x + width - 18, y + 18],
        [x + width - 30, y + 30],
      ],
      edgeOf(color),
      2,
    ),
    ...words(
      rest.join('\n'),
      { x: x + 16, y: y + 18 + size * 1.8, width: width - 32, height: foot.y - y - 24 - size * 1.8 },
      { size, fill: mix(inkOn('#ffffff'), '#ffffff', 0.75) },
    ),
    ...divide(foot, buttons.length, 'x').flatMap((place, index) => {
      const isMain = index === buttons.length - 1;
      const button = inset(place, buttons.length > 1 ? 4 : 0, 0);
      const fill = isMain ? inkOn('#ffffff') : color;
      return [
        rect(button, { fill, stroke: edgeOf(fill), rx: 8 }),
        ...label(buttons[index] ?? '', inset(button, 4, 0), { size, fill: inkOn(fill), at: 'center', isStrong: true }),
      ];
    }),
  ];
}

/** The parts of a page made of several things; undefined for all other kinds. */
export function drawPart(element: WireElement): Shape[] | undefined {
  switch (element.kind) {
    case 'nav-bar':
      return drawNavBar(element);
    case 'tab-bar':
      return drawTabBar(element);
    case 'card':
      return drawCard(element);
    case 'list':
      return drawList(element);
    case 'table':
      return drawTable(element);
    case 'form':
      return drawForm(element);
    case 'modal':
      return drawModal(element);
    default:
      return undefined;
  }
}
