import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { toHandbook, toScriptsMarkdown } from './files';
import { categories, fields, state, type Script } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const { extra } = state.start(around);
const script = (id: string, more: Partial<Script> = {}): Script => ({
  ...readDraft(fields, { ...emptyDraft(fields, ''), title: id, content: 'Hello' }, around).values,
  id,
  ...more,
});
const [first, second] = categories;
const blocksOf = (...scripts: Script[]) => toHandbook(scripts, extra).blocks;
const textsOf = (...scripts: Script[]) => blocksOf(...scripts).flatMap((block) => ('text' in block ? [block.text] : []));
const wordsOf = (content: string) => blocksOf(script('a', { content })).flatMap((block) => (block.kind === 'callout' ? block.blocks : []));

describe('the handbook', () => {
  it('counts its scripts and categories, and lists them in the order of the categories', () => {
    const two = [script('b', { category: second }), script('a', { shortCode: ' late ', tags: ['one', 'two'] })].map((one, index) =>
      index === 1 ? { ...one, category: first } : one,
    );
    expect(textsOf(...two)).toContain('2 scripts in 2 categories');
    expect(textsOf(script('a'))).toContain('1 script in 1 category');
    const rows = blocksOf(...two).flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows).toEqual([
      ['a', '/late', first, 'one, two'],
      ['b', '', second, ''],
    ]);
  });

  it('has lines that are counted as a list that counts, from one on and without a gap', () => {
    expect(wordsOf('1. Open\n2. Close')).toEqual([{ kind: 'list', ordered: true, items: ['Open', 'Close'] }]);
    expect(wordsOf('1) Open\n2) Close')).toMatchObject([{ kind: 'paragraph' }]);
    for (const content of ['1. Open', '2. Open\n3. Close', '1. Open\n3. Close', '1. Open\nClose', '1.Open\n2.Close'])
      expect(wordsOf(content), content).toMatchObject([{ kind: 'paragraph', text: content }]);
    expect(wordsOf('Hi\n\n \n\n1. A\n2. B\n\nBye').map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph']);
  });

  it('explains braces and brackets only where there are some, and samples where all are', () => {
    const note = (...scripts: Script[]) => blocksOf(...scripts).flatMap((block) => (block.kind === 'note' ? [block.text] : []))[0];
    expect(note(script('a'))).toBeUndefined();
    expect(note(script('a', { content: 'Hi {{name}}' }))).toBe('Words in {{double braces}} are filled in for each customer.');
    expect(note(script('a', { content: '[30] days' }))).toBe('Words in [brackets] are for the company to decide.');
    expect(note(script('a'), script('b', { content: '[30] {{name}}' }))).toMatch(/double braces.*brackets/);
    expect(note(script('sample-1'))).toBe('All scripts are samples: check them against your own policy.');
    expect(note(script('sample-1'), script('a'))).toBeUndefined();
  });

  it('says of each what is known, and which are samples beside others', () => {
    const facts = (...scripts: Script[]) => textsOf(...scripts).filter((text) => text.startsWith('/') || text.startsWith('Neutral'));
    expect(facts(script('a', { shortCode: 'late', language: '' }))).toEqual(['/late · Neutral']);
    expect(facts(script('a'))).toEqual(['Neutral · English']);
    expect(facts(script('sample-1'), script('a'))).toContain('Neutral · English · Sample: check it against your own policy');
    expect(facts(script('sample-1'))).toEqual(['Neutral · English']);
    expect(facts(script('starter-1'))).toEqual(['Neutral · English · Template text: check it against your own policy']);
    expect([toHandbook([script('sample-1')], extra).mark, toHandbook([script('a')], extra).mark, toHandbook([], extra).mark]).toEqual([
      'Sample',
      undefined,
      undefined,
    ]);
  });

  it('in Markdown stands in a fence longer than any in its words, without signs nobody sees', async () => {
    const fenced = async (content: string) =>
      /(`+)text\n([^]*?)\n\1\n/.exec(await toScriptsMarkdown([script('a', { content })], extra))?.slice(1);
    expect(await fenced('plain')).toEqual(['```', 'plain']);
    expect(await fenced('a `b` c')).toEqual(['```', 'a `b` c']);
    expect(await fenced('```\ncode\n```')).toEqual(['````', '```\ncode\n```']);
    expect((await fenced('a\u0007b'))?.[1]).toBe('ab');
  });
});
