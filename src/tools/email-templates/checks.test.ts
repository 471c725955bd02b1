import { describe, expect, it } from 'vitest';
import { computeChecks, describeMail, findSpamWords } from './checks';
import { makeMailFile } from './files';
import { readJsonTable } from './import-json';
import { library } from './library';
import { computeMail, countDraft, describeDraft, isDraft, toBodyBlocks, toBodyText, toFileText, toMailText, toRawMail } from './mail';
import { fields, type Sender, type Template } from './model';
import { findFault } from './proposal';
import { toEml } from './eml';
import { clearValues, findOpen, lookupTyped, lookupWithSamples, notesOn, resetValues, setValue } from './values';

const none: Sender = { address: '', unsubscribe: '', from: '' };
const sender: Sender = { address: 'Acme\n 1 High Street ', unsubscribe: 'https://acme.example/bye', from: '' };
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const template = (more: Partial<Template> = {}): Template => ({
  id: 't',
  name: 'Test',
  category: 'Newsletter',
  subject: 'Your order',
  preheader: 'It is on its way',
  content: words(20),
  ...more,
});
const ids = (more: Partial<Template> = {}, own = sender) => {
  const one = template(more);
  return computeChecks(one, computeMail(one, lookupTyped([]), own), own).map(({ id }) => id);
};
const textsOf = (more: Partial<Template>, own = sender) => {
  const one = template(more);
  return computeChecks(one, computeMail(one, lookupTyped([]), own), own).map(({ text }) => text);
};

describe('what is said of a subject', () => {
  it('is its length, from 51 letters on, and that it is empty', () => {
    expect(ids()).toEqual([]);
    expect([textsOf({ subject: 'x'.repeat(50) }), textsOf({ subject: ' ' })]).toEqual([[], ['The subject is empty.']]);
    expect(textsOf({ subject: 'x'.repeat(60) })).toEqual(['The subject has 60 characters. Phones show about 50.']);
    expect(textsOf({ subject: 'x'.repeat(61) })).toEqual(['The subject has 61 characters. Beyond 60 most inboxes cut it off.']);
    // An emoji is one character.
    expect(ids({ subject: '🙂'.repeat(50) })).toEqual([]);
  });

  it('is that it shouts: eight capitals without a small letter, or two marks in a row', () => {
    expect([
      ids({ subject: 'NEW HOURS' }),
      ids({ subject: 'NEW HOUR' }),
      ids({ subject: 'NEW HOURs' }),
      ids({ subject: '新年快樂新年快樂' }),
    ]).toEqual([['capitals'], [], [], []]);
    expect([ids({ subject: 'Now!' }), ids({ subject: 'Now!?' })]).toEqual([[], ['marks']]);
    expect([ids({ subject: 'Re: hours' }), ids({ subject: 'fwd : hours' }), ids({ subject: 'Reply to us' })]).toEqual([
      ['reply'],
      ['reply'],
      [],
    ]);
  });
});

describe('what is said of a preheader', () => {
  it('is that it is missing, too long or the subject again', () => {
    const has = (preheader: string) => ids({ preheader }).includes('preheader');
    expect([has(''), has('x'.repeat(110)), has('x'.repeat(111)), has('Your order'), has('Your orders')]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('what is said of a text', () => {
  it('is that it shouts: three different words in capitals, four marks', () => {
    expect(ids({ content: `${words(20)} HURRY AMAZING HURRY SALE` })).toEqual([]);
    expect(textsOf({ content: `${words(20)} HURRY AMAZING DELIVERED FOLKS TODAY EVERYWHERE` })).toEqual([
      'Words in capitals read as shouting: HURRY, AMAZING, DELIVERED, FOLKS, TODAY.',
    ]);
    expect([ids({ content: `${words(20)}!!!` }), ids({ content: `${words(20)}!!!!` })]).toEqual([[], ['exclamations']]);
  });

  it('is that there is hardly more than a link', () => {
    const plain = { category: 'Customer Support' } as const;
    // The link is one of the words.
    expect(ids({ ...plain, content: `${words(18)} https://a.example` })).toEqual(['short']);
    expect(ids({ ...plain, content: `${words(19)} https://a.example` })).toEqual([]);
    expect(ids({ ...plain, content: words(3) })).toEqual([]);
  });

  it('is that links are many, short or open', () => {
    const links = (link: string, count: number) =>
      textsOf({ category: 'Customer Support', content: `${words(20)} ${`${link} `.repeat(count)}` });
    expect(links('https://a.example', 5)).toEqual([]);
    expect(links('https://a.example', 6)).toEqual(['There are 6 links. With more than 5, readers lose track and filters get suspicious.']);
    expect(links('https://t.co/x', 1)).toEqual(['1 shortened link: filters block them, since nobody sees where they lead.']);
    expect(links('http://a.example', 2)).toEqual(['2 links without encryption: use https.']);
    expect(describeMail(toRawMail(template({ content: 'One https://a.example\n- https://b.example' })))).toBe(
      'Subject 10 characters, preheader 16 characters, 3 words, 2 links',
    );
  });

  it('is which words filters look for, “free” only where nothing says more', () => {
    expect(findSpamWords('Money: $, $$, €€')).toEqual(['$$', '€€']);
    expect([findSpamWords('free bread'), findSpamWords('Free !'), findSpamWords('duty-FREE')]).toEqual([[], ['free'], []]);
    expect(textsOf({ subject: 'Free delivery' })).toEqual(['Spam filters often look for these words: “free”.']);
  });

  it('is what the law wants in a mailing, and not in an answer', () => {
    const footer = (own: Sender, content = words(20)) => textsOf({ content }, own).map((text) => text.split('. ')[0]);
    expect(footer(none)).toEqual(['A way to unsubscribe and your postal address are missing']);
    expect(footer({ ...none, address: 'x' })).toEqual(['A way to unsubscribe is missing']);
    expect(footer({ ...none, unsubscribe: 'https://a.example' })).toEqual(['Your postal address is missing']);
    // Who says it in the text has said it.
    expect(footer(none, `${words(20)} {{postal_address}}, to opt out reply STOP`)).toEqual([]);
    expect(footer({ ...sender, unsubscribe: 'bye' })).toEqual([
      'The unsubscribe link isn’t a web or email address, so it’s left out.',
      'A way to unsubscribe is missing',
    ]);
    expect(ids({ category: 'Customer Support' }, none)).toEqual([]);
  });
});

describe('an email with open places', () => {
  const one = template({ subject: 'For {{first_name}}', preheader: '{{code}}', content: 'Hi {{first_name}},\n{{code}}' });
  const mail = computeMail(one, lookupTyped([]), sender);

  it('counts them, each once, beside the samples in it', () => {
    expect(mail.open).toEqual(['{{first_name}}', '{{code}}']);
    expect([describeDraft(mail), countDraft(mail)]).toEqual(['2 open places ({{first_name}}, {{code}})', '2 open places']);
    const both = { ...mail, samples: ['topic'], open: ['{{x}}'] };
    expect([describeDraft(both), countDraft(both)]).toEqual([
      '1 sample value (topic) and 1 open place ({{x}})',
      '1 sample value and 1 open place',
    ]);
    const only = { ...mail, samples: ['a', 'b'], open: [] };
    expect([describeDraft(only), countDraft(only), isDraft(only), isDraft({ ...only, samples: [] })]).toEqual([
      '2 sample values (a, b)',
      '2 sample values',
      true,
      false,
    ]);
    expect(countDraft({ ...only, samples: [] })).toBe('');
  });

  it('keeps one value for each, the latest, until it is cleared or put back', () => {
    const extra = {
      values: [
        { key: 'a', value: '1' },
        { key: 'b', value: '2' },
      ],
      sender: none,
    };
    expect(setValue(extra, 'a', '3').values).toEqual([
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ]);
    expect(clearValues(extra, ['a']).values).toEqual([
      { key: 'b', value: '2' },
      { key: 'a', value: '' },
    ]);
    expect(resetValues(extra, ['a']).values).toEqual([{ key: 'b', value: '2' }]);
  });

  it('is a file that names the way out only where a header can hold it', () => {
    const eml = (unsubscribe: string) =>
      toEml(computeMail(template(), lookupTyped([]), { ...none, unsubscribe }), { from: ' a@b.example ', to: 'x' });
    expect(eml('https://a.example/bye')).toContain('List-Unsubscribe: <https://a.example/bye>');
    expect([eml('').includes('List-Unsubscribe'), eml('').includes('From: a@b.example'), eml('').includes('To: ')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([eml('').includes('[Draft]'), toEml(mail).includes('[Draft]')]).toEqual([false, true]);
  });

  it('leads to the first that nobody has filled in', () => {
    const shown = template({ content: 'Hi {{first_name|there}}, {{zzz}} of {{first_name}}', subject: '', preheader: '' });
    expect(findOpen(shown, [{ key: 'first_name', value: 'Ana' }])).toBe(1);
    expect(
      findOpen(shown, [
        { key: 'first_name', value: ' ' },
        { key: 'zzz', value: 'x' },
      ]),
    ).toBe(-1);
    // A sample is nobody's answer.
    expect(lookupWithSamples([])('first_name').isSample).toBe(true);
    expect(findOpen(shown, [])).toBe(0);
    expect(notesOn({ ...template(), subject: '{{a', preheader: '{{a}}', content: 'b}}' })).toEqual({
      subject: expect.stringContaining('paired'),
      content: expect.stringContaining('paired'),
    });
  });
});

describe('an email as a text', () => {
  it('ends in its address and the way out, as far as there is one', () => {
    const text = (own: Sender) => toBodyText(computeMail(template({ content: '\nHi. \n\n' }), lookupTyped([]), own));
    expect([text(none), text(sender), text({ ...none, unsubscribe: 'https://a.example' })]).toEqual([
      'Hi.',
      'Hi.\n\n--\nAcme\n1 High Street\nUnsubscribe: https://acme.example/bye',
      'Hi.\n\n--\nUnsubscribe: https://a.example/',
    ]);
    const raw = toRawMail(template({ preheader: '', content: 'Hi.' }));
    expect([toMailText(raw), toFileText(raw)]).toEqual(['Subject: Your order\n\nHi.', 'Subject: Your order\n\nHi.\n']);
  });

  it('has lists, also where the number was filled in', () => {
    const own = (text: string) => ({ text, kind: 'own' as const });
    const plain = (text: string) => ({ text, kind: 'plain' as const });
    expect(toBodyBlocks([[own('1'), plain('. Milk')], [], [plain('2) Oats')], [plain('4. May')]])).toEqual([
      { kind: 'list', isOrdered: true, items: [[plain('Milk')], [plain('Oats')]] },
      { kind: 'paragraph', lines: [[plain('4. May')]] },
    ]);
    expect(toBodyBlocks([[plain('- a')], [plain('* b')], [], [plain('- c')], [plain('1. d')], [plain('e')]])).toEqual([
      { kind: 'list', isOrdered: false, items: [[plain('a')], [plain('b')]] },
      { kind: 'list', isOrdered: false, items: [[plain('c')]] },
      { kind: 'list', isOrdered: true, items: [[plain('d')]] },
      { kind: 'paragraph', lines: [[plain('e')]] },
    ]);
  });

  it('is a document that says what is open, and has a footer only where there is one', async () => {
    const file = async (own: Sender, more: Partial<Template> = {}, isSample = false) => {
      const mail = computeMail(template({ content: 'Hi.', ...more }), lookupTyped([]), own);
      const blob = await makeMailFile('md', { stem: 'x', mail, from: '', isSample, currency: 'USD' });
      return (await blob.text()).replaceAll('\\', '');
    };
    const [whole, bare] = [await file(sender), await file(none, { preheader: '' })];
    expect([whole.split('---').length - 1, bare.split('---').length - 1]).toEqual([2, 1]);
    expect(whole).toContain('Preheader: It is on its way');
    expect(whole).toContain('Unsubscribe: ');
    expect(bare).not.toContain('Preheader');
    expect([whole.includes('Sample'), (await file(sender, {}, true)).includes('Sample')]).toEqual([false, true]);
    const open = await file(sender, { content: 'Hi {{first_name}}.' }, true);
    expect(open).toContain('Replace 1 open place ({{first_name}}) before you send this.');
    // Being open counts for more than being a sample.
    expect([open.includes('Draft'), open.includes('Sample'), open.includes('Hi {{')]).toEqual([true, false, false]);
    await expect(
      makeMailFile('exe', { stem: 'x', mail: toRawMail(template()), from: '', isSample: false, currency: 'USD' }),
    ).rejects.toThrow('This format isn’t available.');
  });
});

describe('templates from elsewhere', () => {
  it('are rows of a list, whatever stands between them; what is no text is empty', () => {
    const read = (value: unknown) => readJsonTable(JSON.stringify(value));
    const rows = [{ id: '1', name: 'A', variables: ['x'] }, null, [2], 'text', { name: 7, subject: true }];
    const table = { headers: ['name', 'subject'], rows: [['A', ''], ['7', '']] }; // prettier-ignore
    expect([read(rows), read({ templates: rows }), read({ records: rows })]).toEqual([table, table, table]);
    expect(readJsonTable(`\uFEFF ${JSON.stringify(rows)}`)).toEqual(table);
    for (const other of [[], [1, null, [2]], { templates: 5 }, { templates: {} }]) expect(() => read(other)).toThrow('a list of templates');
    expect([readJsonTable('{{name}},x'), readJsonTable('name,{x}'), readJsonTable('"text"')]).toEqual([undefined, undefined, undefined]);
  });

  it('are reworded up to what their field holds', () => {
    for (const name of ['subject', 'content'] as const) {
      const { maxLength } = fields[name];
      expect([findFault(name, 'x', 'x'.repeat(maxLength)), findFault(name, 'x', 'x'.repeat(maxLength + 1)) === '']).toEqual(['', false]);
    }
  });

  it('of the library are numbered from one', () => {
    expect(library.slice(0, 2).map(({ id }) => id)).toEqual(['built-in-1', 'built-in-2']);
  });
});
