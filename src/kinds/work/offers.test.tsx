import { act } from 'react';
import { expect, it } from 'vitest';
import { asWhole, printLines } from '@/workspace/offers';
import type { Shares } from '@/workspace/shares';
import { changeWork } from '@/workspace/store';
import { connectSuite } from '@/workspace/suite';
import { defineState } from '@/workspace/tool-state';
import { Offers } from './offers';
import { showScreen } from './test-screen';

const state = defineState({ version: 1, start: () => ({ n: 0 }) });
const plan = (data: unknown) => ({ data, names: [] });
const accepts = {
  texts: { noun: 'note', plan },
  money: { noun: 'total', isWhole: true, plan },
  forecasts: { noun: 'month', isWhole: true, plan },
};
const source = { doc: 'gone', tool: 'Costs', name: '' };
const costs = asWhole([{ key: 'rent' }, { key: 'desks' }], 'USD');

async function sayTaken(taken: Readonly<Record<string, string>>): Promise<string> {
  connectSuite({ load: async (): Promise<Shares> => ({ state, accepts }) as never });
  const screen = showScreen(<Offers />);
  await act(async () => changeWork('test', 1, { data: { n: 0 }, drafts: {} }, (work) => ({ ...work, data: { n: 1 }, taken })));
  return screen.text();
}

it('counts what was taken one by one, and names what was added up of several as what it is', async () => {
  const notes = printLines('texts', source, [{ means: 'company.name' }, { means: 'company.email' }], '2026-11-17');
  const sums = printLines('money', source, costs, '2026-11-17');
  expect(await sayTaken(notes)).toMatch(/^2 entries taken from a document that’s no longer here on /);
  expect(await sayTaken(sums)).toMatch(/^Totals taken from /);
  expect(await sayTaken({ ...sums, ...notes })).toMatch(/^2 entries and totals taken from /);
  expect(await sayTaken(printLines('forecasts', source, costs, '2026-11-17'))).toMatch(/^Months taken from /);
});
