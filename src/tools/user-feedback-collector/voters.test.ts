import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, state, type Feedback } from './model';
import { toRoadmap } from './roadmap';
import {
  addVoter,
  canMerge,
  computeScore,
  hasOwnVote,
  mergeEntries,
  mergeWithin,
  parseVoter,
  refuseVoter,
  removeVoter,
  votersOf,
} from './votes';

const empty = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const entry = (more: Partial<Feedback> = {}): Feedback => ({ ...empty, id: 'a', title: 'Dark crust', ...more });
const [plan, other] = fields.userType.options;

describe('voters', () => {
  it('are read with their plan', () => {
    expect(parseVoter(` Ann (${plan}) `)).toEqual({ name: 'Ann', userType: plan });
    expect(parseVoter('Ann (nobody)')).toEqual({ name: 'Ann (nobody)', userType: '' });
    expect(votersOf(entry({ voters: ['Ann', ' ann ', 'Bo', ''] })).map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect([hasOwnVote(entry({ voters: ['You'] })), hasOwnVote(entry({ voters: ['Ann'] })), hasOwnVote(entry())]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('have one vote each', () => {
    const ann = addVoter(entry({ votes: 2 }), { name: 'Ann, Ray', userType: plan! });
    expect(ann).toEqual({ votes: 3, voters: [`Ann Ray (${plan})`] });
    const voted = entry({ ...ann });
    expect(refuseVoter(voted, 'ann ray')).toBe('ann ray has already voted. Everyone has one vote.');
    expect(refuseVoter(voted, ' , ')).toBe('Enter a name.');
    expect(refuseVoter(voted, 'Bo')).toBeUndefined();
    expect(removeVoter(voted, 'ANN RAY')).toEqual({ votes: 2, voters: [] });
    expect(removeVoter(entry({ votes: 0, voters: [] }), 'x').votes).toBe(-1);
    const many = entry({ voters: Array.from({ length: 500 }, (_, index) => `v${index}`) });
    expect(refuseVoter(many, 'Bo')).toContain('500 names');
    expect(refuseVoter(entry({ voters: many.voters.slice(1) }), 'Bo')).toBeUndefined();
    const limit = [...Array(4000).keys()].findIndex((length) => length > 0 && refuseVoter(entry(), 'x'.repeat(length)) !== undefined);
    expect(refuseVoter(entry(), 'x'.repeat(limit))).toBe('This name is too long.');
    expect(refuseVoter(entry(), 'x'.repeat(limit - 1))).toBeUndefined();
  });

  it('weigh by their own plan, other votes by the sender’s', () => {
    const weights = Object.fromEntries(fields.userType.options.map((one, index) => [one, index + 2])) as Parameters<typeof computeScore>[1];
    // Five votes: one by name of the second plan (3), one by name without a plan and three others of the first (2 each).
    expect(computeScore(entry({ votes: 5, userType: plan!, voters: [`Ann (${other})`, 'Bo'] }), weights)).toBe(3 + 2 + 3 * 2);
    expect(computeScore(entry({ votes: 0, userType: plan! }), weights)).toBe(0);
  });
});

describe('merging', () => {
  it('counts who voted for both once, and keeps everything else of both', () => {
    const into = entry({ votes: 3, voters: ['Ann', 'Bo'], tags: ['Crust'], userEmail: '', revenue: 100, sources: ['Mail'] });
    const from = entry({
      id: 'b',
      title: 'Darker bread',
      votes: 4,
      voters: ['ann', 'Cy'],
      tags: ['crust ', 'Bake'],
      userEmail: 'a@b.co',
      otherEmails: ['c@d.co'],
      revenue: 50,
      sources: ['Call'],
    });
    const merged = mergeEntries(into, from);
    expect(merged).toMatchObject({
      id: 'a',
      title: 'Dark crust',
      votes: 6,
      voters: ['Ann', 'Bo', 'Cy'],
      tags: ['Crust', 'Bake'],
      sources: ['Mail', 'Call'],
      userEmail: 'a@b.co',
      otherEmails: ['c@d.co'],
      revenue: 150,
    });
    expect(merged.mergedFrom).toContain('Darker bread');
    expect(mergeWithin([into, from, entry({ id: 'c' })], into, from).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(mergeEntries(entry({ revenue: Number.MAX_SAFE_INTEGER }), from).revenue).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is refused where a list would not hold it', () => {
    const names = (stem: string, count: number) => Array.from({ length: count }, (_, index) => `${stem}${index}`);
    const into = entry({ voters: names('a', 250) });
    expect(canMerge(into, entry({ id: 'b', voters: names('b', 250) }))).toBe(true);
    expect(canMerge(into, entry({ id: 'b', voters: names('b', 251) }))).toBe(false);
    expect(canMerge(entry({ tags: names('t', 500) }), entry({ id: 'b', tags: ['one more'] }))).toBe(false);
  });
});

describe('the public roadmap', () => {
  const document = (entries: Feedback[]) => toRoadmap(entries, '2026-11-15', false);

  it('lists what is promised by votes, and names nobody', () => {
    const { blocks, mark } = document([
      entry({ id: 'a', status: 'planned', title: 'As Ann Ray asked: rye', votes: 2, voters: ['Ann Ray', 'Ann', 'You'] }),
      entry({ id: 'b', status: 'planned', title: 'Write to me@b.co', votes: 9 }),
      entry({ id: 'c', status: 'planned', isPrivate: true, votes: 99 }),
      entry({ id: 'sample-1', status: 'completed', title: ' ', votes: 1200 }),
    ]);
    expect(mark).toBeUndefined();
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []))).toEqual([
      '1 Roadmap',
      '2 Planned (2)',
      '2 Completed (1)',
    ]);
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables[0]?.columns.map(({ weight, align }) => [weight, align])).toEqual([
      [6, undefined],
      [2, undefined],
      [1, 'right'],
    ]);
    expect(tables[0]?.rows.map(([title, , votes]) => [title, votes])).toEqual([
      ['Write to [e-mail removed]', '9'],
      ['As [name removed] asked: rye', '2'],
    ]);
    expect(tables[1]?.rows[0]?.[2]).toBe('1,200');
    expect(tables[1]?.rows[0]?.[0]).toContain('(sample)');
  });

  it('says that nothing is planned, and that a sample is one', () => {
    expect(document([entry({ isPrivate: true, status: 'planned' })]).blocks.at(-1)).toMatchObject({
      text: 'Nothing is planned, in progress or completed yet.',
    });
    expect(document([entry({ id: 'sample-1', status: 'planned' })]).mark).toBe('Sample');
    expect(document([]).mark).toBeUndefined();
    expect(state.start({ today: '', currency: 'USD' }).records).toBeDefined();
  });
});
