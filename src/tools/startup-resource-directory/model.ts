import { choice, day, decimal, flag, list, longText, text, url, type RecordOf } from '@/lib/fields';
import { clamp, formatNumber } from '@/lib/numbers';
import { formatDay } from '@/lib/dates';
import { recordsState } from '@/kinds/records/state';
import { preloadedResources, sampleResources } from './sample';

export const categories = [
  'Marketing',
  'Legal',
  'Finance',
  'Design',
  'Development',
  'Education',
  'Productivity',
  'Community',
  'Analytics',
  'Funding',
  'Other',
] as const;

const highestRating = 5;

export const fields = {
  name: text('Name', { required: 'Enter a name.' }),
  url: url('URL', { required: 'Enter the URL.', placeholder: 'example.com' }),
  description: longText('Description'),
  category: choice('Category', categories, { default: 'Other' }),
  // Empty where nobody has said: a bookmark does not tell what something costs.
  price: choice<'free' | 'paid' | ''>('Free or paid', ['free', 'paid'], {
    labels: { free: 'Free', paid: 'Paid' },
    placeholder: 'Not known',
  }),
  tags: list('Tags', { placeholder: 'tax, guide', hint: 'Put commas between tags.' }),
  rating: decimal('Rating', { min: 0, max: highestRating, hint: 'Your own, from 1 to 5. Empty or 0 isn’t rated.' }),
  notes: longText('Notes'),
  country: text('Country'),
  hasFreeTier: flag('Free tier'),
  hasCredits: flag('Credit program'),
  isFavourite: flag('Favorite'),
  isHidden: flag('Hidden'),
  listedOn: day('Listed on'),
  checkedOn: day('Checked on'),
};
export type Resource = RecordOf<typeof fields>;

export const state = recordsState({ version: 1, fields, start: preloadedResources, sample: sampleResources });

export const nameOf = ({ name }: Pick<Resource, 'name'>) => name.trim() || 'Unnamed resource';

const sampleRatings = new Map(sampleResources().map(({ id, rating }) => [id, rating]));

/** Whose opinion the number is, so that no rating passes for the reviews of many. */
export function formatRating({ id, rating }: Resource): string {
  const value = clamp(Math.round(rating * 10) / 10, 0, highestRating);
  if (!(value > 0)) return 'Not rated';
  const shown = `${formatNumber(value)} of ${highestRating}`;
  return sampleRatings.get(id) === rating ? `Editor’s rating (sample): ${shown}` : `Your rating: ${shown}`;
}

export const formatPrice = ({ price }: Resource) => (price === 'free' ? 'Free' : price === 'paid' ? 'Paid' : 'Price not known');

/** How far the entry can be trusted: when it was listed, and whether anybody has looked since. */
export function formatChecked({ listedOn, checkedOn }: Resource): string {
  const listed = formatDay(listedOn);
  const checked = formatDay(checkedOn);
  if (checked) return `Checked by you on ${checked}`;
  return listed ? `Listed on ${listed}, not checked since` : '';
}
