import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '@/lib/blocks';
import { docxFile } from './docx';
import { readDocx } from './read-docx';

const wordOf = (body: string) => zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });

describe('a Word file that came back', () => {
  it('reads with its tracked changes accepted, and what they took out gone', () => {
    const text = readDocx(
      wordOf(
        '<w:p><w:pPr><w:rPr><w:ins w:id="9"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">The fee is </w:t></w:r>' +
          '<w:del w:id="1"><w:r><w:delText>$8,400</w:delText></w:r></w:del><w:ins w:id="2"><w:r><w:t>$7,900 &amp; tax</w:t></w:r></w:ins></w:p>' +
          '<w:p/><w:p><w:moveFrom w:id="3"><w:r><w:t>Gone.</w:t></w:r></w:moveFrom><w:r><w:t>One</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three&#8217;s</w:t></w:r></w:p>',
      ),
    );
    expect(text).toBe('The fee is $7,900 & tax\nOne two\nthree’s');
  });

  it('gives a text box once, in its own line', () => {
    const box = '<w:txbxContent><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></w:txbxContent>';
    expect(
      readDocx(
        wordOf(
          `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>Around</w:t></w:r></w:p>`,
        ),
      )
        .trim()
        .split('\n')
        .filter(Boolean),
    ).toEqual(['Boxed', 'Around']);
  });

  it('gives what our own files say', async () => {
    const made = await docxFile({
      title: 'Deal',
      blocks: [heading(1, 'Deal'), paragraph('The “Fee” is 5 < 6.'), { kind: 'list', items: ['One', 'Two'] }],
    });
    expect(
      readDocx(new Uint8Array(await made.arrayBuffer()))
        .split('\n')
        .filter(Boolean),
    ).toEqual(['Deal', 'The “Fee” is 5 < 6.', 'One', 'Two']);
  });

  it('is refused in words where it is something else', () => {
    expect(() => readDocx(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toThrow('isn’t a Word file');
    expect(() => readDocx(strToU8('plain'))).toThrow('damaged');
  });
});
