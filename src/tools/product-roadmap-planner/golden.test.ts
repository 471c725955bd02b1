import { expect, it } from 'vitest';
import { toRoadmap } from './files';
import { state } from './model';
import { toLists, toTimeline } from './slides';

const { records, extra } = state.sample?.({ today: '2026-11-15', currency: 'USD' }) ?? { records: [], extra: undefined };

/** What to see, in inches: bars under their months, lanes one below the other, today between October and the new year. */
it.each(['none', 'theme', 'assignee'] as const)('lays out slides, in lanes by %s', async (laneBy) => {
  if (!extra) throw new Error('there is no sample');
  const roadmap = toRoadmap(records, extra, '2026-11-15', laneBy, 'internal');
  await expect(`${JSON.stringify([toTimeline(roadmap), toLists(roadmap)], null, 1)}\n`).toMatchFileSnapshot(
    `golden/slides-by-${laneBy}.txt`,
  );
});
