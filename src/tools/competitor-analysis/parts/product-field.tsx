import { useId } from 'react';
import type { CompetitorRecords } from './use-competitor-form';
import { productFields } from '../model';
import { Label } from '@/ui/labelled';

/** What the user's own product is called in the matrix and on the map. */
export function ProductField({ records: { extra, setExtra } }: { records: CompetitorRecords }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{productFields.product.label}</Label>
      <input
        id={id}
        className="input"
        maxLength={productFields.product.maxLength}
        placeholder="Us"
        autoComplete="off"
        value={extra.product}
        onChange={(event) => setExtra((current) => ({ ...current, product: event.target.value }), { key: 'product' })}
      />
    </div>
  );
}
