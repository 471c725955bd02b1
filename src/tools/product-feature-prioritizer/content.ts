import type { Feature, Method, fields } from './model';
import type { Band, Quadrant } from './scores';

export const methodNames: Record<Method, string> = {
  ratio: 'Impact / Effort',
  rice: 'RICE',
  ice: 'ICE',
  wsjf: 'WSJF',
  moscow: 'MoSCoW',
  custom: 'Custom weights',
};

/** How the figure is made, in one line. */
export const formulas: Record<Method, string> = {
  ratio: 'Score = impact ÷ effort × 10.',
  rice: 'Score = reach × impact × confidence ÷ effort. Impact is the score from 1 to 10 unless you pick a RICE impact; effort is the score unless you give person-months.',
  ice: 'Score = impact × confidence × ease. Confidence of 80% counts as 8; ease is 11 − effort.',
  wsjf: 'Score = (impact + urgency + risk reduction) ÷ effort. Impact is the business value, effort the job size.',
  moscow: 'Must, should, could, won’t, then what isn’t decided. Within a band by impact ÷ effort.',
  custom: 'Score = weighted average of the scores, times 10, at most 100. Low effort counts as 11 − effort, confidence of 80% as 8.',
};

export const tieRule = 'Ties go to the higher impact, then by title.';

/** What a method asks for beside impact and effort. */
export const methodFields: Record<Method, readonly (keyof typeof fields)[]> = {
  ratio: [],
  rice: ['reach', 'confidence', 'riceImpact', 'personMonths'],
  ice: ['confidence'],
  wsjf: ['urgency', 'riskReduction'],
  moscow: ['moscow'],
  custom: ['confidence', 'urgency', 'riskReduction', 'own'],
};

export const quadrantNames: Record<Quadrant, { one: string; many: string }> = {
  quick: { one: 'Quick win', many: 'Quick wins' },
  big: { one: 'Big bet', many: 'Big bets' },
  fill: { one: 'Fill-in', many: 'Fill-ins' },
  sink: { one: 'Time sink', many: 'Time sinks' },
};

/** Green, blue, yellow and red; the word beside the figure says the same. */
export const bandLooks: Record<Band, string> = {
  high: 'chip-good',
  medium: 'bg-[light-dark(#e6eef9,#152233)]! text-[light-dark(#1d5c96,#86b8f0)]!',
  low: 'chip-warn',
  lowest: 'chip-bad',
};

export const otherNames: Partial<Record<keyof Feature, readonly string[]>> & Record<string, readonly string[]> = {
  title: ['feature', 'name', 'summary', 'feature name', 'idea'],
  description: ['details', 'notes'],
  impact: ['value', 'business value', 'benefit'],
  effort: ['cost', 'story points', 'complexity', 'size', 'job size'],
  category: ['type', 'area', 'component', 'theme'],
  requestedBy: ['requester', 'reporter', 'source', 'customer'],
  status: ['state', 'stage'],
  reach: ['users', 'customers reached'],
  urgency: ['time criticality'],
  riskReduction: ['risk reduction opportunity enablement'],
  personMonths: ['months', 'effort in person-months'],
};

export const importHint =
  'A CSV with at least a title for each feature. Impact and effort are whole numbers from 1 to 10; left out, they count as 5.';
