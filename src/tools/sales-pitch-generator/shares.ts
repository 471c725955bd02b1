import { defineShares } from '@/workspace/shares';
import { pitchFiles } from './files';
import { state } from './model';

export const shares = defineShares(state, { files: (data, { currency }) => pitchFiles(data, currency) });
