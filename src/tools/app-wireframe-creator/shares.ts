import { defineShares } from '@/workspace/shares';
import { offerFiles } from './files';
import { findScreen, state } from './model';

export const shares = defineShares(state, {
  /** Of the first screen, without notes: which one is open, and whether they go along, is the editor's to know. */
  files: (wireframe) => offerFiles(wireframe, findScreen(wireframe, ''), false),
});
