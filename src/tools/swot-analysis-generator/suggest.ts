import { oneLine } from '@/lib/one-line';
import { shuffle, type Random } from '@/lib/random';
import { inSentence, lowerAudience } from '@/writer/in-sentence';
import { namedRivals } from '@/writer/rivals';
import { isFree } from '@/writer/say-price';
import { trimName } from '@/writer/words';
import { quadrants, type Quadrant } from './content';
import type { Answers, Suggestions } from './model';
import { pointsFor, standIns } from './points';

const countPerQuadrant = 8;
const mostWords = 14;

const answered = ['keyProducts', 'targetMarket', 'businessModel', 'mainCompetitors', 'industry', 'companyName'] as const;
type Answered = (typeof answered)[number];

const sentence = /^(?:we|i|it|you|they|our|my|this|there)\b|(?<!\bNo)[.!?:]\s|[.:]$/i;

const isName = (line: string) => !/[,;(]/.test(line) && line.split(' ').length <= 4;

/** As typed, where it can be part of a sentence; a whole sentence, or a long one, goes by another name. Signs without a word say nothing. */
function toPhrase(typed: string, name: Answered): string {
  const whole = trimName(oneLine(typed));
  const line = name === 'mainCompetitors' ? namedRivals(whole) : whole;
  if (!/[\p{L}\p{N}]/u.test(line)) return '';
  if (name === 'companyName' && isName(line)) return line;
  if (sentence.test(line) || line.split(' ').length > mostWords || Array.from(line).length > 120) return standIns[name];
  // A list or a description follows in brackets, where no case or number can go wrong.
  return (name === 'keyProducts' || name === 'mainCompetitors') && (!isName(line) || line !== whole)
    ? `${standIns[name]} (${line})`
    : name === 'targetMarket'
      ? lowerAudience(line)
      : name === 'mainCompetitors'
        ? inSentence(line, true)
        : line;
}

const comesAgain =
  /\b(?:subscri\w*|(?:an?|per|each|every) (?:\S+ )?(?:month|year|week|quarter)|monthly|yearly|annual\w*|retainer|rent)\b|\/ ?(?:mo|month|yr|year)\b/i;

/** Which of the three fits: income that comes once cannot be planned with, and what is free has neither a margin nor a price to test. */
function sideOf(name: Answered, quadrant: Quadrant, phrase: string, side: number): number {
  if (name === 'companyName') return 0;
  if (name !== 'businessModel') return side;
  if (isFree(phrase)) return quadrant === 'strengths' ? 1 : -1;
  return quadrant === 'strengths' && side === 0 && !comesAgain.test(phrase) ? 1 : side;
}

/** Each set looks at the answers from another side; points that may fit any company fill up. */
function writeQuadrant(quadrant: Quadrant, answers: Answers, random: Random): string[] {
  const points = pointsFor[quadrant];
  const side = Math.floor(random() * 3);
  const own = answered.flatMap((name) => {
    const phrase = toPhrase(answers[name], name);
    const point = points[name][sideOf(name, quadrant, phrase, side)];
    return phrase === '' || point === undefined ? [] : [point.replace('{x}', () => phrase)];
  });
  return [...own, ...shuffle(points.others, random)].slice(0, countPerQuadrant);
}

/** Eight candidates a quadrant in the user's own words; none is a fact until it is kept. */
export const suggest = (answers: Answers, random: Random): Suggestions =>
  Object.fromEntries(quadrants.map((quadrant) => [quadrant, writeQuadrant(quadrant, answers, random)])) as Suggestions;
