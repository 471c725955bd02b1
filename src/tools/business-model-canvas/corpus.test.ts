import { expect, it } from 'vitest';
import { companies, goldenOf } from '@/writer/test-companies';
import { faultsIn } from '@/writer/test-prose';
import { state } from './model';
import { shares } from './shares';
import { toCanvasText } from './text-file';

const around = { today: '2026-11-15', currency: 'USD' };

/** What to see: each answer on its block, as a line that could be read out; blocks nobody spoke of say that they are empty. */
it.each(['Bluegrass Hoof Co.', 'Kluis.io', 'Hollow Creek Seed Library', "Mama Efua's", '3 & Sons Ltd.', 'Brunnen'])(
  '%s begins with these notes',
  async (name) => {
    const company = companies.find((one) => one['company.name'] === name) ?? {};
    const start = state.start(around);
    const data = shares.profile?.fill(start, company).data ?? start;
    const texts = (['business', 'lean', 'value'] as const).map((canvas) => toCanvasText({ ...data, canvas }, around.today));
    for (const text of texts) expect(text.split('\n').flatMap((line) => faultsIn(line, company))).toEqual([]);
    await expect(texts.join('\n')).toMatchFileSnapshot(goldenOf(name));
  },
);
