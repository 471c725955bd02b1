import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { fields } from './model';
import { advice, findFault, toBackground, toFieldText } from './proposal';
import { findVariables } from './variables';

const draft = {
  ...emptyDraft(fields, ''),
  name: 'Reminder',
  subject: 'Due: {{invoice}}',
  preheader: 'Soon',
  content: 'Hi {{name|there}},',
};

describe('what is asked for', () => {
  it('gives the rest of the template', () => {
    expect(toBackground(draft, 'subject')).toEqual({
      Template: 'Reminder',
      Category: 'Follow-up',
      Preheader: 'Soon',
      Content: 'Hi {{name|there}},',
    });
    expect(toBackground(draft, 'content')).toHaveProperty('Subject', 'Due: {{invoice}}');
    expect(advice.subject).toContain('one line');
  });

  it('keeps a subject to one line', () => {
    expect(toFieldText('subject', ' Due:\r\n{{invoice}}\n')).toBe('Due: {{invoice}}');
    expect(toFieldText('content', 'Hi,\r\n\r\nyes\n')).toBe('Hi,\n\nyes');
    expect(toFieldText('content', 'Hi\u0000,\u0007\n\t👩‍🍳')).toBe('Hi,\n\t👩‍🍳');
  });
});

describe('what is refused', () => {
  const before = 'Hi {{first_name|there}}, invoice {{invoice}} is due.';
  it('lets the same variables pass, in any order and number', () => {
    expect(findFault('content', before, '{{Invoice}} is due, {{First Name|there}}. Pay {{invoice}}.')).toBe('');
    expect(findFault('subject', 'Hello', 'Good morning')).toBe('');
  });

  it('names what is lost and what is made up', () => {
    expect(findFault('content', before, 'Hi {{first_name|there}}, it is due.')).toBe('The new wording leaves out {{invoice}}.');
    expect(findFault('content', before, `${before} Yours, {{sender}} of {{company|us}}`)).toBe(
      'The new wording adds {{sender}} and {{company|us}}.',
    );
    expect(findFault('content', before, 'Hi {{name|there}}, invoice {{invoice}} is due.')).toBe(
      'The new wording leaves out {{first_name|there}} and adds {{name|there}}.',
    );
    // Without its fallback a mail without a name would go out with braces.
    expect(findFault('content', before, 'Hi {{first_name}}, invoice {{invoice}} is due.')).toBe(
      'The new wording leaves out {{first_name|there}} and adds {{first_name}}.',
    );
  });

  it('sees broken braces and what is too long', () => {
    expect(findFault('subject', 'Due: {{invoice}}', 'Due: {{invoice')).toBe(
      'The new wording leaves out {{invoice}} and has {{ or }} that aren’t paired.',
    );
    expect(findFault('subject', 'Due {{', 'Now due {{')).toBe('');
    expect(findFault('subject', 'Hi', 'a'.repeat(501))).toBe('The new wording is longer than the 500 characters there is room for.');
    expect(findFault('content', 'Hi', 'a'.repeat(20_001))).toContain('20,000 characters');
  });

  it('passes nothing with other variables or no room, whatever the reply', () => {
    const piece = fc.oneof(fc.constantFrom('{{a}}', '{{A}}', '{{a|b}}', '{{c}}', '{{', '}}', '\n', '|'), fc.string({ maxLength: 400 }));
    const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    const keysOf = (given: string) => new Set(findVariables(given).map(({ key, fallback }) => `${key}|${fallback}`));
    fc.assert(
      fc.property(fc.constantFrom('subject', 'content'), text, text, (name, old, reply) => {
        const after = toFieldText(name, reply);
        if (findFault(name, old, after) !== '') return;
        expect(keysOf(after)).toEqual(keysOf(old));
        expect(after.length).toBeLessThanOrEqual(fields[name].maxLength);
        if (name === 'subject') expect(after).not.toContain('\n');
      }),
    );
    fc.assert(fc.property(text, (same) => findFault('content', same, same) === ''));
  });
});
