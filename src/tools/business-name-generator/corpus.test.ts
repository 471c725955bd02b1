import { expect, it } from 'vitest';
import { findCoarse, findUnwanted, wordsIn } from '@/kinds/names/unwanted';
import { isStopWord } from '@/kinds/names/stop-words';
import { foldText, toSlug } from '@/lib/text';
import { companies } from '@/writer/test-companies';
import { styles } from './content';
import { makeNames } from './generate';
import type { Answers } from './model';
import { readBasis } from './roots';
import { scoreName } from './score';
import { classes, judgeStrength } from './strength';

const answersFor = (industry: string, style: string): Answers => ({
  industry,
  keywords: '',
  style,
  length: style === 'modern' ? 'short' : 'medium',
});
const judge = (name: string, answers: Answers) => {
  const strength = judgeStrength(name, answers);
  return { strength, score: scoreName(name, strength).total ?? 0 };
};
const industries = [...new Set(companies.map((company) => company['company.industry'] ?? ''))];

it.each([...industries, 'Bücher für Kinder und Schulen', 'Cours de yoga pour les enfants'])('%s: names one could say aloud', (industry) => {
  const typed = wordsIn(industry);
  for (const root of readBasis({ industry, keywords: '' }).own) expect(isStopWord(root.full), root.full).toBe(false);
  for (const style of styles) {
    const answers = answersFor(industry, style);
    const names = makeNames({ answers, seed: 0 }).map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect(names.flatMap((name) => findCoarse(name, typed))).toEqual([]);
    expect(names.flatMap((name) => findUnwanted(name).filter(({ word }) => !typed.some((own) => own.includes(word))))).toEqual([]);
    const judged = names.map((name) => ({ name, ...judge(name, answers) }));
    expect(judged.filter(({ strength }) => strength?.reason === '')).toEqual([]);
    const scores = judged.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size, `${style}: ${scores.join(' ')}`).toBeGreaterThanOrEqual(5);
  }
});

it('a long word is whole or left out', () => {
  expect(readBasis({ industry: 'Glockensanierung', keywords: '' }).own.map(({ full }) => full)).toEqual(['Glockensanierung']);
  expect(readBasis({ industry: 'Glockensanierung und Orgeln', keywords: '' }).own.map(({ full }) => full)).toEqual(['Orgeln']);
});

it.each([
  ['Wholesale bakery', 'modern'],
  ['Overnight childcare for nurses', 'classic'],
  ['Security software', 'abstract'],
  ['Refillable water stations rented to construction sites', 'creative'],
  ['Bücher für Kinder', 'modern'],
  ['Grief counselling', 'descriptive'],
])('%s, %s, reads this', async (industry, style) => {
  const answers = answersFor(industry, style);
  const lines = makeNames({ answers, seed: 0 }).map(({ name, category, description }) => {
    const { strength, score } = judge(name, answers);
    return `${score} ${name} | ${category} | ${description} | ${strength ? `${classes[strength.kind].label}: ${strength.reason}` : ''}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${toSlug(foldText(`${industry}-${style}`))}.txt`);
});
