import { defineShares } from '@/workspace/shares';
import { funnelFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: ({ records, extra }, around) => funnelFiles(records, extra, around) });
