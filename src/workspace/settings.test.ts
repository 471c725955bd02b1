import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, noModel, restoreSettings, settingsKey, useSettings } from './settings';

const start = useSettings.getState();
let kept = new Map<string, string>();
describe('the settings of the user', () => {
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    });
    useSettings.setState(start, true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  describe('settings', () => {
    it('begin with dollars, shortcuts, the theme of the device, no model and nothing remembered', () => {
      expect(start).toEqual({
        theme: 'system',
        currency: 'USD',
        hasShortcuts: true,
        isRemembered: false,
        isKept: false,
        ai: noModel,
        pins: [],
        roomServer: '',
      });
    });

    it('are written only once the user asks for it, and removed when they ask for that', () => {
      changeSettings({ currency: 'EUR' });
      expect(kept.size).toBe(0);
      changeSettings({ isRemembered: true });
      changeSettings({ theme: 'dark' });
      expect(JSON.parse(kept.get(settingsKey) ?? '')).toEqual({ ...start, currency: 'EUR', theme: 'dark', isRemembered: true });
      changeSettings({ isRemembered: false });
      expect(kept.size).toBe(0);
      // What another version wrote is left alone by a change that says nothing of it.
      kept.set(settingsKey, '{}');
      changeSettings({ currency: 'USD' });
      expect(kept.size).toBe(1);
    });

    const kinds: [unknown, object | undefined][] = [
      [undefined, undefined],
      [null, undefined],
      ['text', undefined],
      [{}, {}],
      [
        { theme: 'light', currency: 'EUR', hasShortcuts: false },
        { theme: 'light', currency: 'EUR', hasShortcuts: false },
      ],
      [{ theme: 'dark' }, { theme: 'dark' }],
      [{ theme: 'pink', currency: 'eur', hasShortcuts: 0 }, {}],
      [{ currency: 'EURO' }, {}],
      [{ currency: 5 }, {}],
      [{ ai: { provider: 'openai', model: 7 } }, { ai: { provider: 'openai', model: '7', address: '' } }],
      [{ ai: null }, {}],
    ];
    it.each(kinds.map(([stored, expected]) => [JSON.stringify(stored), stored, expected] as const))(
      'come back from %s',
      (_, stored, expected) => {
        if (stored !== undefined) kept.set(settingsKey, JSON.stringify(stored));
        restoreSettings();
        expect(useSettings.getState()).toEqual(expected ? { ...start, isRemembered: true, ...expected } : start);
      },
    );
  });
});
