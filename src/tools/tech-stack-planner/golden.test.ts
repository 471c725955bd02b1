import { expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { toPlan } from './plan';
import { toBlips } from './radar';
import { drawRadar, toRadarPicture } from './radar-drawing';
import { state } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const { records } = state.sample?.(around) ?? state.start(around);
const lines = (svg: string) => svg.replaceAll('><', '>\n<');

/** What to see: four quadrants, four rings, every dot in its own, its number in its middle, the key beside it. */
it('draws the radar of the sample', async () => {
  await expect(
    lines(toRadarPicture(toBlips(records), { title: 'Technology radar', foot: 'Sample · 15 Nov 2026' }).svg),
  ).toMatchFileSnapshot('golden/radar.txt');
});

it('draws it smaller on a phone, without words that have no room', async () => {
  const { shapes, width, height } = drawRadar(toBlips(records), { side: 320 });
  await expect(`${width}×${height}\n${shapes.map((shape) => JSON.stringify(shape)).join('\n')}\n`).toMatchFileSnapshot(
    'golden/radar-on-a-phone.txt',
  );
});

it('writes the plan of the sample', async () => {
  await expect(toMarkdown(toPlan(records, around))).toMatchFileSnapshot('golden/plan.txt');
});
