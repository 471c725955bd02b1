/** Whether the workspace is worked on together, as screens show it. What does it is loaded only once someone opens or joins one. */
import { create } from 'zustand';
import { fromAddressText, toAddressText } from '@/lib/bytes';
import { isObject } from '@/lib/objects';
import type { RoomLink } from '@/lib/room-link';
import { isEmptyCompany } from './company';
import { useWorkspace } from './store';
import { readStored, removeStored, writeStored } from '@/platform/storage';

export interface Person {
  id: number;
  name: string;
  /** Where they are: the tool, and what the document is called. */
  tool: string;
  document: string;
}

export interface RoomNews {
  id: string;
  at: number;
  by: string;
  tool: string;
  document: string;
  what: readonly string[];
}

export interface RoomState {
  is: 'off' | 'joining' | 'here' | 'away' | 'refused';
  link?: RoomLink | undefined;
  name: string;
  scope: 'all' | 'chosen';
  /** Why it was refused or what is wrong, as a sentence. */
  why: string;
  people: readonly Person[];
  /** The latest first. */
  news: readonly RoomNews[];
  /** The documents that are shared here. */
  docs: readonly string[];
  /** Changes made here that the server does not have yet. */
  isWaiting: boolean;
}

export const noRoom: RoomState = { is: 'off', name: '', scope: 'all', why: '', people: [], news: [], docs: [], isWaiting: false };

export const useRoom = create<RoomState>(() => noRoom);

/** What is remembered of a room on a device that edits in it. */
export interface RoomRecord {
  link: RoomLink;
  name: string;
  scope: 'all' | 'chosen';
  /** Of the whole workspace, what stays out of it; of chosen documents, what is in. */
  ids: readonly string[];
}

const recordKey = 'groundwork.room';

export function readRecord(): RoomRecord | undefined {
  const stored = readStored(recordKey);
  if (!isObject(stored) || typeof stored.seed !== 'string' || typeof stored.server !== 'string') return undefined;
  const { ids, name, scope } = stored;
  try {
    return {
      link: { as: 'edit', seed: fromAddressText(stored.seed), server: stored.server },
      name: typeof name === 'string' ? name : '',
      scope: scope === 'chosen' ? 'chosen' : 'all',
      ids: Array.isArray(ids) ? ids.map(String) : [],
    };
  } catch {
    return undefined;
  }
}

export function writeRecord({ link, ...record }: RoomRecord): void {
  writeStored(recordKey, { ...record, seed: toAddressText(link.seed), server: link.server });
}

export const forgetRecord = () => removeStored(recordKey);

/** Whether there is a profile, or a list that several tools show, that a room could bring too. */
export const hasOwnProfile = () => {
  const { company, lists } = useWorkspace.getState();
  return !isEmptyCompany(company) || Object.values(lists).some((lines) => lines.length > 0);
};
