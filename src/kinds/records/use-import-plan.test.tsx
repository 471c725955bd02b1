import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { decimal, text } from '@/lib/fields';
import { useImportPlan } from './use-import-plan';

const fields = { name: text('Name'), size: decimal('Size') };
const around = { today: '2026-11-15', currency: 'USD' };
const mapping = { name: 0, size: 1 };
const none: never[] = [];
let nextId = 0;
const options = { identity: ({ name }: { name: string }) => name, makeId: () => String((nextId += 1)) };
const tableOf = (rows: number) => ({
  headers: ['Name', 'Size'],
  rows: Array.from({ length: rows }, (_, index) => [`Row ${index}`, String(index)]),
});

type Seen = ReturnType<typeof useImportPlan<typeof fields>>;

function show(rows: number): { seen: Seen[] } {
  const seen: Seen[] = [];
  const table = tableOf(rows);
  function Planner() {
    seen.push(useImportPlan(fields, table, mapping, none, around, options));
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Planner />));
  return { seen };
}
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const untilPlanned = async (seen: Seen[]) => {
  for (let tries = 0; tries < 2_000 && !seen.at(-1)?.plan; tries += 1) await wait();
};

describe('the plan of an import', () => {
  it('is there at once for a short file', () => {
    const { seen } = show(500);
    expect(seen.at(-1)?.plan?.records).toHaveLength(500);
    expect(seen.filter(({ progress }) => progress !== undefined)).toEqual([]);
  });

  it('of a long one shows how far it is, comes in the end, and leaves the page time', async () => {
    const { seen } = show(30_000);
    expect(seen.at(-1)).toMatchObject({ progress: 0 });
    expect(seen.at(-1)?.plan).toBeUndefined();
    await untilPlanned(seen);
    expect(seen.at(-1)?.plan?.records).toHaveLength(30_000);
    expect(seen.some(({ progress }) => progress !== undefined && progress > 0 && progress < 1)).toBe(true);
  });

  it('stops when told, and says so', async () => {
    const { seen } = show(30_000);
    act(() => seen.at(-1)?.stop?.());
    for (let tries = 0; tries < 20; tries += 1) await wait();
    expect(seen.at(-1)).toMatchObject({ problem: 'Stopped. Choose a file to start again.' });
    expect(seen.some(({ plan }) => plan !== undefined)).toBe(false);
  });
});
