import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readPdf } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { seededRandom } from '@/lib/random';
import { fourOneOne } from './content';
import { allIdeas, ideaFiles } from './files';
import { makeIdeas } from './ideas';
import { countByPillar, putIdeas, readAnswers, state, type IdeasData } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const asked: IdeasData = { ...start, draft: { ...start.draft, industry: 'Dental <b>clinic', targetAudience: '=1+1 nervous patients' } };
let made = 0;
const data = putIdeas(
  asked,
  makeIdeas({ answers: readAnswers(asked.draft), mix: fourOneOne, used: [] }, seededRandom(1)),
  () => `idea-${(made += 1)}`,
);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('gives the list away as a table and as a document', async () => {
  expect(countByPillar(data.ideas)).toMatchObject({ teach: 10, talk: 3, offer: 2 });
  const files = ideaFiles(allIdeas(data), around.currency);
  const csv = await openOffer(files, 'CSV');
  expect(csv.name).toBe('content-ideas.csv');
  const rows = readCsv(csv.text);
  expect(rows).toHaveLength(16);
  expect(rows[0]).toEqual(['Title', 'Description', 'Platform', 'Content Type', 'Hashtags', 'Pillar', 'Favorite']);
  // No cell starts a formula.
  expect(rows.flat().filter((cell) => cell.startsWith('='))).toEqual([]);
  expect((await openOffer(files, 'Markdown')).text.match(/^## /gm)).toHaveLength(15);
  expect((await readPdf((await openOffer(files, 'PDF')).bytes)).join(' ')).toContain('not measured');
});
