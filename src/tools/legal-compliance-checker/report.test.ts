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
