import { defineShares } from '@/workspace/shares';
import { postingFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: postingFiles });
