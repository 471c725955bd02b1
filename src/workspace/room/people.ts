/** Who is in the room and where, in words that only they can read. */
import { fromBase64, toBase64 } from '@/lib/bytes';
import { isObject } from '@/lib/objects';
import { currentPath, watchPath } from '@/platform/path';
import type { RoomKeys } from '@/platform/room-keys';
import type { RoomPipe } from '@/platform/room-line';
import { useRoom, type Person } from '../rooms';
import { docOf, useWorkspace } from '../store';
import { screenOf } from '../travel';

const longest = 60;
const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : '');

/** Where the reader of this page is: the tool on screen, and its document. */
function placeNow(): Pick<Person, 'tool' | 'document'> {
  const tool = currentPath().slice(1);
  const doc = docOf(useWorkspace.getState(), tool);
  return { tool, document: doc ? doc.name || (screenOf(tool)?.title(doc.history.present.data) ?? '') : '' };
}

export function watchPeople(keys: RoomKeys, pipe: Pick<RoomPipe, 'say'>, name: string) {
  let told = '';
  let isOver = false;
  const say = async () => {
    const words = JSON.stringify({ name, ...placeNow() });
    if (words === told) return;
    told = words;
    const sealed = toBase64(await keys.seal(new TextEncoder().encode(words)));
    if (!isOver) pipe.say(sealed);
  };
  const sayNow = () => void say().catch(console.warn);
  const stops = [useWorkspace.subscribe(sayNow), watchPath(sayNow)];
  sayNow();
  const opened = new Map<string, Person>();

  const open = async ({ id, words }: { id: number; words: string }): Promise<Person | undefined> => {
    const known = opened.get(words);
    if (known) return known;
    try {
      const value: unknown = JSON.parse(new TextDecoder().decode(await keys.unseal(fromBase64(words))));
      if (!isObject(value)) return undefined;
      const person = { id, name: short(value.name), tool: short(value.tool), document: short(value.document) };
      if (opened.size > 500) opened.clear();
      opened.set(words, person);
      return person;
    } catch {
      return undefined;
    }
  };

  return {
    async show(sealed: readonly { id: number; words: string }[]): Promise<void> {
      const people = (await Promise.all(sealed.map(open))).filter((person) => person !== undefined);
      if (!isOver) useRoom.setState({ people });
    },
    stop: () => {
      isOver = true;
      for (const stop of stops) stop();
    },
  };
}
