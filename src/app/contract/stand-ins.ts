/** What a page of these tests has instead of a clock, a canvas, a server and a browser's first look at a store. */
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
vi.mock('@/platform/assets', async () => {
  const { readAsset } = await import('../../../build/without-browser');
  return { readAsset };
});
vi.mock('@/platform/canvas', async () => {
  const { drawDot } = await import('../../../build/without-browser');
  return { svgToImage: drawDot };
});
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
