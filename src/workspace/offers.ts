/** What the documents of other tools offer to this one, live: what changes there, changes here. */
import { use, useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import type { Surroundings } from '@/lib/fields';
import type { Topic, Topics } from '@/lib/topics';
import { hashText } from '@/lib/random';
import { titleOf } from './titles';
import { useSettings } from './settings';
import type { Shares, Source } from './shares';
import { isChanged, useWorkspace, type Doc } from './store';
import { loadShares, listTools } from './suite';
import { useToday } from './surroundings';
import { ToolIdContext } from './tool-id';
import { toScreen } from './tool-state';

interface Known {
  name: string;
  shares: Shares;
}

type ReadLines = typeof import('@/lib/topics/schema').readLines;

/** The tools that have documents, with what they share: loaded once. */
const useKnown = create<{ tools: Readonly<Record<string, Known>>; readLines: ReadLines | undefined }>(() => ({
  tools: {},
  readLines: undefined,
}));

async function learn(ids: readonly string[]): Promise<void> {
  const [names, { readLines }] = await Promise.all([listTools(), import('@/lib/topics/schema')]);
  const found = await Promise.all(ids.map(async (id) => [id, await loadShares(id)] as const));
  const tools: Record<string, Known> = {};
  for (const [id, shares] of found) {
    if (!shares) continue;
    tools[id] = { shares, name: names.find((tool) => tool.id === id)?.name ?? id };
  }
  useKnown.setState((known) => ({ tools: { ...known.tools, ...tools }, readLines }));
}

/** Each tool is asked once, whether or not it has anything to share. */
const asked = new Set<string>();

/** Tools with work that nobody has asked yet what they share. */
function useLearning(): void {
  const today = useToday();
  const currency = useSettings((settings) => settings.currency);
  const tools = useWorkspace(({ docs, arrived }) =>
    [...new Set([...Object.values(docs).filter(isChanged), ...Object.values(arrived)].map(({ tool }) => tool))].sort().join(' '),
  );
  useEffect(() => {
    const news = tools.split(' ').filter((tool) => tool !== '' && !asked.has(tool));
    if (news.length === 0) return;
    for (const tool of news) asked.add(tool);
    learn(news).catch((error: unknown) => {
      // Without a connection there is nothing to offer; the next document asks again.
      for (const tool of news) asked.delete(tool);
      console.warn(error);
    });
  }, [tools]);
  const known = useKnown((state) => state.tools);
  const arrived = useWorkspace((state) => state.arrived);
  useEffect(() => {
    if (today === '') return;
    for (const tool of new Set(Object.values(arrived).map((envelope) => envelope.tool))) {
      const shares = known[tool]?.shares;
      if (shares)
        void import('./arrive').then(({ settleArrived }) => settleArrived(tool, toScreen(shares.state, { today, currency })), console.warn);
    }
  }, [arrived, known, today, currency]);
}

const made = new WeakMap<object, Map<string, readonly unknown[]>>();

/** What a document offers of a topic; worked out once for each state of it. */
function linesOf<T extends Topic>(
  topic: T,
  { history }: Doc,
  shares: Shares,
  around: Surroundings,
  readLines: ReadLines,
): readonly Topics[T][] {
  const make = shares.offers?.[topic] as ((data: unknown, around: Surroundings) => readonly unknown[]) | undefined;
  const { data } = history.present;
  if (!make || typeof data !== 'object' || data === null) return [];
  const byTopic = made.get(data) ?? new Map<string, readonly unknown[]>();
  made.set(data, byTopic);
  const key = `${topic} ${around.today} ${around.currency}`;
  const lines = byTopic.get(key) ?? readLines(topic, make(data, around));
  byTopic.set(key, lines);
  return lines as readonly Topics[T][];
}

export interface Offer<T extends Topic> {
  source: Source;
  lines: readonly Topics[T][];
}

/** Everything of a topic that documents of other tools hold, the one changed last first. */
export function useOffered<T extends Topic>(topic: T): readonly Offer<T>[] {
  const own = use(ToolIdContext);
  useLearning();
  const docs = useWorkspace((state) => state.docs);
  const { tools, readLines } = useKnown();
  const today = useToday();
  const setting = useSettings((settings) => settings.currency);
  return useMemo(() => {
    if (!readLines) return [];
    const others = Object.values(docs).filter((doc) => doc.tool !== own && isChanged(doc));
    return others
      .sort((a, b) => b.changedAt - a.changedAt)
      .flatMap((doc) => {
        const known = tools[doc.tool];
        if (!known) return [];
        const around = { today, currency: doc.history.present.currency ?? setting };
        const lines = linesOf(topic, doc, known.shares, around, readLines);
        return lines.length === 0
          ? []
          : [{ source: { doc: doc.id, tool: known.name, name: titleOf(doc, known.shares.state.title) }, lines }];
      });
  }, [docs, own, readLines, setting, today, tools, topic]);
}

type Prints = Readonly<Record<string, string>>;

/** What tells a line from the others of its source; an answer or a point is what it says. */
function keyOf(line: object): string {
  const { key, id, means, text } = line as Record<string, string | undefined>;
  return key ?? id ?? means ?? text ?? '';
}

const placeOf = (topic: Topic, { doc }: Source, line: object) => `${topic} ${doc} ${keyOf(line)}`;

/** How lines are now, by where they come from; with the day on which they were taken, where they were. */
export const printLines = (topic: Topic, source: Source, lines: readonly object[], day = ''): Prints =>
  Object.fromEntries(
    lines.map((line) => [placeOf(topic, source, line), `${hashText(JSON.stringify(line)).toString(36)}${day && `@${day}`}`]),
  );

/** The same for lines that were looked at and left: they are not offered again, and nothing was taken of them. */
export const printSkipped = (topic: Topic, source: Source, lines: readonly object[]): Prints =>
  Object.fromEntries(Object.entries(printLines(topic, source, lines)).map(([place, print]) => [place, `${print}@`]));

const withoutDay = (print = '') => print.replace(/@.*$/, '');

/** The lines that were not taken as they are now: new ones, and those that have changed at their source since. */
export function findFresh<Line extends object>(topic: Topic, source: Source, lines: readonly Line[], taken: Prints = {}): Line[] {
  const prints = printLines(topic, source, lines);
  return lines.filter((line) => {
    const place = placeOf(topic, source, line);
    return withoutDay(taken[place]) !== prints[place];
  });
}

/** All lines of a currency as one, for what is made of them together. */
export const asWhole = (lines: readonly object[], currency = ''): readonly object[] =>
  lines.length === 0 ? [] : [{ key: `all${currency}`, lines }];

/** Which document something was taken from, how much of it, and when last; what was put away before days were kept has none. */
export interface TakenFrom {
  doc: string;
  count: number;
  /** The topics of which everything was taken together: how many lines that was is not known. */
  whole: readonly Topic[];
  day: string;
}

export function listTaken(taken: Prints = {}, isWhole: (topic: Topic) => boolean = () => false): TakenFrom[] {
  const byDoc = new Map<string, TakenFrom>();
  for (const [place, print] of Object.entries(taken)) {
    if (print.endsWith('@')) continue;
    const [topic, doc] = place.split(' ') as [Topic, string];
    const [, day = ''] = print.split('@');
    const before = byDoc.get(doc) ?? { doc, count: 0, whole: [], day: '' };
    const more = isWhole(topic) ? { whole: [...new Set([...before.whole, topic])] } : { count: before.count + 1 };
    byDoc.set(doc, { ...before, ...more, day: day > before.day ? day : before.day });
  }
  return [...byDoc.values()];
}

/** Lines that were put away as they were, by the tool they were for; once one has changed, it is offered again. */
const useDismissed = create<{ prints: Readonly<Record<string, Prints>> }>(() => ({ prints: {} }));

export const useDismissedFor = (tool: string) => useDismissed((state) => state.prints[tool]);

function keepDismissed(tool: string, isKept: (place: string) => boolean): void {
  useDismissed.setState(({ prints }) => ({
    prints: { ...prints, [tool]: Object.fromEntries(Object.entries(prints[tool] ?? {}).filter(([place]) => isKept(place))) },
  }));
}

/** The answer brings them back. */
export function dismissLines(tool: string, topic: Topic, source: Source, lines: readonly object[]): () => void {
  const added = printLines(topic, source, lines);
  useDismissed.setState(({ prints }) => ({ prints: { ...prints, [tool]: { ...prints[tool], ...added } } }));
  return () => keepDismissed(tool, (place) => !(place in added));
}

/** Shown again, because the user asked for it. */
export function offerAgain(tool: string, topic: Topic, doc: string): void {
  keepDismissed(tool, (place) => !place.startsWith(`${topic} ${doc} `));
}

/** What the open tool itself shares; nothing until it is known. */
export function useOwnShares(): Shares | undefined {
  const tool = use(ToolIdContext);
  const [shares, setShares] = useState<Shares>();
  useEffect(() => {
    let isGone = false;
    void loadShares(tool).then((found) => {
      if (!isGone) setShares(found);
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, [tool]);
  return shares;
}
