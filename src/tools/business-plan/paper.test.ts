import { describe, expect, it } from 'vitest';
import { innerBlocks, type Block } from '@/lib/blocks';
import { explainDifference, toDocument } from './document';
import { toFiles } from './download';
import { findFaults } from './faults';
import { computeFunds } from './funds';
import { hasSampleWork, isAllSample, isBlank, nextRowId, state, type FundRow, type PlanData } from './model';
import { makePitch } from './pitch';
import { shorten } from './shorten';
import { computeCompleteness } from './completeness';
import { makePlan } from './plan';
import { currencyForAnswer, currencyForRow } from './typed-amounts';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
const row = (id: string, name: string, amount: string): FundRow => ({ id, name, amount });
const plan = (answers: Partial<PlanData['answers']>, more: Partial<PlanData> = {}): PlanData => ({
  ...start,
  ...more,
  answers: { ...start.answers, ...answers },
});
const originOf = (data: PlanData) => ({ plan: makePlan(data, around), data, currency: 'USD' });
const find = <K extends Block['kind']>(blocks: readonly Block[], kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

describe('a text that has to fit', () => {
  it.each([
    ['abcde', 5, 'abcde', false],
    ['abcdef', 5, 'abcde…', true],
    // Capitals and such signs are half a letter wider, wide scripts twice as wide.
    ['ABCD', 6, 'ABCD', false],
    ['ABCD', 5.9, 'ABC…', true],
    ['9@%', 4, '9@%', false],
    ['日本', 4, '日本', false],
    ['日本', 3, '日…', true],
    // Between words, unless that would leave no more than half.
    ['one two three', 9, 'one two…', true],
    ['a bcdefghij', 8, 'a bcdefg…', true],
    ['ab cd efgh', 4, 'ab c…', true],
  ])('“%s” in %d', (typed, room, text, isCut) => {
    expect(shorten(typed, room)).toEqual({ text, isCut });
  });

  it.each([
    ['one\ntwo', 'one two'],
    ['one\n\ntwo', 'one. two'],
    ['one.\n\ntwo', 'one. two'],
    ['- one\n- two', 'one; two'],
    ['Shops\n- bakeries\n- cafes\nand more', 'Shops: bakeries; cafes. and more'],
    ['Shops:\n- bakeries,\n- cafes', 'Shops: bakeries, cafes'],
    ['one\n- \ntwo', 'one - two'],
    ['  one  \n  two  ', 'one two'],
  ])('%j becomes one line', (typed, text) => {
    expect(shorten(typed, 100).text).toBe(text);
  });
});

describe('the pitch on one page', () => {
  const answers = {
    companyName: 'Acme',
    headline: 'Pay at once',
    problem: 'Slow',
    solution: 'Fast',
    targetMarket: 'Shops',
    team: 'Two',
    funding: '$5',
  };

  it('has its parts in order, and the sum where there is one', () => {
    const data = plan(answers, { uses: [row('1', 'Oven', '0.01')], sources: [row('2', 'Own', '0.01')] });
    const { document, shortened } = makePitch(originOf(data));
    expect(document.title).toBe('Acme: one-page pitch');
    expect(shortened).toEqual([]);
    const shown = document.blocks.map((block) =>
      block.kind === 'heading'
        ? `${block.level} ${block.text}`
        : block.kind === 'paragraph'
          ? block.text
          : block.kind === 'columns'
            ? block.columns.map((column) => column.map((part) => ('text' in part ? part.text : '')))
            : block.kind,
    );
    expect(shown).toEqual([
      '1 Acme',
      'Pay at once',
      [
        ['Problem', 'Slow'],
        ['Solution', 'Fast'],
      ],
      [
        ['Market', 'Shops'],
        ['Team', 'Two'],
      ],
      '2 Ask',
      '$5',
      'Total uses of funds: $0.01',
    ]);
    const bare = makePitch(originOf(plan({})));
    expect(bare.document.title).toBe('One-page pitch');
    expect(bare.document.blocks.some((block) => block.kind === 'paragraph' && block.text.startsWith('Total'))).toBe(false);
  });

  it('says what it had to cut', () => {
    const long = (room: number) => 'x'.repeat(room + 1);
    const cut = plan({
      companyName: long(60),
      headline: long(130),
      problem: long(340),
      solution: long(340),
      targetMarket: long(340),
      team: long(340),
      funding: long(440),
    });
    expect(makePitch(originOf(cut)).shortened).toEqual(['Company Name', 'Headline', 'Problem', 'Solution', 'Market', 'Team', 'Ask']);
    const whole = plan({ companyName: 'x'.repeat(60), headline: 'x'.repeat(130), problem: 'x'.repeat(340), funding: '1'.repeat(440) });
    expect(makePitch(originOf(whole)).shortened).toEqual([]);
  });
});

describe('the plan on paper', () => {
  it('sets lists apart from the lines around them', () => {
    const { blocks } = toDocument(originOf(plan({ problem: 'Before\n- one\n - two\nAfter\n\nLast' })));
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Problem Statement');
    expect(blocks.slice(at + 1, at + 5)).toMatchObject([
      { kind: 'paragraph', text: 'Before' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'paragraph', text: 'After' },
      { kind: 'paragraph', text: 'Last' },
    ]);
    expect(toDocument(originOf(plan({}))).title).toBe('Business plan');
    expect(toDocument(originOf(plan({ companyName: ' Acme ' }))).title).toBe('Acme business plan');
  });

  it('sums up both sides, and says what is missing', () => {
    const data = plan(
      { companyName: 'Acme' },
      { sources: [row('1', 'Own', '10'), row('2', 'Bank', 'soon')], uses: [row('3', 'Oven', '12.5')] },
    );
    const { blocks } = toDocument(originOf(data));
    expect(
      find(
        blocks.flatMap((block) => [block, ...innerBlocks(block)]),
        'table',
      ).map(({ columns, rows, foot }) => [columns.map(({ label, weight }) => `${label} ${weight}`), rows, foot]),
    ).toEqual([
      [
        ['Sources 2', 'Amount 1'],
        [
          ['Own', '$10.00'],
          ['Bank', 'soon (not counted)'],
        ],
        [['Total sources', '$10.00']],
      ],
      [['Uses 2', 'Amount 1'], [['Oven', '$12.50']], [['Total uses', '$12.50']]],
    ]);
    expect([-1, 0, 1].map((difference) => explainDifference(difference, 'USD'))).toEqual([
      'The sources fall short of the uses by $0.01.',
      'Both sides are equal.',
      'The sources exceed the uses by $0.01.',
    ]);
  });

  it('is marked where it is a sample, in whole or in part, or not finished', () => {
    expect(toDocument(originOf(sample)).mark).toMatch(/^Sample( · |$)/);
    const mixed = { ...sample, answers: { ...sample.answers, problem: 'Our own.' } };
    expect(toDocument(originOf(mixed)).mark).toMatch(/^Partly sample( · |$)/);
    expect(toDocument(originOf(plan({}))).mark).toBe('Draft');
    expect([isAllSample(sample), isAllSample(mixed), isAllSample(start)]).toEqual([true, false, false]);
    // The table alone is the sample, too.
    expect(hasSampleWork({ ...start, sources: sample.sources })).toBe(true);
    expect(hasSampleWork({ ...start, answers: { ...start.answers, problem: sample.answers.problem } })).toBe(true);
    expect(hasSampleWork(start)).toBe(false);
  });

  it('comes in files once there is something to print', () => {
    expect(toFiles(start, around)).toEqual([]);
    for (const data of [plan({ problem: 'x' }), { ...start, view: 'plan' as const }])
      expect(toFiles(data, around).length).toBeGreaterThan(3);
  });
});

describe('what contradicts itself', () => {
  const texts = (data: PlanData) => findFaults(data, around).map(({ text, isFault }) => [text, isFault]);

  it('are amounts that cannot be read, by name or by row', () => {
    expect(
      texts(plan({}, { sources: [row('1', 'Own', '5'), row('2', ' ', 'soon')], uses: [row('3', ' Oven ', 'x'), row('4', '', '')] })),
    ).toEqual([
      ['Sources, Row 2: “soon” isn’t a number. It counts as 0.', true],
      ['Uses, “Oven”: “x” isn’t a number. It counts as 0.', true],
    ]);
  });

  it('is an answer in another currency than the table, unless it names both', () => {
    const funding = (said: string) => texts(plan({ funding: said }, { uses: [row('1', 'Oven', '5')] })).length;
    expect([funding('We need €500'), funding('We need €500, which is $550'), funding('We need $500'), funding('Nothing')]).toEqual([
      1, 0, 0, 0,
    ]);
    expect(texts(plan({ funding: '€500' }))).toEqual([]);
    const [fault] = findFaults(plan({ funding: '€500' }, { uses: [row('1', 'Oven', '5')] }), around);
    expect(findFaults(plan({ funding: '€500' }, { uses: [row('1', 'Oven', '5')], kept: [fault?.id ?? ''] }), around)).toEqual([]);
  });

  it('is not that a first amount decides the currency', () => {
    const first = row('1', 'Own', '€5');
    const given = (more: Partial<PlanData>) => currencyForRow(plan({}, more), first, '€5', 'USD');
    expect(given({ sources: [first] })).toBe('EUR');
    expect(given({ uses: [first] })).toBe('EUR');
    expect(given({ sources: [first], uses: [row('2', 'Oven', '7')] })).toBeUndefined();
    expect(given({ sources: [first], uses: [row('2', 'Oven', '7 EUR'), row('3', '', ' ')] })).toBe('EUR');
    expect(currencyForRow(plan({}), first, '$5', 'USD')).toBeUndefined();
    expect(currencyForRow(plan({}), first, '€', 'USD')).toBeUndefined();
    const answer = (typed: string, more: Partial<PlanData> = {}, name = 'funding') => currencyForAnswer(plan({}, more), name, typed, 'USD');
    expect([
      answer('€5'),
      answer('€5 and £6'),
      answer('$5'),
      answer('€5', {}, 'problem'),
      answer('€5', { uses: [row('1', '', '5')] }),
    ]).toEqual(['EUR', undefined, undefined, undefined, undefined]);
  });
});

describe('rows and answers', () => {
  it('are blank until something was typed', () => {
    expect(isBlank(start)).toBe(true);
    expect(isBlank(plan({ runningMonths: '3' }))).toBe(true);
    expect(isBlank(plan({ team: 'x' }))).toBe(false);
    expect([isBlank(plan({}, { uses: [row('1', ' ', '')] })), isBlank(plan({}, { uses: [row('1', '', '5')] }))]).toEqual([true, false]);
    expect(isBlank(plan({}, { sources: [row('1', '', ''), row('2', 'Own', '')] }))).toBe(false);
  });

  it('have ids of their own', () => {
    expect([nextRowId([]), nextRowId([row('sample-1', '', '')]), nextRowId([row('9', '', ''), row('10', '', '')])]).toEqual([
      '1',
      '1',
      '11',
    ]);
    expect(sample.sources.map(({ id }) => id).slice(0, 2)).toEqual(['sample-source-1', 'sample-source-2']);
  });

  it('are complete when both sides are equal and more than nothing', () => {
    const progress = (sources: FundRow[], uses: FundRow[]) => {
      const data = plan({}, { outline: 'lender', sources, uses });
      return computeCompleteness(data, computeFunds(data, around)).items.find(({ label }) => label.startsWith('Sources and uses'))
        ?.progress;
    };
    const own = (amount: string) => [row('1', 'x', amount)];
    expect([
      progress([], []),
      progress(own('5'), own('5')),
      progress(own('5'), own('6')),
      progress(own('0'), own('0')),
      progress(own('0.01'), own('0.01')),
    ]).toEqual(['missing', 'done', 'started', 'started', 'done']);
  });
});
