/** What an empty screen does not show: one chunk, fetched with the first entry. */
export { AssumptionsPanel } from './assumptions';
export { CompetitorList } from './competitor-list';
export { InsightDetails } from './insight-details';
export { ProductList } from './product-list';
export { WhatIf } from './what-if';
export { FeaturePanel } from './feature-panel';
