/** Named versions of a document: how it stood when it was sent to investors, say, to compare with and to go back to. */
import { now } from '@/platform/clock';
import { makeId } from '@/platform/ids';
import { turnTo } from './documents';
import { pushChange } from './history';
import { longestVersionName, mostVersions } from './read-versions';
import { putDoc, sayOf, useWorkspace, type DocVersion, type Work } from './store';
import { screenOf } from './travel';

export function keepVersion(id: string, name: string): void {
  const doc = useWorkspace.getState().docs[id];
  if (!doc || doc.isPreview) return;
  const { data, currency } = doc.history.present;
  const kept: DocVersion = {
    id: makeId(),
    name: name.trim().slice(0, longestVersionName),
    at: now(),
    version: doc.version,
    data,
    ...(currency === undefined ? {} : { currency }),
  };
  putDoc({ ...doc, versions: [...(doc.versions ?? []), kept].slice(-mostVersions) });
}

const change = (id: string, recipe: (versions: readonly DocVersion[]) => readonly DocVersion[]) => {
  const doc = useWorkspace.getState().docs[id];
  if (doc) putDoc({ ...doc, versions: recipe(doc.versions ?? []) });
};

/** The answer brings it back to its place. */
export function removeVersion(id: string, version: string): () => void {
  const removed = useWorkspace.getState().docs[id]?.versions?.find((one) => one.id === version);
  if (!removed) return () => {};
  change(id, (versions) => versions.filter((one) => one !== removed));
  return () => change(id, (versions) => [...versions, removed].sort((a, b) => a.at - b.at));
}

/** What a version holds, in today's shape; nothing where it cannot be brought there. */
export async function readVersion(tool: string, { data, version, currency }: DocVersion): Promise<Work | undefined> {
  const unpacked = await screenOf(tool)?.read({ app: 'groundwork', tool, version, data, ...(currency === undefined ? {} : { currency }) });
  return unpacked?.work;
}

/** The document as it was then, as one step that can be undone. False where it can no longer be read. */
export async function goBackTo(id: string, version: DocVersion): Promise<boolean> {
  const tool = useWorkspace.getState().docs[id]?.tool ?? '';
  const then = await readVersion(tool, version);
  const doc = useWorkspace.getState().docs[id];
  if (!doc || !then) return false;
  const work: Work = { ...doc.history.present, ...then, drafts: {} };
  putDoc({ ...doc, history: pushChange(doc.history, work, now()), changedAt: now() });
  turnTo(tool, id);
  sayOf(tool, `Back to ${version.name}`);
  return true;
}
