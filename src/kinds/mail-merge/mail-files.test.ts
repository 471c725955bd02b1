import { expect, it } from 'vitest';
import { unpack } from '@/formats/unpack';
import { mailFiles, toEml } from './mail-files';

const mail = { row: 1, to: 'ana@a.example', subject: 'Rent', body: 'Dear Ana\nThe rent is due.' };
const decoded = (eml: string) => new TextDecoder().decode(Uint8Array.from(atob(eml.split('\r\n\r\n')[1]?.replaceAll('\r\n', '') ?? ''), (sign) => sign.charCodeAt(0))); // prettier-ignore

it('a mail is a draft of plain text for a mail program', () => {
  const eml = toEml(mail);
  expect(eml.split('\r\n').slice(0, 4)).toEqual(['To: ana@a.example', 'Subject: Rent', 'X-Unsent: 1', 'MIME-Version: 1.0']);
  expect(decoded(eml)).toBe('Dear Ana\r\nThe rent is due.\r\n');
  expect(eml.endsWith('\r\n')).toBe(true);
  // Without a valid address it is addressed to nobody; a subject is one line.
  expect(toEml({ ...mail, to: 'nobody', subject: 'Rent\nBcc: x@x.example' }).split('\r\n')[0]).toBe('Subject: Rent Bcc: x@x.example');
});

it('all mails are one archive or one table', async () => {
  const files = mailFiles('letters', [mail, { ...mail, row: 2, to: '', body: 'Dear "B", hi' }]);
  expect(files.map(({ name, label }) => [name, label])).toEqual([
    ['letters.zip', 'ZIP of .eml files'],
    ['letters.csv', 'CSV'],
  ]);
  const [zip, csv] = await Promise.all(files.map(async ({ make }) => make()));
  const inside = unpack(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer()));
  expect([...inside.keys()]).toEqual(['001-ana@a.example.eml', '002-no-address.eml']);
  const table = (await csv?.text())?.replace(/^\uFEFF/, '').trimEnd();
  expect(table).toBe('"Send to","Subject","Text"\r\n"ana@a.example","Rent","Dear Ana\nThe rent is due."\r\n"","Rent","Dear ""B"", hi"');
});
