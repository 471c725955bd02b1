import { describe, expect, it } from 'vitest';
import { coverLogo, emblemBox, innerBlocks, itemMark, labelOfLogo, markDraft, paragraph, picturesIn, withFaults, withLook, type Block, type Document } from './blocks'; // prettier-ignore
import { gap } from './gaps';

const logo = { png: 'AAAA', width: 400, height: 100 };
const other = { ...logo, png: 'BBBB' };
const cover: Block = { kind: 'cover', company: 'Acme', title: 'Plan', facts: [] };
const chart: Block = { kind: 'picture', picture: { svg: '<svg/>', width: 1, height: 1 }, label: 'Chart' };
const paper = (...blocks: Block[]): Document => ({ title: 'T', from: 'Acme', blocks });

describe('a document as the company looks', () => {
  it('has the logo on its cover, unless it has one of its own', () => {
    expect(withLook(paper(cover, paragraph('x')), { logo }).blocks).toEqual([{ ...cover, logo }, paragraph('x')]);
    expect(withLook(paper({ ...cover, logo: other }), { logo }).blocks).toEqual([{ ...cover, logo: other }]);
    const plain = paper(cover);
    expect(withLook(plain, undefined)).toBe(plain);
  });

  it('has the logo above everything where the paper wants it', () => {
    const letter = { ...paper(paragraph('x')), hasEmblem: true as const };
    const [first, ...rest] = withLook(letter, { logo }).blocks;
    expect(first).toMatchObject({ kind: 'picture', label: 'Logo of Acme' });
    // 400 by 100 within 200 by 64.
    expect(first?.kind === 'picture' && [first.picture.width, first.picture.height]).toEqual([200, 50]);
    expect(rest).toEqual(letter.blocks);
    expect(withLook(letter, { accent: '#123456' }).blocks).toEqual(letter.blocks);
    expect(withLook(paper(paragraph('x')), { logo }).blocks).toHaveLength(1);
    expect([labelOfLogo('Acme'), labelOfLogo(), emblemBox]).toEqual(['Logo of Acme', 'Company logo', { width: 200, height: 64 }]);
  });
});

describe('the parts of a document', () => {
  it('are found wherever they stand', () => {
    const blocks: Block[] = [
      chart,
      { kind: 'columns', columns: [[chart], [paragraph('x')]] },
      { kind: 'callout', blocks: [{ kind: 'cards', cards: [{ title: 'A', blocks: [chart] }] }] },
      { ...cover, kind: 'cover', company: '', title: 'Plan', facts: [], logo },
    ];
    expect(picturesIn(blocks)).toHaveLength(4);
    expect(innerBlocks(paragraph('x'))).toEqual([]);
    const labelFor = (company: string) =>
      coverLogo({ kind: 'cover', company, title: '', facts: [], logo }).map((block) => (block.kind === 'picture' ? block.label : ''));
    expect([labelFor('Acme'), labelFor(''), coverLogo({ kind: 'cover', company: 'Acme', title: '', facts: [] })]).toEqual([
      ['Logo of Acme'],
      ['Company logo'],
      [],
    ]);
  });

  it('are marked in a list by numbers or letters, also after z', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map((index) => itemMark('letters', index))).toEqual([
      '(a)',
      '(z)',
      '(aa)',
      '(ab)',
      '(az)',
      '(ba)',
      '(zz)',
      '(aaa)',
    ]);
    expect([itemMark(true, 0), itemMark(true, 9), itemMark(false, 3), itemMark(undefined, 3)]).toEqual(['1.', '10.', '', '']);
  });

  it('that contradict themselves are said first, and make it a draft', () => {
    const plain = paper(paragraph('x'));
    expect(withFaults(plain, [])).toBe(plain);
    const one = withFaults(plain, ['The end is before the start.']);
    expect(one.mark).toBe('Draft');
    expect(one.blocks).toEqual([
      paragraph('Draft. To settle before this is used:', 'warn'),
      { kind: 'list', items: ['The end is before the start.'] },
      { kind: 'rule' },
      paragraph('x'),
    ]);
    expect(withFaults(plain, ['a', 'b']).blocks[0]).toEqual(paragraph('Draft. 2 things to settle before this is used:', 'warn'));
    expect(markDraft(plain)).toBe(plain);
    expect(markDraft(paper(paragraph(`By ${gap('Name')}`))).mark).toBe('Draft');
  });
});
