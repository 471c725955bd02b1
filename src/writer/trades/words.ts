import type { TradeId } from './names';
import { dailyWords } from './words-daily';
import { workWords } from './words-work';

/** What a trade may suggest to its founder; nothing of it is a fact about a company. */
export interface TradeWords {
  /** Worth writing or talking about: noun phrases. */
  topics: readonly string[];
  /** Figures the trade looks at. */
  measures: readonly string[];
  /** Where to look for people, news and suppliers. */
  places: readonly string[];
  /** To ask someone who might buy. */
  questions: readonly string[];
}

const lines: Record<TradeId, string> = { ...dailyWords, ...workWords };

export function wordsOf(trade: TradeId): TradeWords {
  const [topics = [], measures = [], places = [], questions = []] = lines[trade].split(' | ').map((list) => list.split('; '));
  return { topics, measures, places, questions };
}
