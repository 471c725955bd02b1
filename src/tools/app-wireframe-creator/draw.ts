import type { Shape } from '@/lib/shapes';
import { drawControl } from './draw-controls';
import { drawPart } from './draw-parts';
import { edgeOf, ellipse, ink, inkOn, inset, label, line, mix, rect, words } from './draw-kit';
import { shownElements, type Screen, type Size, type WireElement } from './model';

const strongFrom = 20;
const tallInput = 64;

function drawImage(element: WireElement): Shape[] {
  const { x, y, width, height, color, content, size } = element;
  const edge = edgeOf(color);
  const hasLabel = content.trim() !== '';
  const plate = {
    x: x + width / 2 - Math.min(width - 8, content.length * size * 0.7 + 16) / 2,
    y: y + height / 2 - size,
    width: Math.min(width - 8, content.length * size * 0.7 + 16),
    height: size * 2,
  };
  return [
    rect(element, { fill: color, stroke: edge }),
    line(
      [
        [x + 1, y + 1],
        [x + width - 1, y + height - 1],
      ],
      edge,
    ),
    line(
      [
        [x + width - 1, y + 1],
        [x + 1, y + height - 1],
      ],
      edge,
    ),
    ...(hasLabel ? [rect(plate, { fill: color }), ...label(content, plate, { size, fill: inkOn(color), at: 'center' })] : []),
  ];
}

function drawNote({ x, y, width, height, color, content, size }: WireElement): Shape[] {
  const fold = Math.min(14, width / 3, height / 3);
  const edge = mix('#92400e', color, 0.35);
  const corner = `${x + width - fold - 0.5},${y + 0.5} ${x + width - fold - 0.5},${y + fold + 0.5} ${x + width - 0.5},${y + fold + 0.5}`;
  const outline = `${x + 0.5},${y + 0.5} ${x + width - fold - 0.5},${y + 0.5} ${x + width - 0.5},${y + fold + 0.5} ${x + width - 0.5},${y + height - 0.5} ${x + 0.5},${y + height - 0.5} ${x + 0.5},${y + 0.5}`;
  return [
    { tag: 'polyline', attributes: { points: outline, fill: color, stroke: edge, strokeWidth: 1 } },
    { tag: 'polyline', attributes: { points: corner, fill: mix('#92400e', color, 0.15), stroke: edge, strokeWidth: 1 } },
    ...words(content, { x: x + 10, y: y + 10, width: width - 20 - fold / 2, height: height - 18 }, { size, fill: inkOn(color) }),
  ];
}

/** One element as shapes, where it stands. The screen, the previews and every file are made of these. */
export function drawElement(element: WireElement): Shape[] {
  const { kind, width, height, content, color, size } = element;
  const isStrong = size >= strongFrom;
  switch (kind) {
    case 'container':
      return [
        rect(element, { fill: color, stroke: edgeOf(color), rx: 6 }),
        ...words(content, inset(element, 12, 10), { size, fill: inkOn(color), isStrong }),
      ];
    case 'text':
      return words(content, element, { size, fill: color, isStrong });
    case 'button':
      return [
        rect(element, { fill: color, stroke: edgeOf(color), rx: 8 }),
        ...words(content, inset(element, 6, 2), { size, fill: inkOn(color), at: 'center', from: 'middle', isStrong: true }),
      ];
    case 'image':
      return drawImage(element);
    case 'input':
      return [
        rect(element, { fill: mix(color, '#ffffff', 0.35), stroke: mix(ink, color, 0.35), rx: 6 }),
        ...words(content, inset(element, Math.min(12, width / 8), height > tallInput ? 12 : 2), {
          size,
          fill: mix(inkOn(mix(color, '#ffffff', 0.35)), mix(color, '#ffffff', 0.35), 0.75),
          from: height > tallInput ? 'top' : 'middle',
        }),
      ];
    case 'circle':
      return [
        ellipse(element, { fill: color, stroke: edgeOf(color) }),
        ...words(content, inset(element, width * 0.15, height * 0.15), { size, fill: inkOn(color), at: 'center', from: 'middle' }),
      ];
    case 'note':
      return drawNote(element);
    default:
      return drawPart(element) ?? drawControl(element);
  }
}

/** A whole screen: white paper, then its elements from back to front. */
export const drawScreen = (screen: Screen, canvas: Size, areNotesShown: boolean): Shape[] => [
  paperOf(canvas),
  ...shownElements(screen, areNotesShown).flatMap(drawElement),
];

export const paperOf = ({ width, height }: Size): Shape => ({ tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: '#ffffff' } });
