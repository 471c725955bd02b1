import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, type Technology } from './model';
import { toPaper } from './paper';
import { readProjectFile } from './project-file';

const around = { today: '2026-11-15', currency: 'USD' };
const technology = (more: Partial<Technology> = {}): Technology => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'x', category: 'Database' }, around).values,
  selected: true,
  ...more,
});
const rowsOf = (text: string) => readProjectFile(text)?.rows ?? [];
const namesOf = (text: string) => rowsOf(text).map(([name]) => name);
const saidOf = (text: string) => rowsOf(text).map(([, , said]) => said);

describe('a package.json', () => {
  const of = (dependencies: Record<string, unknown>) => JSON.stringify({ dependencies });

  it('gives names of two hundred letters and versions of sixty, each once', () => {
    expect(namesOf(of({ ['a'.repeat(200)]: '1', ['b'.repeat(201)]: '1', ' ': '1', c: '1' }))).toEqual(['a'.repeat(200), 'c']);
    expect(saidOf(of({ a: '1'.repeat(60), b: '1'.repeat(61), c: 3 }))).toEqual([
      `Version ${'1'.repeat(60)}, from package.json.`,
      `Version ${'1'.repeat(60)}, from package.json.`,
      '',
    ]);
    expect(namesOf(`\uFEFF ${of({ a: '1' })}`)).toEqual(['a']);
  });
});

describe('a requirements.txt', () => {
  it('gives a package a line, without extras, checksums and remarks', () => {
    expect(namesOf('Django==5.0 # web\nDjango\ncelery[redis]>=5.3,<6\n-r other.txt\nhttps://x.example/a.whl\n./local\n')).toEqual([
      'Django',
      'celery',
    ]);
    expect(saidOf('Django==5.0\nflask\nmine @ https://x.example/a.whl\nfoo (>=1.0)')).toEqual([
      'Version ==5.0, from requirements.txt.',
      'From requirements.txt.',
      'From requirements.txt.',
      'Version >=1.0, from requirements.txt.',
    ]);
    expect(namesOf('flask==3.0 \\\n  --hash=sha256:abc\nrequests; python_version < "3.9"')).toEqual(['flask', 'requests']);
  });

  it('is no list where a line is anything else', () => {
    for (const text of ['Name\nflask', 'flask\nthis is a text', `flask\n${'a'.repeat(1001)}`, '-r other.txt', '', 'flask; something'])
      expect(readProjectFile(text), text.slice(0, 20)).toBeUndefined();
    expect(namesOf(`flask\n${'a'.repeat(1000)}`)).toHaveLength(2);
  });
});

describe('a Dockerfile', () => {
  it('gives the images that it builds on, each once, with their tags', () => {
    expect(
      rowsOf(
        '# one\nARG NODE=20\nFROM --platform=linux/amd64 node:${NODE}-alpine AS build\nFROM build AS next\nFROM scratch\nFROM registry.example/team/postgres@sha256:ab\nFROM node:18',
      ).map(([name, , said]) => [name, said]),
    ).toEqual([
      ['node', 'Image with the tag 20-alpine, from a Dockerfile.'],
      ['postgres', 'Image from a Dockerfile.'],
    ]);
    expect(saidOf('FROM node:${TAG:-22}')).toEqual(['Image with the tag 22, from a Dockerfile.']);
    expect(saidOf('ARG TAG="18"\nFROM node:$TAG')).toEqual(['Image with the tag 18, from a Dockerfile.']);
    expect(saidOf(`FROM node:${'t'.repeat(70)}`)).toEqual([`Image with the tag ${'t'.repeat(60)}, from a Dockerfile.`]);
    expect(() => readProjectFile('FROM scratch')).toThrow('names no image');
    expect(readProjectFile('RUN x\nFROM node')).toBeUndefined();
  });
});

describe('the costs on paper', () => {
  const blocksOf = (...list: Partial<Technology>[]) =>
    toPaper(
      list.map((more, index) => technology({ id: `${index}`, ...more })),
      around,
    ).blocks;
  const costs = (...list: Partial<Technology>[]) =>
    blocksOf(...list).flatMap((block) =>
      block.kind === 'table' && block.columns.some(({ label }) => label === 'At 10x usage') ? [block] : [],
    )[0];

  it('are by the month, paid once, or no figure', () => {
    const table = costs({ cost: '$20', name: 'a' }, { cost: '$99 once', name: 'b' }, { cost: 'ask', name: 'c' }, { name: 'd' });
    expect(table?.rows.map(([name, , price, now, later]) => [name, price, now, later])).toEqual([
      ['a', '$20', '$20.00', '$20.00'],
      ['b', '$99 once', '$99.00 once', '—'],
      ['c', 'ask', '—', '—'],
      ['d', '', '—', '—'],
    ]);
    expect(table?.foot).toEqual([['Total a month', '', '', '$20.00', '$20.00']]);
  });

  it('name those that are not in the totals', () => {
    const note = (...list: Partial<Technology>[]) => blocksOf(...list).flatMap((block) => (block.kind === 'note' ? [block.text] : []))[0];
    expect(note({ cost: '$20' })).toMatch(/^1 cost understood\. At 10x/);
    expect(note({ cost: 'ask', name: 'Acme' }, { cost: '$20' })).toMatch(
      /^1 of 2 costs not understood: Acme\. They aren’t in the totals\. At 10x/,
    );
    expect(note({})).toMatch(/^No costs written yet\. At 10x/);
  });

  it('have exit plans below the terms as soon as one has one', () => {
    const terms = (...list: Partial<Technology>[]) =>
      blocksOf(...list).flatMap((block) =>
        block.kind === 'table' && block.columns.some(({ label }) => label === 'Data region') ? [block] : [],
      )[0];
    expect(terms({ license: 'MIT', exitPlan: '' }, { license: 'MIT', exitPlan: 'Move.' })?.notes).toEqual(['', 'Exit: Move.']);
    expect(terms({ license: 'MIT', exitPlan: ' ' })?.notes).toBeUndefined();
  });
});
