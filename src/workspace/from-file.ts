/** Work that a file brings, put in place. */
import { now } from '@/platform/clock';
import { makeId } from '@/platform/ids';
import { turnTo } from './documents';
import { pushChange } from './history';
import { mostVersions } from './read-versions';
import { makeDoc, putDoc, useWorkspace, type DocVersion } from './store';
import { longestName } from './titles';
import type { Screen, Unpacked } from './travel';

type Begun = Pick<Screen, 'version' | 'start'>;

/** Work from a file as a document of its own, which its tool then shows. */
export function addDoc(tool: string, { version, start }: Begun, { work, versions }: Unpacked, name: string): void {
  const doc = makeDoc(tool, version, start);
  putDoc({ ...doc, name: name.slice(0, longestName), versions, history: pushChange(doc.history, work, now()) });
  turnTo(tool, doc.id);
}

/** Those of both, the oldest first; the same one only once. */
function joinVersions(here: readonly DocVersion[], come: readonly DocVersion[]): DocVersion[] {
  const keyOf = ({ name, at }: DocVersion) => JSON.stringify([name, at]);
  const known = new Set(here.map(keyOf));
  const ids = new Set(here.map(({ id }) => id));
  const fresh = come.filter((one) => !known.has(keyOf(one))).map((one) => (ids.has(one.id) ? { ...one, id: makeId() } : one));
  return [...here, ...fresh].sort((a, b) => a.at - b.at).slice(-mostVersions);
}

/** Work from a file in place of what is open; what was there before is one undo away, and versions stay. */
export function replaceOpen(tool: string, screen: Begun, unpacked: Unpacked): void {
  const id = useWorkspace.getState().open[tool];
  const doc = id === undefined ? undefined : useWorkspace.getState().docs[id];
  if (!doc) {
    addDoc(tool, screen, unpacked, '');
    return;
  }
  const versions = joinVersions(doc.versions ?? [], unpacked.versions);
  putDoc({ ...doc, versions, history: pushChange(doc.history, unpacked.work, now()), changedAt: now() });
  turnTo(tool, doc.id);
}
