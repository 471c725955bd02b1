/** A room in use: the line to it, who is there, and what passes through it. */
import type { RoomLink } from '@/lib/room-link';
import { keysFor } from '@/platform/room-keys';
import { openPipe, type RoomPipe } from '@/platform/room-line';
import { siteServer } from '@/platform/site-server';
import { keeperNow } from '../keep/keeper';
import { useRoom, type RoomRecord } from '../rooms';
import { watchPeople } from './people';
import { Room } from './shared-room';
import { wordsFor } from './words';

let running: { stop: () => void; pipe: RoomPipe; share: (id: string) => void } | undefined;
/** Whoever leaves, or enters anew, while a room is still being entered gets the last word. */
let turn = 0;

export function stopRoom(): void {
  turn += 1;
  running?.stop();
  running = undefined;
}

/** Takes one more document into the room. */
export const shareAlso = (id: string) => running?.share(id);

export const closeRoomForAll = () => running?.pipe.closeForAll();

/** Where a link leads: the server it names, or the site's own. */
export function serverOf({ server }: RoomLink): string {
  const found = server === '' ? siteServer() : server;
  if (found === '') throw new Error('This link names no server.');
  return found;
}

/** `how`: a new room is opened, one is joined, or this device comes back to it. */
export async function enterRoom(record: RoomRecord, how: 'open' | 'join' | 'back'): Promise<void> {
  stopRoom();
  const own = turn;
  const { link, name, scope } = record;
  useRoom.setState({ is: 'joining', link, name, scope, why: '', people: [], news: [], docs: [], isWaiting: false });
  const keeper = link.as === 'edit' ? keeperNow() : undefined;
  if (link.as === 'edit' && !keeper) {
    useRoom.setState({
      is: 'refused',
      why: 'Work has to be kept on this device for that, and this browser doesn’t let the page store anything.',
    });
    return;
  }
  const keys = await keysFor(link);
  if (own !== turn) return;
  const room = new Room(record, keys, keeper);
  const pipe = openPipe(serverOf(link), keys.room, keys.token(how === 'open'), {
    onLine: (isThere) => void room.onLine(isThere),
    onPieces: () => void room.read(),
    onPeople: (sealed) => people.show(sealed),
    onRefused: (reason) => {
      stopRoom();
      useRoom.setState({ is: 'refused', why: wordsFor(reason), people: [] });
    },
    onFull: () => useRoom.setState({ why: wordsFor('full') }),
    onWaiting: (isWaiting) => useRoom.setState({ isWaiting }),
  });
  room.pipe = pipe;
  const people = watchPeople(keys, pipe, name);
  if (keeper) keeper.onSaved = (entries) => room.note(entries);
  running = {
    pipe,
    share: (id) => room.share(id),
    stop: () => {
      if (keeper) delete keeper.onSaved;
      room.isOver = true;
      people.stop();
      pipe.close();
    },
  };
}
