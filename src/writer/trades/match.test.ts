import { describe, expect, it } from 'vitest';
import { matchTrade } from './match';
import { trades } from './names';
import { phrases } from './test-data';

const table = phrases
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', right = ''] = line.split(' | ');
    return { typed, right: right.split(', ') };
  });

describe('the trade of an answer', () => {
  it('is right, or left open where that is fine, for nearly everything founders type', () => {
    const told = table.map(({ typed, right }) => ({ typed, right, got: matchTrade(typed).trade ?? 'none' }));
    const wrong = told.filter(({ right, got }) => !right.includes(got));
    const silent = told.filter(({ right, got }) => got === 'none' && right.length > 1);
    console.warn(
      `${table.length} phrases: ${table.length - wrong.length - silent.length} right, ${silent.length} silent, ${wrong.length} wrong`,
    );
    console.warn(wrong.map(({ typed, right, got }) => `${typed} → ${got}, not ${right.join('/')}`).join('\n'));
    console.warn('silent: ' + silent.map(({ typed }) => typed).join('; '));
    expect(wrong.length).toBeLessThanOrEqual(table.length * 0.02);
  });

  it('names only trades that exist in the table', () => {
    const ids = new Set<string>(trades.map(({ id }) => id));
    for (const { right } of table) for (const id of right) if (id !== 'none') expect(ids).toContain(id);
  });
});
