import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { foldText } from '@/lib/text';
import { Button } from '@/ui/button';
import { searchText, startFilter, type Competitor, type Filter, type Product } from '../model';
import { previousPrice } from '../words';
import { CompetitorCard } from './competitor-card';
import type { RowContext } from './product-row';
import type { CompetitorForm } from './use-pricing';

const firstShown = 25;
const tierOptions = [
  { value: 'all', label: 'All tiers' },
  { value: 'entry', label: 'Entry' },
  { value: 'mid', label: 'Mid' },
  { value: 'top', label: 'Top' },
  { value: 'none', label: 'Not set' },
];
const showOptions = [
  { value: 'all', label: 'All prices' },
  { value: 'counted', label: 'Counted' },
  { value: 'not-counted', label: 'Not counted' },
  { value: 'changed', label: 'Changed' },
];

interface CompetitorListProps extends RowContext {
  competitors: readonly Competitor[];
  form: CompetitorForm;
}

export function CompetitorList({ competitors, form, ...context }: CompetitorListProps) {
  const { market } = context;
  const [filter, setFilter] = useState(startFilter);
  const [isAll, setIsAll] = useState(false);
  const products = useMemo(() => competitors.flatMap((competitor) => competitor.products), [competitors]);
  const isKept = (product: Product) => {
    if (filter.tier !== 'all' && product.tier !== filter.tier) return false;
    if (filter.show === 'all') return true;
    if (filter.show === 'changed') return previousPrice(product) !== undefined;
    return (market.outcomes.get(product.id)?.ok === true) === (filter.show === 'counted');
  };
  const found = selectRecords(products, { query: filter.query, searchIn: searchText, keep: isKept });
  const shown = filterCompetitors(competitors, new Set(found), filter);
  return (
    <>
      {products.length > 0 && (
        <FilterBar
          noun="competitor product"
          filter={filter}
          start={startFilter}
          onChange={setFilter}
          choices={{
            tier: { label: 'Filter by tier', options: tierOptions },
            show: { label: 'Filter by price', options: showOptions },
          }}
          shown={found.length}
          total={products.length}
        />
      )}
      <ul aria-label="Competitors" className="grid grid-cols-1 gap-5 empty:hidden">
        {shown.slice(0, isAll ? undefined : firstShown).map((competitor) => (
          <CompetitorCard key={competitor.key} {...context} competitor={competitor} competitorForm={form} />
        ))}
      </ul>
      {!isAll && shown.length > firstShown && (
        <Button className="mt-4" onClick={() => setIsAll(true)}>
          Show all {shown.length.toLocaleString('en-US')} competitors
        </Button>
      )}
    </>
  );
}

/** Those with a product that is found; without any filter, those without products as well. */
function filterCompetitors(competitors: readonly Competitor[], found: ReadonlySet<Product>, filter: Filter): Competitor[] {
  const isOpen = filter.tier === 'all' && filter.show === 'all';
  const query = foldText(filter.query.trim());
  return competitors.flatMap((competitor) => {
    const products = competitor.products.filter((product) => found.has(product));
    const isNamed = isOpen && competitor.products.length === 0 && foldText(competitor.name).includes(query);
    return products.length > 0 || isNamed ? [{ ...competitor, products }] : [];
  });
}
