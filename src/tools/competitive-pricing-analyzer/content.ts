import type { OutReason } from './pricing';

export const outReasons: Record<OutReason, string> = {
  'left-out': 'Left out',
  'no-price': 'No price',
  'no-rate': 'No exchange rate',
  outlier: 'Outlier, left out',
  'out-of-range': 'Beyond what can be compared',
};

/** Headers that other price lists use. */
export const otherNames = {
  competitor: ['company', 'vendor', 'brand', 'competitor name'],
  website: ['website', 'homepage', 'competitor url'],
  name: ['product', 'plan', 'product name', 'plan name', 'package'],
  price: ['amount', 'cost', 'list price'],
  billingCycle: ['billing', 'cycle', 'interval', 'period', 'billing period'],
  features: ['feature list', 'included'],
  tier: ['level'],
  units: ['seats', 'quantity', 'users', 'seats included'],
  unit: ['usage unit', 'per'],
  source: ['url', 'link', 'source'],
  checkedOn: ['date', 'checked', 'last checked'],
};

export const importHint =
  'A CSV with one product a row. A row without a competitor is a product of yours; a row without a price comes in as a plan with no public price. A product that is already here, with the same competitor, name, billing cycle and units, is left as it is.';
