import type { Entry } from '@/platform/device-store';
import { joinUpdates } from '../keep/kept-document';
import type { RoomNews } from '../rooms';

const mostNews = 200;

/** Keystrokes of one person in one document are one line. */
export function joinNews(news: readonly RoomNews[], told: readonly RoomNews[]): RoomNews[] {
  const next = [...news];
  for (const line of told) {
    const last = next[0];
    const isSame = last?.by === line.by && last.tool === line.tool && last.document === line.document && line.at - last.at < 60_000;
    if (isSame) next[0] = { ...line, id: last.id, what: [...new Set([...last.what, ...line.what])].slice(0, 3) };
    else next.unshift(line);
  }
  return next.slice(0, mostNews);
}

/** Several changes of a document, made in one moment, are one. */
export function mergeEntries(entries: readonly Entry[]): Entry[] {
  const byDoc = new Map<string, Entry>();
  for (const entry of entries) {
    const before = byDoc.get(entry.summary.id);
    const updates = [before?.update, entry.update].filter((update) => update !== undefined);
    byDoc.set(entry.summary.id, {
      summary: entry.summary,
      ...(updates.length > 0 ? { update: joinUpdates(updates) } : {}),
      what: [...new Set([...(before?.what ?? []), ...(entry.what ?? [])])],
    });
  }
  return [...byDoc.values()];
}
