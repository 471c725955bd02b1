import { foundWhole } from '@/workspace/share-parts';
import { defineShares } from '@/workspace/shares';
import { offerFiles } from './files';
import { findScreen, isSampleElement, state } from './model';

export const shares = defineShares(state, {
  search: ({ name, screens }) => {
    const own = screens.flatMap(({ elements }) => elements.filter((element) => !isSampleElement(element)));
    return foundWhole(
      name,
      'Wireframe',
      own.map(({ content }) => content),
    );
  },
  /** Of the first screen, without notes: which one is open, and whether they go along, is the editor's to know. */
  files: (wireframe) => offerFiles(wireframe, findScreen(wireframe, ''), false),
});
