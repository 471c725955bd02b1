/** What tools have handed to each other and nobody has taken yet. */
import { create } from 'zustand';
import type { ParcelOf, Topic } from '@/lib/topics';

interface Sent<T extends Topic = Topic> {
  topic: T;
  /** The tool it is for. */
  to: string;
  parcel: ParcelOf<T>;
}

const useAll = create<{ sent: readonly Sent[] }>(() => ({ sent: [] }));

const isSame = (topic: Topic, to: string, from: string) => (one: Sent) => one.topic === topic && one.to === to && one.parcel.from === from;

/** Sending again replaces what was not taken yet. */
export function send<T extends Topic>(topic: T, to: string, parcel: ParcelOf<T>): void {
  const isOld = isSame(topic, to, parcel.from);
  useAll.setState(({ sent }) => ({ sent: [...sent.filter((one) => !isOld(one)), { topic, to, parcel }] }));
}

export function dropSent(topic: Topic, to: string, from: string): void {
  const isOld = isSame(topic, to, from);
  useAll.setState(({ sent }) => ({ sent: sent.filter((one) => !isOld(one)) }));
}

const lists = new WeakMap<readonly Sent[], Map<string, unknown>>();

/** The parcels of a topic that wait for a tool; the same list for as long as nothing is sent or taken. */
export function findSent<T extends Topic>(topic: T, to: string): readonly ParcelOf<T>[] {
  const { sent } = useAll.getState();
  const known = lists.get(sent) ?? new Map<string, unknown>();
  lists.set(sent, known);
  const key = `${topic} ${to}`;
  if (!known.has(key))
    known.set(
      key,
      sent.filter((one) => one.topic === topic && one.to === to).map(({ parcel }) => parcel),
    );
  return known.get(key) as readonly ParcelOf<T>[];
}

export const useSent = <T extends Topic>(topic: T, to: string): readonly ParcelOf<T>[] => useAll(() => findSent(topic, to));

/** All of it, as it travels through a reload. */
export const collectSent = (): readonly Sent[] => useAll.getState().sent;

/** What a reload brought along; what is no parcel of its topic is left out. */
export async function receiveSent(value: unknown): Promise<void> {
  if (!Array.isArray(value) || value.length === 0) return;
  const { readParcel } = await import('@/lib/topics/schema');
  for (const one of value as unknown[]) {
    if (typeof one !== 'object' || one === null) continue;
    const { topic, to, parcel } = one as Record<string, unknown>;
    if (typeof to !== 'string' || (topic !== 'money' && topic !== 'texts' && topic !== 'posts')) continue;
    const read = readParcel(topic, parcel);
    if (read) send(topic, to, read);
  }
}
