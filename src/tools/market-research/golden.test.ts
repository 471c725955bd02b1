import { expect, it } from 'vitest';
import { radarPicture } from './radar';

/** What to see: five axes, the first upwards, the line through 1 to 5 of 5. */
it('draws the five forces', async () => {
  const rated = (level: 1 | 2 | 3 | 4 | 5) => ({ level, why: '' });
  const { svg } = radarPicture({ rivalry: rated(1), entrants: rated(2), substitutes: rated(3), buyers: rated(4), suppliers: rated(5) });
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot('golden/radar.txt');
});
