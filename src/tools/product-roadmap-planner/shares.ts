import { defineShares } from '@/workspace/shares';
import { roadmapFiles, toRoadmap } from './files';
import { state } from './model';

export const shares = defineShares(state, {
  files: ({ records, extra }, { today, currency }) => roadmapFiles(toRoadmap(records, extra, today, 'none', 'internal'), currency),
});
