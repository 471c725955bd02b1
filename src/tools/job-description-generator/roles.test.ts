import { describe, expect, it } from 'vitest';
import { roles } from '@/writer/trades/roles';
import { aboutBlocks, isBoilerplate } from './about';
import { findRoles } from './roles';

describe('the library of roles', () => {
  it('is searched by title first, then by the work', () => {
    expect(findRoles(roles, '').length).toBe(roles.length);
    expect(findRoles(roles, 'backend')[0]?.title).toBe('Backend Engineer');
    expect(findRoles(roles, 'data models').map(({ title }) => title)).toContain('Backend Engineer');
    expect(findRoles(roles, 'zzz')).toEqual([]);
  });
});

describe('what the company says of itself', () => {
  const company = 'Loam';
  it('is a section where it is a text, and a sentence of the summary where it is one', () => {
    expect(isBoilerplate('We bake bread for cafés.')).toBe(false);
    const about = 'Loam bakes bread for cafés. It was founded in Leeds in 2019.';
    expect(aboutBlocks({ about, company }, 'Loam is looking for a baker.')).toEqual([
      { kind: 'heading', level: 2, text: 'About Loam' },
      expect.objectContaining({ kind: 'paragraph', text: about }),
    ]);
    // Postings written before have it in the summary.
    expect(aboutBlocks({ about, company }, `${about} Loam is looking for a baker.`)).toEqual([]);
    expect(aboutBlocks({ about: '', company: '' }, '')).toEqual([]);
  });
});
