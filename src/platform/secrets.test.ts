import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canSeal } from './seal';
import { findSecret, forgetSecret, keepSecret, readSecret, tidySecret, unlockSecret } from './secrets';

function storage(isBroken = false) {
  const kept = new Map<string, string>();
  const use = <T>(run: () => T): T => {
    if (isBroken) throw new Error('Refused');
    return run();
  };
  return {
    kept,
    getItem: (name: string) => use(() => kept.get(name) ?? null),
    setItem: (name: string, text: string) => use(() => void kept.set(name, text)),
    removeItem: (name: string) => use(() => void kept.delete(name)),
  };
}

let tab = storage();
let device = storage();
function begin(isBroken = false) {
  tab = storage(isBroken);
  device = storage(isBroken);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
}
describe('secrets', () => {
  beforeEach(() => begin());
  afterEach(() => {
    forgetSecret('key');
    vi.unstubAllGlobals();
  });

  describe('a key', () => {
    it('is in memory only, unless the user asks otherwise', async () => {
      expect([findSecret('key'), readSecret('key')]).toEqual([undefined, '']);
      expect(await keepSecret('key', 'sk-1', 'memory')).toBe(true);
      expect([findSecret('key'), readSecret('key'), tab.kept.size, device.kept.size]).toEqual(['memory', 'sk-1', 0, 0]);
      forgetSecret('key');
      expect([findSecret('key'), readSecret('key')]).toEqual([undefined, '']);
    });

    it('is kept for the tab, and in one place only', async () => {
      expect(await keepSecret('key', 'sk-1', 'tab')).toBe(true);
      expect([findSecret('key'), [...tab.kept]]).toEqual(['tab', [['groundwork.secret.key', 'sk-1']]]);
      await keepSecret('key', 'sk-2', 'memory');
      expect([findSecret('key'), readSecret('key'), tab.kept.size]).toEqual(['memory', 'sk-2', 0]);
    });

    it('lies on the device sealed, and opens only with its passphrase', async () => {
      expect(canSeal()).toBe(true);
      expect(await keepSecret('key', 'sk-é', 'device', 'open ﬁle')).toBe(true);
      const [written = ''] = device.kept.values();
      expect(written).not.toContain('sk-');
      const { format, salt, iv } = JSON.parse(written) as { format: number; salt: string; iv: string };
      expect([format, atob(salt).length, atob(iv).length, findSecret('key')]).toEqual([1, 16, 12, 'device']);
      // As after a reload: nothing in memory.
      forgetSecret('key');
      device.kept.set('groundwork.secret.key', written);
      expect(readSecret('key')).toBe('');
      expect(await unlockSecret('key', 'open sesame')).toBe(false);
      // The same letters, typed on another keyboard.
      expect(await unlockSecret('key', 'open file')).toBe(true);
      expect(readSecret('key')).toBe('sk-é');
      device.kept.set('groundwork.secret.key', written.replace('"format":1', '"format":2'));
      expect(await unlockSecret('key', 'open file')).toBe(false);
      device.kept.set('groundwork.secret.key', 'garbage');
      expect(await unlockSecret('key', 'open file')).toBe(false);
    });

    it('is in memory where the browser keeps nothing, and says so', async () => {
      begin(true);
      expect(await keepSecret('key', 'sk-1', 'tab')).toBe(false);
      expect(await keepSecret('key', 'sk-1', 'device', 'p')).toBe(false);
      expect([findSecret('key'), readSecret('key')]).toEqual(['memory', 'sk-1']);
      forgetSecret('key');
      expect([findSecret('key'), readSecret('key')]).toEqual([undefined, '']);
    });

    it('is not sealed where the page is not safe', async () => {
      vi.stubGlobal('crypto', {});
      expect(canSeal()).toBe(false);
      expect(await keepSecret('key', 'sk-1', 'device', 'p')).toBe(false);
      expect([device.kept.size, readSecret('key')]).toEqual([0, 'sk-1']);
    });

    it.each([
      [' sk-1\n', 'sk-1'],
      ['\u200Bsk-1\uFEFF', 'sk-1'],
      ['Bearer sk-1', 'sk-1'],
      ['Authorization: bearer sk-1', 'sk-1'],
      ['"sk-1"', 'sk-1'],
      [`'sk-1'`, 'sk-1'],
      [`"sk-1'`, `"sk-1'`],
      ['', ''],
      ['sk 1', undefined],
      ['clé', undefined],
    ])('is tidied as it is pasted: %j', (pasted, key) => {
      expect(tidySecret(pasted)).toBe(key);
    });
  });
});
