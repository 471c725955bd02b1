import { describe, expect, it } from 'vitest';
import { encodedPart, headerValue, isAddress, isPlain, mostMails } from './mail-parts';

const decode = (header: string) =>
  header.split('\r\n ').map((word) => Buffer.from(word.replace(/^=\?UTF-8\?B\?|\?=$/g, ''), 'base64').toString());

describe('mail', () => {
  it('knows plain text by its signs', () => {
    expect(['', ' ', '~', 'Hello, world!'].map(isPlain)).toEqual([true, true, true, true]);
    expect(['é', '\t', '\x1f', '\x7f'].map(isPlain)).toEqual([false, false, false, false]);
    expect(mostMails).toBe(1000);
  });

  it('writes a header on one line', () => {
    expect(headerValue('  Hello \r\n Bcc: all@example.com ')).toBe('Hello Bcc: all@example.com');
    expect(headerValue('x'.repeat(900))).toBe('x'.repeat(900));
    expect(headerValue('x'.repeat(901))).toMatch(/^=\?UTF-8\?B\?/);
    expect(headerValue('Grüße')).toBe('=?UTF-8?B?R3LDvMOfZQ==?=');
    expect(headerValue('=?fake?=')).toBe('=?UTF-8?B?PT9mYWtlPz0=?=');
  });

  it('cuts long words at 45 bytes, never inside a character', () => {
    expect(decode(headerValue(`${'a'.repeat(44)}é${'b'.repeat(45)}c`))).toEqual(['a'.repeat(44), `é${'b'.repeat(43)}`, 'bbc']);
    expect(decode(headerValue(`é${'a'.repeat(43)}`))).toEqual([`é${'a'.repeat(43)}`]);
    expect(decode(headerValue(`é${'a'.repeat(44)}`))).toEqual([`é${'a'.repeat(43)}`, 'a']);
    for (const word of headerValue('日本語'.repeat(40)).split('\r\n ')) expect(word.length).toBeLessThanOrEqual(75);
  });

  it.each(['jo@example.com', 'jo.park+news@mail.example.co', `${'a'.repeat(242)}@example.com`])('takes the address %s', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  it.each([
    `${'a'.repeat(243)}@example.com`,
    'jo@example',
    'jo@example.',
    '@example.com',
    'jo@a@example.com',
    'jo park@example.com',
    'jo@example.com, all@example.com',
    'jö@example.com',
    '<jo@example.com>',
  ])('refuses %s', (address) => {
    expect(isAddress(address)).toBe(false);
  });

  it('wraps a part at 76 signs', () => {
    const [type, encoding, empty, ...lines] = encodedPart('text/plain', 'x'.repeat(60)).split('\r\n');
    expect([type, encoding, empty]).toEqual(['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '']);
    expect(lines.map((line) => line.length)).toEqual([76, 4]);
    expect(encodedPart('text/html', '').split('\r\n')).toEqual([
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
    ]);
  });
});
