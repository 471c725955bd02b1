import { defineShares } from '@/workspace/shares';
import { pressFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: (data, { currency }) => pressFiles(data, currency) });
