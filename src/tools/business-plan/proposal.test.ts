import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { textSchema } from '@/kinds/proposal/improve-schema';
import { outlineIds } from './content';
import { toTextDocument } from './document';
import { fields, state, steps, type AnswerName } from './model';
import { makePlan } from './plan';
import { adviceOn, takeAnswer, toBackground } from './proposal';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const longNames = (Object.keys(fields) as AnswerName[]).filter((name) => fields[name].kind === 'long');

describe('what is asked for', () => {
  it('gives the company and the other answers of the step', () => {
    const answers = {
      ...start.answers,
      companyName: 'Blue Sky Labs',
      industry: 'Weather',
      problem: 'Coarse forecasts.',
      solution: 'Finer ones.',
    };
    expect(toBackground(answers, steps[1]?.names ?? [], 'problem')).toEqual({
      'Company Name': 'Blue Sky Labs',
      Industry: 'Weather',
      Solution: 'Finer ones.',
    });
    // In the first step the company is named once, and the answer itself is not its own background.
    expect(Object.keys(toBackground(answers, ['companyName', 'industry', 'company', 'team'], 'team'))).toEqual([
      'Company Name',
      'Industry',
      'Company Description',
    ]);
  });

  it('says for each long answer what a good one is, and who reads it', () => {
    const standard = longNames.map((name) => adviceOn(name, 'standard'));
    expect(new Set(standard).size).toBe(longNames.length);
    expect(adviceOn('funding', 'lender')).toContain('The reader decides on a loan.');
    for (const outline of outlineIds) expect(adviceOn('funding', outline)).not.toMatch(/ {2}|undefined/);
  });
});

describe('what is taken', () => {
  it('stands in the answer and in the plan', () => {
    const data = takeAnswer(start, 'problem', 'Fields differ.\r\n- frost\r\n- hail');
    expect(data.answers.problem).toBe('Fields differ.\n- frost\n- hail');
    const text = toText(toTextDocument({ plan: makePlan(data, around), data, currency: 'USD' }));
    expect(text).toContain('Fields differ.');
    expect(text).toContain('- hail');
    expect(takeAnswer(data, 'problem', 'Fields differ.\n- frost\n- hail')).toBe(data);
  });

  it('fits the state, whatever the reply', () => {
    fc.assert(
      fc.property(fc.constantFrom(...longNames), fc.string({ maxLength: 300, unit: anySign }), (name, text) => {
        expect(textSchema.safeParse({ text }).success).toBe(true);
        const data = takeAnswer(start, name, text);
        expect(schema.safeParse(data).success).toBe(true);
        expect(() => makePlan(data, around)).not.toThrow();
      }),
      { numRuns: atMost(40) },
    );
    expect(schema.safeParse(takeAnswer(start, 'problem', 'a'.repeat(20_000))).success).toBe(true);
  });
});
