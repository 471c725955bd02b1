import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { grounds } from './content';
import { layoutLogo } from './layout';
import { mockups, put } from './mockups';
import { fields, type Settings } from './model';
import type { Face } from './text-face';

const start = readDraft(fields, emptyDraft(fields, ''), { today: '2026-11-15', currency: 'USD' }).values;
const settingsOf = (more: Partial<Settings> = {}): Settings => ({
  ...start,
  text: 'ABCD',
  shape: 'square',
  backgroundColor: '#123456',
  ...more,
});
const face: Face = {
  measure: (text, size) => text.length * 0.5 * size,
  path: (text, x, y, size) => `M${x} ${y}h${text.length * 0.5 * size}`,
  ascent: 0.75,
  descent: 0.25,
};

const rectsIn = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="\d+" fill="([^"]+)"\/>/g)].map(
    ([, x, y, width, height, fill]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height), fill }),
  );
const pictureOf = (label: string, settings: Settings) => mockups(settings, face).find((one) => one.label === label)!.picture;

describe('a logo in a place', () => {
  it('is as large as the place allows, in its middle or at its left', () => {
    const settings = settingsOf({ format: 'wide' });
    const { width, height } = layoutLogo(settings, face);
    const numbers = (markup: string) => /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(markup)!.slice(1).map(Number);
    // Twice as wide as it needs to be: 10 and half of what is left over.
    expect(numbers(put(settings, face, { x: 10, y: 20, width: width * 2, height }))).toEqual([10 + width / 2, 20, 1]);
    expect(numbers(put(settings, face, { x: 10, y: 20, width: width * 2, height, align: 'xMinYMid' }))).toEqual([10, 20, 1]);
    expect(numbers(put(settings, face, { x: 10, y: 20, width: width / 2, height }))).toEqual([10, 20 + height / 4, 0.5]);
  });
});

describe('the pictures of things with the logo', () => {
  it('have a home screen of three by three, the app in its middle', () => {
    const icons = rectsIn(pictureOf('App icon', settingsOf()).svg).filter(({ width }) => width === 38);
    expect(icons.map(({ x, y }) => [x, y])).toEqual([80, 142, 204].flatMap((y) => [93, 143, 193].map((x) => [x, y])));
    // Three in from the edge of the app, as large as 32 allow.
    const [x = 0, y = 0] = /<g transform="translate\((\S+) (\S+)\)/.exec(pictureOf('App icon', settingsOf()).svg)!.slice(1).map(Number);
    expect([x >= 146, x < 178, y >= 145, y < 177]).toEqual([true, true, true, true]);
    expect(icons.map(({ fill }) => fill)).toEqual(Array.from({ length: 9 }, (_, place) => (place === 4 ? '#123456' : '#ffffff')));
  });

  it('draw inside their frame, apart from what runs out at the bottom', () => {
    for (const { label, picture } of mockups(settingsOf(), face)) {
      expect([picture.width, picture.height]).toEqual([560, 320]);
      for (const { x, y, width } of rectsIn(picture.svg)) expect([label, x + width <= 560, y < 320]).toEqual([label, true, true]);
    }
  });

  it('are named, with the sign that a name may hold made harmless', () => {
    expect(pictureOf('Shop sign', settingsOf({ text: 'A & B' })).svg).toContain('<title>Shop sign: A &amp; B</title>');
    expect(pictureOf('Shop sign', settingsOf({ text: '' })).svg).toContain('<title>Shop sign: Logo</title>');
  });

  it('take their colour from the ground, else from the icon or the text', () => {
    const button = (settings: Settings) =>
      rectsIn(pictureOf('Website header', settings).svg).find(({ x, y }) => x === 60 && y === 256)?.fill;
    expect(button(settingsOf())).toBe('#123456');
    expect(button(settingsOf({ shape: 'none', textColor: '#aa0000', iconPaint: 'text' }))).toBe('#aa0000');
    expect(button(settingsOf({ shape: 'none', textColor: '#aa0000', iconPaint: 'own', iconColor: '#00aa00' }))).toBe('#00aa00');
    const card = (settings: Settings) => rectsIn(pictureOf('Business card', settings).svg).find(({ x, y }) => x === 260 && y === 100)?.fill;
    expect([card(settingsOf()), card(settingsOf({ shape: 'none' }))]).toEqual(['#123456', grounds.light]);
  });
});
