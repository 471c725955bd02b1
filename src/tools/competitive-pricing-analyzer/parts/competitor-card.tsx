import { useEffect, useRef } from 'react';
import { safeUrl } from '@/lib/links';
import { Button, IconButton } from '@/ui/button';
import { Fold } from '@/ui/fold';
import type { Competitor } from '../model';
import { ProductForm } from './product-form';
import { ProductList } from './product-list';
import type { RowContext } from './product-row';
import { deleteCompetitor, duplicateCompetitor, useProducts, type CompetitorForm } from './use-pricing';

interface CompetitorCardProps extends RowContext {
  competitor: Competitor;
  competitorForm: CompetitorForm;
}

export function CompetitorCard({ competitor, competitorForm, ...context }: CompetitorCardProps) {
  const { key, name, website, products } = competitor;
  const { records, form } = useProducts(context.records, competitor);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(form.isOpen);
  useEffect(() => {
    // The form takes the focus with it when it closes; the next product starts here.
    if (wasOpen.current && !form.isOpen) opener.current?.focus();
    wasOpen.current = form.isOpen;
  }, [form.isOpen]);
  const address = safeUrl(website);
  return (
    <li className="rounded-(--radius-control) border border-line p-4">
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold break-words">{name}</h3>
          {website.trim() !== '' && (
            <p className="text-[13px] break-words text-mute">
              {address ? (
                <a className="link" href={address} target="_blank" rel="noopener noreferrer">
                  {website}
                </a>
              ) : (
                website
              )}
            </p>
          )}
        </div>
        <span className="no-print on-hover inline-flex flex-none">
          <Fold label={`Actions for competitor ${name}`}>
            <IconButton
              icon="pencil"
              label={`Edit competitor ${name}`}
              onClick={() => competitorForm.edit({ id: key, competitorName: name, competitorWebsite: website })}
            />
            <IconButton icon="copy-plus" label={`Duplicate competitor ${name}`} onClick={() => duplicateCompetitor(records, key)} />
            <IconButton icon="trash-2" label={`Delete competitor ${name}`} onClick={() => deleteCompetitor(records, key)} />
          </Fold>
        </span>
      </div>
      {products.length === 0 ? (
        <p className="text-mute">No products yet.</p>
      ) : (
        <ProductList {...context} records={records} label={`Products of ${name}`} products={products} form={form} />
      )}
      {form.isOpen ? (
        <div className="no-print mt-3 -mb-5">
          <ProductForm form={form} competitor={competitor} />
        </div>
      ) : (
        <Button
          ref={opener}
          look="quiet"
          icon="plus"
          className="no-print mt-2 -ml-3.5"
          aria-label={`Add a product to ${name}`}
          onClick={() => form.open()}
        >
          Add a product
        </Button>
      )}
    </li>
  );
}
