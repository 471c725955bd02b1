import { choice, day, emptyDraft, longText, readDraft, text, url, type DraftOf, type RecordOf, type ValuesOf } from '@/lib/fields';
import { isSampleRecord } from '@/kinds/records/state';
import type { ListData } from '@/kinds/records/state';
import { defineState } from '@/workspace/tool-state';
import type { SizeLine } from '@/lib/topics/facts';
import type { TradeChoice } from '@/writer/trades/match';
import { forces, insights, quadrants, type Force, type Insight, type Quadrant } from './content';

export const fields = {
  industry: text('Industry', { means: 'company.industry', placeholder: 'Wholesale bakery, bookkeeping software', maxLength: 200 }),
  targetMarket: text('Target Market', { means: 'customers.who', placeholder: 'Families in the old town', maxLength: 300 }),
  location: text('Geographic Location', { means: ['market.place', 'company.place'], placeholder: 'Austin, TX or Germany', maxLength: 200 }),
  budget: text('Initial Budget', { placeholder: '$25,000', maxLength: 120 }),
};
export type Market = ValuesOf<typeof fields>;

export const competitorFields = {
  name: text('Company Name', { maxLength: 200 }),
  website: url('Website', { placeholder: 'example.com' }),
  strengths: longText('Strengths', { maxLength: 5_000 }),
  weaknesses: longText('Weaknesses', { maxLength: 5_000 }),
  pricing: text('Pricing Strategy', { placeholder: 'From $29 a month' }),
};
export type CompetitorDraft = DraftOf<typeof competitorFields> & { id: string };

export const confidences = ['high', 'medium', 'low'] as const;
export const evidenceFields = {
  claim: longText('Claim', { required: 'Write what you found out.', maxLength: 2_000 }),
  source: url('Source URL', { placeholder: 'example.org/report' }),
  dateRead: day('Date read', { default: 'today' }),
  confidence: choice('Confidence', confidences, { default: 'medium', labels: { high: 'High', medium: 'Medium', low: 'Low' } }),
};
export type Evidence = RecordOf<typeof evidenceFields>;

export interface Rating {
  /** 1 to 5; 0 until it is rated. */
  level: number;
  why: string;
}

export interface SurveyQuestion {
  id: string;
  question: string;
  options: { label: string; count: number }[];
}

export interface TakenSizes {
  from: string;
  fromName: string;
  currency: string;
  lines: Omit<SizeLine, 'currency'>[];
}

export interface ResearchData {
  market: DraftOf<typeof fields>;
  competitors: CompetitorDraft[];
  /** Whose suggestions are shown; without a choice, those of the trade that the industry names. */
  trade?: TradeChoice;
  /** The user's own interview questions; nothing while ours are used. */
  guide?: readonly string[] | undefined;
  /** What the user made of a template text; nothing where it is unchanged. */
  notes: Partial<Record<Insight, string>>;
  swot: Record<Quadrant, string>;
  forces: Record<Force, Rating>;
  evidence: ListData<typeof evidenceFields>;
  survey: SurveyQuestion[];
  /** The market's size as another tool worked it out. */
  sizes?: TakenSizes | undefined;
  /** How many people were interviewed, and what came of it. */
  interviews: number;
  findings: string;
  /** Counts what was ever added, so that no id is used twice. */
  made: number;
  isSample: boolean;
}

export const blankCompetitor = (id: string): CompetitorDraft => ({ ...emptyDraft(competitorFields, ''), id });

const noRatings = (): Record<Force, Rating> =>
  Object.fromEntries(forces.map((force) => [force, { level: 0, why: '' }])) as Record<Force, Rating>;
const noSwot = (): Record<Quadrant, string> => ({ strengths: '', weaknesses: '', opportunities: '', threats: '' });

export const state = defineState<ResearchData>({
  version: 1,
  list: 'rivals',
  isSample: ({ isSample }) => isSample,
  start: ({ today, currency }) => ({
    market: emptyDraft(fields, today),
    competitors: [blankCompetitor('competitor-1')],
    notes: {},
    swot: noSwot(),
    forces: noRatings(),
    evidence: { records: [], currency },
    survey: [],
    interviews: 0,
    findings: '',
    made: 1,
    isSample: false,
  }),
  sample: ({ today, currency }) => ({
    market: { industry: 'Bakery', targetMarket: 'Families in the old town', location: 'Portland, OR', budget: '$25,000' },
    competitors: [
      {
        ...blankCompetitor('competitor-1'),
        name: 'Crumb & Co (sample)',
        website: 'crumb.example',
        strengths: 'Open from six\nOwn parking',
        weaknesses: 'No gluten-free bread',
        pricing: 'Loaves from $6',
      },
      {
        ...blankCompetitor('competitor-2'),
        name: 'Corner Market (sample)',
        strengths: 'Everything in one place',
        pricing: 'Loaves from $3',
      },
    ],
    notes: {},
    swot: { ...noSwot(), strengths: 'Sourdough baked through the day', threats: 'Flour prices' },
    forces: {
      ...noRatings(),
      rivalry: { level: 4, why: 'Three bakeries within ten minutes on foot' },
      substitutes: { level: 3, why: 'Supermarket bread is good enough on weekdays' },
      buyers: { level: 2, why: 'Regulars do not compare prices loaf by loaf' },
    },
    evidence: {
      records: [
        {
          id: 'sample-1',
          claim: 'Saturday lines at the nearest bakery last twenty minutes (sample observation)',
          source: '',
          dateRead: today,
          confidence: 'high',
        },
      ],
      currency,
    },
    survey: [],
    interviews: 4,
    findings: '',
    made: 2,
    isSample: true,
  }),
});

export const readMarket = (draft: ResearchData['market']): Market => readDraft(fields, draft, { today: '', currency: 'USD' }).values;

export const isBlankCompetitor = ({ name, website, strengths, weaknesses, pricing }: CompetitorDraft) =>
  [name, website, strengths, weaknesses, pricing].every((typed) => typed.trim() === '');

export const namedCompetitors = ({ competitors }: Pick<ResearchData, 'competitors'>) =>
  competitors.filter((competitor) => !isBlankCompetitor(competitor));

export const mostCompetitors = 200;

/** As many as there is room for. */
export function addCompetitors(data: ResearchData, offered: readonly Omit<CompetitorDraft, 'id'>[]): ResearchData {
  const added = offered.slice(0, mostCompetitors - data.competitors.length);
  const competitors = added.map((competitor, index) => ({ ...competitor, id: `competitor-${data.made + index + 1}` }));
  return { ...data, made: data.made + added.length, competitors: [...data.competitors, ...competitors] };
}

/** The start or the sample in place of all there was. Its cards get numbers of their own: other tools may still know rivals by the old ones. */
export const startAgain = ({ made }: ResearchData, next: ResearchData): ResearchData => ({
  ...next,
  made: made + next.made,
  competitors: next.competitors.map((competitor, index) => ({ ...competitor, id: `competitor-${made + index + 1}` })),
});

/** The last card stays, so that there is always one to fill in. */
export const removeCompetitor = (data: ResearchData, id: string): ResearchData =>
  data.competitors.length > 1 ? { ...data, competitors: data.competitors.filter((competitor) => competitor.id !== id) } : data;

/** A mark before a point, not the sign of a number: "-5% waste" stays as it is. */
const listMark = /^\s*(?:[-*•]\s+|[-*•](?=\p{L}))/u;

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => line !== '');

/** How attractive the market is: five forces of 1 to 5, weak ones being good for you. Nothing until all are rated. */
export function computePressure(ratings: Record<Force, Rating>): { rated: number; average: number | null } {
  const levels = forces.map((force) => ratings[force].level).filter((level) => level > 0);
  return {
    rated: levels.length,
    average: levels.length === forces.length ? levels.reduce((sum, level) => sum + level, 0) / levels.length : null,
  };
}

export interface Share {
  label: string;
  count: number;
  /** Of all answers to the question; nothing while there are none. */
  share: number | null;
}

export function tally({ options }: SurveyQuestion): { total: number; shares: Share[] } {
  const total = options.reduce((sum, { count }) => sum + count, 0);
  return { total, shares: options.map(({ label, count }) => ({ label, count, share: total > 0 ? count / total : null })) };
}

export const mostCount = 100_000;

export const countAnswer = (data: ResearchData, id: string, option: number, by: number): ResearchData => ({
  ...data,
  survey: data.survey.map((question) =>
    question.id === id
      ? {
          ...question,
          options: question.options.map((each, index) =>
            index === option ? { ...each, count: Math.min(mostCount, Math.max(0, each.count + by)) } : each,
          ),
        }
      : question,
  ),
});

export const isEmptyResearch = (data: ResearchData) =>
  Object.values(readMarket(data.market)).every((typed) => typed === '') &&
  namedCompetitors(data).length === 0 &&
  data.evidence.records.length === 0 &&
  quadrants.every((quadrant) => data.swot[quadrant].trim() === '') &&
  insights.every((insight) => data.notes[insight] === undefined) &&
  forces.every((force) => data.forces[force].level === 0 && data.forces[force].why.trim() === '') &&
  data.survey.length === 0 &&
  data.sizes === undefined &&
  data.interviews === 0 &&
  data.guide === undefined &&
  data.findings.trim() === '';

/** Texts of the sample, by where they stand: what a person types word for word is theirs all the same elsewhere. */
const sampleOf = ({ isSample, evidence: { currency } }: ResearchData) => (isSample ? state.sample?.({ today: '', currency }) : undefined);

interface SampleParts {
  targetMarket: boolean;
  competitors: ReadonlySet<string>;
  evidence: ReadonlySet<string>;
  /** Lines of each quadrant. */
  swot: Record<Quadrant, ReadonlySet<string>>;
  forces: ReadonlySet<Force>;
}

/** What is left of the sample, piece by piece. */
export function findSampleParts(data: ResearchData): SampleParts | undefined {
  const sample = sampleOf(data);
  if (!sample) return undefined;
  const names = new Set(sample.competitors.map(({ name }) => name));
  const linesLeft = (quadrant: Quadrant) => {
    const lines = new Set(linesOf(sample.swot[quadrant]));
    return new Set(linesOf(data.swot[quadrant]).filter((line) => lines.has(line)));
  };
  const swot: SampleParts['swot'] = {
    strengths: linesLeft('strengths'),
    weaknesses: linesLeft('weaknesses'),
    opportunities: linesLeft('opportunities'),
    threats: linesLeft('threats'),
  };
  return {
    targetMarket: data.market.targetMarket === sample.market.targetMarket,
    competitors: new Set(data.competitors.filter(({ name }) => names.has(name)).map(({ id }) => id)),
    evidence: new Set(data.evidence.records.filter(isSampleRecord).map(({ id }) => id)),
    swot,
    forces: new Set(forces.filter((force) => sample.forces[force].why !== '' && data.forces[force].why === sample.forces[force].why)),
  };
}

const hasParts = ({ targetMarket, competitors, evidence, swot, forces: rated }: SampleParts) =>
  targetMarket || competitors.size + evidence.size + rated.size > 0 || quadrants.some((quadrant) => swot[quadrant].size > 0);

/** Work that began as the sample is the user's own once nothing of the sample is left in it. */
export function settleSample(data: ResearchData): ResearchData {
  const parts = findSampleParts(data);
  return parts && !hasParts(parts) ? { ...data, isSample: false } : data;
}

/** Whether nothing of it is the user's own. */
export function isAllSample(data: ResearchData): boolean {
  const parts = findSampleParts(data);
  if (!parts) return false;
  return (
    parts.targetMarket &&
    namedCompetitors(data).every(({ id }) => parts.competitors.has(id)) &&
    data.evidence.records.every(({ id }) => parts.evidence.has(id)) &&
    quadrants.every((quadrant) => linesOf(data.swot[quadrant]).every((line) => parts.swot[quadrant].has(line))) &&
    forces.every((force) => data.forces[force].why.trim() === '' || parts.forces.has(force)) &&
    insights.every((insight) => data.notes[insight] === undefined) &&
    data.guide === undefined &&
    data.findings.trim() === ''
  );
}
