import { textWidth } from '@/lib/drawing';
import { hashText } from '@/lib/random';
import type { Shape } from '@/lib/shapes';
import { drawElement } from './draw';
import { nameOfScreen, shownElements, type WireElement, type Wireframe } from './model';

const gap = 80;
/** Excalidraw's number for a plain sans-serif. */
const sansSerif = 2;

type Drawn = Record<string, unknown>;

const numberOf = ({ attributes }: Shape, name: string) => Number(attributes[name] ?? 0);
const colorOf = ({ attributes }: Shape, name: string) => {
  const value = String(attributes[name] ?? 'none');
  return value === 'none' ? 'transparent' : value;
};

/** What every element of that format has. */
function base(id: string, type: string, shape?: Shape): Drawn {
  return {
    id,
    type,
    angle: 0,
    strokeColor: shape ? colorOf(shape, 'stroke') : '#bbbbbb',
    backgroundColor: shape ? colorOf(shape, 'fill') : 'transparent',
    fillStyle: 'solid',
    strokeWidth: shape ? numberOf(shape, 'strokeWidth') || 1 : 1,
    strokeStyle: 'solid',
    roughness: 0,
    opacity: 100,
    groupIds: [],
    frameId: null,
    roundness: null,
    seed: (hashText(id) % 2_000_000_000) + 1,
    version: 1,
    versionNonce: (hashText(`${id} nonce`) % 2_000_000_000) + 1,
    isDeleted: false,
    boundElements: null,
    updated: 1,
    link: null,
    locked: false,
  };
}

function pointsOf(shape: Shape): [number, number][] {
  return String(shape.attributes.points ?? '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => [x, y]);
}

function toDrawn(shape: Shape, id: string, shift: number): Drawn {
  switch (shape.tag) {
    case 'rect':
      return {
        ...base(id, 'rectangle', shape),
        x: numberOf(shape, 'x') + shift,
        y: numberOf(shape, 'y'),
        width: numberOf(shape, 'width'),
        height: numberOf(shape, 'height'),
        roundness: numberOf(shape, 'rx') > 0 ? { type: 3, value: numberOf(shape, 'rx') } : null,
      };
    case 'ellipse':
      return {
        ...base(id, 'ellipse', shape),
        x: numberOf(shape, 'cx') - numberOf(shape, 'rx') + shift,
        y: numberOf(shape, 'cy') - numberOf(shape, 'ry'),
        width: numberOf(shape, 'rx') * 2,
        height: numberOf(shape, 'ry') * 2,
      };
    case 'text': {
      const size = numberOf(shape, 'fontSize');
      const words = shape.text ?? '';
      const width = textWidth(words, size);
      const anchor = shape.attributes.textAnchor;
      return {
        ...base(id, 'text', shape),
        strokeColor: colorOf(shape, 'fill'),
        backgroundColor: 'transparent',
        x: numberOf(shape, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0) + shift,
        y: numberOf(shape, 'y') - size * 0.95,
        width,
        height: size * 1.25,
        text: words,
        originalText: words,
        fontSize: size,
        fontFamily: sansSerif,
        textAlign: anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left',
        verticalAlign: 'top',
        containerId: null,
        autoResize: true,
        lineHeight: 1.25,
      };
    }
    default: {
      const points = pointsOf(shape);
      const [left = 0, top = 0] = points[0] ?? [];
      const spread = (at: 0 | 1) => Math.max(...points.map((point) => point[at])) - Math.min(...points.map((point) => point[at]));
      return {
        ...base(id, 'line', shape),
        x: left + shift,
        y: top,
        width: spread(0),
        height: spread(1),
        points: points.map(([x, y]) => [x - left, y - top]),
        lastCommittedPoint: null,
        startBinding: null,
        endBinding: null,
        startArrowhead: null,
        endArrowhead: null,
      };
    }
  }
}

/** The innermost first. Two screens may use the same ids, so the frame is part of each. */
const groupsOf = ({ id, group }: WireElement, frame: string) => [
  `${frame}-element-${id}`,
  ...(group === '' ? [] : [`${frame}-group-${group}`]),
];

/** A file for excalidraw.com: each screen a frame, side by side, each element a group of its shapes. */
export function toExcalidraw(wireframe: Wireframe, areNotesShown: boolean): Drawn {
  const { width, height } = wireframe;
  const elements = wireframe.screens.flatMap((screen, index) => {
    const shift = index * (width + gap);
    const frame = `frame-${index + 1}`;
    const sheet: Drawn = {
      ...base(frame, 'frame'),
      x: shift,
      y: 0,
      width,
      height,
      name: nameOfScreen(wireframe, screen),
    };
    const drawn = shownElements(screen, areNotesShown).flatMap((element) =>
      drawElement(element).map((shape, place) => ({
        ...toDrawn(shape, `${frame}-${element.id}-${place}`, shift),
        groupIds: groupsOf(element, frame),
        frameId: frame,
        locked: element.isLocked,
      })),
    );
    // Excalidraw lists a frame after what is in it.
    return [...drawn, sheet];
  });
  return {
    type: 'excalidraw',
    version: 2,
    source: 'groundwork',
    elements,
    appState: { viewBackgroundColor: '#ffffff', gridSize: null },
    files: {},
  };
}
