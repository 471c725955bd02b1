import { expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import type { Quadrant } from './content';
import { toDocument } from './document';
import { toBoard, state, type Item } from './model';
import { toPicture } from './picture';
import { addStrategy, draftStrategies, toTaskSheet } from './tows';

const around = { today: '2026-11-15', currency: 'USD' };
const item = (id: string, quadrant: Quadrant, text: string, more: Partial<Item> = {}): Item => ({
  id,
  quadrant,
  text,
  evidence: '',
  weight: 3,
  isKept: true,
  ...more,
});
const start = state.start(around);
const data = addStrategy(
  draftStrategies({
    ...start,
    draft: { ...start.draft, companyName: 'Fernhill Books', industry: 'Bookshops' },
    hasResult: true,
    made: 20,
    items: [
      item('1', 'strengths', 'Loyal readers', { weight: 5, evidence: '400 members of the club' }),
      item('2', 'strengths', 'A quiet street', { weight: 2 }),
      item('3', 'strengths', 'A suggestion nobody kept', { isKept: false }),
      item('4', 'weaknesses', 'No online shop', { weight: 4 }),
      item('5', 'opportunities', 'Schools buy local', { weight: 4 }),
      item('6', 'threats', 'A chain opens nearby', { weight: 5, by: 'gemini-flash' }),
      item('7', 'threats', '   '),
    ],
  }),
  'ST',
  'Host what a chain cannot: readings',
  ['1', '6'],
);

/** What to see: items by weight under their quadrants, totals 7, 4, 4 and 5, each strategy with the items it joins. */
it('writes the analysis', async () => {
  await expect(toMarkdown(toDocument(data, around.today))).toMatchFileSnapshot('golden/analysis.txt');
});

it('draws the four boxes', async () => {
  await expect(toPicture(data, around.today).svg.replaceAll('><', '>\n<')).toMatchFileSnapshot('golden/picture.txt');
});

it('makes tasks of its strategies', async () => {
  await expect(`${JSON.stringify(toTaskSheet(data, toBoard(data.items), around.today), null, 1)}\n`).toMatchFileSnapshot(
    'golden/tasks.txt',
  );
});
