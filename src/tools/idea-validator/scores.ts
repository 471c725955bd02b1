import { readDraft } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import { factFields, fields, type AnswerName, type Answers, type Idea, type Interview } from './fields';

/** Longer than `full` characters gives all points, longer than `half` most of them, anything else the least. */
export const dimensions = [
  { name: 'problemStatement', full: 50, half: 20 },
  { name: 'solution', full: 50, half: 20 },
  { name: 'targetMarket', full: 30, half: 15 },
  { name: 'uniqueValue', full: 30, half: 15 },
  { name: 'businessModel', full: 20, half: 10 },
] as const satisfies { name: AnswerName; full: number; half: number }[];

const [allPoints, mostPoints, leastPoints] = [20, 15, 10] as const;
export const bestScore = 100;

/** Characters as a reader counts them, without the space around them. */
export const lengthOf = (typed: string) => Array.from(typed.trim()).length;

export interface DimensionScore {
  name: AnswerName;
  label: string;
  length: number;
  points: number;
  /** How long it has to be for more points; nothing where it has all. */
  nextAt: number | undefined;
}

export function computeCompleteness(answers: Answers): { total: number; parts: DimensionScore[] } {
  const parts = dimensions.map(({ name, full, half }) => {
    const length = lengthOf(answers[name]);
    const points = length > full ? allPoints : length > half ? mostPoints : leastPoints;
    const nextAt = length > full ? undefined : (length > half ? full : half) + 1;
    return { name, label: fields[name].label, length, points, nextAt };
  });
  return { total: Math.min(bestScore, sumOf(parts.map(({ points }) => points))), parts };
}

/** From which score on each verdict holds, best first. */
export const verdicts = [
  { from: 80, band: '80 or more', text: 'Excellent potential! Your idea shows strong viability.' },
  { from: 60, band: '60 to 79', text: 'Good foundation with room for improvement.' },
  { from: 0, band: 'Below 60', text: 'Needs significant development before moving forward.' },
] as const;

export const toVerdict = (score: number): string => verdicts.find(({ from }) => score >= from)?.text ?? verdicts[2].text;

export interface Counts {
  /** Written-down interviews, by what they said of the problem. */
  unprompted: number;
  agreed: number;
  without: number;
  further: number;
  waitlist: number;
  letters: number;
  users: number;
  paid: number;
}

const countOf = (interviews: readonly Interview[], is: (interview: Interview) => boolean) => interviews.filter(is).length;

/** Figures typed in, and what the interviews add to them. */
export function countEvidence({ facts, interviews: { records } }: Pick<Idea, 'facts' | 'interviews'>): Counts {
  const { values } = readDraft(factFields, facts, { today: '', currency: 'USD' });
  const offered = (what: Interview['offered']) => countOf(records, (interview) => interview.offered === what);
  return {
    unprompted: countOf(records, ({ problem }) => problem === 'unprompted'),
    agreed: countOf(records, ({ problem }) => problem === 'agreed'),
    without: countOf(records, ({ problem }) => problem === 'none'),
    further: values.furtherInterviews,
    waitlist: values.waitlist + offered('waitlist'),
    letters: values.letters + offered('letter'),
    users: values.users,
    paid: values.paid + offered('money'),
  };
}

/** Whether anything was entered at all; a little of it may still be worth no point. */
export const hasFacts = (counts: Counts) => Object.values(counts).some((count) => count > 0);

export const interviewsIn = ({ unprompted, agreed, without, further }: Counts) => unprompted + agreed + without + further;

export interface EvidencePart {
  id: 'interviews' | 'waitlist' | 'letters' | 'users' | 'paid';
  label: string;
  count: number;
  points: number;
  most: number;
  rule: string;
}

/** What people say counts least, what they pay counts most. */
export function computeEvidence(counts: Counts): { total: number; parts: EvidencePart[] } {
  const { unprompted, agreed, further, waitlist, letters, users, paid } = counts;
  const part = (id: EvidencePart['id'], label: string, count: number, worth: number, most: number, rule: string): EvidencePart => ({
    id,
    label,
    count,
    points: Math.min(most, Math.floor(worth)),
    most,
    rule,
  });
  const parts = [
    part(
      'interviews',
      'Interviews done',
      interviewsIn(counts),
      unprompted + (agreed + further) / 2,
      15,
      '1 point if they brought the problem up themselves, half a point if they agreed when asked or the conversation isn’t written down, none if they don’t have it; rounded down',
    ),
    part('waitlist', 'Waitlist sign-ups', waitlist, waitlist / 10, 10, '1 point for every 10'),
    part('letters', 'Letters of intent', letters, letters * 5, 15, '5 points each'),
    part('users', 'People using it', users, users / 2, 20, '1 point for every 2'),
    part('paid', 'People who paid', paid, paid * 4, 40, '4 points each'),
  ];
  return { total: sumOf(parts.map(({ points }) => points)), parts };
}

const enoughToDoubt = 5;

/** More of those asked do without the problem than have it. */
export const isDenied = ({ unprompted, agreed, without }: Counts) =>
  unprompted + agreed + without >= enoughToDoubt && without > unprompted + agreed;

/** What nobody has shown yet cannot be made up for by a long text. */
function findCap(counts: Counts, evidence: number): { cap: number; reason: string } {
  if (isDenied(counts)) return { cap: 40, reason: 'most of the people you asked don’t have the problem' };
  if (evidence === 0)
    return { cap: 40, reason: hasFacts(counts) ? 'the evidence so far is too little for a point' : 'there is no evidence yet' };
  if (counts.paid > 0) return { cap: bestScore, reason: '' };
  if (counts.letters > 0 || counts.users > 0) return { cap: 75, reason: 'nobody has paid yet' };
  return { cap: 55, reason: 'people have shown interest, but nobody has used it, signed or paid' };
}

export interface Overall {
  total: number;
  average: number;
  cap: number;
  /** Why it cannot be higher; empty where nothing caps it. */
  reason: string;
  isCapped: boolean;
}

export function computeOverall(completeness: number, evidence: number, counts: Counts): Overall {
  const average = Math.round((completeness + evidence) / 2);
  const { cap, reason } = findCap(counts, evidence);
  return { total: Math.min(average, cap), average, cap, reason, isCapped: average > cap };
}

/** The headline: what both scores come to, and what holds them back. */
export const describeOverall = ({ total, reason }: Overall) =>
  reason === '' ? `Overall ${total} of 100.` : `Overall ${total} of 100: ${reason}.`;

export function scoreIdea(idea: Pick<Idea, 'answers' | 'facts' | 'interviews'>) {
  const completeness = computeCompleteness(idea.answers);
  const counts = countEvidence(idea);
  const evidence = computeEvidence(counts);
  return { completeness, counts, evidence, overall: computeOverall(completeness.total, evidence.total, counts) };
}
export type Scores = ReturnType<typeof scoreIdea>;
