import { addDays, isDay, type Day } from '@/lib/dates';
import { choice, day, flag, list, longText, money, percent, range, text, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { multiplyMoney, toMinor } from '@/lib/money';
import { clamp, sumOf } from '@/lib/numbers';
import { percentsToFractions } from '@/kinds/records/percent-migration';
import { recordsState } from '@/kinds/records/state';

export const categories = [
  'Market',
  'Technology',
  'Financial',
  'Operational',
  'Legal/Regulatory',
  'Competitive',
  'Team',
  'Product',
  'Customer',
  'Strategic',
] as const;
export const statuses = ['identified', 'monitoring', 'mitigating', 'resolved'] as const;
export type Status = (typeof statuses)[number];

/** Probability and impact both run over these, lowest first. */
export const scale = [1, 2, 3, 4, 5] as const;
const startScore = '3';
const residualOptions = ['same', '1', '2', '3', '4', '5'] as const;
const residualLabels = { same: 'No change' };

export const fields = {
  category: choice('Category', categories, { required: 'Choose a category.', placeholder: 'Select a category' }),
  description: text('Description', {
    required: 'Describe the risk.',
    placeholder: 'Because of …, … may happen, which would …',
  }),
  probability: range('Probability', { min: 1, max: 5, default: startScore, hint: '1 rare, 5 almost certain' }),
  impact: range('Impact', { min: 1, max: 5, default: startScore, hint: '1 slight, 5 severe' }),
  mitigation: longText('Mitigation', { placeholder: 'What makes it less likely, or less bad' }),
  owner: text('Owner', { placeholder: 'Who watches it' }),
  status: choice('Status', statuses, {
    default: 'identified',
    labels: { identified: 'Identified', monitoring: 'Monitoring', mitigating: 'Mitigating', resolved: 'Resolved' },
  }),
  treatment: choice('Treatment', ['undecided', 'avoid', 'reduce', 'transfer', 'accept'], {
    default: 'undecided',
    labels: { undecided: 'Not decided', avoid: 'Avoid', reduce: 'Reduce', transfer: 'Transfer', accept: 'Accept' },
  }),
  reviewDate: day('Review date'),
  triggerEvent: text('Trigger event', { placeholder: 'The sign that it has started' }),
  residualProbability: choice('Residual probability', residualOptions, { default: 'same', labels: residualLabels }),
  residualImpact: choice('Residual impact', residualOptions, { default: 'same', labels: residualLabels }),
  chance: percent('Chance (%)', { min: 0, max: 1, hint: 'Your own estimate, 0 to 100' }),
  cost: money('Cost if it happens', { min: 0 }),
  scoresReviewed: flag('Scores reviewed'),
  assessedOn: day('Assessed', { default: 'today' }),
  pastScores: list('Earlier scores'),
};
export type Risk = RecordOf<typeof fields>;

export const state = recordsState({ version: 2, migrate: percentsToFractions('chance'), fields, sample: sampleRisks });

function sampleRisks({ today, currency }: Surroundings): Risk[] {
  const risk = (id: string, category: Risk['category'], description: string, more: Partial<Risk>): Risk => ({
    id: `sample-${id}`,
    category,
    description,
    probability: 3,
    impact: 3,
    mitigation: '',
    owner: '',
    status: 'identified',
    treatment: 'undecided',
    reviewDate: '',
    triggerEvent: '',
    residualProbability: 'same',
    residualImpact: 'same',
    chance: 0,
    cost: 0,
    scoresReviewed: true,
    assessedOn: today,
    pastScores: [],
    ...more,
    ...(more.cost ? { cost: toMinor(more.cost, currency) } : {}),
  });
  return [
    risk('1', 'Financial', 'Seed round closes two months late and payroll runs short', {
      probability: 4,
      impact: 5,
      mitigation: 'Bridge note agreed in principle; hiring paused until signing.',
      owner: 'Ana',
      status: 'mitigating',
      treatment: 'reduce',
      reviewDate: addDays(today, -3),
      triggerEvent: 'No term sheet by the end of the month',
      residualProbability: '3',
      residualImpact: '3',
      chance: 0.4,
      cost: 90000,
      pastScores: [`${addDays(today, -40)} 3x5`],
    }),
    risk('2', 'Technology', 'The only payment provider closes our account', {
      probability: 3,
      impact: 5,
      mitigation: 'Second provider integrated behind a switch.',
      owner: 'Jon',
      status: 'monitoring',
      treatment: 'transfer',
      reviewDate: addDays(today, 21),
      residualProbability: '2',
      residualImpact: '2',
      chance: 0.15,
      cost: 60000,
    }),
    risk('3', 'Team', 'Lead engineer leaves before the launch', {
      probability: 2,
      impact: 5,
      mitigation: 'Vesting, pairing, written runbooks.',
      owner: 'Ana',
      treatment: 'reduce',
      residualImpact: '3',
      chance: 0.1,
      cost: 45000,
    }),
    risk('4', 'Legal/Regulatory', 'Customer data is kept longer than the policy says', {
      probability: 3,
      impact: 4,
      mitigation: 'Monthly deletion job with a report.',
      owner: 'Jon',
      treatment: 'avoid',
      reviewDate: addDays(today, 7),
      residualProbability: '1',
    }),
    risk('5', 'Competitive', 'An incumbent gives the core feature away', { scoresReviewed: false, owner: 'Mara' }),
    risk('6', 'Operational', 'Office lease ends without a successor', {
      probability: 4,
      impact: 4,
      mitigation: 'Moved to a co-working space.',
      owner: 'Mara',
      status: 'resolved',
      treatment: 'accept',
    }),
  ];
}

export const levels = ['Critical', 'High', 'Medium', 'Low', 'Very Low'] as const;
export type Level = (typeof levels)[number];

/** The bands as they are printed; they are uneven, so every screen and file shows them. */
export const bands: Record<Level, string> = { Critical: '20+', High: '15–19', Medium: '10–14', Low: '5–9', 'Very Low': '<5' };

export function levelOf(score: number): Level {
  if (score >= 20) return 'Critical';
  if (score >= 15) return 'High';
  if (score >= 10) return 'Medium';
  return score >= 5 ? 'Low' : 'Very Low';
}

export interface Rating {
  probability: number;
  impact: number;
}

/** Inherent is before anything is done about the risk, residual is what mitigation leaves. */
export type Basis = 'inherent' | 'residual';

export function ratingOf(risk: Risk, basis: Basis): Rating {
  const { probability, impact, residualProbability, residualImpact } = risk;
  if (basis === 'inherent') return { probability, impact };
  return {
    probability: residualProbability === 'same' ? probability : Number(residualProbability),
    impact: residualImpact === 'same' ? impact : Number(residualImpact),
  };
}

export function scoreOf(risk: Risk, basis: Basis = 'inherent'): number {
  const { probability, impact } = ratingOf(risk, basis);
  return probability * impact;
}

export const isHigh = (risk: Risk) => scoreOf(risk) >= 15;
export const isOpen = (risk: Risk) => risk.status !== 'resolved';
export const hasResidual = (risk: Risk) => risk.residualProbability !== 'same' || risk.residualImpact !== 'same';

export const isAtStart = ({ probability, impact }: Rating) => probability === Number(startScore) && impact === Number(startScore);

/** Nobody has looked at the scores yet: 3 times 3 reads Low, which a form left untouched has not earned. */
export const isUnreviewed = (scores: Rating & { scoresReviewed: boolean }) => !scores.scoresReviewed && isAtStart(scores);

/** What the risk costs on average: the chance of it times its cost. */
export const exposureOf = ({ chance, cost }: Risk) => multiplyMoney(Math.max(0, cost), clamp(chance, 0, 1));

export const isOverdue = (risk: Risk, today: Day) => isOpen(risk) && risk.reviewDate !== '' && risk.reviewDate < today;

/** The longest overdue first. */
export const findOverdue = (risks: readonly Risk[], today: Day) =>
  risks.filter((risk) => isOverdue(risk, today)).sort((a, b) => (a.reviewDate < b.reviewDate ? -1 : a.reviewDate > b.reviewDate ? 1 : 0));

export interface RiskSummary {
  total: number;
  open: number;
  high: number;
  openHigh: number;
  /** Of open risks; resolved ones no longer cost anything. */
  exposure: number;
  topExposures: { risk: Risk; exposure: number; share: number }[];
  /** Open risks with only one of the two figures that exposure needs. */
  halfPriced: number;
}

const shownExposures = 5;

export function computeSummary(risks: readonly Risk[]): RiskSummary {
  const open = risks.filter(isOpen);
  const priced = open.map((risk) => ({ risk, exposure: exposureOf(risk) })).filter(({ exposure }) => exposure > 0);
  const exposure = sumOf(priced.map((item) => item.exposure));
  return {
    total: risks.length,
    open: open.length,
    high: risks.filter(isHigh).length,
    openHigh: open.filter(isHigh).length,
    exposure,
    topExposures: priced
      .sort((a, b) => b.exposure - a.exposure)
      .slice(0, shownExposures)
      .map((item) => ({ ...item, share: item.exposure / exposure })),
    halfPriced: open.filter(({ chance, cost }) => chance > 0 !== cost > 0).length,
  };
}

export const cellKey = ({ probability, impact }: Rating) => `${probability}x${impact}`;

/** How many risks sit in each cell of the heat map. */
export function countByCell(risks: readonly Risk[], basis: Basis): Map<string, number> {
  const groups = groupBy(risks, (risk) => cellKey(ratingOf(risk, basis)));
  return new Map([...groups].map(([key, members]) => [key, members.length]));
}

export function toGroups(risks: readonly Risk[]): { category: string; risks: Risk[] }[] {
  const groups = groupBy(risks, ({ category }) => category);
  return categories.flatMap((category) => {
    const members = groups.get(category);
    return members ? [{ category, risks: members }] : [];
  });
}

export interface Assessment extends Rating {
  /** Empty where the day is not known. */
  day: Day;
}

function parsePastScore(entry: string): Assessment[] {
  const match = /^(?:(\d{4}-\d{2}-\d{2}) )?([1-5])x([1-5])$/.exec(entry.trim());
  if (!match) return [];
  const on = match[1] ?? '';
  return [{ day: isDay(on) ? on : '', probability: Number(match[2]), impact: Number(match[3]) }];
}

/** Every score the risk has had, oldest first; an edit that left the score alone is no new assessment. */
export function scoreHistory(risk: Risk): Assessment[] {
  const { assessedOn, probability, impact } = risk;
  const all = [...risk.pastScores.flatMap(parsePastScore), { day: assessedOn, probability, impact }];
  return all.filter((entry, index) => {
    const before = all[index - 1];
    return !before || cellKey(before) !== cellKey(entry);
  });
}

/** The risk as its edit form takes it up: the present score joins the earlier ones, and the new one dates from today. */
export function toReassess(risk: Risk, today: Day): Risk {
  const last = risk.pastScores.flatMap(parsePastScore).at(-1);
  const isKept = last !== undefined && cellKey(last) === cellKey(risk);
  const entry = [risk.assessedOn, cellKey(risk)].filter(Boolean).join(' ');
  return { ...risk, assessedOn: today || risk.assessedOn, pastScores: isKept ? risk.pastScores : [...risk.pastScores, entry] };
}

/** The same words in the same category are the same risk, so a file imported twice adds nothing. */
export const riskIdentity = ({ category, description }: Risk) => JSON.stringify([category, description.toLowerCase()]);

export const searchText = (risk: Risk) => `${risk.description} ${risk.category} ${risk.owner} ${risk.mitigation} ${risk.triggerEvent}`;

export const sortings = {
  score: { by: (risk: Risk) => scoreOf(risk), isDescending: true },
  residual: { by: (risk: Risk) => scoreOf(risk, 'residual'), isDescending: true },
  exposure: { by: exposureOf, isDescending: true },
  review: { by: ({ reviewDate }: Risk) => reviewDate },
  newest: undefined,
};

export interface Filter {
  query: string;
  status: 'all' | 'open' | Status;
  sort: keyof typeof sortings;
}
export const startFilter: Filter = { query: '', status: 'all', sort: 'score' };
