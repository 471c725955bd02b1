import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toHtml } from '@/formats/html';
import { danglingReferences } from '@/lib/clauses';
import { toText } from '@/lib/document-text';
import { toDocument, toSections } from './documents';
import { openFaults } from './faults';
import { fields, type Draft, type FieldName } from './model';
import { templateIds, templateOf } from './templates';
import { day, make, headingsOf, gapsOf } from './test-data';

describe('whatever the answers', () => {
  const word = fc.constantFrom(
    '',
    ' ',
    'Acme',
    'Acme Inc.',
    'two words',
    'Oregon, United States',
    'One\nTwo',
    'a; b',
    '2 years',
    'x.',
    '.',
    '-',
    'Acme,',
  );
  const pick = (name: keyof typeof fields): fc.Arbitrary<string | boolean> => {
    const field = fields[name];
    if (field.kind === 'flag') return fc.boolean();
    if (field.kind === 'choice') return fc.constantFrom(...field.options);
    if (field.kind === 'integer') return fc.constantFrom('', '0', '1', '30', '-5', '1e9', 'many');
    if (field.kind === 'day') return fc.constantFrom('', '2027-01-01', 'soon');
    return word;
  };
  const answers = fc.record(
    Object.fromEntries(Object.keys(fields).map((name) => [name, pick(name as keyof typeof fields)])),
  ) as fc.Arbitrary<Draft>;
  const template = fc.constantFrom(...templateIds);

  it('the text is whole and the numbers are unbroken', () => {
    fc.assert(
      fc.property(template, answers, fc.boolean(), (id, draft, hasNotes) => {
        const made = { template: id, answers: draft, day };
        const document = toDocument(made, hasNotes);
        const text = toText(document).replace(/_+ {2}/g, '');
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|""|''|\[\]|\(\)|\S {2,}\S| [,.;:](\s|$)|\.\.|,,|[\uE000-\uE003]/);
        const numbers = headingsOf(document).flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? []);
        expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
        expect(danglingReferences(toSections(made))).toEqual([]);
        expect(text).not.toMatch(/(clause|section|Clauses) (?!\d|and )\W/);
        expect(document.mark === 'Draft').toBe(gapsOf(document).length + openFaults(made).length > 0);
      }),
      { numRuns: atMost(250) },
    );
  });

  it('no attack survives in a file for the web', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];
    for (const id of templateIds)
      for (const attack of attacks) {
        const typed = Object.fromEntries(templateOf(id).fields.map((name: FieldName) => [name, attack]));
        const html = toHtml(toDocument(make(id, typed), true));
        expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript:/i);
      }
  });
});
