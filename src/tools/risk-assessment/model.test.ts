import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import {
  computeSummary,
  countByCell,
  exposureOf,
  fields,
  findOverdue,
  isOverdue,
  isUnreviewed,
  levelOf,
  riskIdentity,
  scoreHistory,
  scoreOf,
  sortings,
  state,
  toGroups,
  toReassess,
  type Risk,
} from './model';
import { toRegisterDocument, toRegisterSheet } from './report';

const around = { today: '2026-11-15', currency: 'USD' };
const risk = (more: Partial<Risk> = {}): Risk => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), category: 'Market', description: 'x' }, around).values,
  ...more,
});

describe('a risk', () => {
  it('starts at 3 and 3, identified, and says that nobody has looked at it', () => {
    const fresh = risk();
    expect([fresh.probability, fresh.impact, fresh.status, scoreOf(fresh), levelOf(scoreOf(fresh))]).toEqual([
      3,
      3,
      'identified',
      9,
      'Low',
    ]);
    expect(isUnreviewed(fresh)).toBe(true);
    expect(isUnreviewed(risk({ scoresReviewed: true }))).toBe(false);
    expect(isUnreviewed(risk({ probability: 4 }))).toBe(false);
  });

  it('needs a description and a category', () => {
    expect(readDraft(fields, emptyDraft(fields, around.today), around).problems).toEqual({
      category: 'Choose a category.',
      description: 'Describe the risk.',
    });
  });

  it('has the level of its score, at each edge of the bands', () => {
    const at = (score: number) => levelOf(score);
    expect([25, 20].map(at)).toEqual(['Critical', 'Critical']);
    expect([19, 16, 15].map(at)).toEqual(['High', 'High', 'High']);
    expect([14, 12, 10].map(at)).toEqual(['Medium', 'Medium', 'Medium']);
    expect([9, 5].map(at)).toEqual(['Low', 'Low']);
    expect([4, 1].map(at)).toEqual(['Very Low', 'Very Low']);
  });

  it('keeps the residual score apart: what is not set stays as it was', () => {
    // 4 × 5 = 20 before; probability down to 2 leaves 2 × 5 = 10; impact down to 3 as well leaves 6.
    const severe = risk({ probability: 4, impact: 5 });
    expect(scoreOf(severe, 'residual')).toBe(20);
    expect(scoreOf({ ...severe, residualProbability: '2' }, 'residual')).toBe(10);
    expect(scoreOf({ ...severe, residualProbability: '2', residualImpact: '3' }, 'residual')).toBe(6);
  });

  it('costs its chance times its cost', () => {
    // 15% of $60,000.00 is $9,000.00; parts of a cent round to the cent: 0.333 × $0.05 = 1.665 cents, 2.
    expect(exposureOf(risk({ chance: 0.15, cost: 6_000_000 }))).toBe(900_000);
    expect(exposureOf(risk({ chance: 0.333, cost: 5 }))).toBe(2);
    expect(exposureOf(risk({ chance: 0.5 }))).toBe(0);
  });

  it('was kept as percent at first: 15 is 15% still', () => {
    const old = { records: [{ ...risk({ cost: 6_000_000 }), chance: 15 }], currency: 'USD', extra: null };
    const read = state.migrate?.(old, 1) as { records: [Risk] };
    expect(exposureOf(read.records[0])).toBe(900_000);
  });

  it('refuses a chance above 100 and a negative cost', () => {
    const draft = { ...emptyDraft(fields, around.today), category: 'Team', description: 'x', chance: '140', cost: '-1' };
    expect(Object.keys(readDraft(fields, draft, around).problems)).toEqual(['chance', 'cost']);
  });

  it('is overdue the day after its review date, unless it is resolved', () => {
    expect(isOverdue(risk({ reviewDate: '2026-11-15' }), around.today)).toBe(false);
    expect(isOverdue(risk({ reviewDate: '2026-11-14' }), around.today)).toBe(true);
    expect(isOverdue(risk({ reviewDate: '2026-11-14', status: 'resolved' }), around.today)).toBe(false);
    expect(isOverdue(risk(), around.today)).toBe(false);
    expect(sortings.review.by(risk({ reviewDate: '2026-11-14' }))).toBe('2026-11-14');
    const late = ['2026-11-10', '2026-11-15', '2026-10-01', '2026-11-01'].map((reviewDate) => risk({ reviewDate }));
    expect(findOverdue(late, around.today).map(({ reviewDate }) => reviewDate)).toEqual(['2026-10-01', '2026-11-01', '2026-11-10']);
  });
});

describe('the summary', () => {
  it('counts high risks from 15, resolved ones too, and open ones apart', () => {
    const summary = computeSummary([
      risk({ probability: 3, impact: 5 }), // 15
      risk({ probability: 5, impact: 5, status: 'resolved' }), // 25
      risk({ probability: 4, impact: 3 }), // 12
    ]);
    expect(summary).toMatchObject({ total: 3, open: 2, high: 2, openHigh: 1 });
  });

  it('adds up the exposure of open risks and names the five largest', () => {
    // 10% of $10, $20 … $60 is $1 … $6: $21 in all; the largest is 6/21 of it. The resolved $100 stays out.
    const priced = [1, 2, 3, 4, 5, 6].map((tens) => risk({ id: `${tens}`, chance: 0.1, cost: tens * 1000 }));
    const summary = computeSummary([...priced, risk({ status: 'resolved', chance: 1, cost: 10_000 }), risk({ cost: 500 })]);
    expect(summary.exposure).toBe(2100);
    expect(summary.topExposures.map(({ exposure }) => exposure)).toEqual([600, 500, 400, 300, 200]);
    expect(summary.topExposures[0]?.share).toBeCloseTo(6 / 21, 12);
    expect(summary.halfPriced).toBe(1);
  });

  it('comes to the cent that whole numbers come to, each risk rounded once', () => {
    const anyPriced = fc.record({
      // Hundredths of a percent.
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      cost: fc.integer({ min: 0, max: 1_000_000_000_00 }),
      isOpen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyPriced, { maxLength: 12 }), (given) => {
        const risks = given.map(({ basisPoints, cost, isOpen }, index) =>
          risk({ id: `${index}`, chance: basisPoints / 10_000, cost, status: isOpen ? 'monitoring' : 'resolved' }),
        );
        const exact = given
          .filter(({ isOpen }) => isOpen)
          .reduce((sum, { basisPoints, cost }) => sum + (BigInt(basisPoints) * BigInt(cost) + 5_000n) / 10_000n, 0n);
        expect(computeSummary(risks).exposure).toBe(Number(exact));
      }),
    );
  });

  it('of nothing is nothing', () => {
    expect(computeSummary([])).toEqual({ total: 0, open: 0, high: 0, openHigh: 0, exposure: 0, topExposures: [], halfPriced: 0 });
  });
});

describe('the score history', () => {
  it('keeps the score from before an edit, with its day', () => {
    const first = risk({ probability: 4, impact: 5, assessedOn: '2026-10-01' });
    const second = { ...toReassess(first, '2026-11-01'), probability: 2 };
    const third = { ...toReassess(second, '2026-11-15'), impact: 2 };
    expect(scoreHistory(third)).toEqual([
      { day: '2026-10-01', probability: 4, impact: 5 },
      { day: '2026-11-01', probability: 2, impact: 5 },
      { day: '2026-11-15', probability: 2, impact: 2 },
    ]);
  });

  it('has no new line when an edit leaves the score alone', () => {
    const first = risk({ assessedOn: '2026-10-01' });
    const renamed = { ...toReassess(toReassess(first, '2026-11-01'), '2026-11-02'), description: 'y' };
    expect(scoreHistory(renamed)).toEqual([{ day: '2026-10-01', probability: 3, impact: 3 }]);
    expect(renamed.pastScores).toEqual(['2026-10-01 3x3']);
  });

  it('passes over what it cannot read', () => {
    const odd = risk({ pastScores: ['', 'soon', '2026-13-40 2x2', '9x9', '1x2'] });
    expect(scoreHistory(odd).map(({ day, probability, impact }) => [day, probability, impact])).toEqual([
      ['', 2, 2],
      ['', 1, 2],
      ['2026-11-15', 3, 3],
    ]);
  });
});

const anyRisk = fc
  .record({
    category: fc.constantFrom(...fields.category.options),
    status: fc.constantFrom(...fields.status.options),
    probability: fc.integer({ min: 1, max: 5 }),
    impact: fc.integer({ min: 1, max: 5 }),
    residualImpact: fc.constantFrom(...fields.residualImpact.options),
    chance: fc.double({ noNaN: true, noDefaultInfinity: true }),
    cost: fc.maxSafeInteger(),
  })
  .map(risk);
const anyRisks = fc.array(anyRisk, { maxLength: 30 });

describe('always', () => {
  it('every risk stands in one cell and one group', () => {
    fc.assert(
      fc.property(anyRisks, fc.constantFrom('inherent', 'residual'), (risks, basis) => {
        expect(sumOf([...countByCell(risks, basis).values()])).toBe(risks.length);
        expect(sumOf(toGroups(risks).map((group) => group.risks.length))).toBe(risks.length);
      }),
    );
  });

  it('exposure is a number between nothing and the cost', () => {
    fc.assert(
      fc.property(anyRisk, (one) => {
        const exposure = exposureOf(one);
        expect(exposure >= 0 && exposure <= Math.max(0, one.cost)).toBe(true);
      }),
    );
  });
});

describe('the register as a file', () => {
  it('has a score and a level beside each risk', () => {
    const sheet = toRegisterSheet([risk({ probability: 4, impact: 5, residualImpact: '1', chance: 0.5, cost: 1000 })], 'USD');
    const cell = (label: string) => sheet.rows[0]?.[sheet.columns.findIndex((column) => column.label === label)];
    expect(['Risk Score', 'Level', 'Residual score', 'Residual level', 'Exposure'].map(cell)).toEqual([20, 'Critical', 4, 'Very Low', 5]);
    expect(sheet.rows[0]).toHaveLength(sheet.columns.length);
  });

  it('prints the bands, marks samples and never an empty figure', () => {
    const text = JSON.stringify(toRegisterDocument(state.sample?.(around).records ?? [], around));
    expect(text).toContain('Critical 20+, High 15–19, Medium 10–14, Low 5–9, Very Low <5');
    expect(text).toContain('"mark":"Sample"');
    expect(text).toContain('Score left at its defaults, not reviewed');
    expect(text).not.toMatch(/NaN|undefined|null/);
    // $36,000 + $9,000 + $4,500, as on the screen.
    expect(text).toContain('["Total of all open risks","$49,500.00"]');
  });

  it('has one row a risk, by category, with what is to be said below it', () => {
    const { blocks, mark } = toRegisterDocument(
      [
        risk({
          description: 'Late round',
          probability: 4,
          impact: 5,
          owner: 'Ana',
          mitigation: ' Bridge loan ',
          residualProbability: '2',
          residualImpact: '5',
        }),
        risk({ id: '2', description: 'New rival', scoresReviewed: true }),
        risk({ id: 'sample-3', description: 'Outage', category: 'Technology', probability: 3, impact: 5, status: 'resolved' }),
      ],
      around,
    );
    expect(blocks.find((block) => block.kind === 'figures')?.items).toEqual([
      { label: 'open risks', value: '2' },
      { label: 'high risks (score 15 or more)', value: '2' },
      { label: 'high risks still open', value: '1' },
    ]);
    expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      rows: expect.arrayContaining([
        ['Late round', '20 Critical (4\u00a0×\u00a05)', '10 Medium', 'Ana', 'Identified'],
        ['New rival', '9 Low (3\u00a0×\u00a03)', '9 Low', '', 'Identified'],
        ['Outage', '15 High (3\u00a0×\u00a05)', '15 High', '', 'Resolved'],
      ]) as string[][],
      notes: expect.arrayContaining(['Market · Mitigation: Bridge loan', 'Market', 'Technology']) as string[],
    });
    // Only what is open is in the matrix, each in its own place.
    const said = JSON.stringify(blocks);
    expect(said).toContain('1 risk at 4 × 5, 1 risk at 3 × 3');
    expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Sample risks: Outage.', tone: 'warn', align: 'left' });
    expect(mark).toBeUndefined();
    expect(toRegisterDocument([risk()], around).blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      notes: ['Market · Score left at its defaults, not reviewed'],
    });
    expect(JSON.stringify(toRegisterDocument([risk({ status: 'resolved' })], around))).not.toContain('Where the risks lie');
  });

  it('is known again by category and words', () => {
    expect(riskIdentity(risk({ description: 'Late Round' }))).toBe(riskIdentity(risk({ id: '2', description: 'late round' })));
  });
});
