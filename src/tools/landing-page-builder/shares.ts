import { defineShares } from '@/workspace/shares';
import { pageFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: pageFiles });
