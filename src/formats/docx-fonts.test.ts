import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, paragraph, type Document } from '@/lib/blocks';
import type { LookLine } from '@/lib/topics/facts';
import { docxFile } from './docx';
import { stubFonts } from './pdf/test-data';

const plan = (title: string): Document => ({ title, blocks: [heading(1, title), paragraph('Flour and water.')] });
const open = async (document: Document, look?: LookLine) => {
  const parts = unzipSync(new Uint8Array(await (await docxFile(document, { look })).arrayBuffer()));
  return { parts, read: (name: string) => strFromU8(parts[name] ?? new Uint8Array()) };
};
const inMontserrat: LookLine = { display: 'Montserrat' };
const embedded = ({ parts }: Awaited<ReturnType<typeof open>>) => Object.keys(parts).filter((name) => name.endsWith('.odttf'));

/** What the format asks for: the first 32 bytes, each mixed with one of the key's 16 from the last to the first. */
function reveal(bytes: Uint8Array, key: string): Uint8Array {
  const mask = (key.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)).reverse();
  return bytes.map((byte, index) => (index < 32 ? byte ^ (mask[index % 16] ?? 0) : byte));
}

describe('the font of a company’s titles in a Word file', () => {
  beforeEach(() => {
    stubFonts();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes along, regular and bold, and titles are bold as in its other files', async () => {
    const file = await open(plan('Café Müller'), inMontserrat);
    expect(embedded(file)).toHaveLength(2);
    const table = file.read('word/fontTable.xml');
    expect(table).toContain('<w:font w:name="Montserrat">');
    const keys = [...table.matchAll(/<w:embed(Regular|Bold) r:id="(\w+)" w:fontKey="\{([\w-]+)\}"/g)];
    expect(keys.map(([, cut]) => cut)).toEqual(['Regular', 'Bold']);
    const relations = file.read('word/_rels/fontTable.xml.rels');
    for (const [, , id = '', key = ''] of keys) {
      const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"|Target="([^"]+)"[^>]*Id="${id}"`).exec(relations);
      const font = reveal(file.parts[`word/${target?.[1] ?? target?.[2]}`] ?? new Uint8Array(), key);
      expect(new DataView(font.buffer).getUint32(0)).toBe(0x00010000);
    }
    expect(file.read('word/settings.xml')).toContain('<w:embedTrueTypeFonts/>');
    expect(file.read('word/theme/theme1.xml')).toContain('typeface="Montserrat"');
    expect(/w:styleId="Heading1".*?<\/w:style>/s.exec(file.read('word/styles.xml'))?.[0]).toContain('<w:b/>');
  });

  it('stays out where it lacks letters of the text, or where the company chose none', async () => {
    expect(embedded(await open(plan('Łódź Bakery'), inMontserrat))).toEqual([]);
    expect(embedded(await open(plan('Пекарня'), inMontserrat))).toEqual([]);
    const file = await open(plan('Plan → ready'));
    expect(embedded(file)).toEqual([]);
    expect(file.read('word/theme/theme1.xml')).toContain('typeface="Georgia"');
    expect(/w:styleId="Heading1".*?<\/w:style>/s.exec(file.read('word/styles.xml'))?.[0]).not.toContain('<w:b/>');
  });

  it('is measured for the pages of the contents, which stay out where it does', async () => {
    const numbersIn = async (title: string) => {
      const document: Document = {
        title,
        blocks: [{ kind: 'contents', title: 'Contents' }, { kind: 'break' }, heading(2, title), { kind: 'break' }, heading(2, 'End')],
      };
      const xml = (await open(document, inMontserrat)).read('word/document.xml');
      const [, contents = ''] = /<w:sdtContent>(.*?)<\/w:sdtContent>/s.exec(xml) ?? [];
      return [...contents.matchAll(/<w:t [^>]*>([^<]+)<\/w:t>/g)].map(([, text]) => text);
    };
    expect(await numbersIn('Café')).toEqual(['Café', '2', 'End', '3']);
    expect(await numbersIn('Łódź')).toEqual(['Łódź', 'End']);
  });

  it('is left out without a connection, and the file is made', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const file = await open(plan('Bakery'), inMontserrat);
    expect(embedded(file)).toEqual([]);
    expect(file.read('word/document.xml')).toContain('Flour and water.');
  });
});
