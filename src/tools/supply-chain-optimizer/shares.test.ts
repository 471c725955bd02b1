import { describe, expect, it } from 'vitest';
import { state } from './model';
import { shares } from './shares';
import { around, link, node } from './test-data';

const sample = state.sample?.(around) ?? state.start(around);

const place = (id: string, name: string) => node(id, 'supplier', { name, location: 'Oslo' });

describe('a supply chain', () => {
  it('is found by its nodes and links', () => {
    const data = {
      ...sample,
      records: [place('1', 'Mill'), place('2', 'Plant'), ...sample.records],
      extra: {
        ...sample.extra,
        links: { records: [link('1', '2', { id: '1', transport: 'Rail', item: 'Steel' }), ...sample.extra.links.records], currency: 'USD' },
      },
    };
    expect(shares.search(data, around)).toEqual([
      { id: '1', title: 'Mill', text: 'Supplier Oslo' },
      { id: '2', title: 'Plant', text: 'Supplier Oslo' },
      { id: 'link 1', title: 'Mill to Plant', text: 'Rail Steel' },
    ]);
  });
});
