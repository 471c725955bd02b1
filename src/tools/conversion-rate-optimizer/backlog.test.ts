import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { readWorkbook } from '../../../e2e/support/workbook';
import { iceOf, openIdeas, planExperiment, sortBacklog, statuses, type Experiment } from './backlog';
import { toBacklogSheets } from './backlog-sheet';
import { state, type Step } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const { records: steps, extra } = state.start(around);
const settings = { alpha: 0.05, power: 0.8, traffic: 1000 };
const experiment = (id: string, more: Partial<Experiment> = {}): Experiment => ({
  id,
  idea: `Idea ${id}`,
  step: 'sample-4',
  hypothesis: '',
  impact: 5,
  confidence: 5,
  ease: 5,
  lift: 0.2,
  status: 'Idea',
  result: '',
  ...more,
});

describe('the backlog', () => {
  it('scores by the average of the three: 8, 7 and 9 make 8', () => {
    expect(iceOf(experiment('a', { impact: 8, confidence: 7, ease: 9 }))).toBe(8);
  });

  it('puts what runs first, then the best open ones, then what is over', () => {
    const all = [
      experiment('won', { status: 'Won', impact: 10 }),
      experiment('low', { ease: 1 }),
      experiment('high', { ease: 9 }),
      experiment('running', { status: 'Running', ease: 1 }),
      experiment('low too', { ease: 1 }),
    ];
    expect(sortBacklog(all).map(({ id }) => id)).toEqual(['running', 'high', 'low', 'low too', 'won']);
    fc.assert(
      fc.property(fc.array(fc.record({ status: fc.constantFrom(...statuses), impact: fc.integer({ min: 1, max: 10 }) })), (given) => {
        const some = given.map((one, index) => experiment(String(index), one));
        expect(new Set(sortBacklog(some))).toEqual(new Set(some));
      }),
    );
  });

  it('says how long a test takes at the rate of its step', () => {
    // Checkout turns 150 of 600 into buyers: 25%. To 30%, with 5% and 80%: 1,251 each by the tables for two proportions.
    const plan = planExperiment(experiment('a'), steps, settings);
    expect([plan.baseline, plan.perVariant, plan.days, plan.weeks]).toEqual([0.25, 1251, 3, 1]);
    expect(planExperiment(experiment('a', { step: 'gone' }), steps, settings)).toMatchObject({
      perVariant: null,
      reason: 'Choose a step to see how many visitors it takes.',
    });
  });

  it('takes the ideas of the steps once', () => {
    const [first] = steps as [Step];
    const ideas = openIdeas(steps, []);
    expect(ideas[0]).toEqual({ idea: 'Say what you sell in the first line', step: first.id });
    expect(
      openIdeas(
        steps,
        ideas.map((idea, index) => experiment(String(index), idea)),
      ),
    ).toEqual([]);
  });

  it('has a sheet that works itself out to the same figures', async () => {
    const backlog = {
      records: [
        experiment('a'),
        experiment('b', { step: 'gone', impact: 7 }),
        experiment('c', { lift: 0.05, step: 'sample-1' }),
        experiment('d', { lift: 9 }),
      ],
      currency: 'USD',
    };
    for (const traffic of ['1000', '0']) {
      const sheets = toBacklogSheets(steps, { ...extra, backlog, plan: { ...extra.plan, traffic } }, around);
      expect(readWorkbook(Buffer.from(await (await xlsxFile(sheets)).arrayBuffer())).differences).toEqual([]);
    }
    expect(toBacklogSheets(steps, extra, around)).toEqual([]);
  });
});
