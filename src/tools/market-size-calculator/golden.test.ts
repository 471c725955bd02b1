import { expect, it } from 'vitest';
import { drawCircles, toCirclesPicture } from './drawing';

const caption = { title: 'Market size', subtitle: 'Restaurants', foot: '15 Nov 2026' };
const sizes = {
  plain: { tam: 100_000_000_00, sam: 25_000_000_00, som: 4_000_000_00 },
  tiny: { tam: 1_000_000_000_00, sam: 500_000_00, som: 1_00 },
  partly: { tam: 900_00, sam: 900_00, som: null },
  none: { tam: 0, sam: 0, som: 0 },
};

/** The areas are to scale: a quarter of the market has half the radius, and 4% a fifth of it. */
it.each(Object.entries(sizes))('draws the circles: %s', async (name, its) => {
  await expect(toCirclesPicture(its, 'USD', caption).svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`golden/circles-${name}.txt`);
});

it('draws them on a phone', async () => {
  const { shapes, width, height } = drawCircles(sizes.plain, { width: 320, currency: 'USD' });
  await expect(`${width}×${height}\n${shapes.map((shape) => JSON.stringify(shape)).join('\n')}\n`).toMatchFileSnapshot(
    'golden/circles-on-a-phone.txt',
  );
});
