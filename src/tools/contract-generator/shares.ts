import { defineShares } from '@/workspace/shares';
import { contractFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: contractFiles });
