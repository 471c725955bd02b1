import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { isOwn } from '../model';
import { ProductForm } from './product-form';
import type { RowContext } from './product-row';
import { useProducts } from './use-pricing';

const ProductList = lazyPart(async () => (await import('./later')).ProductList);

export function OwnPanel(context: RowContext) {
  const { records, form } = useProducts(context.records);
  const own = records.all.filter(isOwn);
  return (
    <>
      <div className="no-print">
        <ProductForm form={form} />
      </div>
      <Panel title="Your Products" className="mb-5">
        {own.length === 0 ? (
          <p className="text-mute">No products added yet.</p>
        ) : (
          <ProductList {...context} records={records} label="Your Products" products={own} form={form} />
        )}
      </Panel>
    </>
  );
}
