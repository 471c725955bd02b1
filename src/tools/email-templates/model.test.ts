import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/formats/csv';
import { computeChecks, describeMail, findSpamWords } from './checks';
import { categories, marketingTips } from './content';
import { headerValue, isAddress } from '@/lib/mail-parts';
import { toEml } from './eml';
import { makeMailFile } from './files';
import { splitLinks, toBodyHtml, toCopiedHtml, toMailHtml } from './html';
import { readJsonTable } from './import-json';
import { library, originOf } from './library';
import {
  computeMail,
  describeDraft,
  isDraft,
  readUnsubscribe,
  subjectOf,
  toBodyText,
  toFileText,
  toMailLink,
  toMailText,
  toRawMail,
} from './mail';
import { guessColumns, mergedFileName } from '@/kinds/mail-merge/merge';
import { describeMerge, mergeMails } from './merge';
import { applyDuplicate, applySave, selectTemplates, startFilter, templateIdentity, type Template, type TemplatesExtra } from './model';
import { fileStemOf } from './file-names';
import { sampleValues } from './sample-values';
import { clearValues, lookupWithSamples, resetValues, setValue, variablesOf } from './values';
import { fillPieces, findVariables, hasStrayBraces, joinPieces, toTemplatePieces } from './variables';

const sender = { address: '', unsubscribe: '', from: '' };
const extraOf = (values: Record<string, string> = {}): TemplatesExtra => ({
  values: Object.entries(values).map(([key, value]) => ({ key, value })),
  sender,
});
const template = (more: Partial<Template> = {}): Template => ({
  id: 't',
  name: 'Test',
  category: 'Newsletter',
  subject: 'Hi {{first_name|there}}',
  preheader: '',
  content: 'Dear {{first_name|there}}, your {{item}}.',
  ...more,
});
const named = (name: string) => library.find((candidate) => candidate.name === name) as Template;
const preview = (shown: Template, values: Record<string, string> = {}) =>
  computeMail(shown, lookupWithSamples(extraOf(values).values), sender);
const corpus = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)', "' onmouseover='alert(1)"];

describe('the library', () => {
  it('has the three built-in templates, and at least one in every category', () => {
    expect(library.filter((shown) => originOf(shown) === 'built-in').map(({ name }) => name)).toEqual([
      'Welcome Email',
      'Product Launch Announcement',
      'Sales Follow-up',
    ]);
    for (const category of categories) expect(library.some((shown) => shown.category === category)).toBe(true);
    expect(new Set(library.map(({ name }) => name)).size).toBe(library.length);
    expect(marketingTips).toHaveLength(3);
  });

  it('uses the fourteen names in its built-in templates', () => {
    const names = new Set(library.slice(0, 3).flatMap((shown) => variablesOf(shown).map(({ name }) => name)));
    const expected = 'first_name company_name product_name product_description feature_1 feature_2 feature_3 discount time_period';
    expect([...names].sort()).toEqual(
      [...expected.split(' '), 'sender_name', 'topic', 'solution_summary', 'resource_1', 'resource_2'].sort(),
    );
  });

  it('has a sample for every variable, none that nothing uses, and no fallback that would hide a placeholder', () => {
    const variables = library.flatMap(variablesOf);
    expect(new Set(variables.map(({ key }) => key))).toEqual(new Set(sampleValues.keys()));
    expect(variables.every(({ fallback }) => fallback === '')).toBe(true);
  });

  it.each(library)('$name reads well with samples and passes its own checks but the footer', (shown) => {
    const mail = preview(shown);
    const text = toMailText(mail);
    expect(text).not.toMatch(/undefined|null|NaN|\{\{|\}\}| {2}| ,| \.(\s|$)|\.\.|\(\)/);
    expect(computeChecks(shown, mail, sender).filter(({ id }) => id !== 'footer')).toEqual([]);
    expect(toMailLink(mail)).toMatch(/^mailto:\?subject=/);
  });
});

describe('variables', () => {
  it('are found once each, in order, with the first fallback', () => {
    expect(findVariables('{{b}} {{ First Name }} {{first_name|there}}', '{{c|x}} {{}} {{|y}}')).toEqual([
      { key: 'b', name: 'b', fallback: '' },
      { key: 'first_name', name: 'First Name', fallback: 'there' },
      { key: 'c', name: 'c', fallback: 'x' },
    ]);
  });
  it('read their value, else their fallback, else stay in sight', () => {
    const fill = (value: string) =>
      fillPieces('Hi {{a|there}}, {{b}}', (key) => ({ text: key === 'b' ? '' : value, isSample: false }), new Map());
    expect(joinPieces(fill('$1 $&'))).toBe('Hi $1 $&, {{b}}');
    expect(joinPieces(fill(' '))).toBe('Hi there, {{b}}');
    expect(fill('Ana').map(({ kind }) => kind)).toEqual(['plain', 'own', 'plain', 'open']);
  });
  it('end a sentence with one full stop', () => {
    const fill = (text: string, value: string) => joinPieces(fillPieces(text, () => ({ text: value, isSample: false }), new Map()));
    expect(fill('It is {{a}}. Bye.', 'a plan.')).toBe('It is a plan. Bye.');
    expect(fill('It is {{a}}.', 'done!')).toBe('It is done!');
    expect(fill('It is {{a}}...', 'Acme Inc.')).toBe('It is Acme Inc....');
    expect(fill('{{a}}{{b}}. {{c|x.}}.', '')).toBe('{{a}}{{b}}. x.');
  });
  it('are told from braces without a partner', () => {
    expect(['{{a}}', '{{a', 'a}}', '{{}}', 'no'].map(hasStrayBraces)).toEqual([false, true, true, true, false]);
  });
  it('leave every other letter of a text alone', () => {
    const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom('{{', '}}', '|', '{{a}}', '{{a|b}}'))).map((parts) => parts.join(''));
    fc.assert(fc.property(texts, (text) => joinPieces(toTemplatePieces(text)) === text));
  });
});

describe('a preview', () => {
  it('starts with samples, takes what is typed, and shows the placeholder where that is cleared', () => {
    const welcome = named('Welcome Email');
    expect(subjectOf(preview(welcome))).toBe('Welcome to Acme, Alex');
    expect(subjectOf(preview(welcome, { first_name: 'Mara' }))).toBe('Welcome to Acme, Mara');
    expect(subjectOf(preview(welcome, { first_name: '' }))).toBe('Welcome to Acme, {{first_name}}');
  });
  it('counts samples and open places, and is a draft until there are none', () => {
    const welcome = named('Welcome Email');
    const some = preview(welcome, { first_name: '', sender_name: 'Mara' });
    expect(describeDraft(some)).toBe('1 sample value (company_name) and 1 open place ({{first_name}})');
    expect(toFileText(some).split('\n')[0]).toBe(
      'Draft: replace 1 sample value (company_name) and 1 open place ({{first_name}}) before you send this.',
    );
    const done = preview(welcome, { first_name: 'Jo', sender_name: 'Mara', company_name: 'Brick' });
    expect(isDraft(done)).toBe(false);
    expect(toFileText(done)).toMatch(/^Subject: Welcome to Brick, Jo\nPreheader: Three small steps for your first week\.\n\nHi Jo,\n/);
  });
  it('keeps values by variable: set, cleared and put back', () => {
    const set = setValue(extraOf({ a: '1' }), 'b', '2');
    expect(set.values).toEqual([{ key: 'a', value: '1' }, { key: 'b', value: '2' }]); // prettier-ignore
    expect(clearValues(set, ['b']).values).toEqual([{ key: 'a', value: '1' }, { key: 'b', value: '' }]); // prettier-ignore
    expect(resetValues(set, ['a', 'b']).values).toEqual([]);
  });
  it('adds the footer to mailings and not to support replies', () => {
    const own = { ...sender, address: 'Brick Ltd\n1 Mill Lane', unsubscribe: 'brick.example/bye' };
    const mail = computeMail(template(), lookupWithSamples([]), own);
    expect(toBodyText(mail)).toMatch(/\n\n--\nBrick Ltd\n1 Mill Lane\nUnsubscribe: https:\/\/brick\.example\/bye$/);
    expect(toBodyText(computeMail(template({ category: 'Customer Support' }), lookupWithSamples([]), own))).not.toContain('Brick');
    expect(computeMail(template(), lookupWithSamples([]), { ...own, unsubscribe: 'javascript:alert(1)' }).footer.unsubscribe).toBe('');
  });
  it('shows nothing but what was typed, for any template and values', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.dictionary(fc.constantFrom('item', 'first_name', 'topic'), fc.string()),
        (subject, content, values) => {
          const shown = template({ subject, content: `${content}\n{{item}} {{topic}}` });
          const mail = preview(shown, values);
          for (const text of [toMailText(mail), toMailHtml(mail), toFileText(mail), describeMail(mail), toEml(mail)])
            expect(text.replace(subject, '').replace(content, '')).not.toMatch(/undefined|NaN|\[object/);
          expect(subjectOf(mail)).not.toMatch(/[\r\n]/);
        },
      ),
    );
  });
});

describe('the HTML version', () => {
  it('has paragraphs, lists and links', () => {
    const html = toBodyHtml(toRawMail(template({ content: 'One\ntwo\n\n- a\n- https://x.example/a.\n1. first\n2) second\nend' })));
    expect(html.replace(/ style="[^"]*"/g, '')).toBe(
      '<p>One<br>\ntwo</p>\n<ul>\n<li>a</li>\n<li><a href="https://x.example/a">https://x.example/a</a>.</li>\n</ul>\n<ol>\n<li>first</li>\n<li>second</li>\n</ol>\n<p>end</p>',
    );
  });
  it('gives a list the numbers that were written', () => {
    const shape = (content: string) => toBodyHtml(toRawMail(template({ content }))).replace(/ style="[^"]*"|\n/g, '');
    expect(shape('1. a\n\n2. b\n\n\n3. c')).toBe('<ol><li>a</li><li>b</li><li>c</li></ol>');
    expect(shape('1. a\n1. b')).toBe('<ol><li>a</li><li>b</li></ol>');
    expect(shape('Until\n15. November it is free')).toBe('<p>Until<br>15. November it is free</p>');
    expect(shape('1. a\n- x\n2. b')).toBe('<ol><li>a</li></ol><ul><li>x</li></ul><p>2. b</p>');
    expect(shape('1. a\n\n1. b')).toBe('<ol><li>a</li></ol><ol><li>b</li></ol>');
  });
  it('links only web addresses', () => {
    expect(splitLinks('see https://a.example, javascript:alert(1)').filter(({ href }) => href)).toEqual([
      { text: 'https://a.example', href: 'https://a.example/' },
    ]);
  });
  it('survives whatever is typed', () => {
    for (const attack of corpus) {
      const shown = template({ name: attack, subject: attack, preheader: attack, content: `${attack}\n- ${attack}\n{{item}}` });
      const mail = computeMail(shown, lookupWithSamples([{ key: 'item', value: attack }]), {
        address: attack,
        unsubscribe: attack,
        from: attack,
      });
      const html = toMailHtml(mail, { isMarked: true });
      expect(html).not.toMatch(/<(script|img)|<[^>]*\son\w+\s*=/i);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?|mailto|tel):/);
    }
  });
});

const decode = (text: string) => new TextDecoder().decode(Uint8Array.from(atob(text), (mark) => mark.charCodeAt(0)));

describe('a draft in HTML', () => {
  const shown = template({ preheader: 'For {{first_name}}', content: 'Hi {{first_name}}, <{{item}}> at https://x.example/{{item}}' });

  it('sets off what is to be replaced, in the file alone', () => {
    const mail = preview(shown);
    const file = toMailHtml(mail, { isMarked: true });
    expect(file).toContain('Hi <mark style="background:#fdf1dc;color:#8a5300">Alex</mark>, &lt;<mark');
    expect(file).toContain('>{{item}}</mark>&gt; at <a href="https://x.example/"');
    expect(toMailHtml(mail)).not.toContain('<mark');
    expect(toMailHtml(mail)).toContain(
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    );
    expect(toMailHtml(preview(shown, { first_name: 'Ana', item: 'a' }), { isMarked: true })).not.toContain('<mark');
  });

  it('is copied with the same lines as the plain text', () => {
    expect(toCopiedHtml(preview(shown, { first_name: 'A & B', item: 'x' }))).toContain('<strong>Preheader:</strong> For A &amp; B</p>');
    expect(toCopiedHtml(preview(template()))).not.toContain('Preheader');
  });
});

describe('an .eml file', () => {
  const mail = computeMail(
    template({ subject: 'Grüße an {{first_name}}', content: 'Hallo {{first_name}}' }),
    () => ({ text: 'Zoë', isSample: false }),
    sender,
  );
  it('carries both versions and the whole subject', () => {
    const eml = toEml(mail, { from: 'me@brick.example', to: 'zoe@x.example' });
    const [head = '', ...parts] = eml.split('--=_groundwork_alternative');
    expect(head).toContain('From: me@brick.example\r\nTo: zoe@x.example\r\n');
    expect(decode(/^Subject: =\?UTF-8\?B\?(.*)\?=\r$/m.exec(head)?.[1] ?? '')).toBe('Grüße an Zoë');
    expect(parts).toHaveLength(3);
    expect(parts.slice(0, 2).map((part) => decode((part.split('\r\n\r\n')[1] ?? '').replaceAll('\r\n', '')).includes('Hallo Zoë'))).toEqual(
      [true, true],
    );
    expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
  it('marks a draft and lets nobody add a header', () => {
    expect(toEml(preview(named('Welcome Email')))).toContain('Subject: [Draft] Welcome to Acme, Alex\r\n');
    expect(toEml(mail, { to: 'a@b.example\r\nBcc: x@y.example' })).not.toContain('Bcc');
    expect(headerValue('a\r\nBcc: b')).toBe('a Bcc: b');
    expect(['a@b.c', 'a@b', 'a b@c.d', 'a@b.c,d@e.f', ''].map(isAddress)).toEqual([true, false, false, false, false]);
  });
  it('keeps any subject through encoding, in lines that mail programs take', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (subject) => {
        const line = subject.replace(/[\s\p{Cc}]+/gu, ' ').trim();
        const value = headerValue(subject);
        const words = [...value.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)];
        expect(words.length > 0 ? words.map(([, word = '']) => decode(word)).join('') : value).toBe(line);
        for (const part of value.split('\r\n')) expect(part.trim().length).toBeLessThanOrEqual(words.length > 0 ? 75 : 900);
      }),
    );
  });
});

describe('a link to the mail app', () => {
  it('is encoded, and missing where the text is too long for it', () => {
    const fill = (content: string) => toMailLink(toRawMail(template({ subject: 'A & B?', content })));
    expect(fill('One\nTwo+ü')).toBe('mailto:?subject=A%20%26%20B%3F&body=One%0D%0ATwo%2B%C3%BC');
    // "mailto:?subject=A%20%26%20B%3F" is 30 characters and "&body=" 6, so 1964 letters are the most.
    expect(fill('x'.repeat(1964))).toHaveLength(2000);
    expect(fill('x'.repeat(1965))).toBeUndefined();
    expect(() => fill('\ud800')).not.toThrow();
  });
});

describe('checks', () => {
  const idsOf = (more: Partial<Template>, own = sender) => {
    const shown = template({ preheader: 'Something else', ...more });
    return computeChecks(shown, toRawMail(shown), own).map(({ id }) => id);
  };
  it('look at the length of the subject', () => {
    const full = { ...sender, address: 'x', unsubscribe: 'x.example' };
    expect(idsOf({ subject: 'x'.repeat(50) }, full)).toEqual([]);
    expect(
      computeChecks(template({ preheader: 'y', subject: 'x'.repeat(51) }), toRawMail(template({ subject: 'x'.repeat(51) })), full)[0]?.text,
    ).toBe('The subject has 51 characters. Phones show about 50.');
    expect(computeChecks(template(), toRawMail(template({ subject: 'x'.repeat(61) })), full)[0]?.text).toContain('Beyond 60 most inboxes');
    expect(idsOf({ subject: 'LAST OFFER!!' }, full)).toEqual(['capitals', 'marks']);
  });
  it('look at preheader, links, words and footer', () => {
    expect(idsOf({ preheader: '' })).toEqual(['preheader', 'footer']);
    expect(idsOf({ content: 'https://a.example '.repeat(6) })).toContain('links');
    expect(idsOf({ content: 'https://a.example '.repeat(5) })).not.toContain('links');
    expect(idsOf({ content: 'http://a.example' })).toContain('http');
    expect(idsOf({ category: 'Customer Support' })).toEqual([]);
    expect(idsOf({ category: 'Customer Support', content: 'Hi {{name' })).toEqual(['braces']);
    expect(idsOf({}, { ...sender, address: 'x', unsubscribe: 'javascript:x' })).toEqual(['unsubscribe', 'footer']);
    expect(findSpamWords('Act  now! unguaranteed, GUARANTEED guaranteed')).toEqual(['act now', 'guaranteed']);
    expect(findSpamWords('FREE!!! $$$')).toEqual(['free', '$$$']);
    expect(findSpamWords('A free gift for you, FREE!')).toEqual(['free gift']);
    expect(findSpamWords('Feel free to reply. Our sugar-free jam costs $5.')).toEqual([]);
    expect(findSpamWords('', 'Free delivery this week')).toEqual(['free']);
    expect(findSpamWords('', 'Feel free to ask')).toEqual([]);
  });
  it('ask for what is missing and no more', () => {
    const mail = preview(template(), { first_name: 'Ana', item: 'a' });
    const [footer] = computeChecks(template(), mail, { ...sender, unsubscribe: 'https://x.example/bye' }).filter(
      ({ id }) => id === 'footer',
    );
    expect(footer?.text).toMatch(/^Your postal address is missing\. .* Add it under Sender and footer\.$/);
  });

  it('take a page or a mailbox as the way out, not a word', () => {
    expect(readUnsubscribe('x.example/bye')).toBe('https://x.example/bye');
    expect(readUnsubscribe('mailto:bye@x.example')).toBe('mailto:bye@x.example');
    for (const typed of ['', 'bye', 'javascript:alert(1)', 'mailto:bye', 'tel:123']) expect(readUnsubscribe(typed), typed).toBeUndefined();
  });

  it('count what is there', () => {
    expect(describeMail(toRawMail(template({ subject: 'Grüße', content: 'One two - https://a.example' })))).toBe(
      'Subject 5 characters, no preheader, 3 words, 1 link',
    );
  });
});

describe('a mail merge', () => {
  const table = parseCsv('E-mail,First Name,Item\nana@x.example,Ana,chair\nbo@x.example,,\nnobody,Cy,desk\nANA@x.example,Di,lamp\n');
  const shown = template({ content: '{{first_name|there}}: {{item}}, {{company_name}}, {{topic}}' });
  const mapping = guessColumns(variablesOf(shown), table);
  it('matches columns by name and fills every row, never with samples', () => {
    expect(mapping).toMatchObject({ to: 0, 'field:first_name': 1, 'field:item': 2, 'field:company_name': -1 });
    const mails = mergeMails(shown, table, mapping, extraOf({ company_name: 'Brick' }));
    expect(mails.map(({ mail }) => toBodyText(mail))).toEqual([
      'Ana: chair, Brick, {{topic}}',
      'there: {{item}}, Brick, {{topic}}',
      'Cy: desk, Brick, {{topic}}',
      'Di: lamp, Brick, {{topic}}',
    ]);
    expect(mails.flatMap(({ mail }) => mail.samples)).toEqual([]);
  });
  it('says what is wrong, and names the files', () => {
    const mails = mergeMails(shown, table, mapping, extraOf({ company_name: 'Brick', topic: 'wood' }));
    expect(describeMerge(mails)).toEqual([
      '1 email with open places (row 2), marked [Draft] in the subject.',
      '1 email without a valid address (row 3).',
      '1 email to an address that’s already in the list (row 4).',
    ]);
    expect(mails.map(mergedFileName)).toEqual([
      '001-ana@x.example.eml',
      '002-bo@x.example.eml',
      '003-no-address.eml',
      '004-ANA@x.example.eml',
    ]);
  });
});

describe('own templates', () => {
  const data = { records: [template({ id: 'a' })], currency: 'USD', extra: extraOf() };
  it('are added first, changed in place and duplicated under a new name', () => {
    const { id: _id, ...values } = template({ name: 'New' });
    expect(applySave(data, 'b', values).records.map(({ id, name }) => `${id} ${name}`)).toEqual(['b New', 'a Test']);
    expect(applySave(data, 'a', values).records.map(({ name }) => name)).toEqual(['New']);
    expect(applyDuplicate(data, named('Welcome Email'), 'c').records[0]).toMatchObject({ id: 'c', name: 'Welcome Email copy' });
  });
  it('say copy in the name, however long it was', () => {
    const data = applyDuplicate({ records: [], extra: extraOf(), currency: 'USD' }, template({ name: 'x'.repeat(200) }), 'new');
    expect(data.records[0]?.name).toBe(`${'x'.repeat(195)} copy`);
  });

  it('are found by category and any word', () => {
    const found = (filter: object) => selectTemplates(library, { ...startFilter, ...filter }).map(({ name }) => name);
    // A category of one of the three holds that one alone.
    expect(found({ category: 'Follow-up' })).toEqual(['Sales Follow-up']);
    expect(found({ category: 'Welcome Series' })).toEqual(['Welcome Email']);
    expect(found({ category: 'Product Launch' })).toEqual(['Product Launch Announcement']);
    expect(found({ query: 'celebrate' })).toEqual(['Product Launch Announcement']);
    expect(found({})).toHaveLength(library.length);
  });
  it('name their files', () => {
    expect(fileStemOf(named('Welcome Email'))).toBe('Welcome Email-template');
    expect(fileStemOf(template({ name: ' a/b:c ' }))).toBe('a-b-c-template');
    expect(fileStemOf(template({ name: ' ' }))).toBe('untitled-template');
    expect(fileStemOf(template({ id: 'sample-1' }))).toBe('sample-Test-template');
  });
  it('are read from a list as JSON', () => {
    const table = readJsonTable(JSON.stringify({ templates: data.records }));
    expect(table?.headers).toEqual(['name', 'category', 'subject', 'preheader', 'content']);
    const [name, category, subject, preheader, content] = table?.rows[0] ?? [];
    expect(templateIdentity({ id: 'x', name, category, subject, preheader, content } as Template)).toBe(
      templateIdentity(data.records[0] as Template),
    );
    expect(readJsonTable('name,subject')).toBeUndefined();
    expect(() => readJsonTable('{"a":1}')).toThrow('not contain a list of templates');
  });
  it('keep their placeholders in files of the template itself', async () => {
    const file = await makeMailFile('md', { stem: 'x', mail: toRawMail(template()), from: '', isSample: false, currency: 'USD' });
    expect((await file.text()).replaceAll('\\', '')).toContain('Dear {{first_name|there}}, your {{item}}.');
  });
  it('say Draft in their files while something is open', async () => {
    const saved = { stem: 'x', mail: preview(template()), from: '', isSample: false, currency: 'USD' };
    for (const extension of ['txt', 'md', 'html']) expect(await (await makeMailFile(extension, saved)).text()).toContain('Draft');
    // What is open or a sample stands in brackets, which Word and PDF show on a coloured ground.
    expect(await (await makeMailFile('md', saved)).text()).toMatch(/\\?\[[^\]]+\]/);
  });
});
