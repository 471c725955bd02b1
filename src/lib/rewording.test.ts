import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bullets, heading, paragraph, type Block, type Document } from './blocks';
import { toClauseBlocks } from './clauses';
import { toText } from './document-text';
import { gap, listGaps } from './gaps';
import { listSections, mergeRewordings, reword } from './rewording';

const contract: Document = {
  title: 'Agreement',
  blocks: [
    heading(1, 'Agreement'),
    paragraph('Between A and B.'),
    ...toClauseBlocks([
      { title: 'Payment', body: ['A pays B.', 'Within 30 days.'] },
      { title: 'Duties', body: ['B shall:', ['deliver', 'repair']] },
    ]),
    { kind: 'signatures', parties: [{ name: 'A', role: 'Client' }] },
  ],
};

describe('new words for a document', () => {
  it('lists the sections that hold text, without numbers', () => {
    expect(listSections(contract)).toEqual([
      { title: 'Agreement', text: 'Between A and B.' },
      { title: 'Payment', text: 'A pays B.\nWithin 30 days.' },
      { title: 'Duties', text: 'B shall:\n(a) deliver\n(b) repair' },
    ]);
  });

  it('puts them in place, numbered as before, and leaves signatures where they are', () => {
    const reworded = reword(contract, [
      { title: 'Payment', text: '1.1 The client pays.\n9.9 It has 30 days.\nNo more.' },
      { title: 'Duties', text: 'The supplier:\n(a) delivers\n- repairs' },
    ]);
    const text = toText(reworded);
    expect(text).toContain('1. Payment');
    expect(text).toContain('1.1 The client pays.');
    expect(text).toContain('1.2 It has 30 days.');
    expect(text).toContain('1.3 No more.');
    expect(text).toContain('(a) delivers\n(b) repairs');
    expect(reworded.blocks.at(-1)).toEqual(contract.blocks.at(-1));
  });

  it('leaves alone what it does not know, and what would become empty', () => {
    expect(reword(contract, [])).toBe(contract);
    expect(reword(contract, [{ title: 'Gone', text: 'x' }]).blocks).toEqual(contract.blocks);
    expect(reword(contract, [{ title: 'Payment', text: '  \n' }])).toBe(contract);
  });

  it('shows open places in brackets, and reads them back', () => {
    const open: Document = { title: 'T', blocks: [heading(2, 'Who'), paragraph(`We are ${gap('Company Name')}.`)] };
    expect(listSections(open)).toEqual([{ title: 'Who', text: 'We are [Company Name].' }]);
    expect(listGaps(reword(open, [{ title: 'Who', text: 'This is [Company Name], of [City].' }]).blocks)).toEqual(['Company Name', 'City']);
  });

  it('takes a decimal for what it is where clauses have no numbers', () => {
    const plain: Document = { title: 'T', blocks: [heading(2, 'Market'), { kind: 'paragraph', text: '3.5 million people bake.' }] };
    expect(listSections(plain)).toEqual([{ title: 'Market', text: '3.5 million people bake.' }]);
    expect(toText(reword(plain, [{ title: 'Market', text: '4.5 million do.' }]))).toContain('4.5 million do.');
  });

  it('leaves tables and warnings of a section where they are', () => {
    const table: Block = { kind: 'table', columns: [{ label: 'A' }], rows: [['1']] };
    const warning = paragraph('Ask a lawyer.', 'warn');
    const mixed: Document = {
      title: 'T',
      blocks: [heading(2, 'A'), table, paragraph('one'), warning, paragraph('two'), heading(2, 'B'), table],
    };
    expect(listSections(mixed)).toEqual([{ title: 'A', text: 'one\ntwo' }]);
    const { blocks } = reword(mixed, [
      { title: 'A', text: 'three' },
      { title: 'B', text: 'four' },
    ]);
    expect(blocks).toEqual([heading(2, 'A'), table, { kind: 'paragraph', text: 'three' }, warning, heading(2, 'B'), table]);
  });

  it('replaces older words of the same section, and keeps those of others', () => {
    const [a, b, newer] = [
      { title: 'A', text: 'one' },
      { title: 'B', text: 'two' },
      { title: 'A', text: 'three' },
    ] as const;
    expect(mergeRewordings([a, b], [newer])).toEqual([b, newer]);
    expect(mergeRewordings([], [a])).toEqual([a]);
    expect(mergeRewordings([a], [])).toEqual([a]);
  });

  it('keeps sections of the same name apart', () => {
    const twice: Document = { title: 'T', blocks: [heading(2, 'A'), paragraph('one'), heading(2, 'A'), paragraph('two')] };
    expect(listSections(twice).map(({ title }) => title)).toEqual(['A', 'A (2)']);
    expect(toText(reword(twice, [{ title: 'A (2)', text: 'three' }]))).toContain('one');
  });

  it('says the same again when nothing was changed, whatever the text', () => {
    const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,]{0,20}[a-z]$/);
    const section = fc.tuple(words, fc.array(words, { minLength: 1, maxLength: 3 }), fc.array(words, { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(section, { maxLength: 4 }), (sections) => {
        const blocks: Block[] = sections.flatMap(([title, texts, items]) => [
          heading(2, title),
          ...texts.map((text) => ({ kind: 'paragraph' as const, text })),
          ...(items.length > 0 ? [bullets(items)] : []),
        ]);
        const document: Document = { title: 'T', blocks };
        expect(reword(document, listSections(document)).blocks).toEqual(blocks);
      }),
    );
  });
});
