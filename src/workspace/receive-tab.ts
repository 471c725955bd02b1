import { receiveLists } from './lists';
import { receiveWork } from './travel';

/** What a reload brought along: the lists first, since the documents are parts of them. A page of an earlier version carried its documents alone. */
export async function receiveTab(carried: unknown): Promise<void> {
  if (typeof carried !== 'object' || carried === null) return;
  const { documents, lists } = Array.isArray(carried) ? { documents: carried, lists: {} } : { documents: [], lists: {}, ...carried };
  if (typeof lists === 'object' && lists !== null) await receiveLists({ ...lists });
  receiveWork(documents);
}
