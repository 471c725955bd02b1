import { listOffers } from './list-offers';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = ({ records }, { currency }) => listOffers(records, currency);
