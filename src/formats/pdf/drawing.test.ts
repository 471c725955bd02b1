import { describe, expect, it } from 'vitest';
import { canWrite, drawElements, readDrawing, viewOf } from './drawing';
import { evenFace, evenSetting, recorder } from './test-data';

const setting = evenSetting();
const frame = { x: 0, y: 0, scale: 1, left: 0, top: 0, width: 10, height: 10 };
const pictureOf = (body: string, head = '') => ({ svg: `<svg${head}>${body}</svg>`, width: 10, height: 20 });
/** What is drawn within the frame, without the settings that are the same each time. */
const drawnOf = (body: string) => {
  const { pen, drawn } = recorder(setting);
  drawElements(pen, readDrawing(pictureOf(body)) ?? [], setting.type, frame);
  return drawn.slice(1);
};
const plainLook = ['save', 'fillOpacity 1', 'strokeOpacity 1', 'lineWidth 1', 'lineCap butt', 'lineJoin miter'];
const shapeOf = (body: string) => {
  const drawn = drawnOf(body);
  expect(drawn.slice(0, 6)).toEqual(plainLook);
  expect(drawn.at(-1)).toBe('restore');
  return drawn.slice(6, -1);
};

describe('the shapes of a drawing', () => {
  it('are traced where their groups move them', () => {
    const moved = (shape: string) => shapeOf(`<g transform="translate(1 1)"><g transform="translate(99,-3)">${shape}</g></g>`);
    expect(moved('<rect x="1" y="2" width="30" height="40"/>')).toEqual(['rect 101 0 30 40', 'fill #000000']);
    expect(moved('<circle cx="1" cy="2" r="3" fill="red"/>')).toEqual(['circle 101 0 3', 'fill red']);
    expect(moved('<ellipse cx="1" cy="2" rx="3" ry="4"/>')).toEqual(['ellipse 101 0 3 4', 'fill #000000']);
    expect(moved('<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>')).toEqual(['moveTo 101 0', 'lineTo 103 2', 'stroke red']);
    expect(moved('<path d="M0 0L1 1"/>')).toEqual(['translate 100 -2', 'path M0 0L1 1', 'fill #000000']);
    expect(moved('<polyline points="1,2 3,4 -5,6" fill="none" stroke="red"/>')).toEqual([
      'moveTo 101 0',
      'lineTo 103 2',
      'lineTo 95 4',
      'stroke red',
    ]);
    expect(moved('<polygon points="1 2 3 4"/>')).toEqual(['moveTo 101 0', 'lineTo 103 2', 'closePath', 'fill #000000']);
    expect(moved('<polygon points=""/>')).toEqual(['fill #000000']);
    // What follows a group is not moved by it.
    expect(drawnOf('<g transform="translate(5 5)"><circle r="1"/></g><circle r="2"/>').filter((line) => line.startsWith('circle'))).toEqual(
      ['circle 5 5 1', 'circle 0 0 2'],
    );
  });

  it('have round corners no larger than half a side', () => {
    expect(shapeOf('<rect width="30" height="40" rx="4"/>')[0]).toBe('roundedRect 0 0 30 40 4');
    expect(shapeOf('<rect width="30" height="40" ry="5"/>')[0]).toBe('roundedRect 0 0 30 40 5');
    expect(shapeOf('<rect width="30" height="40" rx="99"/>')[0]).toBe('roundedRect 0 0 30 40 15');
    expect(shapeOf('<rect width="40" height="20" rx="99"/>')[0]).toBe('roundedRect 0 0 40 20 10');
  });

  it('are filled, drawn or both, and a line is never filled', () => {
    expect(shapeOf('<circle r="1" fill="red" stroke="blue"/>')).toEqual(['circle 0 0 1', 'fillAndStroke red blue']);
    expect(shapeOf('<circle r="1" fill="none" stroke="blue"/>')).toEqual(['circle 0 0 1', 'stroke blue']);
    expect(shapeOf('<circle r="1" fill="red" stroke="transparent"/>')).toEqual(['circle 0 0 1', 'fill red']);
    expect(drawnOf('<circle r="1" fill="none"/>')).toEqual([]);
    expect(drawnOf('<line x2="3" fill="red"/>')).toEqual([]);
  });

  it('have their own look', () => {
    expect(
      drawnOf(
        '<path d="M0 0" stroke="red" opacity="0.5" fill-opacity="0.4" stroke-opacity="0.2" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 2"/>',
      ),
    ).toEqual([
      'save',
      'fillOpacity 0.2',
      'strokeOpacity 0.1',
      'lineWidth 3',
      'lineCap round',
      'lineJoin round',
      'dash 4 space 2',
      'translate 0 0',
      'path M0 0',
      'fillAndStroke #000000 red',
      'restore',
    ]);
    expect(drawnOf('<line x2="3" stroke="red" stroke-dasharray="4"/>')).toContain('dash 4 space 4');
    expect(shapeOf('<line x2="3" stroke="red" stroke-dasharray="0"/>')).toEqual(['moveTo 0 0', 'lineTo 3 0', 'stroke red']);
  });
});

describe('the words of a drawing', () => {
  // Four letters of 10 take 20.
  const text = (attributes: string) => drawnOf(`<g transform="translate(100 200)"><text font-size="10" ${attributes}>Rye!</text></g>`);

  it('stand where their anchor is', () => {
    expect(text('x="1" y="2"')).toEqual(['save', 'fillOpacity 1', '“Rye!” 101 202 text 10 #000000 1', 'restore']);
    expect(text('text-anchor="middle"')[2]).toBe('“Rye!” 90 200 text 10 #000000 1');
    expect(text('text-anchor="end"')[2]).toBe('“Rye!” 80 200 text 10 #000000 1');
    expect(text('dominant-baseline="central"')[2]).toBe('“Rye!” 100 203.6 text 10 #000000 1');
    expect(drawnOf('<text>Rye!</text>')[1]).toBe('fillOpacity 1');
    expect(drawnOf('<text>Rye!</text>')[2]).toBe('“Rye!” 0 0 text 16 #000000 1');
  });

  it('are strong from 600 on', () => {
    expect(['bold', '600', '599', '400'].map((weight) => text(`font-weight="${weight}"`)[2]?.split(' ')[3])).toEqual([
      'strong',
      'strong',
      'text',
      'text',
    ]);
  });

  it('are squeezed into the room they were given, never stretched', () => {
    expect(text('textLength="15"')[2]).toBe('“Rye!” 100 200 text 10 #000000 0.75');
    expect(text('textLength="15" text-anchor="end"')[2]).toBe('“Rye!” 85 200 text 10 #000000 0.75');
    expect(text('textLength="40" text-anchor="end"')[2]).toBe('“Rye!” 80 200 text 10 #000000 1');
  });

  it('have their colour, are turned around a point, and are left out where they have none', () => {
    expect(text('fill="red" opacity="0.5" fill-opacity="0.5" transform="rotate(-90 3 4)"')).toEqual([
      'save',
      'fillOpacity 0.25',
      'rotate -90 origin 0 103 1 204',
      '“Rye!” 100 200 text 10 red 1',
      'restore',
    ]);
    expect(text('fill="none"')).toEqual([]);
  });

  it('are written only where both faces have each letter', () => {
    const elements = readDrawing(pictureOf('<text>a b</text>')) ?? [];
    const only = (letters: string) => Object.assign(evenFace(), { has: (sign: string) => letters.includes(sign) });
    const can = (text: string, strong: string) => canWrite(elements, { text: only(text), strong: only(strong), display: only('') });
    expect([can('ab', 'ab'), can('a', 'ab'), can('ab', 'b')]).toEqual([true, false, false]);
    const two = readDrawing(pictureOf('<text>a</text><text>c</text>')) ?? [];
    expect(canWrite(two, { text: only('ac'), strong: only('ab'), display: only('') }), 'each of its texts').toBe(false);
  });
});

describe('the markup of a drawing', () => {
  it('is left to the browser where it is not all understood', () => {
    expect(readDrawing({ svg: '<svg><rect/>', width: 1, height: 1 })).toBeUndefined();
    for (const body of [
      '<rect/> <rect/>',
      '<rect/></p>',
      '<g><rect/></g>',
      '<g transform="translate(1 2)" fill="red"></g>',
      '<rect clip-path="url(#a)"/>',
      '<rect/>end',
    ])
      expect(readDrawing(pictureOf(body))).toBeUndefined();
    expect(readDrawing(pictureOf(''))).toEqual([]);
    expect(readDrawing(pictureOf('<title>T</title><rect transform="rotate(1 2 3)"/>'))).toHaveLength(1);
  });

  it('says what of the plane is shown', () => {
    expect(viewOf(pictureOf('', ' viewBox="-1 -2 30 40"'))).toEqual({ left: -1, top: -2, width: 30, height: 40 });
    expect(viewOf(pictureOf(''))).toEqual({ left: 0, top: 0, width: 10, height: 20 });
  });
});
