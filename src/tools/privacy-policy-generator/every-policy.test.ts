import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { toHtml } from '@/formats/html';
import { toChoicesPage } from './choices-page';
import { dataTypes, type ThirdParty } from './content';
import { readWork } from './facts';
import { usualDetails } from './known';
import { dataFlag, emptyDetails, fields, fileStem, shareFlag, type Work } from './model';
import { toPolicy, toSections } from './policy';
import { make, stripe, ga, withLists, textOf, everyRegime, fault } from './test-data';

const allData = Object.fromEntries(dataTypes.map((type) => [dataFlag(type), true]));
/** Anything a form can hold, in words that bring no punctuation of their own. */
const word = fc.constantFrom('', 'Acme', 'Blue River', 'Jo Doe', '  spaced   out  ');
const anyWork = fc
  .record({
    answers: fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.kind === 'flag'
            ? fc.boolean()
            : field.kind === 'choice'
              ? fc.constantFrom('', ...field.options, 'unknown')
              : field.kind === 'integer'
                ? fc.constantFrom('', '0', '1', '30', 'x')
                : field.kind === 'day'
                  ? fc.constantFrom('', '2026-11-15', 'never')
                  : word,
        ]),
      ),
    ),
    details: fc.constantFrom(emptyDetails(), usualDetails),
    hasProcessor: fc.boolean(),
    hasCookie: fc.boolean(),
  })
  .map(({ answers, details, hasProcessor, hasCookie }) => ({
    answers: answers as Work['answers'],
    details,
    ...withLists(hasProcessor ? [{ ...stripe, country: '', data: [] }] : [], hasCookie ? [ga] : []),
  }));
/** Columns of a text table are set apart by spaces; everything else is prose. */
const proseOf = (document: Document) => toText({ ...document, blocks: document.blocks.filter(({ kind }) => kind !== 'table') });

describe('every policy', () => {
  it('reads as prose whatever is chosen and whatever is left empty, with unbroken numbers', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        for (const document of [toPolicy(work, [{ day: '', note: '' }]), toChoicesPage(work)])
          expect(fault.exec(proseOf(document))?.[0]).toBeUndefined();
        const headings = toPolicy(work).blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
        headings.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
        expect(headings.at(-1)).toContain('Contact Us');
      }),
      { numRuns: atMost(500) },
    );
  });

  it('refers only to sections that are there', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const sections = toSections(readWork(work));
        const known = new Set(sections.map(({ title }) => title));
        const text = JSON.stringify(sections);
        for (const [, title = ''] of text.matchAll(/(?:under|section) \\"([^"\\]+)\\"/g)) expect(known).toContain(title);
        expect(danglingReferences(sections)).toEqual([]);
      }),
      { numRuns: atMost(300) },
    );
  });

  it('is the same for the same answers, and a draft exactly while something is open', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const document = toPolicy(work);
        expect(toPolicy(structuredClone(work))).toEqual(document);
        expect(document.mark === 'Draft').toBe(listGaps(document.blocks).length > 0);
      }),
      { numRuns: atMost(200) },
    );
  });

  it('runs nothing that was typed into it', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];
    for (const attack of attacks) {
      const typed = Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => (['text', 'long', 'email', 'url'].includes(field.kind) ? [[name, attack]] : [])),
      );
      const details = Object.fromEntries(
        dataTypes.map((type) => [type, { purpose: attack, basis: attack, retention: attack, people: attack }]),
      ) as Work['details'];
      const work = make(
        {
          ...typed,
          ...everyRegime,
          ...allData,
          sale: 'sell',
          automated: 'yes',
          internationalTransfers: true,
          listsVersions: true,
        },
        {
          ...withLists(
            [{ ...stripe, name: attack, purpose: attack, country: attack, data: [attack], link: attack }],
            [{ ...ga, name: attack, provider: attack, purpose: attack, duration: attack }],
          ),
          details,
        },
      );
      for (const document of [toPolicy(work, [{ day: '', note: attack }]), toChoicesPage(work)]) {
        const html = toHtml(document);
        expect(html).not.toMatch(/<script|<img|href="javascript|onerror=alert\(1\)>(?!&)/i);
        expect(fileStem('privacy-policy', work)).toMatch(/^[^/\\<>:"|?*]+$/);
      }
    }
  });

  it('uses one kind of quotation mark', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        expect(textOf(work)).not.toMatch(/[‘’“”]/);
      }),
      { numRuns: atMost(100) },
    );
  });

  it('shares no more than was ticked', () => {
    const party: ThirdParty = 'social';
    expect(textOf(make({ [shareFlag(party)]: true }))).toContain('Social media platforms');
    expect(textOf(make())).not.toContain('Social media platforms');
  });
});
