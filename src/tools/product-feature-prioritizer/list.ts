import { foldText } from '@/lib/text';
import type { Feature } from './model';
import { quadrantOf, type Quadrant } from './scores';

export interface Filter {
  query: string;
  category: 'all' | Feature['category'];
  status: 'all' | Feature['status'];
  quadrant: 'all' | Quadrant;
}
export const startFilter: Filter = { query: '', category: 'all', status: 'all', quadrant: 'all' };

export const isKept = (feature: Feature, { category, status, quadrant }: Filter) =>
  (category === 'all' || feature.category === category) &&
  (status === 'all' || feature.status === status) &&
  (quadrant === 'all' || quadrantOf(feature) === quadrant);

export const searchText = ({ title, description, category, requestedBy }: Feature) => [title, description, category, requestedBy].join(' ');

const plain = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** The same words from the same people are the same feature, whatever it scores. */
export const featureIdentity = ({ title, description, category, requestedBy }: Feature) =>
  JSON.stringify([plain(title), plain(description), category, plain(requestedBy)]);
