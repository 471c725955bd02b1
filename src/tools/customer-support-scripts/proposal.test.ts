import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { fields } from './model';
import { findFault, toBackground, toFieldText } from './proposal';
import { findTerms, findVariables } from './variables';

describe('what is asked for', () => {
  it('gives the script’s circumstances and the company', () => {
    const draft = { ...emptyDraft(fields, ''), title: 'Late delivery', tone: 'Apologetic', content: 'Hi' };
    expect(toBackground(draft, { agent: 'Kim', company: 'Rye and Shine' })).toEqual({
      Script: 'Late delivery',
      Category: 'General Inquiries',
      Tone: 'Apologetic',
      Language: 'English',
      Company: 'Rye and Shine',
    });
    expect(toFieldText(' Hi,\r\nyes \n')).toBe('Hi,\nyes');
    expect(toFieldText('Hi\u0000,\u0007\n\t👩‍🍳')).toBe('Hi,\n\t👩‍🍳');
  });
});

describe('what is refused', () => {
  const before = 'Hi {{name|there}}, order {{order_number}} can be returned within [30] days.';
  it('lets the same placeholders pass, and a new term that the screen asks to set', () => {
    expect(findFault(before, 'You have [30] days to return {{Order number}}, {{name|there}}.')).toBe('');
    expect(findFault(before, `${before} We answer within [1] day.`)).toBe('');
    const { maxLength } = fields.content;
    expect(findFault('Hi', 'x'.repeat(maxLength))).toBe('');
    expect(findFault('Hi', 'x'.repeat(maxLength + 1))).toMatch(
      /^The new wording is longer than the [\d,]+ characters there is room for\.$/,
    );
  });

  it('names what is lost and what is made up', () => {
    expect(findFault(before, 'Hi {{name|there}}, order {{order_number}} can be returned.')).toBe('The new wording leaves out [30].');
    expect(findFault(before, 'Hi {{name}}, order {{order_number}} can be returned within [30] days.')).toBe(
      'The new wording leaves out {{name|there}} and adds {{name}}.',
    );
    expect(findFault(before, `${before} Yours, {{agent}}`)).toBe('The new wording adds {{agent}}.');
    expect(findFault('Hi', 'Hi {{name')).toBe('The new wording has {{ or }} that aren’t paired.');
    expect(findFault('Hi', 'a'.repeat(20_001))).toContain('20,000 characters');
  });

  it('passes nothing with other variables, lost terms or no room, whatever the reply', () => {
    const piece = fc.oneof(fc.constantFrom('{{a}}', '{{A}}', '{{a|b}}', '{{}}', '{{', '}}', '[30]', '[x'), fc.string({ maxLength: 50 }));
    const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    const keysOf = (given: string) => new Set(findVariables(given).map(({ key }) => key));
    fc.assert(
      fc.property(text, text, (old, reply) => {
        const after = toFieldText(reply);
        if (findFault(old, after) !== '') return;
        expect(keysOf(after)).toEqual(keysOf(old));
        for (const term of findTerms(old)) expect(after).toContain(term);
        expect(after.length).toBeLessThanOrEqual(fields.content.maxLength);
      }),
    );
    fc.assert(fc.property(text, (same) => findFault(same, same) === ''));
  });
});
