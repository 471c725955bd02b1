import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Surroundings } from '@/lib/fields';
import type { Shares } from '@/workspace/shares';
import type { Work } from '@/workspace/store';
import { compareWork } from './compare-work';

const around = { today: '2026-11-15', currency: 'EUR' };
const work = (data: unknown, currency?: string): Work => ({ data, drafts: {}, ...(currency ? { currency } : {}) });
const state = { version: 1, start: () => null };
/** A tool whose data is the text of its files, by their ending. */
const shares: Shares = {
  state,
  files: (data) => Object.entries(data as Record<string, string>).map(([end, text]) => ({ label: end, name: `plan.${end}`, make: () => new Blob([text]) })), // prettier-ignore
};
const compare = (before: unknown, after: unknown, tool: Shares = shares) => compareWork(tool, work(before), work(after), around);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what differs between two states of a document', () => {
  it('is told from its text, chapter by chapter; what stands above the first has no title', async () => {
    const before = { pdf: 'x', txt: 'Plan\nCosts\n---\nRent 5' };
    expect(await compare(before, { pdf: 'y', txt: 'Plans\nCosts\n---\nRent 6' })).toEqual([
      { title: '', kind: 'changed', added: ['Plans'], removed: ['Plan'] },
      { title: 'Costs', kind: 'changed', added: ['Rent 6'], removed: ['Rent 5'] },
    ]);
    expect(await compare(before, { ...before, pdf: 'y' })).toEqual([]);
  });

  it('is read from the plainest of its files, whichever comes first', async () => {
    expect(await compare({ csv: 'Item\nA', md: 'x', txt: 'One' }, { csv: 'Item\nB', md: 'y', txt: 'One' })).toEqual([]);
    expect(await compare({ csv: 'Item\nA', md: '# Costs\nRent' }, { csv: 'Item\nB', md: '# Costs\nRent' })).toEqual([]);
    expect(await compare({ md: 'Top\n## Costs\nRent' }, { md: 'Top\n## Costs\nOven' })).toEqual([
      { title: 'Costs', kind: 'changed', added: ['Oven'], removed: ['Rent'] },
    ]);
  });

  it('is told row by row where it is a table', async () => {
    const table = (quantity: string) => ({ csv: `Item,Quantity\nSeat,${quantity}` });
    expect(await compare(table('1'), table('2'))).toEqual([
      { title: 'Seat', kind: 'changed', added: ['Quantity: 2'], removed: ['Quantity: 1'] },
    ]);
    // What was a text and is a table now can only be read as texts.
    expect(await compare({ txt: 'Seat' }, { csv: 'Seat' })).toEqual([]);
  });

  it('is what a page says, without its scripts', async () => {
    const parts: string[] = [];
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({
          querySelectorAll: (which: string) => [{ remove: () => parts.push(which) }],
          body: { textContent: html.replaceAll(/<[^>]*>/g, '') },
        });
      },
    );
    expect(await compare({ html: '<p>Rent</p>  \n\n  <p>Oven</p>' }, { html: '<p>Rent</p>\n<b>Bench</b>' })).toEqual([
      { title: '', kind: 'changed', added: ['Bench'], removed: ['Oven'] },
    ]);
    expect(parts).toEqual(['script, style', 'script, style']);
  });

  it('is told from what was typed where there are only pictures, or no files', async () => {
    const data = (name: string, picture: string) => ({ name, list: [{ note: 'Same' }, 5, null], picture });
    const tool: Shares = { state, files: () => [{ label: 'PNG', name: 'logo.png', make: () => new Blob([]) }] };
    const expected = [{ title: '', kind: 'changed', added: ['Loam'], removed: ['Leam'] }];
    const [one, other] = [data('Leam', 'data:image/png;base64,AAAA'), data('Loam', 'data:image/png;base64,BBBB')];
    expect(await compare(one, other, tool)).toEqual(expected);
    expect(await compare(one, other, { state })).toEqual(expected);
    // Two hundred letters without a space are a picture, too; fewer are a word.
    expect(await compare(data('A', 'x'.repeat(200)), data('A', 'y'.repeat(200)), tool)).toEqual([]);
    expect(await compare(data('A', 'x'.repeat(199)), data('A', 'y'.repeat(199)), tool)).toHaveLength(1);
  });

  it('is what the tool itself says, where it says so', async () => {
    const said = [{ title: 'Own', kind: 'added' as const, added: ['1'], removed: ['2'] }];
    const tool: Shares = { ...shares, compare: async (was, is) => (was === 1 && is === 2 ? said : []) };
    expect(await compare(1, 2, tool)).toBe(said);
  });

  it('is told in the currency of each', async () => {
    const asked: string[] = [];
    const tool: Shares = {
      state,
      files: (_, { currency }: Surroundings) => {
        asked.push(currency);
        return [{ label: '', name: 'a.txt', make: () => new Blob([currency]) }];
      },
    };
    expect(await compareWork(tool, work(0, 'USD'), work(0), around)).toEqual([
      { title: '', kind: 'changed', added: ['EUR'], removed: ['USD'] },
    ]);
    expect(asked).toEqual(['USD', 'EUR']);
  });
});
