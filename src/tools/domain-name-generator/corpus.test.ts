import { expect, it } from 'vitest';
import { isSayable } from '@/kinds/names/sounds';
import { findCoarse } from '@/kinds/names/unwanted';
import { isStopWord } from '@/kinds/names/stop-words';
import { toSlug } from '@/lib/text';
import { companies } from '@/writer/test-companies';
import { suggestKeywords, toPlain } from './keywords';
import { toWords } from './labels';
import { makeCandidates } from './names';

const askedFor = companies.map((company) => ({
  businessName: company['company.name'] ?? '',
  keywords: suggestKeywords(company['company.industry'] ?? '', '').join(', '),
}));

it.each(askedFor)('$businessName: domains one could say aloud', ({ businessName, keywords }) => {
  const found = makeCandidates({ businessName, keywords, endings: ['com'] });
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map(({ domain }) => domain)).size).toBe(found.length);
  const typed = [...toWords(businessName).map(toPlain), ...keywords.split(', ')];
  for (const word of keywords.split(', ').filter(Boolean)) expect(isStopWord(word), word).toBe(false);
  for (const { label, how } of found) {
    expect(findCoarse(toPlain(label), [typed.slice(0, toWords(businessName).length).join(''), ...typed]), label).toEqual([]);
    if (how.startsWith('A blend')) expect(isSayable(label), label).toBe(true);
  }
});

it.each(['Kelp & Co', 'Nightowl Nursery', 'Brzęczek', 'Smørrebrød på Hjul', 'Quartermaster', "Widow's Walk Roofing"])(
  '%s reads this',
  async (name) => {
    const asked = askedFor.find(({ businessName }) => businessName === name) ?? { businessName: name, keywords: '' };
    const lines = makeCandidates({ ...asked, endings: ['com'] }).map(({ shown, how }) => `${shown} | ${how}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${toSlug(toPlain(name))}.txt`);
  },
);
