import type { Shape } from '@/lib/shapes';
import { edgeOf, ellipse, ink, inkOn, inset, itemsOf, label, line, mix, rect, shadeOf, shareOf, words } from './draw-kit';
import type { WireElement } from './model';

function drawToggle(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const track = { x, y: y + Math.max(0, (height - 24) / 2), width: Math.min(44, width), height: Math.min(24, height) };
  const knob = Math.max(1, Math.min(track.height, track.width) - 6);
  return [
    rect(track, { fill: color, stroke: edgeOf(color), rx: 12 }),
    ellipse({ x: track.x + track.width - knob - 3, y: track.y + 3, width: knob, height: knob }, { fill: '#ffffff' }),
    ...(width > 64 ? label(content, { x: x + 54, y, width: width - 54, height }, { size, fill: ink }) : []),
  ];
}

function drawAvatar(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const shade = mix(inkOn(color), color, 0.45);
  const round = ellipse(element, { fill: color, stroke: edgeOf(color) });
  if (content.trim() !== '')
    return [round, ...label(content, inset(element, width * 0.12, 0), { size, fill: inkOn(color), at: 'center', isStrong: true })];
  const head = { x: x + width * 0.34, y: y + height * 0.18, width: width * 0.32, height: height * 0.32 };
  return [
    round,
    ellipse(head, { fill: shade }),
    ellipse({ x: x + width * 0.22, y: y + height * 0.56, width: width * 0.56, height: height * 0.32 }, { fill: shade }),
  ];
}

const mostBars = 24;

function drawChart(element: WireElement): Shape[] {
  const { x, y, width, height, color, content } = element;
  const numbers = (content.match(/\d+(?:\.\d+)?/g) ?? ['4', '7', '5']).slice(0, mostBars).map((typed) => Math.min(Number(typed), 1e9));
  const top = Math.max(1, ...numbers);
  const plot = inset(element, 12);
  const share = plot.width / numbers.length;
  return [
    rect(element, { fill: '#ffffff', stroke: edgeOf('#e5e7eb'), rx: 8 }),
    ...numbers.map((value, index) => {
      const tall = Math.max(1, (value / top) * plot.height);
      return rect(
        { x: plot.x + share * (index + 0.15), y: plot.y + plot.height - tall, width: share * 0.7, height: tall },
        { fill: color, rx: 2 },
      );
    }),
    line(
      [
        [x + 8, y + height - 12],
        [x + width - 8, y + height - 12],
      ],
      edgeOf('#e5e7eb'),
      1.5,
    ),
  ];
}

function drawAlert(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const fill = inkOn(color);
  const dot = Math.min(20, height - 8);
  return [
    rect(element, { fill: color, stroke: edgeOf(color), rx: 8 }),
    ...(dot > 0
      ? [
          ellipse({ x: x + 14, y: y + (height - dot) / 2, width: dot, height: dot }, { stroke: fill }),
          ...label('!', { x: x + 14, y: y + (height - dot) / 2, width: dot, height: dot }, { size, fill, at: 'center', isStrong: true }),
        ]
      : []),
    ...words(content, { x: x + 44, y: y + 4, width: width - 56, height: height - 8 }, { size, fill, from: 'middle' }),
  ];
}

function drawPagination(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const pages = itemsOf(content);
  const share = width / (pages.length + 2);
  const side = Math.min(share - 4, height);
  const middle = y + height / 2;
  const arrow = (at: number, by: number) =>
    line(
      [
        [at + by, middle - 5],
        [at - by, middle],
        [at + by, middle + 5],
      ],
      ink,
      1.5,
    );
  return [
    arrow(x + share / 2, 3),
    ...pages.flatMap((page, index) => {
      const box = { x: x + share * (index + 1) + (share - side) / 2, y: middle - side / 2, width: side, height: side };
      const ground = index === 0 ? inkOn('#ffffff') : color;
      return [rect(box, { fill: ground, stroke: edgeOf(ground), rx: 6 }), ...label(page, box, { size, fill: inkOn(ground), at: 'center' })];
    }),
    arrow(x + width - share / 2, -3),
  ];
}

function drawTabs({ x, y, width, height, color, content, size }: WireElement): Shape[] {
  const items = itemsOf(content);
  const share = width / Math.max(1, items.length);
  const foot = y + height - 1;
  return [
    line(
      [
        [x, foot],
        [x + width, foot],
      ],
      edgeOf(color),
    ),
    ...items.flatMap((item, index) =>
      label(
        item,
        { x: x + share * index + 4, y, width: share - 8, height },
        { size, fill: index === 0 ? ink : mix(ink, '#ffffff', 0.7), at: 'center', isStrong: index === 0 },
      ),
    ),
    ...(items.length > 0
      ? [
          line(
            [
              [x + 4, foot - 1],
              [x + share - 4, foot - 1],
            ],
            ink,
            3,
          ),
        ]
      : []),
  ];
}

function drawChoices(element: WireElement): Shape[] {
  const { x, y, height, width, color, content, size, kind } = element;
  const items = itemsOf(content);
  const share = height / Math.max(1, items.length);
  const side = Math.max(4, Math.min(18, share - 4));
  return items.flatMap((item, index) => {
    const isChosen = /^\[x\]/i.test(item);
    const box = { x: x + 1, y: y + share * index + (share - side) / 2, width: side, height: side };
    const look = { fill: mix(color, '#ffffff', 0.4), stroke: mix(ink, color, 0.5) };
    const mark =
      kind === 'radio'
        ? ellipse(inset(box, side * 0.28), { fill: ink })
        : line(
            [
              [box.x + side * 0.22, box.y + side * 0.52],
              [box.x + side * 0.42, box.y + side * 0.72],
              [box.x + side * 0.78, box.y + side * 0.28],
            ],
            ink,
            2,
          );
    return [
      kind === 'radio' ? ellipse(box, look) : rect(box, { ...look, rx: 4 }),
      ...(isChosen ? [mark] : []),
      ...label(
        item.replace(/^\[[x ]?\]\s*/i, ''),
        { x: x + side + 10, y: y + share * index, width: width - side - 10, height: share },
        { size, fill: ink },
      ),
    ];
  });
}

function drawEntry(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size, kind } = element;
  const ground = mix(color, '#ffffff', 0.35);
  const fill = mix(inkOn(ground), ground, 0.75);
  const middle = y + height / 2;
  const right = x + width - 20;
  const isSearch = kind === 'search';
  const mark = isSearch
    ? [
        ellipse({ x: x + 13, y: middle - 7, width: 11, height: 11 }, { stroke: fill }),
        line(
          [
            [x + 23, middle + 3],
            [x + 27, middle + 7],
          ],
          fill,
          1.5,
        ),
      ]
    : [
        line(
          [
            [right - 5, middle - 3],
            [right, middle + 2],
            [right + 5, middle - 3],
          ],
          fill,
          2,
        ),
      ];
  return [
    rect(element, { fill: ground, stroke: mix(ink, color, 0.35), rx: isSearch ? height / 2 : 6 }),
    ...label(content, isSearch ? { x: x + 36, y, width: width - 48, height } : { x: x + 12, y, width: width - 44, height }, { size, fill }),
    ...mark,
  ];
}

function drawMeasure(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, kind } = element;
  const share = shareOf(content);
  const thick = kind === 'slider' ? Math.min(6, height) : height;
  const track = { x, y: y + (height - thick) / 2, width, height: thick };
  const knob = Math.min(20, height);
  return [
    rect(track, { fill: shadeOf('#ffffff'), rx: thick / 2 }),
    ...(share > 0 ? [rect({ ...track, width: Math.max(Math.min(thick, width), width * share) }, { fill: color, rx: thick / 2 })] : []),
    ...(kind === 'slider'
      ? [
          ellipse(
            { x: x + (width - knob) * share, y: y + (height - knob) / 2, width: knob, height: knob },
            { fill: '#ffffff', stroke: edgeOf(color) },
          ),
        ]
      : []),
  ];
}

/** Small things to press, choose and read. */
export function drawControl(element: WireElement): Shape[] {
  const { kind, x, y, width, height, color } = element;
  switch (kind) {
    case 'toggle':
      return drawToggle(element);
    case 'avatar':
      return drawAvatar(element);
    case 'chart':
      return drawChart(element);
    case 'alert':
      return drawAlert(element);
    case 'pagination':
      return drawPagination(element);
    case 'tabs':
      return drawTabs(element);
    case 'checkbox':
    case 'radio':
      return drawChoices(element);
    case 'dropdown':
    case 'search':
      return drawEntry(element);
    case 'slider':
    case 'progress':
      return drawMeasure(element);
    default:
      return [
        line(
          [
            [x, y + height / 2],
            [x + width, y + height / 2],
          ],
          edgeOf(color),
        ),
      ];
  }
}
