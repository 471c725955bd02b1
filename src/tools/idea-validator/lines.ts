import type { Approach } from './context';
import { endQuestion, endSentence } from './words';

/** A line of the report. The key is what it is about, whatever its wording: an edit belongs to it. */
export interface Line {
  key: string;
  text: string;
}

/** What it is about, as a statement and as a question; false where the answers give no reason for it. */
type Candidate = [isTrue: boolean, key: string, say: string, ask: string];

const linesShown: Record<Approach, number> = { 'Full report': 4, 'As questions': 4, 'In brief': 2 };

export const choose = (approach: Approach, list: string, candidates: readonly Candidate[]): Line[] =>
  candidates
    .filter(([isTrue]) => isTrue)
    .slice(0, linesShown[approach])
    .map(([, key, say, ask]) => ({ key: `${list}.${key}`, text: approach === 'As questions' ? endQuestion(ask) : endSentence(say) }));
