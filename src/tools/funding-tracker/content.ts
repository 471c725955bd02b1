import type { Instrument } from './terms';

/** In the split of what was raised: a SAFE is neither debt nor shares yet. */
export const instrumentNames: Record<Instrument, string> = { priced: 'Equity', safe: 'SAFEs', note: 'Debt (notes)', grant: 'Grants' };
