import { formatPercent } from '@/lib/numbers';
import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { byPricePerFeature, computeMatrix, describeMatrix, featureNote } from '../features';
import type { Product } from '../model';
import { formatPrice, type Market } from '../pricing';

const mostColumns = 12;

/** Who has what, and what a feature costs. */
export function FeaturePanel({ products, market, currency }: { products: readonly Product[]; market: Market; currency: string }) {
  const matrix = computeMatrix(products, market);
  const { features, columns } = matrix;
  if (features.length === 0) return null;
  const shown = columns.slice(0, mostColumns);
  return (
    <Panel title="Features">
      {describeMatrix(matrix).map((line) => (
        <p key={line} className="mb-2 break-words">
          {line}
        </p>
      ))}
      <h3 className="mt-3 mb-2 font-semibold">Price per feature</h3>
      <Table
        label="Price per feature"
        rows={byPricePerFeature(columns)}
        keyOf={({ product }) => product.id}
        isStrong={({ isOwn }) => isOwn}
        columns={[
          { head: 'Product', cell: ({ name, isOwn }) => `${name}${isOwn ? ' (yours)' : ''}` },
          { head: 'Features', cell: ({ count, coverage }) => `${count} (${formatPercent(coverage, 0)})` },
          { head: 'A month', cell: ({ monthly }) => formatPrice(monthly, currency) },
          { head: 'Per feature', cell: ({ perFeature }) => formatPrice(perFeature, currency) },
        ]}
      />
      <h3 className="mt-5 mb-2 font-semibold">Who has what</h3>
      <Table
        label="Who has what"
        size="small"
        rows={features}
        keyOf={({ key }) => key}
        columns={[
          { head: 'Feature', cell: ({ name }) => name },
          ...shown.map(({ name, product }, place) => ({
            head: name,
            align: 'center' as const,
            cell: ({ has }: (typeof features)[number]) =>
              has[place] ? (
                <span key={product.id}>
                  <Icon icon="check" size={15} />
                  <span className="sr-only">Yes</span>
                </span>
              ) : (
                <span className="text-mute">
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">No</span>
                </span>
              ),
          })),
        ]}
      />
      {columns.length > shown.length && (
        <p className="mt-2 text-[13px] text-mute">The first {mostColumns} products are shown; the export lists all.</p>
      )}
      <p className="mt-3 text-[13px] text-mute">{featureNote}</p>
    </Panel>
  );
}
