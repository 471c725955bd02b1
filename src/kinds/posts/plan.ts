import { addDays, addMonths, isDay, weekdayOf, type Day } from '@/lib/dates';
import type { NetworkId } from '@/lib/networks';
import { followNetwork } from './links';
import { isTime, type Time } from '@/lib/times';
import { isZone, toInstant, toWallClock } from '@/lib/zones';

/** What is added together with a post: the same on other networks, and again later. */
export interface Plan {
  /** By network: its own wording, or nothing where it is the same. */
  also: Partial<Record<NetworkId, string>>;
  every: 'once' | 'week' | 'fortnight' | 'month';
  /** How often in all. */
  times: number;
}

export const everyLabels = { once: 'No', week: 'Every week', fortnight: 'Every 2 weeks', month: 'Every month' } as const;
export const mostTimes = 26;
export const noPlan: Plan = { also: {}, every: 'once', times: 4 };

/** What was typed may have come with a file. */
export function readPlan(kept: unknown): Plan {
  if (typeof kept !== 'object' || kept === null) return noPlan;
  const { also, every, times } = kept as Partial<Record<keyof Plan, unknown>>;
  const words = typeof also === 'object' && also !== null ? Object.entries(also).filter(([, word]) => typeof word === 'string') : [];
  return {
    also: Object.fromEntries(words),
    every: typeof every === 'string' && Object.hasOwn(everyLabels, every) ? (every as Plan['every']) : 'once',
    times: typeof times === 'number' && Number.isInteger(times) ? Math.min(mostTimes, Math.max(2, times)) : noPlan.times,
  };
}

/** The days of a post that comes again, the first one first. The 31st is the last day of shorter months. */
export function daysOf(day: Day, { every, times }: Pick<Plan, 'every' | 'times'>): Day[] {
  if (every === 'once' || !isDay(day)) return [day];
  return Array.from({ length: times }, (_, index) =>
    every === 'month' ? addMonths(day, index) : addDays(day, index * (every === 'week' ? 7 : 14)),
  );
}

interface Planned {
  platform: NetworkId;
  content: string;
  day: Day;
}

/** Everything that a post brings with it, itself left out. */
export function listAdded(post: Planned, plan: Plan): Planned[] {
  const others = (Object.entries(plan.also) as [NetworkId, string][]).filter(([platform]) => platform !== post.platform);
  const kinds = [
    { platform: post.platform, content: post.content },
    ...others.map(([platform, words]) => ({ platform, content: words.trim() === '' ? post.content : words })),
  ];
  return daysOf(post.day, plan)
    .flatMap((day) => kinds.map((kind) => ({ ...kind, day })))
    .slice(1);
}

/** The post and its other versions, as they would go out: what a preview shows side by side. */
export const previewed = (post: { platform: NetworkId; content: string; campaign: string }, also: Plan['also']) => [
  { network: post.platform, content: post.content },
  ...(Object.entries(also) as [NetworkId, string][])
    .filter(([network]) => network !== post.platform)
    .map(([network, words]) => ({ network, content: followNetwork(words.trim() === '' ? post.content : words, network, post.campaign) })),
];

/** A time of the week at which posts go out, on the clock of those who read them. */
export interface Slot {
  id: string;
  /** Sunday is 0. */
  weekday: number;
  time: Time;
}

export interface SlotPlan {
  /** Times of the week at which posts usually go out, on the readers' clock. */
  slots?: Slot[] | undefined;
  /** The time zone of those who read; empty where it is the user's own. */
  readers?: string | undefined;
}

/** How far ahead a free slot is looked for. */
const slotDays = 120;

interface Clock {
  day: Day;
  time: Time;
}

/** The next slots that no post has taken, on the user's own clock, soonest first. */
export function freeSlots(
  slots: readonly Slot[],
  readers: string,
  own: { zone: string; now: number },
  taken: ReadonlySet<string>,
  count: number,
): Clock[] {
  const zone = readers !== '' && isZone(readers) ? readers : own.zone;
  const { day: today } = toWallClock(own.now, zone);
  const found: Clock[] = [];
  const ordered = slots.filter(({ time }) => isTime(time)).sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  for (let ahead = 0; ahead < slotDays && found.length < count; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { weekday, time } of ordered) {
      if (weekday !== weekdayOf(day) || found.length >= count) continue;
      const instant = toInstant({ day, time }, zone);
      if (instant === undefined || instant <= own.now) continue;
      const clock = toWallClock(instant, own.zone);
      if (!taken.has(`${clock.day} ${clock.time}`) && !found.some((one) => one.day === clock.day && one.time === clock.time))
        found.push(clock);
    }
  }
  return found;
}

/** When readers elsewhere see it, on their clock; nothing where that is the same. */
export function readersClock({ day, time }: Clock, own: string, readers: string): Clock | undefined {
  const instant =
    readers !== '' && isZone(readers) && readers !== own && isDay(day) && isTime(time) ? toInstant({ day, time }, own) : undefined;
  return instant === undefined ? undefined : toWallClock(instant, readers);
}
