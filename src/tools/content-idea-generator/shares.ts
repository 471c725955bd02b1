import { defineShares } from '@/workspace/shares';
import { state } from './model';
import { toPostLines } from './send';

export const shares = defineShares(state, { offers: { posts: toPostLines } });
