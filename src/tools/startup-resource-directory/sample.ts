import type { Resource } from './model';

/** The day on which the entries that come with the tool were written down. */
export const listedOn = '2026-11-15';

const plain = {
  country: 'International',
  hasFreeTier: false,
  hasCredits: false,
  isFavourite: false,
  isHidden: false,
  listedOn,
  checkedOn: '',
} as const;

/** Real sites, so that the links lead somewhere; the ratings and notes are made up and say so. */
export const preloadedResources = (): Resource[] => [
  {
    ...plain,
    id: 'sample-1',
    name: 'Y Combinator Startup Library',
    url: 'https://www.ycombinator.com/library',
    description: 'Talks and essays for founders, from finding an idea to raising money.',
    category: 'Education',
    price: 'free',
    tags: ['guides', 'fundraising'],
    rating: 5,
    notes: 'Start with the talks on speaking to users.',
  },
  {
    ...plain,
    id: 'sample-2',
    name: 'SCORE',
    url: 'https://www.score.org',
    description: 'Volunteer mentors for small businesses, with workshops and templates.',
    category: 'Community',
    price: 'free',
    tags: ['mentoring', 'templates'],
    rating: 4,
    notes: 'Ask for a mentor from your own industry.',
    country: 'United States',
  },
  {
    ...plain,
    id: 'sample-3',
    name: 'Stripe Atlas',
    url: 'https://stripe.com/atlas',
    description: 'Forms a company in Delaware online, for founders inside and outside the United States.',
    category: 'Legal',
    price: 'paid',
    tags: ['incorporation', 'delaware'],
    rating: 4,
    notes: 'Compare the yearly costs before you sign up.',
    country: 'United States',
  },
];

export const sampleResources = (): Resource[] => [
  ...preloadedResources(),
  {
    ...plain,
    id: 'sample-4',
    name: 'U.S. Small Business Administration',
    url: 'https://www.sba.gov',
    description: 'Guides to starting a business in the United States, and loans backed by the government.',
    category: 'Funding',
    price: 'free',
    tags: ['loans', 'guides'],
    rating: 4,
    notes: '',
    country: 'United States',
    isFavourite: true,
  },
  {
    ...plain,
    id: 'sample-5',
    name: 'Figma',
    url: 'https://www.figma.com',
    description: 'Draws screens and prototypes together in the browser.',
    category: 'Design',
    price: 'paid',
    hasFreeTier: true,
    tags: ['prototypes'],
    rating: 0,
    notes: '',
  },
];
