import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAsset } from './assets';
import { askBuiltInModel, findBuiltInModel } from './built-in-model';
import { savesData } from './connection';
import { whenIdle } from './idle';
import { makeId } from './ids';

describe('the small parts of the platform', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ids are times that never come twice', () => {
    // Later than any id that was made before this test.
    const time = Date.now() + 1_000_000;
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    expect([makeId(), makeId(), makeId()]).toEqual([`${time}`, `${time + 1}`, `${time + 2}`]);
    vi.setSystemTime(time + 10);
    expect([makeId(), makeId()]).toEqual([`${time + 10}`, `${time + 11}`]);
  });

  it('waits for a quiet moment, or half as long as allowed where the browser knows none', () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    const run = vi.fn();
    whenIdle(run, 1_000);
    vi.advanceTimersByTime(499);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    whenIdle(run, 1_000)();
    vi.advanceTimersByTime(2_000);
    expect(run).toHaveBeenCalledTimes(1);
    const cancel = vi.fn();
    const ask = vi.fn(() => 7);
    vi.stubGlobal('requestIdleCallback', ask);
    vi.stubGlobal('cancelIdleCallback', cancel);
    vi.stubGlobal('window', { requestIdleCallback: ask });
    whenIdle(run, 1_000)();
    expect([ask.mock.calls, cancel.mock.calls]).toEqual([[[run, { timeout: 1_000 }]], [[7]]]);
  });

  it('knows who saves data, where the browser tells', () => {
    vi.stubGlobal('navigator', {});
    expect(savesData()).toBe(false);
    vi.stubGlobal('navigator', { connection: { saveData: false } });
    expect(savesData()).toBe(false);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(savesData()).toBe(true);
  });

  it('reads a file of the suite, or says that it could not', async () => {
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response('abc', { status: address === '/there' ? 200 : 404 })));
    expect((await readAsset('/there')).byteLength).toBe(3);
    await expect(readAsset('/gone')).rejects.toThrow('couldn’t be loaded');
  });

  it('asks the browser’s own model, piece by piece, and lets it go', async () => {
    const asking = (onText: (piece: string) => void, onDownload: (share: number) => void) =>
      askBuiltInModel({ system: 'S', prompt: 'P', signal: new AbortController().signal, onText, onDownload });
    await expect(asking(vi.fn(), vi.fn())).rejects.toThrow('no built-in model');
    expect(await findBuiltInModel()).toBe('unavailable');
    const destroy = vi.fn();
    vi.stubGlobal('LanguageModel', {
      availability: () => Promise.resolve('downloadable'),
      create: ({
        monitor,
      }: {
        monitor: (its: { addEventListener: (name: string, tell: (event: { loaded: number }) => void) => void }) => void;
      }) => {
        monitor({ addEventListener: (_, tell) => tell({ loaded: 0.5 }) });
        return Promise.resolve({ promptStreaming: () => new Blob(['one']).stream().pipeThrough(new TextDecoderStream()), destroy });
      },
    });
    const [texts, shares] = [vi.fn(), vi.fn()];
    await asking(texts, shares);
    expect([await findBuiltInModel(), texts.mock.calls, shares.mock.calls, destroy.mock.calls.length]).toEqual([
      'downloadable',
      [['one']],
      [[0.5]],
      1,
    ]);
    vi.stubGlobal('LanguageModel', { availability: () => Promise.reject(new Error('no')) });
    expect(await findBuiltInModel()).toBe('unavailable');
  });
});
