import { expect, it } from 'vitest';
import { toDots } from './map';
import { drawMap, toMapPicture } from './map-drawing';
import { state } from './model';

const { records, extra } = state.sample?.({ today: '2026-11-15', currency: 'USD' }) ?? { records: [], extra: undefined };
const crowd = Array.from({ length: 9 }, (_, index) => ({
  id: String(index),
  name: index % 2 === 0 ? `Rival ${index}` : `A rival with a long name ${index}`,
  x: 3 + (index % 3) * 0.4,
  y: 9.6 + Math.floor(index / 3) * 0.2,
  isOwn: index === 4,
}));

/** What to see: the axes cross in the middle, each dot where its numbers say, its name beside it and over nothing else. */
it('draws the map of the sample', async () => {
  if (!extra) throw new Error('there is no sample');
  const { svg } = toMapPicture(extra.axes, toDots(extra, records), { title: 'Positioning map', foot: 'Sample · 15 Nov 2026' });
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot('golden/map.txt');
});

it('keeps names apart where dots crowd at the edge', async () => {
  if (!extra) throw new Error('there is no sample');
  await expect(`${JSON.stringify(drawMap(extra.axes, crowd, { side: 360 }), null, 1)}\n`).toMatchFileSnapshot(
    'golden/map-with-a-crowd.txt',
  );
});
