/** What is handed over is read as carefully as a file: another version of the suite may have written it. */
import * as z from 'zod/mini';
import type { ParcelOf, Topic } from '.';

const short = z.string().check(z.maxLength(300));
const long = z.string().check(z.maxLength(20_000));

const lines = {
  money: z.object({
    key: short,
    name: long,
    group: long,
    type: z.enum(['income', 'expense']),
    amount: z.number(),
    repeats: z.enum(['once', 'monthly', 'quarterly', 'yearly']),
    month: short,
    growth: z.optional(z.number()),
    goal: z.optional(z.number()),
  }),
  texts: z.object({ label: short, text: long }),
  posts: z.object({
    key: short,
    title: long,
    content: long,
    platform: short,
    contentType: z.enum(['text', 'image', 'video', 'link', 'document']),
    scheduledDate: short,
    hashtags: z.array(short).check(z.maxLength(100)),
    isSample: z.boolean(),
  }),
};

const mostLines = 10_000;

const parcelOf = <T extends Topic>(topic: T) =>
  z.object({
    from: short,
    fromName: short,
    isSample: z.boolean(),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    lines: z.array(lines[topic]).check(z.maxLength(mostLines)),
  });

const schemas = { money: parcelOf('money'), texts: parcelOf('texts'), posts: parcelOf('posts') };

/** The parcel, or nothing where it is none of its topic. */
export function readParcel<T extends Topic>(topic: T, value: unknown): ParcelOf<T> | undefined {
  const parsed = schemas[topic].safeParse(value);
  return parsed.success ? (parsed.data as unknown as ParcelOf<T>) : undefined;
}
