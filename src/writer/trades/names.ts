import { dailyNames, type DailyTradeId } from './names-daily';
import { workNames, type WorkTradeId } from './names-work';
import { toTokens } from './tokens';

export type TradeId = DailyTradeId | WorkTradeId;

const names: Record<TradeId, string> = { ...dailyNames, ...workNames };

/** What is sold: things, work done for others, programs, or a place people come to. */
export type TradeKind = 'goods' | 'service' | 'software' | 'place';

export interface TradeName {
  id: TradeId;
  name: string;
  kind: TradeKind;
}

/** A trade's claim to a phrase. */
export interface Claim {
  trade: TradeName;
  /** Only where nothing unknown stands before the phrase. */
  isWhole: boolean;
  /** Another trade may be meant as well. */
  isWeak: boolean;
  /** Only in company of one of these phrases, as keys. */
  company?: ReadonlySet<string>;
}

/** Spaces and hyphens do not count: "day care" is "daycare". */
export const toKey = (tokens: readonly string[]) => tokens.join('');
const keyOf = (phrase: string) => toKey(toTokens(phrase));
const split = (list = '') => list.split(';').flatMap((part) => part.trim() || []);

/** Phrases that hold the word of a trade and name another one that is not here. */
const others =
  'data cleaning; internet café; cat toys for shelters; tea bag; bean bag; tea towel; price tag; dry ice; film festival; coffee table book; coffee machine; coffee machines; coffee maker; espresso machine; water park; ice machine; food truck builder; hot tub; shoe repair; watch repair; jewellery repair; clothing repair; sewing machine; vending machine; washing machine; slot machine; chimney sweep; piano tuning';

export const trades: readonly TradeName[] = (Object.entries(names) as [TradeId, string][]).map(([id, line]) => {
  const [name = '', kind = ''] = line.split('|').map((part) => part.trim());
  return { id, name, kind: kind as TradeKind };
});

function readClaims(): ReadonlyMap<string, readonly Claim[]> {
  const claims = new Map<string, Claim[]>(split(others).map((phrase) => [keyOf(phrase), []]));
  const add = (phrase: string, claim: Claim) => {
    const key = keyOf(phrase);
    claims.set(key, [...(claims.get(key) ?? []), claim]);
  };
  for (const trade of trades) {
    const [, , plain, inCompany = ''] = names[trade.id].split('|');
    for (const phrase of split(plain)) add(phrase, { trade, isWhole: phrase.startsWith('='), isWeak: phrase.startsWith('~') });
    // Its own name needs no line, unless it counts only as a whole.
    if (!claims.get(keyOf(trade.name))?.some((claim) => claim.trade === trade)) add(trade.name, { trade, isWhole: false, isWeak: false });
    const [heads, company] = inCompany.split('+');
    const keys = new Set(split(company).map(keyOf));
    for (const phrase of split(heads)) add(phrase, { trade, isWhole: false, isWeak: false, company: keys });
  }
  return claims;
}

/** Every known phrase with the trades that claim it; none for phrases that are known to name no trade of ours. */
export const claims = readClaims();
