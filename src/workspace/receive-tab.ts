import { listTopics } from '@/lib/topics';
import { readLines } from '@/lib/topics/schema';
import { useWorkspace } from './store';
import { receiveWork } from './travel';

/** What a reload brought along: the lists first, since the documents are parts of them. A page of an earlier version carried its documents alone. */
export function receiveTab(carried: unknown): void {
  if (typeof carried !== 'object' || carried === null) return;
  const { documents, lists } = Array.isArray(carried) ? { documents: carried, lists: {} } : { documents: [], lists: {}, ...carried };
  if (typeof lists === 'object' && lists !== null && Object.keys(lists).length > 0) {
    const given = lists as Record<string, unknown>;
    const read = listTopics.flatMap((topic) => (Array.isArray(given[topic]) ? [[topic, readLines(topic, given[topic])] as const] : []));
    useWorkspace.setState({ lists: Object.fromEntries(read) });
  }
  receiveWork(documents);
}
