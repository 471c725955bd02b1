import { useEffect, useState } from 'react';
import { isRoomHash } from '@/lib/room-link';
import { dropHash, watchHash } from '@/platform/address';
import { lazyPart } from '@/ui/lazy-part';
import { useRoom } from '@/workspace/rooms';
import { OpenOrJoin } from './together/open-or-join';

// What a room is made of comes once somebody is in one.
const InRoom = lazyPart(async () => (await import('./together/in-room')).InRoom);

export const title = 'Work together';
export const description =
  'The same work on a second device or with a co-founder: a room that only those with its link can read. No account, off until you open one.';

export function Body() {
  const isOff = useRoom(({ is }) => is === 'off');
  const [link, setLink] = useState('');
  useEffect(
    () =>
      watchHash((hash) => {
        if (!isRoomHash(hash)) return;
        // It does not stay in the address bar, nor in the history.
        dropHash();
        setLink(hash);
      }),
    [],
  );
  return (
    <div className="mx-auto max-w-3xl">
      <div className="pt-6 pb-6 sm:pt-10">
        <h1 tabIndex={-1} className="title">
          Work together
        </h1>
        <p className="mt-2 text-mute">
          The same work on your phone, or with a co-founder. A room needs no account, and its content is sealed in your browser: the server
          that passes it on can’t read it.
        </p>
      </div>
      {isOff || link !== '' ? <OpenOrJoin key={link} link={link} onDone={() => setLink('')} /> : <InRoom />}
    </div>
  );
}
