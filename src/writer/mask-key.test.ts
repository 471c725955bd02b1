import { describe, expect, it } from 'vitest';
import { holdsKey, maskKey, maskPieces } from './mask-key';

const key = 'sk-Abc/12+xyz';

describe('a key', () => {
  it('is taken out however it is spelled', () => {
    const hex = [...key].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
    const spelled = [
      key,
      encodeURIComponent(key),
      encodeURIComponent(encodeURIComponent(key)),
      key.replace('/', '\\/'),
      hex,
      hex.toUpperCase(),
      [...key].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
      [...key].map((letter) => `\\u00${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
    ];
    for (const one of spelled) expect([one, maskKey(`Key ${one} is wrong`, key)]).toEqual([one, 'Key [key] is wrong']);
    // In Base64 a few letters at either end are shared with what stands beside it.
    for (const before of ['', 'a', 'ab']) {
      const masked = maskKey(btoa(`${before}${key}zz`), key);
      expect(masked).toContain('[key]');
      expect(masked.replace('[key]', '').length).toBeLessThan(9);
    }
  });

  it('that is short is one only where it stands alone', () => {
    expect(maskKey('abc12 and xabc12y', 'abc12')).toBe('[key] and xabc12y');
    expect(maskKey('test a testament', 'test')).toBe('[key] a testament');
    expect(maskKey('nothing', '')).toBe('nothing');
    expect([holdsKey('my test', 'test'), holdsKey('my abc1', 'abc1'), holdsKey('my abc12', 'abc12'), holdsKey('elevenchars', 'elevenchars'), holdsKey('twelveletter', 'twelveletter'), holdsKey('none', key)]).toEqual([false, false, true, false, true, false]); // prettier-ignore
    // Eight letters are no accident, wherever they stand.
    expect([holdsKey('xabcdef12y', 'abcdef12'), holdsKey('xabcde12y', 'abcde12')]).toEqual([true, false]);
  });

  it('that was cut off is taken out as far as it came', () => {
    expect(maskKey(`Key ${key.slice(0, 8)}`, key)).toBe('Key [key]');
    expect(maskKey(`Key ${key.slice(0, 8)}…`, key)).toBe('Key [key]…');
    expect(maskKey(`Key ${key.slice(0, 7)}`, key)).toBe(`Key ${key.slice(0, 7)}`);
    expect(maskKey(`Key ${key.slice(0, 12)}`, key)).toBe('Key [key]');
  });
});

describe('a reply in pieces', () => {
  const told = (pieces: string[], own = key) => {
    const masked = maskPieces(own);
    return [...pieces.map((piece) => masked.add(piece)), masked.end()];
  };

  it('holds back the last word until it is known to be no key', () => {
    expect(told(['The fee is ', 'five', ' now'])).toEqual(['The fee is ', '', 'five ', 'now']);
    expect(told([`Use ${key.slice(0, 5)}`, `${key.slice(5)} here`]).join('')).toBe('Use [key] here');
    expect(told([`Use ${key.slice(0, 9)}`]).join('')).toBe('Use [key]');
    expect(told(['as', 'it', 'comes'], '')).toEqual(['as', 'it', 'comes', '']);
  });

  it('lets go of a text without spaces, all but the length of a key', () => {
    const most = key.length * 24;
    const [first = '', rest] = told(['x'.repeat(most + 10)]);
    expect([first.length, rest?.length]).toEqual([10, most]);
  });
});
