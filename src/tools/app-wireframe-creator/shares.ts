import { foundWhole } from '@/workspace/share-parts';
import { byMeaning, defineShares, startOnly } from '@/workspace/shares';
import { offerFiles } from './files';
import { fields, findScreen, isSampleElement, state, type Wireframe } from './model';

export const shares = defineShares(state, {
  profile: startOnly(
    byMeaning(
      fields,
      ({ name }: Wireframe) => ({ name }),
      (wireframe, { name }) => ({ ...wireframe, name }),
    ),
  ),
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
