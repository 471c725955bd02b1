import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { byPricePerFeature, computeMatrix, describeMatrix, featureBlocks } from './features';
import { state, type Product } from './model';
import { computeMarket, readAssumptions } from './pricing';
import { toReport } from './report';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const [sample] = state.sample?.(around).records ?? [];
const product = (id: string, competitor: string, price: number, features: string[], more: Partial<Product> = {}): Product => ({
  ...(sample as Product),
  id,
  competitor,
  name: `Plan ${id}`,
  price,
  features,
  ...more,
});
const matrixOf = (products: Product[]) => computeMatrix(products, computeMarket(products, readAssumptions(start.extra, around)));

describe('the feature matrix', () => {
  const products = [
    product('a', '', 30, ['Inbox', 'Reports', 'inbox ']),
    product('b', 'Rival', 60, ['Inbox', 'Réports', 'API', 'SSO'], { billingCycle: 'annual' }),
    product('c', 'Rival', 0, ['Inbox'], { isContactOnly: true }),
    product('d', 'Rival', 5, []),
  ];

  it('counts a feature once however it is written: 30 for two is 15 each, 60 a year for four is 1.25', () => {
    const { features, columns, onlyOwn, onlyRivals } = matrixOf(products);
    expect(features.map(({ name, has }) => [name, has])).toEqual([
      ['Inbox', [true, true, true]],
      ['Reports', [true, true, false]],
      ['API', [false, true, false]],
      ['SSO', [false, true, false]],
    ]);
    expect(columns.map(({ name, count, coverage, monthly, perFeature }) => [name, count, coverage, monthly, perFeature])).toEqual([
      ['Plan a', 2, 0.5, 30, 15],
      ['Rival Plan b', 4, 1, 5, 1.25],
      ['Rival Plan c', 1, 0.25, undefined, undefined],
    ]);
    expect([onlyOwn, onlyRivals]).toEqual([[], ['API', 'SSO']]);
    expect(byPricePerFeature(columns).map(({ name }) => name)).toEqual(['Rival Plan b', 'Plan a', 'Rival Plan c']);
    expect(describeMatrix(matrixOf(products))).toEqual(['Only competitors have: API and SSO.']);
  });

  it('lists what most products have first, however late it was written', () => {
    const { features } = matrixOf([
      product('a', '', 10, ['Rare', 'Some', 'Common']),
      product('b', 'Rival', 10, ['Common', 'Some']),
      product('c', 'Rival', 10, ['Common']),
    ]);
    expect(features.map(({ name }) => name)).toEqual(['Common', 'Some', 'Rare']);
  });

  it('puts the product with more features first where each costs the same, and says what only one side has', () => {
    const matrix = matrixOf([
      product('a', '', 10, ['Inbox', 'Own']),
      product('b', 'Rival', 20, ['Inbox', 'API', 'SSO', 'Audit']),
      product('c', 'Rival', 5, ['SSO'], { isContactOnly: true }),
    ]);
    expect(byPricePerFeature(matrix.columns).map(({ name, perFeature }) => [name, perFeature])).toEqual([
      ['Rival Plan b', 5],
      ['Plan a', 5],
      ['Rival Plan c', undefined],
    ]);
    expect(describeMatrix(matrix)).toEqual(['Only you have: Own.', 'Only competitors have: SSO, API and Audit.']);
    const [figures, names] = featureBlocks(matrix, 'USD').flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
    expect(figures).toEqual([
      ['Rival Plan b', '4 of 5', '$20.00', '$5.00'],
      ['Plan a', '2 of 5', '$10.00', '$5.00'],
      ['Rival Plan c', '1 of 5', '—', '—'],
    ]);
    expect(names).toEqual([
      ['Inbox', 'Plan a', 'Rival Plan b'],
      ['SSO', '—', 'Rival Plan b, Rival Plan c'],
      ['Own', 'Plan a', '—'],
      ['API', '—', 'Rival Plan b'],
      ['Audit', '—', 'Rival Plan b'],
    ]);
  });

  it('takes semicolons apart as it does commas', () => {
    const { columns, features } = matrixOf([product('a', '', 30, ['Stock; Shops']), product('b', 'R', 39, ['stock', ';'])]);
    expect(columns.map(({ count, perFeature }) => [count, perFeature])).toEqual([
      [2, 15],
      [1, 39],
    ]);
    expect(features.map(({ name }) => name)).toEqual(['Stock', 'Shops']);
  });

  it('stands in the report, and is left out where nobody listed a feature', () => {
    const report = (all: Product[]) => toText(toReport(all, start.extra, around));
    for (const shown of ['Per feature', '4 of 4', '$1.25', 'Only competitors have']) expect(report(products)).toContain(shown);
    expect(report([product('a', '', 30, [])])).not.toContain('Per feature');
  });

  it('gives back the price for all features together, whatever is listed', () => {
    const features = fc.array(fc.constantFrom('A', 'b', 'B', ' ', 'c'), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.record({ price: fc.integer({ min: 1, max: 999 }), features }), { maxLength: 5 }), (given) => {
        const { columns, features: rows } = matrixOf(
          given.map((one, index) => product(String(index), index % 2 ? 'R' : '', one.price, one.features)),
        );
        for (const { count, monthly, perFeature, coverage } of columns) {
          expect((perFeature ?? 0) * count).toBeCloseTo(monthly ?? 0, 6);
          expect(coverage).toBeCloseTo(count / rows.length);
        }
      }),
    );
  });
});
