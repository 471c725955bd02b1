import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { compareIdeas } from './compare';
import { toDocument } from './document';
import { factFields, type Answers } from './fields';
import { tallyInterviews } from './interviews';
import { writeReport } from './report';
import {
  computeCompleteness,
  computeEvidence,
  computeOverall,
  countEvidence,
  describeOverall,
  scoreIdea,
  toVerdict,
  type Counts,
} from './scores';
import { answersOf, ideaOf, interview, textOf } from './test-data';

const none: Counts = { unprompted: 0, agreed: 0, without: 0, further: 0, waitlist: 0, letters: 0, users: 0, paid: 0 };

describe('the completeness score', () => {
  const pointsOf = (name: keyof Answers, length: number) =>
    computeCompleteness(answersOf({ [name]: 'x'.repeat(length) })).parts.find((part) => part.name === name)?.points;

  it.each([
    ['problemStatement', 50, 20],
    ['solution', 50, 20],
    ['targetMarket', 30, 15],
    ['uniqueValue', 30, 15],
    ['businessModel', 20, 10],
  ] as const)('gives %s 20 points above %i characters, 15 above %i, else 10', (name, full, half) => {
    expect([0, half, half + 1, full, full + 1].map((length) => pointsOf(name, length))).toEqual([10, 10, 15, 15, 20]);
  });

  it('runs from 50 to 100, whatever is typed', () => {
    // Five empty answers: 5 × 10. Five long ones: 5 × 20.
    expect(computeCompleteness(answersOf({})).total).toBe(50);
    const long = 'x'.repeat(60);
    expect(
      computeCompleteness(answersOf({ problemStatement: long, solution: long, targetMarket: long, uniqueValue: long, businessModel: long }))
        .total,
    ).toBe(100);
    fc.assert(
      fc.property(fc.string(), fc.string(), (problemStatement, solution) => {
        const { total } = computeCompleteness(answersOf({ problemStatement, solution }));
        expect(total >= 50 && total <= 100 && total % 5 === 0).toBe(true);
      }),
    );
  });

  it('adds up a mixed case by hand, and leaves title, competition and resources out', () => {
    // 51 → 20, 21 → 15, 16 → 15, 15 → 10, 21 → 20: together 80.
    const mixed = {
      problemStatement: 'p'.repeat(51),
      solution: 's'.repeat(21),
      targetMarket: 'm'.repeat(16),
      uniqueValue: 'v'.repeat(15),
      businessModel: 'b'.repeat(21),
    };
    expect(computeCompleteness(answersOf(mixed)).total).toBe(80);
    const long = 'z'.repeat(90);
    expect(computeCompleteness(answersOf({ ...mixed, ideaTitle: long, competition: long, resources: long })).total).toBe(80);
  });

  it('heads the report with the overall score, not with the verdict on its length', () => {
    const long = 'x'.repeat(60);
    const idea = ideaOf({
      ideaTitle: 'a',
      problemStatement: long,
      solution: long,
      targetMarket: long,
      uniqueValue: long,
      businessModel: long,
      competition: '',
      resources: '',
    });
    const { overall } = scoreIdea(idea);
    expect(describeOverall(overall)).toBe('Overall 40 of 100: there is no evidence yet.');
    const strong = toDocument(idea, '2026-11-15').blocks.filter((block) => block.kind === 'lead');
    expect(strong).toMatchObject([
      { text: 'Overall 40 of 100: there is no evidence yet. Needs significant development before moving forward.' },
    ]);
    // A hundred points for length are no praise.
    expect(toText(toDocument(idea, '2026-11-15'))).not.toContain('Excellent');
    expect(JSON.stringify(compareIdeas([idea]))).not.toContain('Excellent');
  });

  it('has one verdict for each band', () => {
    expect([100, 80].map(toVerdict)).toEqual(Array(2).fill('Excellent potential! Your idea shows strong viability.'));
    expect([79, 60].map(toVerdict)).toEqual(Array(2).fill('Good foundation with room for improvement.'));
    expect([59, 50].map(toVerdict)).toEqual(Array(2).fill('Needs significant development before moving forward.'));
  });
});

describe('the evidence score', () => {
  it('starts at 0 and weighs payment most', () => {
    expect(computeEvidence(none).total).toBe(0);
    // 4 own words + (2 agreed + 3 further) / 2 = 6.5 → 6; 24 sign-ups → 2; 2 letters → 10; 5 users → 2; 3 paid → 12.
    const { total, parts } = computeEvidence({
      unprompted: 4,
      agreed: 2,
      without: 3,
      further: 3,
      waitlist: 24,
      letters: 2,
      users: 5,
      paid: 3,
    });
    expect(parts.map(({ points }) => points)).toEqual([6, 2, 10, 2, 12]);
    expect(total).toBe(32);
    const all = { unprompted: 1e9, agreed: 0, without: 0, further: 0, waitlist: 1e9, letters: 1e9, users: 1e9, paid: 1e9 };
    expect(computeEvidence(all).total).toBe(100);
  });

  it('counts what interviews add to the typed figures', () => {
    const facts = { ...emptyDraft(factFields, ''), waitlist: '1,000', paid: '2', letters: 'many', furtherInterviews: '-3' };
    const records = [interview({ offered: 'money' }), interview({ problem: 'agreed', offered: 'letter' }), interview({ problem: 'none' })];
    expect(countEvidence(ideaOf({}, { facts, interviews: { records, currency: 'USD' } }))).toEqual({
      unprompted: 1,
      agreed: 1,
      without: 1,
      further: 0,
      waitlist: 1000,
      letters: 1,
      users: 0,
      paid: 3,
    });
  });

  it('tallies what was said, spent and offered', () => {
    const talks = [
      interview({ offered: 'money', pays: true }),
      interview({ problem: 'agreed', offered: 'time' }),
      interview({ problem: 'agreed' }),
      interview({ problem: 'none', pays: true }),
    ];
    expect(tallyInterviews(talks).map(({ count }) => count)).toEqual([1, 2, 1, 2, 2]);
    expect(textOf(ideaOf({}, { interviews: { records: talks, currency: 'USD' } }))).toMatch(/Offered something that costs them.*2 of 4/);
  });

  it('does not call a little evidence none', () => {
    // One person using it and nine sign-ups are worth no point each.
    const facts = { ...emptyDraft(factFields, ''), users: '1', waitlist: '9' };
    const idea = ideaOf({ ideaTitle: 'A', problemStatement: 'Cups are thrown away' }, { facts });
    const { evidence, overall } = scoreIdea(idea);
    expect(evidence.total).toBe(0);
    expect(overall.reason).toBe('the evidence so far is too little for a point');
    expect(writeReport(idea).weaknesses[0]?.text).toContain('You’ve entered 1 person using it and 9 waitlist sign-ups');
    expect(textOf(idea)).not.toMatch(/no evidence|tested with anyone|nobody outside/);
    expect(scoreIdea(ideaOf({})).overall.reason).toBe('there is no evidence yet');
  });

  it('is worth whole points only, up to the most of each part', () => {
    const points = (change: Partial<Counts>) => computeEvidence({ ...none, ...change }).total;
    expect([1, 2, 3, 30, 31].map((further) => points({ further }))).toEqual([0, 1, 1, 15, 15]);
    expect([9, 10, 99, 100, 110].map((waitlist) => points({ waitlist }))).toEqual([0, 1, 9, 10, 10]);
    expect([1, 3, 4].map((letters) => points({ letters }))).toEqual([5, 15, 15]);
    expect([1, 2, 40, 42].map((users) => points({ users }))).toEqual([0, 1, 20, 20]);
    expect([1, 10, 11].map((paid) => points({ paid }))).toEqual([4, 40, 40]);
  });

  it('caps the overall score while evidence is weak', () => {
    // Average of 100 and 0 is 50, but without evidence 40 is the most.
    expect(computeOverall(100, 0, none)).toMatchObject({ total: 40, average: 50, isCapped: true });
    // Words only: (100 + 25) / 2 = 62.5 → 63, at most 55.
    expect(computeOverall(100, 25, { ...none, unprompted: 15, waitlist: 100 }).total).toBe(55);
    // Use without payment: (100 + 60) / 2 = 80, at most 75.
    expect(computeOverall(100, 60, { ...none, users: 40 }).total).toBe(75);
    // Once someone paid nothing caps it: (100 + 64) / 2 = 82.
    expect(computeOverall(100, 64, { ...none, paid: 1 })).toMatchObject({ total: 82, isCapped: false, reason: '' });
    // Three of five asked do not have the problem.
    expect(computeOverall(100, 80, { ...none, unprompted: 2, without: 3, paid: 9 }).total).toBe(40);
    // Four are too few to tell, and half of six are not most of them.
    expect(computeOverall(100, 80, { ...none, unprompted: 1, without: 3, paid: 9 }).total).toBe(90);
    expect(computeOverall(100, 80, { ...none, agreed: 3, without: 3, paid: 9 }).total).toBe(90);
    expect(computeOverall(50, 0, none).total).toBe(25);
  });
});
