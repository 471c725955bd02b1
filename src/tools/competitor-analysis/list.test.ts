import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { collectTags, competitorIdentity, isKept, startFilter } from './list';
import { fields, type Competitor } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const competitor = (more: Partial<Competitor> = {}): Competitor => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'Acme', website: 'acme.com' }, around).values,
  ...more,
});

describe('tags of competitors', () => {
  it('are listed once each, in order of the alphabet, as they were first written', () => {
    const all = [competitor({ tags: ['Retail', 'bank', 'EU'] }), competitor({ tags: ['eu', 'Apps', 'BANK', ' '] })];
    expect(collectTags(all)).toEqual([
      { value: 'apps', label: 'Apps' },
      { value: 'bank', label: 'bank' },
      { value: 'eu', label: 'EU' },
      { value: 'retail', label: 'Retail' },
    ]);
    expect(collectTags([])).toEqual([]);
    expect(collectTags([competitor()])).toEqual([]);
  });

  it('choose whom the list keeps, together with the tier', () => {
    const tagged = competitor({ tier: 'adjacent', tags: ['Café'] });
    const [{ value } = { value: '' }] = collectTags([tagged]);
    expect(isKept(tagged, startFilter)).toBe(true);
    expect(isKept(tagged, { ...startFilter, tag: value })).toBe(true);
    expect(isKept(tagged, { ...startFilter, tag: 'bank' })).toBe(false);
    expect(isKept(competitor(), { ...startFilter, tag: value })).toBe(false);
    expect(isKept(tagged, { ...startFilter, tag: value, tier: 'adjacent' })).toBe(true);
    expect(isKept(tagged, { ...startFilter, tag: value, tier: 'direct' })).toBe(false);
  });
});

it('one website written in several ways is one competitor', () => {
  const same = ['acme.com', 'https://acme.com', 'HTTP://www.acme.com//', ' www.acme.com '];
  expect(new Set(same.map((website) => competitorIdentity(competitor({ website })))).size).toBe(1);
  expect(competitorIdentity(competitor({ name: 'Acme Two' }))).not.toBe(competitorIdentity(competitor()));
  expect(competitorIdentity(competitor({ website: 'acme.com/shop' }))).not.toBe(competitorIdentity(competitor()));
});
