/** The line to a room on a server: sealed pieces in one list, merged by Yjs, and who is there. Loaded only once somebody opens a room. */
import { HocuspocusProvider } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { isObject } from '@/lib/objects';

export interface RoomEvents {
  /** The line is there and everything has been exchanged, or it is gone for now. */
  onLine: (isThere: boolean) => void;
  /** There are pieces that have not been looked at. */
  onPieces: () => void;
  /** Sealed words of those who are there, without one's own. */
  onPeople: (sealed: readonly { id: number; words: string }[]) => void;
  /** For good: by a word that says why. */
  onRefused: (reason: string) => void;
  onFull: () => void;
  /** Whether the server has everything. */
  onWaiting: (isWaiting: boolean) => void;
}

export type RoomPipe = ReturnType<typeof openPipe>;

export function openPipe(server: string, room: string, token: string, events: RoomEvents) {
  const outer = new Y.Doc();
  const pieces = outer.getArray<Uint8Array>('pieces');
  pieces.observe(() => events.onPieces());
  const provider = new HocuspocusProvider({
    url: server,
    name: room,
    token,
    document: outer,
    onSynced: () => events.onLine(true),
    onDisconnect: () => events.onLine(false),
    onAuthenticationFailed: ({ reason }) => events.onRefused(reason),
    onUnsyncedChanges: ({ number }) => events.onWaiting(number > 0),
    onStateless: ({ payload }) => {
      if (payload === 'full') events.onFull();
    },
    onAwarenessChange: ({ states }) => {
      const others = states.filter((state) => state.clientId !== outer.clientID);
      events.onPeople(
        others.flatMap((state) => (isObject(state) && typeof state.words === 'string' ? [{ id: state.clientId, words: state.words }] : [])),
      );
    },
  });
  return {
    /** The least of all who are there now: one of them tidies up for all. */
    isFirst: () => [...(provider.awareness?.getStates().keys() ?? [])].every((id) => outer.clientID <= id),
    list: () => pieces.toArray(),
    add: (sealed: readonly Uint8Array[]) => pieces.push([...sealed]),
    /** Puts new pieces in the place of old ones, at once. */
    replace(isOld: (piece: Uint8Array) => boolean, sealed: readonly Uint8Array[]) {
      outer.transact(() => {
        const all = pieces.toArray();
        for (let at = all.length - 1; at >= 0; at -= 1) {
          const piece = all[at];
          if (piece && isOld(piece)) pieces.delete(at);
        }
        pieces.push([...sealed]);
      });
    },
    /** Tells the others who and where one is. */
    say: (words: string) => provider.setAwarenessField('words', words),
    closeForAll: () => provider.sendStateless('close'),
    close() {
      provider.destroy();
      provider.configuration.websocketProvider.destroy();
      outer.destroy();
    },
  };
}
