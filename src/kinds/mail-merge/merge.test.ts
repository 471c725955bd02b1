import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mostMails } from '@/lib/mail-parts';
import { describeAddresses, describeRows, guessColumns, mergeColumns, mergeRows, mergedFileName, zipMails } from './merge';

const places = [{ key: 'first', name: 'First Name' }];
const row = (at: number, to: string) => ({ row: at, to });

describe('columns of a list', () => {
  it('are matched with the places of a letter by their names', () => {
    expect(mergeColumns(places)).toEqual([
      ['to', 'Send to'],
      ['field:first', 'First Name'],
    ]);
    expect(guessColumns(places, { headers: ['City', 'first name', 'E-Mail'], rows: [] })).toEqual({ to: 2, 'field:first': 1 });
    expect(guessColumns(places, { headers: ['Given', 'Email'], rows: [] }, { first: ['given'] })).toEqual({ to: 1, 'field:first': 0 });
  });

  it('of addresses are found by what they hold, the one with the most of them', () => {
    const rows = [
      ['Ana', 'ana@a.example', ' b@b.example '],
      ['x@x.example', 'Bo', 'c@c.example'],
      ['Cy', '', 'd'],
    ];
    expect(guessColumns(places, { headers: ['A', 'B', 'C'], rows }).to).toBe(2);
    expect(guessColumns(places, { headers: ['A', 'B'], rows: [['Ana', 'Bo']] }).to).toBe(-1);
  });
});

describe('mails of a list', () => {
  const table = { headers: ['Name', 'Email'], rows: [['Ana', ' ana@a.example '], ['Bo']] };
  const write = (valueOf: (key: string) => string | undefined) => ({ text: `Dear ${valueOf('first') ?? 'friend'}` });

  it('are made row by row', () => {
    expect(mergeRows(table, { to: 1, 'field:first': 0 }, write)).toEqual([
      { text: 'Dear Ana', row: 1, to: 'ana@a.example' },
      { text: 'Dear Bo', row: 2, to: '' },
    ]);
    // A place without a column keeps what stands there.
    expect(mergeRows(table, { to: -1, 'field:first': -1 }, write)[0]).toEqual({ text: 'Dear friend', row: 1, to: '' });
    expect(mergeRows(table, {}, write)[1]).toEqual({ text: 'Dear friend', row: 2, to: '' });
    const many = { headers: ['Name'], rows: Array.from({ length: mostMails + 1 }, () => ['Ana']) };
    expect(mergeRows(many, { 'field:first': 0 }, write)).toHaveLength(mostMails);
  });

  it('are named by their rows, five of them', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1, ''));
    expect([1, 2, 5, 6].map((count) => describeRows(rows(count)))).toEqual([
      'row 1',
      'rows 1, 2',
      'rows 1, 2, 3, 4, 5',
      'rows 1, 2, 3, 4, 5 and more',
    ]);
  });

  it('say which addresses are missing and which come twice', () => {
    expect(describeAddresses([row(1, 'a@a.example'), row(2, 'b@b.example')])).toEqual([]);
    expect(describeAddresses([row(1, 'a@a.example'), row(2, 'nobody'), row(3, 'A@a.example'), row(4, ''), row(5, '')])).toEqual([
      '3 emails without a valid address (rows 2, 4, 5).',
      '1 email to an address that’s already in the list (row 3).',
    ]);
  });

  it('have files that stay in their order', async () => {
    expect([mergedFileName(row(1, 'ana@a.example')), mergedFileName(row(12, ''))].map((name) => name.slice(0, 4))).toEqual([
      '001-',
      '012-',
    ]);
    expect(mergedFileName(row(12, ''))).toBe('012-no-address.eml');
    const mails = [
      { ...row(1, ''), text: 'One' },
      { ...row(2, ''), text: 'Two' },
    ];
    const files = unzipSync(new Uint8Array(await (await zipMails(mails, ({ text }) => text)).arrayBuffer()));
    expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['001-no-address.eml', 'One'],
      ['002-no-address.eml', 'Two'],
    ]);
  });
});
