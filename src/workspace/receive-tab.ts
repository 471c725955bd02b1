import { readCompany } from './company';
import { receiveLists } from './lists';
import { useWorkspace } from './store';
import { receiveWork } from './travel';

/** What a reload brought along: the lists first, since the documents are parts of them. A page of an earlier version carried its documents alone. */
export async function receiveTab(carried: unknown): Promise<void> {
  if (typeof carried !== 'object' || carried === null) return;
  const { documents, lists, company } = {
    documents: [],
    lists: {},
    company: {},
    ...(Array.isArray(carried) ? { documents: carried } : carried),
  };
  if (typeof lists === 'object' && lists !== null) await receiveLists({ ...lists });
  receiveWork(documents);
  useWorkspace.setState({ company: await readCompany(company) });
}
