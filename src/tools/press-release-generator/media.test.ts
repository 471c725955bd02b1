import { describe, expect, it } from 'vitest';
import { toEml } from '@/kinds/mail-merge/mail-files';
import { toText } from '@/lib/document-text';
import { guessColumns } from '@/kinds/mail-merge/merge';
import { mediaNames, mediaPlaces, toMediaMails } from './media';
import { state, type Made } from './model';
import { toRelease } from './release';

const start = state.start({ today: '2026-11-17', currency: 'USD' });
const make = (answers: Partial<Made['answers']>): Made => ({
  answers: {
    ...start.answers,
    companyName: 'Tidewater Kelp',
    location: 'Oban, Scotland',
    announcement: 'Tidewater Kelp opens its second farm in May.',
    contactName: 'Isla Ross',
    ...answers,
  },
  today: '2026-11-17',
  zone: 'Europe/London',
  wording: 0,
});
const table = {
  headers: ['email', 'name', 'outlet'],
  rows: [
    ['ana@example.com', 'Ana', 'The Oban Times'],
    ['desk@example.com', '', ''],
  ],
};
const mapping = { to: 0, 'field:name': 1, 'field:outlet': 2 };

describe('a pitch to a list of reporters', () => {
  it('greets each by name and names the paper, and says neither where it is not known', () => {
    const [first, second] = toMediaMails(make({}), table, mapping, false);
    expect(first).toMatchObject({ to: 'ana@example.com', row: 1 });
    expect(first?.body).toMatch(/^Hello Ana,/);
    expect(first?.body).toContain('the readers of The Oban Times');
    expect(second?.body).toMatch(/^Hello,/);
    expect(second?.body).toContain('It may interest your readers');
  });

  it('knows the columns of a list with headings of its own', () => {
    const german = {
      headers: ['Redaktion', 'Anrede', 'Ansprechpartner:in', 'E-Mail-Adresse'],
      rows: [
        ['Express; Köln', 'Herr', 'Özgür Yıldız', ''],
        ['Crumbs, Inc.', '', 'Jana Groß', 'jana@example.com'],
      ],
    };
    const guessed = guessColumns(mediaPlaces, german, mediaNames);
    expect(guessed).toEqual({ to: 3, 'field:name': 2, 'field:outlet': 0 });
    const [, mail] = toMediaMails(make({}), german, guessed, false);
    expect(mail).toMatchObject({ to: 'jana@example.com', row: 2 });
    expect(mail?.body).toContain('the readers of Crumbs, Inc. I am');
    // Without a single address there is no such column.
    expect(guessColumns(mediaPlaces, { headers: ['Wer', 'Wo'], rows: [['Jana', 'Express']] }, mediaNames).to).toBe(-1);
  });

  it('carries the release below it where that is wanted, and opens in a mail program', () => {
    const [mail] = toMediaMails(make({}), table, mapping, true);
    expect(mail?.body).toContain('FOR IMMEDIATE RELEASE');
    expect(mail?.body).toContain('The full press release is below');
    expect(toMediaMails(make({}), table, mapping, false)[0]?.body).toContain('happy to send the full press release');
    expect(mail?.body.indexOf('----------')).toBeLessThan(mail?.body.indexOf('FOR IMMEDIATE RELEASE') ?? 0);
    const eml = toEml(mail ?? { subject: '', body: '', to: '' });
    expect(eml).toMatch(/^To: ana@example\.com\r\nSubject: Story idea: /);
  });
});

describe('a second quote', () => {
  const first = { quote: 'The water is cold', quotePerson: 'Isla Ross', quoteTitle: 'founder' };
  it('follows the first, with the speaker’s own title and no company put behind it', () => {
    const text = toText(
      toRelease(make({ ...first, secondQuote: '"We buy all of it."', secondPerson: 'Tom Bell', secondTitle: 'chef at The Pier' })),
    );
    expect(text).toContain('“The water is cold,” said Isla Ross, founder of Tidewater Kelp.');
    expect(text).toContain('“We buy all of it,” said Tom Bell, chef at The Pier.');
    expect(text.indexOf('Isla Ross, founder')).toBeLessThan(text.indexOf('Tom Bell'));
  });

  it('asks who said it, and stands alone where there is no other', () => {
    expect(toText(toRelease(make({ secondQuote: 'We buy all of it' })))).toContain('“We buy all of it,” said [Second Quoted Person].');
    expect(toText(toRelease(make({ secondPerson: 'Tom Bell' })))).not.toContain('Tom Bell');
  });
});
