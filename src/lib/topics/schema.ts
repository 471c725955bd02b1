/** A topic is what its schema says; what does not match is not offered. */
import { displayFonts } from '../display-fonts';
import * as z from 'zod/mini';
import { isDay } from '../dates';
import { idSchema } from '../fields/schema';
import type { Topic, Topics } from '.';
import { meanings, type Meaning } from './texts';

const short = z.string().check(z.maxLength(300));
const key = z.string().check(z.maxLength(200));
const long = z.string().check(z.maxLength(70_000));
const day = z.string().check(z.refine((value) => value === '' || isDay(value)));
const month = z.string().check(z.regex(/^(\d{4}-\d{2})?$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const priority = z.enum(['low', 'medium', 'high']);
const points = z.array(long).check(z.maxLength(500));

export const lineSchemas: { [T in Topic]: z.ZodMiniType<Topics[T]> } = {
  money: z.object({
    key,
    name: long,
    group: long,
    about: z.enum(['costs', 'payroll', 'revenue']),
    type: z.enum(['income', 'expense']),
    amount: z.int(),
    currency,
    repeats: z.enum(['once', 'monthly', 'quarterly', 'yearly']),
    month,
    growth: z.optional(z.number()),
  }),
  bookings: z.object({ key, name: long, group: long, type: z.enum(['income', 'expense']), amount: z.int(), currency, day }),
  texts: z.object({ means: z.enum(Object.keys(meanings) as [Meaning, ...Meaning[]]), text: long }),
  posts: z.object({
    id: idSchema,
    title: long,
    content: long,
    platform: short,
    contentType: z.enum(['text', 'image', 'video', 'link', 'document']),
    date: day,
    time: short,
    hashtags: points,
    mediaUrl: long,
    altText: long,
    linkUrl: long,
    status: z.enum(['draft', 'scheduled', 'published']),
    campaign: z.optional(short),
    picture: z.optional(z.string().check(z.maxLength(2_000_000))),
    crop: z.optional(z.enum(['middle', 'top', 'bottom', 'left', 'right'])),
    review: z.optional(z.enum(['none', 'approved', 'changes'])),
    reviewedBy: z.optional(short),
    reviewNote: z.optional(long),
    reviewOf: z.optional(short),
  }),
  metrics: z.object({
    id: idSchema,
    name: long,
    category: short,
    unit: short,
    direction: z.enum(['higher', 'lower', 'range']),
    currentValue: z.number(),
    targetValue: z.number(),
    upperTarget: z.number(),
    targetTyped: long,
    // A day has one value.
    values: z.array(z.object({ date: z.string().check(z.refine(isDay)), value: z.number(), note: z.optional(short) })).check(
      z.maxLength(200_000),
      z.refine((values) => new Set(values.map(({ date }) => date)).size === values.length),
    ),
  }),
  rivals: z.object({ id: idSchema, name: long, website: long, strengths: points, weaknesses: points, pricing: long }),
  points: z.object({ quadrant: z.enum(['strengths', 'weaknesses', 'opportunities', 'threats']), text: long }),
  rounds: z.object({
    key,
    name: long,
    amount: z.int(),
    currency,
    isOpen: z.boolean(),
    instrument: z.enum(['priced', 'safe', 'note', 'grant']),
    preMoney: z.int(),
    cap: z.int(),
    discount: z.number(),
    day,
  }),
  stakes: z.object({ key, name: long, share: z.number(), after: z.number(), round: long }),
  sizes: z.object({ key: z.enum(['tam', 'sam', 'som']), amount: z.int(), currency, basis: long }),
  looks: z.object({
    accent: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
    display: z.optional(z.enum(displayFonts)),
    logo: z.optional(z.object({ png: z.string(), width: z.number(), height: z.number() })),
  }),
  actuals: z.object({ key, month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), income: z.int(), expense: z.int(), currency }),
  forecasts: z.object({
    key,
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    income: z.int(),
    expense: z.int(),
    cash: z.int(),
    currency,
  }),
  tasks: z.object({ key, title: long, about: long, priority, owner: long, day }),
  milestones: z.object({ key, title: long, day: z.string().check(z.refine(isDay)) }),
  requests: z.object({ key, title: long, about: long, votes: z.int() }),
  features: z.object({ key, title: long, about: long, priority }),
  roles: z.object({ key, title: long, department: long, salary: z.int(), currency }),
  hires: z.object({ key, name: long, role: long, day }),
  members: z.object({ key, name: long, role: long, about: long, photo: long.check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)) }),
  grants: z.object({ key, name: long, shares: z.int(), day }),
  commitments: z.object({ key, investors: points, promised: z.int(), signed: z.int(), currency }),
  years: z.object({ key: z.string().check(z.regex(/^\d{4}$/)), income: z.int(), expense: z.int(), currency }),
  battlecards: z.object({ key, rival: long, answers: points, questions: points }),
  tiers: z.object({ key, name: long, amount: z.int(), currency, per: long, points, isMain: z.boolean() }),
  agreements: z.object({
    key,
    client: long,
    clientAddress: long,
    work: long,
    amount: z.int(),
    per: z.enum(['total', 'hour', 'day', 'month']),
    currency,
  }),
  terms: z.object({ company: long, website: long }),
  policies: z.object({ company: long, website: long, email: long, hasChildren: z.boolean(), hasCookies: z.boolean() }),
};

/** The lines that are of their topic. */
export function readLines<T extends Topic>(topic: T, values: readonly unknown[]): Topics[T][] {
  return values.flatMap((value) => {
    const parsed = lineSchemas[topic].safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}
