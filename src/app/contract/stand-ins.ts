/** What a page of these tests has instead of a clock, a canvas, a server and a browser's first look at a store. */
import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import type { StateCreator } from 'zustand';
import { around } from './around';

vi.mock('@/workspace/surroundings', () => ({
  useSurroundings: () => around,
  useToday: () => around.today,
  useMinute: () => Date.parse('2026-11-15T10:30:00Z'),
  useZone: () => 'America/New_York',
  watchMinutes: () => () => {},
}));
// Fonts are files of the suite; without a server they are read from where they lie.
vi.mock('@/platform/assets', () => ({
  readAsset: async (address: string) => {
    const { buffer, byteOffset, byteLength } = await readFile(`.${address.replace(/^\/@fs/, '')}`);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  },
}));
// Nothing draws here; every picture is one grey dot.
vi.mock('@/platform/canvas', () => ({
  svgToImage: () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    return Promise.resolve(new Blob([Uint8Array.from(atob(dot), (mark) => mark.charCodeAt(0))], { type: 'image/png' }));
  },
}));
// The server renderer asks a store for its first state; here that is the state under test.
vi.mock('zustand', async (load) => {
  const zustand = await load<typeof import('zustand')>();
  return {
    ...zustand,
    create: (initialise: StateCreator<object>) => {
      const store = zustand.createStore(initialise);
      store.getInitialState = store.getState;
      return Object.assign((select: (state: object) => unknown) => zustand.useStore(store, select), store);
    },
  };
});
