/** The way back into the room of the last visit, and out of it. */
import { forgetRecord, noRoom, readRecord, useRoom } from './rooms';

const load = () => import('./room/room');

/** Goes on with the room of the last visit. */
export async function resumeRoom(): Promise<void> {
  const record = readRecord();
  if (record && useRoom.getState().is === 'off') await (await load()).enterRoom(record, 'back');
}

/** The work stays as it is; nothing more comes from the room or goes to it. */
export async function leaveRoom(): Promise<void> {
  forgetRecord();
  if (useRoom.getState().is === 'off') return;
  (await load()).stopRoom();
  useRoom.setState(noRoom, true);
}
