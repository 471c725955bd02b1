import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toHtml } from '@/formats/html';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { seededRandom } from '@/lib/random';
import { contractTypes, ukGap } from './content';
import { toContract, toSections } from './contract';
import { readFacts } from './facts';
import { fields, type Draft } from './fields';
import { exhibitFields } from './row-fields';
import { contractWriter } from './writer';
import { make, madeOf, documentOf, headingsOf, fault } from './test-data';

/** Anything a form can hold, in words that bring no punctuation of their own. */
const word = fc.constantFrom('', 'Acme', 'Acme Inc.', 'Blue River', '  spaced   out  ', 'one line\nand another', '.', '-', 'Acme,');
const anyAnswers = fc
  .record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === 'flag'
          ? fc.boolean()
          : field.kind === 'choice'
            ? fc.constantFrom('', ...field.options, 'unknown')
            : field.kind === 'integer' || field.kind === 'decimal'
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
const anyExhibits = fc.array(fc.record({ id: fc.constantFrom('1', '2'), title: word, text: word }), { maxLength: 3 });
const proseOf = (document: Document) =>
  toText({ ...document, blocks: document.blocks.filter(({ kind }) => kind !== 'signatures') })
    // A company that ends in a full stop may stand before another sign.
    .replace(/Inc\.(?=[,;])/g, 'Inc');

describe('every contract', () => {
  it('reads as prose whatever is chosen and whatever is left empty, with unbroken numbers', () => {
    const labels = [ukGap, ...[...Object.values(fields), ...Object.values(exhibitFields)].map(({ label }) => label)];
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...contractTypes), anyExhibits, (answers, type, exhibits) => {
        const made = madeOf({ ...answers, type }, exhibits);
        const document = toContract(made);
        expect(fault.exec(proseOf(document))?.[0]).toBeUndefined();
        const headings = headingsOf(document);
        const numbered = headings.filter((title) => /^\d+\. /.test(title));
        expect(numbered.length).toBeGreaterThanOrEqual(type === 'safe' ? 5 : 8);
        numbered.forEach((title, index) => expect(title.startsWith(`${index + 1}. `)).toBe(true));
        expect(headings[numbered.length]).toBe('Signatures');
        const facts = readFacts(made);
        expect(facts && danglingReferences(toSections(facts))).toEqual([]);
        // Each open place has a field of the same name to fill it.
        for (const label of listGaps(document.blocks)) expect(labels).toContain(label);
        expect(document.mark === 'Draft').toBe(listGaps(document.blocks).length > 0);
      }),
      { numRuns: atMost(600) },
    );
  });

  it('lets nothing typed become markup, an open place or a reference', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)', '\uE000x\uE001\uE002law\uE003'];
    for (const attack of attacks)
      for (const type of contractTypes) {
        const typed = Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            field.kind === 'flag' ? true : field.kind === 'choice' ? field.default : attack,
          ]),
        ) as Draft;
        const html = toHtml(documentOf({ ...typed, type }, [{ id: '1', title: attack, text: attack }]));
        expect(html).not.toMatch(/<img|<script|href="javascript|[\uE000-\uE003]/);
        expect(html).not.toContain('[x]');
      }
  });

  it('is the same for the same answers', async () => {
    const write = async (seed: number) => toText(await contractWriter.write(madeOf(make('service')), seededRandom(seed)));
    expect(await write(1)).toBe(await write(2));
  });
});
