import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../build/runs';
import { safeUrl } from './links';
import { escapeHtml, foldText, joinWords, plural, splitList, toFileName, toSlug } from './text';

describe('text', () => {
  it('splits lists, trimmed, without empties', () => {
    expect(splitList(' a, ,b ,, c')).toEqual(['a', 'b', 'c']);
    expect(splitList('')).toEqual([]);
  });
  it('counts in words', () => {
    expect(plural(1, 'task')).toBe('1 task');
    expect(plural(1200, 'task')).toBe('1,200 tasks');
    expect(plural(2, 'technology')).toBe('2 technologies');
    expect(plural(2, 'day')).toBe('2 days');
    expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c');
  });
  it('finds regardless of accents and case', () => {
    expect(foldText('Łódź Café')).toContain('cafe');
  });
  it('escapes for HTML text and attributes', () => {
    expect(escapeHtml(`<a href="x" onclick='y'>&`)).toBe('&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;');
  });
});

describe('file names', () => {
  it('follow the rule and fall back to the noun', () => {
    expect(toFileName(`${toSlug('Your Brand')}-logo`, 'png', 'logo')).toBe('your-brand-logo.png');
    expect(toFileName('', 'txt', 'business-plan')).toBe('business-plan.txt');
    expect(toFileName(`${toSlug('Kestrel & Moor Surveyors')}-logo`, 'png', 'logo')).toBe('kestrel-moor-surveyors-logo.png');
    expect(toFileName('Joe’s Bread & Butter-business-plan', 'pdf', 'x')).toBe('Joe’s Bread Butter-business-plan.pdf');
    expect(toFileName('../../etc/passwd', 'txt', 'x')).toBe('etc-passwd.txt');
    expect(toFileName(toSlug('Brot Büchse - v1 🎉 b'), 'png', 'logo')).toBe('brot-büchse-v1-b.png');
    expect(toFileName('Z\u0351\u036falgo', 'txt', 'x')).toBe('Z-algo.txt');
    expect(toFileName('👩‍💻❤️', 'pdf', 'invoice')).toBe('invoice.pdf');
    expect(toFileName('हिन्दी', 'pdf', 'x')).toBe('हिन्दी.pdf');
    expect(toFileName('CON', 'txt', 'invoice')).toBe('invoice.txt');
    expect(toFileName('a\u202Egpj', 'exe', 'x')).not.toContain('\u202E');
  });
  it('are valid on every system for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 200 }), (stem) => {
        const name = toFileName(stem, 'pdf', 'document');
        expect(name).toMatch(/^[^\p{Cc}<>:"/\\|?*]+\.pdf$/u);
        expect(name.startsWith('.')).toBe(false);
        expect(Array.from(name).length).toBeLessThanOrEqual(80);
      }),
      { numRuns: atMost(2000) },
    );
  });
});

describe('links', () => {
  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    ' JaVaScRiPt:alert(1)',
    'file:///etc/passwd',
    '',
  ])('refuses %j', (text) => {
    expect(safeUrl(text)).toBeUndefined();
  });
  it('keeps what people mean', () => {
    expect(safeUrl('example.com/pay')).toBe('https://example.com/pay');
    expect(safeUrl('localhost:3000/x')).toBe('https://localhost:3000/x');
    expect(safeUrl('mailto:a@b.co')).toBe('mailto:a@b.co');
    expect(safeUrl('tel:+4912')).toBe('tel:+4912');
  });
  it('takes a word before a number for a host with its port, unless it could run something', () => {
    const hosts = ['localhost:3000', 'example.com:8080', 'example.com:8080?a=1', 'nas:5000/photos', '127.0.0.1:80#top'];
    expect(hosts.map((typed) => safeUrl(typed))).toEqual([
      'https://localhost:3000/',
      'https://example.com:8080/',
      'https://example.com:8080/?a=1',
      'https://nas:5000/photos',
      'https://127.0.0.1:80/#top',
    ]);
    for (const typed of [
      'javascript:1',
      'JavaScript:1/2',
      'java\tscript:1',
      'vbscript:1',
      'data:1',
      'file:1',
      'mailto:1',
      'example.com:99999',
    ])
      expect(safeUrl(typed), typed).toBeUndefined();
    expect(safeUrl('tel:112')).toBe('tel:112');
  });
  it('gives only allowed schemes for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `javascript:${text}`),
        ),
        (text) => {
          const url = safeUrl(text);
          expect(url === undefined || /^(https?|mailto|tel):/.test(url)).toBe(true);
        },
      ),
      { numRuns: atMost(2000) },
    );
  });
});
