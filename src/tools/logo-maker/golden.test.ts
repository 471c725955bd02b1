import { expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { emptyDraft, readDraft } from '@/lib/fields';
import { brandDocument, kitPictures } from './kit';
import { layoutLogo } from './layout';
import type { Face } from './text-face';
import { fields, type Settings } from './model';
import { toPicture } from './svg';

/** Letters half as wide as they are high, each word drawn as a bar. */
const face: Face = {
  measure: (text, size) => text.length * 0.5 * size,
  path: (text, x, y, size) => `M${x} ${y}h${text.length * 0.5 * size}v${-0.7 * size}h${text.length * -0.5 * size}z`,
  ascent: 0.8,
  descent: 0.2,
};
const around = { today: '2026-11-15', currency: 'USD' };
const start = readDraft(fields, emptyDraft(fields, around.today), around).values;
const logos: Record<string, Partial<Settings>> = {
  start: {},
  'two-words': { text: 'Northwind Studio', shape: 'square', borderWidth: 4, padding: 50 },
  'icon-left': { text: 'Fern & Hill', layout: 'icon-left', symbol: 'leaf', shape: 'rounded', borderWidth: 2, padding: 10 },
  'icon-above': { text: 'Fern and Hill Books', layout: 'stacked', symbol: 'monogram', shape: 'circle' },
  badge: { text: 'Harbor Lane', layout: 'badge', symbol: 'star', shape: 'circle', borderWidth: 10, fontSize: 48 },
  'monogram-only': { text: '', layout: 'badge', symbol: 'leaf', shape: 'none' },
  'long-word': { text: 'Donaudampfschiff', fontSize: 48, shape: 'none', padding: 10 },
};

/** What to see: in the middle, inside the shape and its padding, the figure beside or above the words. */
it.each(Object.entries(logos))('draws %s', async (name, settings) => {
  const drawn = { ...start, ...settings };
  const { svg } = toPicture(layoutLogo(drawn, face), { title: drawn.text || 'Logo' });
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`golden/${name}.txt`);
});

it('puts the same logo into every picture of the kit', async () => {
  const kit = kitPictures({ ...start, text: 'Fern & Hill', layout: 'icon-left', symbol: 'leaf' }, face);
  const said = kit.map((one) => JSON.stringify(one).replaceAll('><', '>\n<'));
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('golden/kit.txt');
});

it('says what the brand is made of', async () => {
  await expect(toMarkdown(brandDocument({ ...start, ...logos.badge }, face))).toMatchFileSnapshot('golden/brand.txt');
});
