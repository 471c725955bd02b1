import type { FileOffer } from '@/lib/files';
import { state, type PageData } from './model';

/** Everything that was typed and chosen, to go on with later: a page's HTML cannot be edited here again. */
export const projectFile = (data: PageData): FileOffer => ({
  label: 'Project',
  name: 'landing-page-project.json',
  make: async () =>
    (await import('@/formats/json')).jsonFile({ app: 'groundwork', tool: 'landing-page-builder', version: state.version, data }),
});
