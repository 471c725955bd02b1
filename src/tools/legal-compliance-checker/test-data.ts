import { makeRules } from './library';
import { emptyAnswers, type Answers } from './model';
import type { Rule } from './rules/rule';
import { toChecklist } from './update';

export const today = '2026-11-15';
export const around = { today, currency: 'USD' };
export const answers = (more: Partial<Answers> = {}): Answers => ({
  ...emptyAnswers(),
  businessType: 'LLC',
  location: 'Austin, TX',
  industry: 'Technology',
  ...more,
});
let count = 0;
export const makeId = () => `id-${(count += 1)}`;
export const listFor = (more: Partial<Answers> = {}) => toChecklist(makeRules(answers(more)), answers(more), today, makeId);
export const namesOf = (rules: readonly { requirement: string }[]) => rules.map(({ requirement }) => requirement);
export const byKey = (more: Partial<Answers>, key: string): Rule => {
  const rule = makeRules(answers(more)).find((candidate) => candidate.key === key);
  if (!rule) throw new Error(`${key} is not on the list`);
  return rule;
};
