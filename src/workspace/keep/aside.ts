import { keeperNow } from './keeper';
import { hand } from './read-kept';

export const listAside = async () => (await keeperNow()?.store.listAside()) ?? [];

/** Documents that were deleted lately and are not here again, the last one first. */
export const listDeleted = (docs: Readonly<Record<string, unknown>>) =>
  [...(keeperNow()?.kept.values() ?? [])]
    .map(({ summary }) => summary)
    .filter(({ id, deletedAt, tool }) => deletedAt !== undefined && tool !== '' && !(id in docs))
    .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0));

export function bringBack(id: string): void {
  const keeper = keeperNow();
  const document = keeper?.kept.get(id);
  if (!keeper || !document) return;
  const { deletedAt: _deletedAt, ...summary } = document.summary;
  keeper.write(id, document.value, summary);
  void hand(document, false);
}
