import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/formats/csv';
import { emptyDraft, readDraft } from '@/lib/fields';
import { investorFiles } from './files';
import { fields, state, type Investor } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const own: Investor = {
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'Ana', firm: 'Fund One' }, around).values,
  id: 'own',
};
const sample = state.sample?.(around).records ?? [];

describe('every file on offer', () => {
  it.each([
    ['samples', sample],
    ['records of one’s own', [own]],
    ['both', [own, ...sample]],
  ])('can be made from %s', async (_what, investors) => {
    const { lists, calendar } = investorFiles(investors, 'USD');
    expect(lists.map(({ label }) => label)).toEqual(['CSV', 'Excel']);
    for (const offer of [...lists, calendar]) {
      const file = await offer.make();
      expect([offer.name, file.size > 0]).toEqual([offer.name, true]);
    }
    const [csv] = lists;
    expect(parseCsv(await (await csv!.make()).text()).rows).toHaveLength(investors.length);
  });
});
