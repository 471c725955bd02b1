import { afterEach, describe, expect, it, vi } from 'vitest';
import { tell, Told } from './told';

afterEach(() => vi.restoreAllMocks());

describe('what a person is told', () => {
  it('is our own words, never those of an engine', () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(tell(new Told('This zip file is damaged.'), 'This file couldn’t be read.')).toBe('This zip file is damaged.');
    expect(noted).not.toHaveBeenCalled();
    for (const error of [new TypeError('x.map is not a function'), new SyntaxError('Unexpected token'), 'a bare word', undefined, null])
      expect(tell(error, 'This file couldn’t be read.')).toBe('This file couldn’t be read.');
    expect(noted).toHaveBeenCalledTimes(5);
  });
});
