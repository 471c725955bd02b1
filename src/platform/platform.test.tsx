import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';
import { makeId } from './ids';
import { replayEarlyInput } from './early-input';
import { readTextFile } from './open-file';
import { canReloadFor, guardUnload, reloadWith, takeCarriedWork } from './reload';
import { readStored, removeStored, writeStored } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
  document.body.innerHTML = '';
});

describe('ids', () => {
  it('differ even when made in the same millisecond', () => {
    const ids = Array.from({ length: 1000 }, makeId);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('storage', () => {
  it('keeps, reads and forgets', () => {
    expect(writeStored('k', { a: 1 })).toBe(true);
    expect(readStored('k')).toEqual({ a: 1 });
    removeStored('k');
    expect(readStored('k')).toBeUndefined();
  });
  it('survives damage and a browser that refuses', () => {
    localStorage.setItem('k', '{broken');
    expect(readStored('k')).toBeUndefined();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(readStored('k')).toBeUndefined();
    expect(writeStored('k', 1)).toBe(false);
    expect(() => removeStored('k')).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('a reload of ours', () => {
  it('hands the work over once, and reloads once per reason', () => {
    history.replaceState({ work: [1], reloadedFor: 'chunk:/x' }, '');
    expect(canReloadFor('chunk:/x')).toBe(false);
    expect(canReloadFor('chunk:/y')).toBe(true);
    expect(takeCarriedWork()).toEqual([1]);
    expect(takeCarriedWork()).toBeUndefined();
    expect(canReloadFor('chunk:/x')).toBe(false);
  });
  it('is guarded against only while there is work', () => {
    let hasWork = false;
    let update = () => {};
    guardUnload(
      () => hasWork,
      (listener) => (update = listener),
    );
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    hasWork = true;
    update();
    expect(leave()).toBe(true);
    hasWork = false;
    update();
    expect(leave()).toBe(false);
  });
});

describe('a reload that cannot take the work along', () => {
  it('is not made', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too large', 'DataCloneError');
    });
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    expect(reloadWith({}, 'update')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('the clipboard', () => {
  it('falls back, and says no when nothing worked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    document.execCommand = () => true;
    expect(await copyText('x')).toBe(true);
    document.execCommand = () => false;
    expect(await copyText('x')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('files from outside', () => {
  it('are read as UTF-8, or as old spreadsheets write', async () => {
    expect(await readTextFile(new File(['Łódź'], 'a.csv'))).toBe('Łódź');
    expect(await readTextFile(new File([new Uint8Array([0x63, 0x61, 0x66, 0xe9])], 'a.csv'))).toBe('café');
  });
});

describe('what is typed before the page is ready', () => {
  it('is announced again, and only what was typed', () => {
    document.body.innerHTML = '<main><input value="a"><textarea>b</textarea><input value="same"></main>';
    const [first, third] = document.querySelectorAll('input');
    const heard: string[] = [];
    document.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).value));
    if (first) first.value = 'typed';
    replayEarlyInput();
    expect(heard).toEqual(['typed']);
    expect(third?.value).toBe('same');
  });
});
