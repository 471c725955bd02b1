import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { toHtml } from '@/formats/html';
import { findChecks } from './checks';
import { readAnswers } from './facts';
import { findFaults } from './faults';
import { fields, type Draft } from './model';
import { toSections, toShortVersion, toTerms } from './terms';
import { toNotice } from './versions';
import { today, make, documentOf, headingsOf, fault } from './test-data';

/** Anything a form can hold, in words that bring no punctuation of their own. */
const word = fc.constantFrom('', 'Acme', 'Acme Inc.', 'Blue River', '  spaced   out  ');
const anyAnswers = fc
  .record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === 'flag'
          ? fc.boolean()
          : field.kind === 'choice'
            ? fc.constantFrom('', ...field.options, 'unknown')
            : field.kind === 'integer'
              ? fc.constantFrom('', '0', '1', '30', 'x', '-5')
              : field.kind === 'day'
                ? fc.constantFrom('', '2026-11-15', 'never')
                : name === 'country'
                  ? fc.constantFrom('', 'United States', 'Germany', 'United Kingdom', 'Japan')
                  : word,
      ]),
    ),
  )
  .map((answers) => answers as Draft);
const proseOf = (document: Document) =>
  toText({ ...document, blocks: document.blocks.filter(({ kind }) => kind !== 'table') })
    // A company that ends in a full stop may stand before a comma.
    .replaceAll('Inc.,', 'Inc,')
    .replaceAll('Inc.;', 'Inc;');

describe('every text', () => {
  it('reads as prose whatever is chosen and whatever is left empty, with unbroken numbers', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('', today), (answers, day) => {
        const document = toTerms({ answers, day });
        for (const one of [document, toShortVersion({ answers, day })]) expect(fault.exec(proseOf(one))?.[0]).toBeUndefined();
        const headings = headingsOf(document);
        const numbered = headings.filter((title) => /^\d+\. /.test(title));
        expect(numbered.length).toBeGreaterThanOrEqual(12);
        numbered.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
        expect(headings.slice(0, numbered.length)).toEqual(numbered);
        expect(danglingReferences(toSections(readAnswers(answers)))).toEqual([]);
        const faults = findFaults(readAnswers(answers));
        expect(document.mark === 'Draft').toBe(listGaps(document.blocks).length + faults.length > 0);
        expect(toNotice(answers, 'First version.')).not.toMatch(/undefined|\.\.| {2,}\S/);
      }),
      { numRuns: atMost(500) },
    );
  });

  it('lets nothing typed become markup', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)', '\uE000x\uE001\uE002law\uE003'];
    for (const attack of attacks) {
      const answers = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.kind === 'flag' ? true : field.kind === 'choice' ? field.default : attack,
        ]),
      ) as Draft;
      for (const country of ['Germany', attack]) {
        const html = toHtml(toTerms({ answers: { ...answers, country }, day: today }));
        expect(html).not.toMatch(/<img|<script|href="javascript/);
        expect(html).not.toMatch(/[\uE000-\uE003]/);
      }
    }
  });
});

describe('one part agrees with another', () => {
  const text = (more: Partial<Draft>) => toText(documentOf(make(more)));

  it('excepts the refunds that other sections promise', () => {
    const start = 'is not refunded, except where these Terms';
    expect(text({ subscriptions: true })).toContain(`${start} or the law give you a refund.`);
    expect(text({ subscriptions: true, includeRefundPolicy: true })).toContain(
      `${start}, our Refund Policy below or the law give you a refund.`,
    );
    expect(text({ subscriptions: true, country: 'Germany' })).toContain(
      `${start} or the law give you a refund, including the right of withdrawal described below.`,
    );
  });

  it('lets the licence reach as far as the training that the AI section allows', () => {
    const both = { userContent: true, ai: true };
    for (const aiTraining of ['consent', 'yes'])
      expect(text({ ...both, aiTraining })).toMatch(/offer the Service, and as section 6 says about training\.[^]*\n6\. AI Features\n/);
    for (const more of [{ ...both, aiTraining: 'never' }, { userContent: true, aiTraining: 'yes' }, both])
      expect(text(more)).toMatch(/run, protect and offer the Service\. The license/);
  });

  it('names the same misconduct towards consumers and businesses of one place', () => {
    for (const audience of ['everyone', 'consumers', 'businesses']) {
      expect(text({ audience, country: 'United Kingdom' })).toContain('or for wilful misconduct.');
      expect(text({ audience, country: 'Germany' })).toContain('or for intent and gross negligence.');
      expect(text({ audience })).toContain('or for willful misconduct.');
    }
  });

  it('asks when the region leaves out the consumer rules of the country', () => {
    const ids = (more: Partial<Draft>) => findChecks(readAnswers(make(more)), today).map(({ id }) => id);
    expect(ids({ country: 'Germany', region: 'us' })).toContain('region');
    expect(ids({ country: 'United Kingdom', region: 'other' })).toContain('region');
    for (const more of [
      { country: 'Germany' },
      { country: 'Germany', region: 'us', audience: 'businesses' },
      { region: 'us' },
      { region: 'eu' },
    ])
      expect(ids(more)).not.toContain('region');
  });
});
