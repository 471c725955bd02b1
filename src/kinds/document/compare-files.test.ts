import { describe, expect, it } from 'vitest';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { docxFile } from '@/formats/docx';
import { compareFile, compareFiles, compareText, countRedlines } from './compare-files';

const blocks = (fee: string): Block[] => [
  heading(1, 'Agreement'),
  heading(2, '1. Fee'),
  paragraph(`The fee is ${fee} in total.`),
  { kind: 'list', items: ['Paid in May', 'Paid in June'] },
  {
    kind: 'table',
    columns: [{ label: 'Part' }, { label: 'Price' }],
    rows: [['Design', '$5']],
    notes: ['With drafts'],
    foot: [['Sum', '$5']],
  },
  { kind: 'terms', rows: [{ label: 'Start', value: '1 May' }] },
  { kind: 'callout', blocks: [paragraph('Keep a copy.')] },
  { kind: 'signatures', parties: [{ name: 'Jo Bell', role: 'Client' }] },
];
const ours: Document = { title: 'Agreement', mark: 'Draft', blocks: blocks('$8,400') };
const shown = (changes: Awaited<ReturnType<typeof compareText>>) =>
  changes.map(({ kind, under, ours: was, theirs: is }) => [kind, under, was, is]);
const changed = [['changed', 'Fee', 'The fee is $8,400 in total.', 'The fee is $7,900 in total.']];

describe('what the other side changed', () => {
  it('is found in a Word file', async () => {
    const file = new File([await docxFile({ title: 'Agreement', blocks: blocks('$7,900') })], 'a.docx');
    expect(shown(await compareFile(ours, file))).toEqual(changed);
  });

  it('is found in text that was copied from a page, line by line, without the mark of a draft', async () => {
    const page = ['[Draft]', 'Agreement', '1. Fee', 'The fee is $7,900 in total.', 'Paid in May', 'Paid in June', 'Part', 'Price', 'Design', 'With drafts', '$5', 'Sum', '$5', 'Start', '1 May', 'Keep a copy.', 'Jo Bell', 'Client · Date', 'SAMPLE'].join('\n'); // prettier-ignore
    expect(shown(await compareText(ours, page))).toEqual(changed);
    expect(shown(await compareFile(ours, new File([page], 'a.txt')))).toEqual(changed);
  });

  it('is not looked for in a PDF or in what is too large', async () => {
    await expect(compareFile(ours, new File(['%PDF-1.7'], 'a.pdf'))).rejects.toThrow('From a PDF');
    await expect(compareFile(ours, new File(['a\0b'], 'a.doc'))).rejects.toThrow('Choose a Word or text file');
    await expect(compareFile(ours, { size: 10_000_001 } as File)).rejects.toThrow('over 10 MB');
    // A letter P alone makes no Word file.
    expect((await compareFile(ours, new File(['Price'], 'a.txt'))).length).toBeGreaterThan(0);
  });
});

describe('the differences', () => {
  const change = (kind: 'added' | 'removed' | 'changed', under = '') => ({
    kind,
    under,
    ours: kind === 'added' ? '' : 'was',
    theirs: kind === 'removed' ? '' : 'is',
    words: [],
  });

  it('are counted in words', () => {
    expect(countRedlines([])).toBe('No differences in the wording.');
    expect(countRedlines([change('added')])).toBe('1 paragraph added.');
    expect(countRedlines([change('removed'), change('changed'), change('added'), change('changed')])).toBe(
      '2 paragraphs changed, 1 added, 1 removed.',
    );
  });

  it('are a document of their own', async () => {
    const files = compareFiles('Agreement', [change('added'), change('removed', 'Fee')], 'USD');
    expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['docx', 'pdf', 'txt']);
    const text = await (await files[2]?.make())?.text();
    for (const words of ['Changes to Agreement', '1 paragraph added, 1 removed.', 'Opening', 'Not in ours', 'Fee', 'Taken out'])
      expect(text?.toLowerCase()).toContain(words.toLowerCase());
  });
});
