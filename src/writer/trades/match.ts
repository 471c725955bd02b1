import { cities } from '@/lib/place-names';
import { foldText } from '@/lib/text';
import { claims, toKey, trades, type Claim, type TradeId, type TradeName } from './names';
import { readSold, withoutName, type Sold } from './read-sold';
import { byMachine, crateWords, harmless, inName, othersOwn, tails, trailing } from './sold-words';
import { toTokens } from './tokens';

export interface TradeMatch {
  /** None where it is not sure. */
  trade?: TradeId;
  /** What else it may be, the likeliest first, for someone to choose from. */
  alternatives: readonly TradeId[];
}

type Scores = ReadonlyMap<TradeId, number>;

/** A plain claim is enough; one in fitting company is better, best where that company says what is sold and not for whom. */
const points = { weak: 0.7, plain: 1, forWhom: 1.3, ofWhat: 1.6 };
const threshold = 1;
const margin = 0.25;
const longestPhrase = 6;
const mostAlternatives = 5;
/** Of a sentence; nobody says what is sold after that. */
const mostWords = 80;

const places = new Set(Object.keys(cities).flatMap((city) => toTokens(city)));
const isKnown = (tokens: readonly string[]) => claims.has(toKey(tokens));

/** Whether one of the phrases is among these words. */
function isNamed(phrases: ReadonlySet<string>, words: readonly string[]) {
  return words.some((_, start) => [1, 2, 3].some((length) => phrases.has(toKey(words.slice(start, start + length)))));
}

/** How well each trade fits one thing that is sold: by the longest known phrase at its end. */
function scorePart(part: readonly string[], customers: readonly string[]): Scores {
  const weigh = ({ company, isWhole, isWeak }: Claim, before: readonly string[], dropped: readonly string[]) => {
    if (isWhole && !before.every((word) => harmless.has(word) || places.has(word))) return 0;
    if (!company) return isWeak ? points.weak : points.plain;
    if (isNamed(company, [...before, ...dropped.filter((word) => crateWords.has(word))])) return points.ofWhat;
    return isNamed(company, customers) ? points.forWhom : 0;
  };
  if (part.some((word) => othersOwn.has(word))) return new Map();
  for (let end = part.length; end > 0; end--) {
    const dropped = part.slice(end);
    for (let start = Math.max(0, end - longestPhrase); start < end; start++) {
      const found = claims.get(toKey(part.slice(start, end)));
      if (!found) continue;
      const before = part.slice(0, start);
      const scores = new Map<TradeId, number>();
      for (const claim of found) {
        const { id, kind } = claim.trade;
        const isTail = (word: string) => tails[kind].has(word) || trailing.has(word) || places.has(word);
        const spoiling = kind === 'goods' ? inName : kind === 'software' ? undefined : byMachine;
        const score = dropped.every(isTail) && !before.some((word) => spoiling?.has(word)) ? weigh(claim, before, dropped) : 0;
        if (score > 0) scores.set(id, Math.max(score, scores.get(id) ?? 0));
      }
      // A known phrase that no trade claims is the name of something else.
      if (scores.size > 0 || found.length === 0) return scores;
    }
  }
  return new Map();
}

const best = (scores: Scores) => [...scores].sort(([, a], [, b]) => b - a);

/** Where two narrow trades fit as well as each other, what both belong to is the surer answer. */
function settle(scores: Scores): Scores {
  const [[, first] = ['', 0], [, second] = ['', 0]] = best(scores);
  if (first <= points.plain || first - second >= margin) return scores;
  const wide = [...scores].filter(([, score]) => score <= points.plain);
  return wide.length > 0 ? new Map(wide) : scores;
}

/** Trades that are only named in passing, such as the bakery of "bakery ovens": never sure, but worth offering. */
const mentioned = (parts: Sold['parts']) =>
  parts
    .flatMap((part) =>
      part.flatMap((_, start) => [3, 2, 1].flatMap((length) => claims.get(toKey(part.slice(start, start + length))) ?? [])),
    )
    .filter(({ company }) => !company)
    .map(({ trade }) => trade.id);

function scoreSentence(sentence: string) {
  const { parts, customers } = readSold(toTokens(withoutName(sentence)).slice(0, mostWords), isKnown);
  const score = (part: readonly string[]) => settle(scorePart(part, customers));
  const last = parts.at(-1) ?? [];
  const ofLast = score(last);
  const isLone = (index: number) => index < parts.length - 1 && parts[index]?.length === 1;
  const scored = parts.map((part, index) => {
    if (part === last) return ofLast;
    // "Car and van rental": both are rented.
    const shared = isLone(index) && last.length > 1 ? score([...part, ...last.slice(-1)]) : new Map<TradeId, number>();
    return shared.size > 0 && best(shared)[0]?.[0] === best(ofLast)[0]?.[0] ? shared : score(part);
  });
  // "Home and office cleaning": a lone unknown word before "and" belongs to the noun after it.
  const counted = scored.filter((scores, index) => scores.size > 0 || !isLone(index)).length;
  const sum = new Map<TradeId, number>();
  for (const scores of scored) for (const [id, score] of scores) sum.set(id, (sum.get(id) ?? 0) + score);
  return { scores: sum, parts: counted, mentioned: mentioned(parts) };
}

/** The trade an answer speaks of, by what is sold and never by who buys it. */
export function matchTrade(typed: string): TradeMatch {
  const sentences = typed.replace(/\(([^()]*)\)/g, ' for $1 ').split(/[.!?]+(?:\s|$)|[;:\n•|]|\s[-–—]\s/);
  let trade: TradeId | undefined;
  const sure: TradeId[] = [];
  const passing: TradeId[] = [];
  for (const sentence of sentences) {
    const { scores, parts, mentioned } = scoreSentence(sentence);
    const [[first, score] = [undefined, 0], [, next] = [undefined, 0]] = best(scores);
    // The first sentence that names something decides.
    if (sure.length === 0 && score >= Math.max(threshold, parts / 2) && score - next >= margin) trade = first;
    sure.push(...best(scores).map(([id]) => id));
    passing.push(...mentioned);
  }
  return {
    ...(trade === undefined ? {} : { trade }),
    alternatives: [...new Set([...sure, ...passing])].filter((id) => id !== trade).slice(0, mostAlternatives),
  };
}

/** What a tool keeps: a trade that was chosen, that none was wanted, or nothing: then it is told by what was typed. */
export type TradeChoice = TradeId | 'none' | undefined;

export function tradeOf(choice: TradeChoice, typed: string): TradeId | undefined {
  return choice === 'none' ? undefined : (choice ?? matchTrade(typed).trade);
}

/** For a picker: what the words mean first, then every trade whose name holds them. */
export function searchTrades(query: string): readonly TradeName[] {
  const { trade, alternatives } = matchTrade(query);
  const words = foldText(query).split(/\s+/);
  const meant = [trade, ...alternatives].flatMap((id) => trades.filter((one) => one.id === id));
  const named = trades.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
  return [...new Set([...meant, ...named.sort((a, b) => a.name.localeCompare(b.name))])];
}
