import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { toHtml } from '@/formats/html';
import { businessTypes, industries, questions, type Answers, type Requirement } from './model';
import { requirementIdentity } from './progress';
import { toChecklistSheet, toReport } from './report';
import { around, answers, listFor } from './test-data';

const reportOf = (more: Partial<Answers>, change: Partial<Requirement> = {}, isPrinted = false) =>
  toReport(
    listFor(more).map((item) => ({ ...item, ...change })),
    { answers: answers(more), made: answers(more), known: [] },
    around,
    isPrinted,
  );

describe('the report', () => {
  it('holds everything the screen says', () => {
    const text = toText(reportOf({ local: true, formedOn: '2025-05-20', employees: true }));
    expect(text).toContain('LLC · Austin, TX · Technology');
    expect(text).toContain('Read as: Texas, United States. The business has employees.');
    expect(text).toContain('0% complete: 0 completed, 0 in progress,');
    expect(text).toContain('[ ] Texas: Franchise tax report and Public Information Report');
    expect(text).toContain('Why it is here: The business is in Texas.');
    expect(text).toContain('What is due when');
    expect(text).toContain('Rule as of: 2025.');
    expect(text).toContain('Official link (comptroller.texas.gov): https://comptroller.texas.gov');
    expect(text).toContain('not legal or tax advice');
    expect(toText(reportOf({ location: 'Berlin' }))).toContain('Federal EIN is a US rule.');
    expect(toText(reportOf({}, { status: 'not-applicable' }))).toContain('Why it does not apply: No reason given yet.');
  });

  it('on paper has what is due first, a table for each category with all that is known below each row, and its links', () => {
    const { blocks } = reportOf({ local: true, formedOn: '2025-05-20', employees: true }, { owner: 'Sam' }, true);
    const heads = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
    expect([heads[0], ...heads.slice(-2)]).toEqual(['What is due when', 'Official links', 'Legal disclaimer']);
    const tables = blocks.flatMap((block) => (block.kind === 'table' && block.notes ? [block] : []));
    expect(tables.flatMap(({ rows }) => rows)).toHaveLength(listFor({ local: true, formedOn: '2025-05-20', employees: true }).length);
    const notes = tables.flatMap(({ notes: said = [] }) => said).join('\n');
    for (const part of ['Why it is here: The business is in Texas.', 'Owner: Sam.', 'Rule as of: 2025.']) expect(notes).toContain(part);
    expect(blocks).toContainEqual(
      expect.objectContaining({ kind: 'link', url: expect.stringContaining('comptroller.texas.gov') as string }),
    );
    expect(JSON.stringify(blocks)).not.toContain('[ ]');
  });

  it('reads well for any answers', () => {
    const flags = Object.fromEntries([...questions, 'local'].map((name) => [name, fc.boolean()]));
    fc.assert(
      fc.property(
        fc.constantFrom('', ...businessTypes),
        fc.constantFrom('', ...industries),
        fc.constantFrom('', 'TX', 'Paris', 'Georgia', 'UK', 'Nowhere', 'Ohio'),
        fc.constantFrom('', '2025-05-20', '0002-01-01', 'soon'),
        fc.record(flags),
        (businessType, industry, location, formedOn, more) => {
          const text = toText(reportOf({ businessType, industry, location, formedOn, ...more }));
          expect(text).not.toMatch(/undefined|null|NaN|""|''| ,| \.(?=\s|$)|\(\)|\.\.|: \.|\. \./);
        },
      ),
      { numRuns: atMost(60) },
    );
  });

  it('lets no markup through', () => {
    const bad = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];
    for (const text of bad) {
      const html = toHtml(
        reportOf(
          { location: text },
          {
            requirement: text,
            description: text,
            link: text,
            owner: text,
            evidence: text,
            naReason: text,
            status: 'not-applicable',
            resources: [text],
          },
        ),
      );
      expect(html).not.toMatch(/<img src=x|<script>alert|href="javascript/i);
    }
  });

  it('writes a table that an import takes back', () => {
    const sheet = toChecklistSheet(listFor(), 'USD');
    expect(sheet.columns.map(({ label }) => label)).not.toContain('Rule key');
    expect(sheet.rows).toHaveLength(8);
    expect(new Set(listFor().map(requirementIdentity)).size).toBe(8);
  });
});

describe('one requirement in the report', () => {
  const [first] = listFor({ local: true });
  if (!first) throw new Error('no list');
  const item: Requirement = {
    ...first,
    id: 'own',
    requirement: ' ',
    description: ' ',
    category: 'Tax',
    status: 'completed',
    repeats: 'yearly',
    dueDate: '2027-03-01',
    rule: '',
    reason: '',
    test: '',
    cost: '',
    asOf: '',
    owner: 'Ana  Reyes',
    evidence: 'Folder 3!',
    naReason: 'Too small',
    resources: [' ', 'Tax office'],
    link: 'https://www.irs.gov/forms?x#y',
  };
  const blocksOf = (change: Partial<Requirement>, isPrinted = false, others: Requirement[] = []) =>
    toReport([{ ...item, ...change }, ...others], { answers: answers(), made: null, known: [] }, around, isPrinted).blocks;
  const linesOf = (change: Partial<Requirement> = {}) => blocksOf(change).flatMap((block) => ('text' in block ? [block.text] : []));

  it('has its box, its facts and a name where it has none of its own', () => {
    const lines = linesOf();
    expect(lines).toContain('[x] Untitled requirement');
    expect(lines).toContain('High priority · Required · Status: Completed · Due 1 Mar 2027 · Every year');
    expect(lines).toContain('Resources: Tax office');
    expect(lines).toContain('Official link (irs.gov)');
    expect(linesOf({ status: 'in-progress' })).toContain('[ ] Untitled requirement');
    expect(linesOf({ status: 'not-applicable' })).toContain('[-] Untitled requirement');
    expect(linesOf({ repeats: 'never', dueDate: '' })).toContain('High priority · Required · Status: Completed');
    expect(linesOf({ resources: [' '] }).some((line) => line.startsWith('Resources'))).toBe(false);
    expect(linesOf({ link: 'javascript:alert(1)' }).some((line) => line.startsWith('Official link'))).toBe(false);
  });

  it('says why it does not apply only where it does not, and ends each detail with one stop', () => {
    const bulletsOf = (change: Partial<Requirement>) => blocksOf(change).flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(bulletsOf({})).toEqual(['Owner: Ana Reyes.', 'Evidence: Folder 3!']);
    expect(bulletsOf({ status: 'not-applicable', owner: '', evidence: '' })).toEqual(['Why it does not apply: Too small.']);
    expect(bulletsOf({ owner: '', evidence: '' })).toEqual([]);
  });

  it('on paper has its due day in the table, and how it falls due below where there is none', () => {
    const [table] = blocksOf({}, true).flatMap((block) => (block.kind === 'table' && block.notes ? [block] : []));
    expect(table?.rows).toEqual([['Untitled requirement', 'Required', 'High', 'Completed', '1 Mar 2027']]);
    expect(table?.notes).toEqual(['Owner: Ana Reyes.\nEvidence: Folder 3!\nResources: Tax office.']);
    const notesOf = (change: Partial<Requirement>) =>
      blocksOf(change, true).flatMap((block) => (block.kind === 'table' && block.notes ? block.notes : []))[0];
    expect(notesOf({ dueDate: '', rule: 'formed + 90 days', owner: '', evidence: '', resources: [] })).toBe(
      'Due once, 90 days after you formed; add the day you formed.',
    );
    expect(notesOf({ description: ' Say so. ', owner: '', evidence: '', resources: [] })).toBe('Say so.');
  });

  it('stands among the dates with its owner while it is open', () => {
    const datesOf = (change: Partial<Requirement>) =>
      blocksOf(change).flatMap((block) => (block.kind === 'table' && block.columns[0]?.label === 'Due date' ? block.rows : []));
    expect(datesOf({})).toEqual([]);
    expect(datesOf({ status: 'not-started' })).toEqual([['1 Mar 2027', 'Untitled requirement', 'Every year', 'Ana Reyes']]);
    expect(datesOf({ status: 'not-started', owner: ' ' })[0]?.[3]).toBe('Nobody yet');
  });

  it('says that it is a sample beside those that are not', () => {
    const sample = { ...item, id: 'sample-1' };
    const namesIn = (blocks: ReturnType<typeof blocksOf>) =>
      blocks.flatMap((block) => (block.kind === 'table' && block.notes ? block.rows.map(([name]) => name) : []));
    expect(namesIn(blocksOf({}, true, [sample]))).toEqual(['Untitled requirement', 'Untitled requirement (sample)']);
    // Where all are, the whole page says so.
    expect(namesIn(blocksOf({ id: 'sample-2' }, true, [sample]))).toEqual(['Untitled requirement', 'Untitled requirement']);
    const markOf = (items: Requirement[]) => toReport(items, { answers: answers(), made: null, known: [] }, around).mark;
    expect([markOf([sample]), markOf([sample, item]), markOf([])]).toEqual(['Sample', undefined, undefined]);
  });

  it('names all that was answered with yes', () => {
    const basisOf = (more: Partial<Answers>) =>
      toReport([], { answers: answers(more), made: null, known: [] }, around)
        .blocks.flatMap((block) => ('text' in block ? [block.text] : []))
        .find((text) => text.startsWith('Read as'));
    expect(basisOf({})).toBe('Read as: Texas, United States. None of the further questions was answered with yes.');
    expect(basisOf({ employees: true })).toBe('Read as: Texas, United States. The business has employees.');
  });

  it('has figures on paper, with those that do not apply only where there are some', () => {
    const figuresOf = (change: Partial<Requirement>) =>
      blocksOf(change, true).flatMap((block) =>
        block.kind === 'figures' ? block.items.map(({ label, value }) => `${value} ${label}`) : [],
      );
    expect(figuresOf({})).toEqual(['100% complete', '1 completed', '0 in progress', '0 not started']);
    expect(figuresOf({ status: 'not-applicable' })).toEqual([
      '— complete',
      '0 completed',
      '0 in progress',
      '0 not started',
      '1 not applicable, not counted',
    ]);
  });
});
