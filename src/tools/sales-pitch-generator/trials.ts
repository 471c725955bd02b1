import { heading, paragraph, type Block } from '@/lib/blocks';
import { normalBelow } from '@/lib/normal';
import { formatPercent, parseNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { textKinds, type TextId } from './content';
import type { PitchData } from './model';

/** Two wordings of one text, sent to different people, and what came back. */
export interface Trial {
  id: string;
  text: TextId;
  a: string;
  b: string;
  /** As typed. */
  sentA: string;
  repliesA: string;
  sentB: string;
  repliesB: string;
  note: string;
}

const countOf = (typed: string) => {
  const parsed = parseNumber(typed);
  return parsed.ok && Number.isInteger(parsed.value) && parsed.value >= 0 ? parsed.value : undefined;
};

/** What is wrong with a count; empty where nothing is. */
export const countFault = (typed: string) => (typed.trim() === '' || countOf(typed) !== undefined ? '' : 'Enter a whole number.');

export interface Outcome {
  rateA: number;
  rateB: number;
  winner: 'a' | 'b' | undefined;
  /** In words, with how sure one can be. */
  verdict: string;
}

/** Fewer than this expected in any box, and the test says nothing. */
const fewestExpected = 5;
const sure = 0.05;

/** Which wording won, and only where chance alone would seldom do the same. */
export function judgeTrial({ sentA, repliesA, sentB, repliesB }: Trial): Outcome | undefined {
  const [nA, rA, nB, rB] = [sentA, repliesA, sentB, repliesB].map(countOf);
  if (!nA || !nB || rA === undefined || rB === undefined || rA > nA || rB > nB) return undefined;
  const [rateA, rateB] = [rA / nA, rB / nB];
  const pooled = (rA + rB) / (nA + nB);
  const expected = [nA, nB].flatMap((sent) => [sent * pooled, sent * (1 - pooled)]);
  const rates = `A ${formatPercent(rateA, 1)}, B ${formatPercent(rateB, 1)}.`;
  if (Math.min(...expected) < fewestExpected)
    return { rateA, rateB, winner: undefined, verdict: `${rates} Too few so far to tell them apart. Keep sending both.` };
  const z = (rateB - rateA) / Math.sqrt(pooled * (1 - pooled) * (1 / nA + 1 / nB));
  const chance = 2 * normalBelow(-Math.abs(z));
  if (chance > sure)
    return { rateA, rateB, winner: undefined, verdict: `${rates} No clear winner: chance alone could do this (p = ${chance.toFixed(2)}).` };
  const winner = rateB > rateA ? 'b' : 'a';
  const p = chance < 0.01 ? 'p < 0.01' : `p = ${chance.toFixed(2)}`;
  return { rateA, rateB, winner, verdict: `${rates} ${winner.toUpperCase()} won (${p}).` };
}

/** Why there is no outcome yet, in words. */
export function explainTrial({ sentA, repliesA, sentB, repliesB }: Trial): string {
  const [nA, rA, nB, rB] = [sentA, repliesA, sentB, repliesB].map(countOf);
  if ((nA !== undefined && rA !== undefined && rA > nA) || (nB !== undefined && rB !== undefined && rB > nB))
    return 'There can’t be more replies than were sent.';
  return 'Enter how many you sent and how many replied, for both.';
}

export const trialsOf = ({ trials = [] }: PitchData): readonly Trial[] => trials;

export const setTrial = (data: PitchData, trial: Trial): PitchData => ({
  ...data,
  trials: trialsOf(data).some(({ id }) => id === trial.id)
    ? trialsOf(data).map((known) => (known.id === trial.id ? trial : known))
    : [...trialsOf(data), trial],
});

export const removeTrial = (data: PitchData, id: string): PitchData => ({
  ...data,
  trials: trialsOf(data).filter((trial) => trial.id !== id),
});

/** For the file. */
export function trialBlocks(trials: readonly Trial[]): Block[] {
  if (trials.length === 0) return [];
  return [
    heading(2, 'A/B Tests'),
    ...trials.flatMap((trial): Block[] => [
      heading(3, textKinds[trial.text].label),
      paragraph(`A: ${trial.a.trim()}`),
      paragraph(`B: ${trial.b.trim()}`),
      paragraph(
        judgeTrial(trial)
          ? `A: ${plural(countOf(trial.repliesA) ?? 0, 'reply', 'replies')} of ${trial.sentA.trim()}. B: ${plural(countOf(trial.repliesB) ?? 0, 'reply', 'replies')} of ${trial.sentB.trim()}. ${judgeTrial(trial)?.verdict ?? ''}`
          : 'No result yet.',
        'muted',
      ),
      ...(trial.note.trim() === '' ? [] : [paragraph(trial.note.trim())]),
    ]),
  ];
}
