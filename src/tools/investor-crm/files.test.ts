import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readXlsx } from '../../../e2e/support/readers';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { typedRecord } from '@/kinds/records/test-data';
import { emptyDraft, readDraft } from '@/lib/fields';
import { investorFiles, toCalendar } from './files';
import { fields, state, type Investor } from './model';
import { toPrintedInvestors } from './printed';

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
    const { lists, calendar } = investorFiles(investors, around);
    expect(lists.map(({ label }) => label)).toEqual(['CSV', 'Excel']);
    for (const offer of [...lists, calendar]) {
      const file = await offer.make();
      expect([offer.name, file.size > 0]).toEqual([offer.name, true]);
    }
    const [csv] = lists;
    expect(parseCsv(await (await csv!.make()).text()).rows).toHaveLength(investors.length);
  });

  it('is the list as it was typed, no name a formula', async () => {
    const typed = { name: '=Ana "A" Ruiz', firm: 'Fund, One', email: 'ana@one.example', status: 'pitch-sent' } as const;
    const { lists } = investorFiles([typedRecord(fields, around, 'a', typed)], around);
    const csv = await openOffer(lists, 'CSV');
    expect(csv.name).toBe('investors.csv');
    const [header, row] = readCsv(csv.text);
    expect(header?.slice(0, 4)).toEqual(['Name', 'Firm', 'Email', 'Phone']);
    expect(row?.slice(0, 3)).toEqual(['\'=Ana "A" Ruiz', 'Fund, One', 'ana@one.example']);
    expect((await readXlsx((await openOffer(lists, 'Excel')).bytes))[1]?.[1]).toBe('Fund, One');
  });
});

describe('follow-ups in a calendar', () => {
  const [first] = sample.map((investor) => ({ ...investor, status: 'contacted' as const, nextFollowUp: '2026-12-01' }));
  const edited = { ...(first as Investor), name: 'Ana', isEdited: true as const };

  it('are marked as samples until they are edited', () => {
    expect(toCalendar([first as Investor])[0]?.title).toMatch(/^Sample: Follow up/);
    expect(toCalendar([edited])[0]?.title).toBe(`Follow up with Ana, ${edited.firm}`);
  });

  it('of two lists that began with the samples keep apart', () => {
    expect(toCalendar([edited])[0]?.id).not.toBe(toCalendar([{ ...edited, name: 'Bo' }])[0]?.id);
    expect(toCalendar([edited])[0]?.id).toBe(toCalendar([{ ...edited, nextFollowUp: '2026-12-02' }])[0]?.id);
  });
});

describe('on paper', () => {
  it('the furthest talks come first, and each says in lines what is known', () => {
    const talks: Investor[] = [
      { ...own, id: 'no', status: 'declined', reasonForNo: 'Too early' },
      { ...own, id: 'new' },
      {
        ...own,
        id: 'far',
        status: 'due-diligence',
        amount: 400_00,
        probability: 0.6,
        softCircled: true,
        email: 'ana@one.example',
        introSource: 'Mara',
        notes: 'Wants the model',
        timeline: '2026-11-03 Meeting: Liked it',
      },
    ];
    const { parts, notes } = toPrintedInvestors(talks, around);
    expect(parts).toEqual([
      { title: 'Still open', rows: [2, 1] },
      { title: 'Invested', rows: [] },
      { title: 'Declined', rows: [0] },
    ]);
    expect(notes).toEqual([
      'Reason for no: Too early',
      '',
      'Soft-circled · 60% likely\nana@one.example\nIntroduction: Mara\nWants the model\n3 Nov 2026 Meeting: Liked it',
    ]);
  });
});
