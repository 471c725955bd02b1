import { describe, expect, it } from 'vitest';
import { orderGroups, type FoundGroup } from './groups';
import type { Grade } from './matching';

const group = (name: string, grades: readonly Grade[], lacks = 0): FoundGroup => ({
  name,
  most: 4,
  found: grades.map((grade, index) => ({ grade, lacks, choice: { id: `${name}${index}`, name, detail: '', icon: 'x' } })),
});
const order = (...groups: FoundGroup[]) => orderGroups(groups).map(({ name, choices }) => `${name} ${choices.length}`);

describe('the groups of what was found', () => {
  it('stand in their order, without empty ones, each no longer than it may be', () => {
    expect(order(group('Tools', [0, 0, 1, 1, 1]), group('Documents', []), group('Actions', [0]))).toEqual(['Tools 4', 'Actions 1']);
  });

  it('put what is sure before what is loose, of which only a few are shown', () => {
    expect(order(group('Tools', [3, 3, 3, 3]), group('Records', [1]))).toEqual(['Records 1', 'Tools 3']);
    expect(order(group('Tools', [3, 3, 3, 3]), group('Records', []))).toEqual(['Tools 4']);
    expect(order(group('Tools', [0, 1, 2]))).toEqual(['Tools 2']);
  });

  it('put what has every word before what lacks one', () => {
    expect(order(group('Tools', [0], 1), group('Actions', [0]))).toEqual(['Actions 1', 'Tools 1']);
    expect(order(group('Tools', [0], 1), group('Actions', [1]))).toEqual(['Actions 1', 'Tools 1']);
    expect(order(group('Tools', [1]), group('Records', [0]))).toEqual(['Records 1', 'Tools 1']);
    expect(order(group('Tools', [0], 1), group('Actions', [2]))).toEqual(['Tools 1', 'Actions 1']);
  });
});
