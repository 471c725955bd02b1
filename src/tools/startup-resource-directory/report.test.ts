import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, formatChecked, formatPrice, formatRating, nameOf, state, type Resource } from './model';
import { toDocument } from './report';

const empty = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const resource = (more: Partial<Resource> = {}): Resource => ({
  ...empty,
  id: 'a',
  name: 'Mill guide',
  url: 'https://example.com',
  category: 'Legal',
  ...more,
});

describe('a resource in words', () => {
  it('says whose rating it is', () => {
    const rated = (rating: number) => formatRating(resource({ rating }));
    expect([rated(0), rated(0.04), rated(0.05), rated(4.26), rated(9)]).toEqual([
      'Not rated',
      'Not rated',
      'Your rating: 0.1 of 5',
      'Your rating: 4.3 of 5',
      'Your rating: 5 of 5',
    ]);
    const [sample] = state.sample!({ today: '', currency: 'USD' }).records.filter(({ rating }) => rating > 0);
    expect(formatRating(sample!)).toMatch(/^Editor’s rating \(sample\)/);
    expect(formatRating({ ...sample!, rating: sample!.rating === 1 ? 2 : 1 })).toMatch(/^Your rating/);
    expect([
      formatPrice(resource()),
      formatPrice(resource({ price: 'free' })),
      formatPrice(resource({ price: 'paid' })),
      nameOf({ name: ' ' }),
    ]).toEqual(['Price not known', 'Free', 'Paid', 'Unnamed resource']);
    expect([
      formatChecked(resource()),
      formatChecked(resource({ listedOn: '2026-01-02' })),
      formatChecked(resource({ listedOn: '2026-01-02', checkedOn: '2026-03-04' })),
    ]).toEqual(['', 'Listed on 2 Jan 2026, not checked since', 'Checked by you on 4 Mar 2026']);
  });
});

describe('the page', () => {
  it('holds what is not hidden, by category', () => {
    const full = resource({
      description: ' About ',
      notes: ' Mine ',
      price: 'paid',
      hasFreeTier: true,
      hasCredits: true,
      rating: 4,
      country: ' DE ',
      tags: ['a', 'b'],
      isFavourite: true,
    });
    const { blocks, mark } = toDocument([
      full,
      resource({ id: 'b', category: 'Marketing', url: 'nowhere' }),
      resource({ id: 'c', isHidden: true }),
    ]);
    expect(mark).toBeUndefined();
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []))).toEqual([
      '1 Startup resources',
      '2 Marketing',
      '3 Mill guide',
      '2 Legal',
      '3 Mill guide',
    ]);
    const words = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(words[0]).toBe('2 resources, 1 hidden left out. Ratings are one person’s own, not reviews.');
    expect(words.slice(-3)).toEqual([
      'About',
      'Notes: Mine',
      'Paid · Free tier · Credit program · Your rating: 4 of 5 · DE · Tags: a, b · Favorite',
    ]);
    expect(words[1]).toBe('nowhere (not a web address)');
    expect(words[2]).toBe('Price not known · Not rated');
    expect(blocks.filter((block) => block.kind === 'link')).toHaveLength(1);
  });

  it('says that a sample is one', () => {
    expect(toDocument([resource({ id: 'sample-1' })]).mark).toBe('Sample');
    expect([toDocument([resource({ id: 'sample-1' }), resource()]).mark, toDocument([]).mark]).toEqual([undefined, undefined]);
    expect(JSON.stringify(toDocument([resource({ id: 'sample-1' })]).blocks)).toContain('Not rated · Sample');
    expect(JSON.stringify(toDocument([resource()]).blocks)).not.toContain('hidden');
  });
});
