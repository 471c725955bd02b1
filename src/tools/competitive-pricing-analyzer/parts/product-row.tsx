import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { capitalise } from '@/lib/text';
import { RowActions } from '@/kinds/records/row-actions';
import { Chip } from '@/ui/layout';
import { describeShare, type Basis } from '../basis';
import { outReasons } from '../content';
import { fields, priceHistory, type Product } from '../model';
import { formatPrice, hasPrice, type Market } from '../pricing';
import { describeCheck, describePrice, describeSaving, describeSeen, fullName, nameOf, previousPrice } from '../words';
import type { PricingRecords, ProductForm } from './use-pricing';

export interface RowContext {
  records: PricingRecords;
  market: Market;
  savings: ReadonlyMap<string, number>;
  basis: Basis;
}

interface ProductRowProps extends RowContext {
  product: Product;
  form: ProductForm;
}

export function ProductRow({ records, market, savings, basis, product, form }: ProductRowProps) {
  const { currency } = records.tool.around;
  const outcome = market.outcomes.get(product.id);
  const isAsStated = product.billingCycle === 'monthly' && product.currency === 'own' && !(product.units > 0);
  const source = safeUrl(product.source);
  const facts = [product.features.join(', '), capitalise(describeCheck(product))].filter(Boolean);
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-[550] break-words">{nameOf(product)}</span>
            <ProductChips product={product} market={market} saving={savings.get(product.id)} />
          </p>
          <p className="break-words">
            {describePrice(product, currency)}
            {outcome?.ok && !isAsStated && (
              <span className="text-mute">
                {' '}
                · {formatPrice(outcome.value, currency)}
                {describeShare(product, basis)}
              </span>
            )}
          </p>
          {(facts.length > 0 || source) && (
            <p className="text-[13px] break-words text-mute">
              {facts.join(' · ')}
              {source && (
                <>
                  {facts.length > 0 && ' · '}
                  <a className="link" href={source} target="_blank" rel="noopener noreferrer">
                    Source<span className="sr-only"> of {fullName(product)}</span>
                  </a>
                </>
              )}
            </p>
          )}
          <History product={product} currency={currency} />
        </div>
        <div className="flex flex-none flex-col items-end gap-1">
          <RowActions records={records} form={form} record={product} title={fullName(product)} />
          {hasPrice(product) && (
            <label className="no-print relative flex min-h-6 items-center gap-2 pr-2 text-[13px] text-mute">
              <span>
                Count it<span className="sr-only">: {fullName(product)}</span>
              </span>
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={!product.isLeftOut}
                onChange={(event) => records.update(product.id, { isLeftOut: !event.target.checked })}
              />
            </label>
          )}
        </div>
      </div>
    </li>
  );
}

function ProductChips({ product, market, saving }: { product: Product; market: Market; saving: number | undefined }) {
  const outcome = market.outcomes.get(product.id);
  const isOutlier = market.outliers.has(product.id);
  // The price itself already says that there is none.
  const isSaid = product.isContactOnly || !(product.price > 0);
  const hasReason = outcome !== undefined && !outcome.ok && !(outcome.reason === 'no-price' && isSaid);
  return (
    <>
      {product.tier !== 'none' && <Chip>{optionLabel(fields.tier, product.tier)}</Chip>}
      {previousPrice(product) && (
        <Chip tone="warn" icon="history">
          Changed
        </Chip>
      )}
      {isOutlier && outcome?.ok && <Chip tone="warn">Outlier</Chip>}
      {hasReason && <Chip tone="warn">{outReasons[outcome.reason]}</Chip>}
      {saving !== undefined && <Chip tone={saving >= 0 ? 'good' : 'plain'}>{describeSaving(saving)}</Chip>}
    </>
  );
}

function History({ product, currency }: { product: Product; currency: string }) {
  const seen = priceHistory(product);
  if (seen.length < 2) return null;
  return (
    <details className="mt-1 text-[13px]">
      <summary className="min-h-6 text-mute">
        Price history<span className="sr-only"> of {fullName(product)}</span>
      </summary>
      <ol className="mt-1 grid grid-cols-1 gap-0.5 pl-4">
        {seen.toReversed().map((entry, index) => (
          <li key={index}>
            {formatDay(entry.day) || 'Undated'}: {describeSeen(entry, currency)}
          </li>
        ))}
      </ol>
    </details>
  );
}
