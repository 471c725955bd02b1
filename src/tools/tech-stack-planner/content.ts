import type { Ring } from './model';

/** Headers that other people's tables use. */
export const otherNames = {
  name: ['technology', 'tool', 'title', 'label'],
  category: ['type', 'area', 'layer'],
  description: ['notes', 'purpose', 'what it does'],
  cost: ['price', 'pricing', 'monthly cost'],
  complexity: ['difficulty', 'effort'],
  alternatives: ['options', 'alternative'],
  pros: ['advantages', 'strengths'],
  cons: ['disadvantages', 'weaknesses'],
  selected: ['decided', 'chosen'],
  isNew: ['new'],
  license: ['licence', 'licensing'],
  region: ['hosted in', 'data location'],
  exitPlan: ['exit', 'exit strategy', 'way out'],
};

export const importHint =
  'A CSV with at least a name and a category for each technology, with commas between the entries of a list; or a package.json, requirements.txt or Dockerfile of a project.';

export const ringMeanings: Record<Ring, string> = {
  adopt: 'Proven; use it',
  trial: 'Worth using where a failure costs little',
  assess: 'Worth a look, nothing proven yet',
  hold: 'Don’t start anything new with it',
};
