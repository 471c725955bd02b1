import { defineShares } from '@/workspace/shares';
import { marketFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: marketFiles });
