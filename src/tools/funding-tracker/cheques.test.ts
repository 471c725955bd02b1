import { expect, it } from 'vitest';
import { toAgenda } from './agenda';
import {
  chequeSheet,
  chequesOf,
  closingOf,
  closingSteps,
  dueOf,
  investorsWithout,
  isInRound,
  readCheque,
  setDue,
  tickClosing,
  totalCheques,
  toRoundFigures,
} from './cheques';
import { buildReport } from './report';
import { makeRound, state, type Cheque, type FundingExtra } from './model';
import { schema } from './schema';
import { computeProgress } from './terms';

const around = { today: '2026-11-15', currency: 'USD' };
const cheque = (investor: string, amount: string, stage: Cheque['stage'], round = 'r'): Cheque => ({
  id: investor,
  round,
  investor,
  amount,
  stage,
});
const cheques = [cheque('Acre', '250,000', 'wired'), cheque('Jo Park', '50k', 'signed'), cheque('Northlight', '100,000', 'signed')];

it('adds cheques up by stage, and the round takes them over once', () => {
  const round = makeRound('r', 'Seed', 50_000_000, '2026-12-01', { investors: ['Mara'], target: 50_000_000 });
  expect(totalCheques(cheques, 'USD')).toEqual({ softCircled: 0, committed: 0, signed: 15_000_000, wired: 25_000_000 });
  expect(isInRound(round, cheques, 'USD')).toBe(false);
  const after = { ...round, ...toRoundFigures(round, cheques, 'USD') };
  expect(after.investors).toEqual(['Mara', 'Acre', 'Jo Park', 'Northlight']);
  // 250,000 and 150,000 of 500,000.
  expect(computeProgress(after)).toMatchObject({ found: 40_000_000, missing: 10_000_000, share: 0.8 });
  expect(isInRound(after, cheques, 'USD')).toBe(true);
  expect(readCheque(cheque('x', '-5', 'wired'), 'USD').problem).toBeDefined();
});

it('keeps cheques and steps with their round, and in the file', () => {
  const start = state.start(around);
  const extra = tickClosing({ ...start.extra, cheques: [...cheques, cheque('Else', '5', 'wired', 'other')] }, 'r', closingSteps[0], true);
  expect(chequesOf(extra, 'r')).toHaveLength(3);
  expect(closingOf(extra, 'r')).toEqual([closingSteps[0]]);
  expect(closingOf(tickClosing(extra, 'r', closingSteps[0], false), 'r')).toEqual([]);
  expect(schema.parse({ ...start, extra })).toEqual({ ...start, extra });
  expect(schema.safeParse(start).success).toBe(true);
});

it('gives steps of the closing days, which are on the agenda until they are done', () => {
  const round = makeRound('r', 'Seed', 50_000_000, '2026-12-01', { status: 'In Progress', investors: ['Acre', 'Mara'] });
  const [first, second] = closingSteps;
  const start = { ...state.start(around).extra, cheques };
  const dated = tickClosing(setDue(setDue(start, 'r', first, '2026-11-20'), 'r', second, '2026-11-25'), 'r', first, true);
  expect([dueOf(dated, 'r', first), closingOf(dated, 'r')]).toEqual(['2026-11-20', [first]]);
  expect(toAgenda([round], around.today, dated).map(({ day, title, isDone }) => [day, title, isDone])).toEqual([
    ['2026-12-01', 'Seed with Acre and Mara is expected to close', false],
    ['2026-11-20', `Seed with Acre and Mara: ${first}`, true],
    ['2026-11-25', `Seed with Acre and Mara: ${second}`, false],
  ]);
  expect(dueOf(setDue(dated, 'r', first, ''), 'r', first)).toBe('');
  const data = { ...state.start(around), extra: dated };
  expect(schema.parse(data)).toEqual(data);
  expect(investorsWithout(round, cheques)).toEqual(['Mara']);
  expect(chequeSheet([round], dated, 'USD').rows[1]).toEqual(['Seed', '2026-12-01', 'Jo Park', 50_000, 'Signed']);
  const report = JSON.stringify(buildReport([round], around.today, 'USD', dated).blocks);
  expect(report).toContain('$50,000.00');
  expect(report).toContain(`Closing: 1 of 10 steps done. Open: ${second}, due`);
});

it('reports a closing only where there is something to tell of it', () => {
  const round = makeRound('r', 'Seed', 50_000_000, '2026-12-01');
  const [first, second] = closingSteps;
  const none: FundingExtra = { ...state.start(around).extra, cheques: [] };
  const closingIn = (extra: FundingExtra) =>
    buildReport([round], around.today, 'USD', extra).blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.text.startsWith('Closing') ? [block.text] : [],
    );
  expect(closingIn(none)).toEqual([]);
  expect(closingIn(tickClosing(none, 'r', first, true))).toEqual(['Closing: 1 of 10 steps done.']);
  expect(closingIn(setDue(none, 'r', first, '2026-11-20'))).toEqual([`Closing: 0 of 10 steps done. Open: ${first}, due 20 Nov 2026.`]);
  expect(closingIn(setDue(setDue(none, 'r', first, '2026-11-20'), 'r', second, '2026-11-25'))).toEqual([
    `Closing: 0 of 10 steps done. Open: ${first}, due 20 Nov 2026; ${second}, due 25 Nov 2026.`,
  ]);
  // A step of another round says nothing of this one.
  expect(closingIn(tickClosing(none, 'other', first, true))).toEqual([]);
});
