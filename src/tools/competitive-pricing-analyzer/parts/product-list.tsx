import type { Product } from '../model';
import { ProductRow, type RowContext } from './product-row';
import type { ProductForm } from './use-pricing';

interface ProductListProps extends RowContext {
  label: string;
  products: readonly Product[];
  form: ProductForm;
}

export function ProductList({ label, products, ...context }: ProductListProps) {
  return (
    <ul aria-label={label}>
      {products.map((product) => (
        <ProductRow key={product.id} {...context} product={product} />
      ))}
    </ul>
  );
}
