import { defineShares } from '@/workspace/shares';
import { allIdeas, ideaFiles } from './files';
import { state } from './model';
import { toPostLines } from './send';

export const shares = defineShares(state, {
  offers: { posts: toPostLines },
  files: (data, { currency }) => (data.ideas.length + data.kept.length === 0 ? [] : ideaFiles(allIdeas(data), currency)),
});
