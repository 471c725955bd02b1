import { describe, expect, it } from 'vitest';
import { findCircle, partDependencies, renameLinks, resolveLinks, targetsOf, type Linked } from './title-links';

const item = (id: string, title: string, ...dependencies: string[]): Linked => ({ id, title, dependencies });
const linksOf = (items: Linked[], id: string) =>
  resolveLinks(items)
    .get(id)
    ?.map(({ name, target }) => `${name}${target ? ` → ${target.id}` : ''}`);

describe('dependencies by title', () => {
  it('are found whatever their case, accents and spaces', () => {
    const items = [item('a', 'Café  Plan'), item('b', 'Launch', 'cafe plan', 'Nothing', ' LAUNCH ')];
    expect(linksOf(items, 'b')).toEqual(['Café  Plan → a', 'Nothing', 'Launch → b']);
    expect(linksOf(items, 'a')).toEqual([]);
    expect(targetsOf(resolveLinks(items), 'b').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(targetsOf(resolveLinks(items), 'none')).toEqual([]);
  });

  it('of a title with commas are put together again, the longest first, six pieces at most', () => {
    const items = [item('a', 'Plan'), item('b', 'Plan, build'), item('c', '1, 2, 3, 4, 5, 6'), item('d', '1, 2, 3, 4, 5, 6, 7')];
    const from = (...names: string[]) => linksOf([...items, item('z', 'Z', ...names)], 'z');
    expect(from('Plan', 'build', 'Plan')).toEqual(['Plan, build → b', 'Plan → a']);
    expect(from('1', '2', '3', '4', '5', '6')).toEqual(['1, 2, 3, 4, 5, 6 → c']);
    expect(from('1', '2', '3', '4', '5', '6', '7')).toEqual(['1, 2, 3, 4, 5, 6 → c', '7']);
  });

  it('of a title that comes twice mean the other one, and an empty title nothing', () => {
    const items = [item('a', 'Plan', 'Plan'), item('b', 'Plan', 'Plan'), item('c', '', ''), item('d', ' ')];
    expect(linksOf(items, 'a')).toEqual(['Plan → b']);
    expect(linksOf(items, 'b')).toEqual(['Plan → a']);
    expect(linksOf(items, 'c')).toEqual(['']);
  });

  it('of other programs are parted at semicolons, unless a title holds one', () => {
    const known = [item('a', 'Plan; build')];
    expect(partDependencies([item('b', 'B', 'Plan; build', 'One; Two, Three')], known)[0]?.dependencies).toEqual([
      'Plan; build',
      'One',
      'Two',
      'Three',
    ]);
  });
});

describe('a circle of dependencies', () => {
  const circle = (items: Linked[], id: string) => {
    const found = items.find((one) => one.id === id);
    return found ? findCircle(found, resolveLinks(items)) : [];
  };

  it('is told by the titles along it', () => {
    const items = [item('a', 'A', 'B', 'X'), item('b', 'B', 'C'), item('c', 'C', 'A'), item('x', 'X', 'B')];
    expect(circle(items, 'c')).toEqual(['C', 'A', 'B', 'C']);
    expect(circle([item('a', 'A', 'B'), item('b', 'B', 'A')], 'b')).toEqual(['B', 'A', 'B']);
    expect(circle([item('a', 'A', 'A')], 'a')).toEqual(['A', 'A']);
  });

  it('is none where the way does not lead back', () => {
    expect(circle([item('a', 'A', 'B'), item('b', 'B', 'C'), item('c', 'C', 'B')], 'a')).toEqual([]);
    expect(circle([item('a', 'A')], 'a')).toEqual([]);
  });
});

describe('a new title', () => {
  const items = [item('a', 'Plan'), item('b', 'Build', 'plan', 'Other'), item('c', 'Sell', 'Other')];

  it('is followed by those that name it', () => {
    expect(renameLinks(items, 'a', ' Sketch ').map(({ dependencies }) => dependencies)).toEqual([[], ['Sketch', 'Other'], ['Other']]);
    // The item itself is renamed by whoever asks.
    expect(renameLinks(items, 'a', 'Sketch')[0]).toBe(items[0]);
    expect(renameLinks(items, 'a', 'Sketch')[2]).toBe(items[2]);
  });

  it('changes nothing where it is empty, the same, of nobody, or of two', () => {
    for (const [id, title] of [['a', ' '], ['a', 'Plan'], ['none', 'New']] as const) expect(renameLinks(items, id, title)).toEqual(items); // prettier-ignore
    const twice = [...items, item('d', 'PLAN')];
    expect(renameLinks(twice, 'a', 'Sketch')).toEqual(twice);
  });
});
