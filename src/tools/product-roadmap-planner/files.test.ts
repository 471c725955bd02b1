import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readIcs, readPdf, readPptx, readXlsx } from '../../../e2e/support/readers';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { stubFonts } from '@/formats/pdf/test-data';
import { stubCanvas } from '@/formats/test-data';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import type { DraftOf } from '@/lib/fields';
import { partDependencies } from '@/lib/title-links';
import { otherNames } from './content';
import { roadmapFiles, toRoadmap, type Version } from './files';
import { fields, itemIdentity, state, toSections, type Item } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const item = (id: string, typed: Partial<DraftOf<typeof fields>>) => typedRecord(fields, around, id, { quarter: 'Q4 2026', ...typed });
/** The last one added stands first. */
const items = [
  item('b', { title: 'Filter', quarter: 'Q1 2027', dependencies: 'Search', assignee: 'Jon' }),
  item('a', { title: 'Search', estimatedEffort: '3w', assignee: 'Ana' }),
];
const { extra } = state.start(around);
const filesOf = (version: Version) => roadmapFiles(toRoadmap(items, extra, around.today, 'none', version), around.currency);
const open = (version: Version, words: string) => openOffer(filesOf(version), words);

beforeAll(() => {
  stubCanvas();
  stubFonts();
});
afterAll(() => vi.unstubAllGlobals());

describe('the internal version', () => {
  it('is a table of the fields', async () => {
    const [header, first] = readCsv((await open('internal', 'CSV')).text);
    expect(header?.slice(0, 8)).toEqual([
      'Title',
      'Description',
      'Priority',
      'Status',
      'Quarter',
      'Assignee',
      'Estimated Effort',
      'Dependencies',
    ]);
    expect(first?.slice(0, 8)).toEqual(['Filter', '', 'Medium', 'Planning', 'Q1 2027', 'Jon', '', 'Search']);
    expect((await readXlsx((await open('internal', 'Excel')).bytes))[2]?.[0]).toBe('Search');
  });

  it('says who does what in documents, slides and pictures', async () => {
    expect((await readPdf((await open('internal', 'PDF')).bytes)).join(' ')).toContain('Ana');
    expect((await readDocx((await open('internal', 'Word')).bytes)).text).toContain('3 person-weeks');
    expect(readPptx((await open('internal', 'PowerPoint')).bytes).join(' ')).toContain('Search (Planning), Ana, 3w');
    expect((await open('internal', 'SVG')).text).toContain('Planning, Ana');
  });

  it('goes on in other programs', async () => {
    expect(readIcs((await open('internal', 'Calendar')).text)).toHaveLength(2);
    expect((await open('internal', 'Mermaid')).text).toContain('Filter :item1, 2027-01-01, 2027-03-31');
    const jira = readCsv((await open('internal', 'Jira CSV')).text);
    expect(jira[2]?.[jira[0]?.indexOf('Original estimate') ?? 0]).toBe('432000'); // 3 × 144,000 seconds
  });
});

it('names nobody in the public version', async () => {
  expect((await open('public', 'CSV')).name).toBe('public-roadmap.csv');
  for (const format of ['SVG', 'Jira CSV']) expect((await open('public', format)).text).not.toMatch(/Ana|Jon|3w|432000/);
  const paper = (await readPdf((await open('public', 'PDF')).bytes)).join(' ');
  expect(paper).toContain('Public version');
  expect(paper).not.toMatch(/Ana|Jon|3w/);
});

describe('taken in again', () => {
  const plan = (text: string) => planFile(fields, parseCsv(text), items, { identity: itemIdentity, around, otherNames });
  const titlesIn = (quarter: string, records: readonly Item[]) =>
    toSections(records, [], around.today).flatMap(({ period, items: held }) =>
      period.name === quarter ? held.map(({ title }) => title) : [],
    );

  it('its own table brings nothing twice', async () => {
    const { text } = await open('internal', 'CSV');
    expect(describePlan(plan(text), 'item')).toBe('0 items to add, 2 already here.');
    const more = plan(`${text.trimEnd()}\r\nSort,,High,In Progress,2027-Q2,,,\r\nNo quarter,,,,,,,\r\n`);
    expect(describePlan(more, 'item')).toBe('1 item to add, 2 already here, 1 row that can’t be read.');
    expect(more.records).toMatchObject([{ title: 'Sort', priority: 'High', status: 'In Progress' }]);
    expect(titlesIn('Q2 2027', more.records)).toEqual(['Sort']);
  });

  it('other programs part with semicolons', () => {
    const { records } = plan('\uFEFFName;Period;Depends on\r\nBase;2027-Q1;\r\nTop;Q2 2027;"Base; Nowhere"\r\n');
    expect(titlesIn('Q1 2027', records)).toEqual(['Base']);
    expect(titlesIn('Q2 2027', records)).toEqual(['Top']);
    expect(partDependencies(records, items)[1]?.dependencies).toEqual(['Base', 'Nowhere']);
  });
});
