import { useId } from 'react';
import type { CompetitorRecords } from './use-competitor-form';
import { productFields } from '../model';
import { FactLine } from '@/ui/field';
import { Label } from '@/ui/labelled';

/** What the user's own product is called in the matrix and on the map. */
export function ProductField({ records: { extra, setExtra } }: { records: CompetitorRecords }) {
  const id = useId();
  const { product } = productFields;
  const set = (typed: string) => setExtra((current) => ({ ...current, product: typed }), { key: 'product' });
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{product.label}</Label>
      <input
        id={id}
        className="input"
        maxLength={product.maxLength}
        placeholder="Us"
        autoComplete="off"
        value={extra.product}
        onChange={(event) => set(event.target.value)}
      />
      <FactLine label={product.label} field={product} value={extra.product} onUse={set} />
    </div>
  );
}
