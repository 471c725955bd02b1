import { describe, expect, it } from 'vitest';
import { state, type ChainLink, type ChainNode } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const node = (id: string, name: string): ChainNode => ({
  ...(sample.records[0] as ChainNode),
  id,
  name,
  type: 'supplier',
  location: 'Oslo',
});
const link: ChainLink = {
  ...(sample.extra.links.records[0] as ChainLink),
  id: '1',
  source: '1',
  target: '2',
  transport: 'Rail',
  item: 'Steel',
};

describe('a supply chain', () => {
  it('is found by its nodes and links', () => {
    const data = {
      ...sample,
      records: [node('1', 'Mill'), node('2', 'Plant'), ...sample.records],
      extra: { ...sample.extra, links: { records: [link, ...sample.extra.links.records], currency: 'USD' } },
    };
    expect(shares.search(data, around)).toEqual([
      { id: '1', title: 'Mill', text: 'Supplier Oslo' },
      { id: '2', title: 'Plant', text: 'Supplier Oslo' },
      { id: 'link 1', title: 'Mill to Plant', text: 'Rail Steel' },
    ]);
  });
});
