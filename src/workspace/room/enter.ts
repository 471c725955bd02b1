/** The ways into a room and out of it. */
import { listTopics } from '@/lib/topics';
import type { RoomLink } from '@/lib/room-link';
import { makeSeed } from '@/platform/room-keys';
import { leaveRoom } from '../leave-room';
import { keepWork } from '../start-keeping';
import { keeperNow } from '../keep/keeper';
import { companyId, idOfList } from '../keep/kept-document';
import { hasOwnProfile, useRoom, writeRecord, type RoomRecord } from '../rooms';
import { useWorkspace } from '../store';
import { closeRoomForAll, enterRoom } from './room';

const besideIds = [companyId, ...listTopics.map(idOfList)];

export async function openRoom({ name, scope, ids, server }: Omit<RoomRecord, 'link'> & { server: string }): Promise<void> {
  await keepWork();
  const record: RoomRecord = { link: { as: 'edit', seed: makeSeed(), server }, name, scope, ids };
  writeRecord(record);
  await enterRoom(record, 'open');
}

/** Nothing that is on this device already goes into the room; what is made from now on does, where the room is for the whole workspace. */
export async function joinRoom(link: RoomLink, name: string, isProfileReplaced: boolean): Promise<void> {
  if (link.as === 'view') {
    await enterRoom({ link, name, scope: 'all', ids: [] }, 'join');
    return;
  }
  const hasOwn = hasOwnProfile();
  await keepWork();
  const { docs, arrived } = useWorkspace.getState();
  const own = [...Object.keys(docs), ...Object.values(arrived).flatMap(({ id }) => id ?? []), ...(keeperNow()?.kept.keys() ?? [])];
  const kept = own.filter((id) => !besideIds.includes(id));
  if (!hasOwn || isProfileReplaced) await clearBeside();
  const record: RoomRecord = { link, name, scope: 'all', ids: [...new Set([...kept, ...(hasOwn && !isProfileReplaced ? besideIds : [])])] };
  writeRecord(record);
  await enterRoom(record, 'join');
}

/** Makes place for the profile and the lists of the room. */
async function clearBeside(): Promise<void> {
  const keeper = keeperNow();
  if (!keeper) return;
  for (const id of besideIds) keeper.unread.add(id);
  useWorkspace.setState({ company: { answers: {} }, lists: {} });
  for (const id of besideIds) {
    keeper.kept.delete(id);
    await keeper.store.remove(id);
    keeper.unread.delete(id);
  }
}

/** For everyone. What each has stays with them. */
export async function closeRoom(): Promise<void> {
  closeRoomForAll();
  await leaveRoom();
}

/** Old links stop working: the same work in a new room, and the old one closed. */
export async function replaceRoom(): Promise<void> {
  const { link, name, scope, docs } = useRoom.getState();
  if (!link) return;
  closeRoomForAll();
  await leaveRoom();
  await openRoom({ name, scope, ids: scope === 'chosen' ? docs : [], server: link.server });
}
