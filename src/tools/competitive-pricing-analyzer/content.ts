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
  'A CSV with one product per row. A row without a competitor is your own product; a row without a price is imported as a plan with no public price. Products you already have (same competitor, name, billing cycle and units) aren’t changed.';
