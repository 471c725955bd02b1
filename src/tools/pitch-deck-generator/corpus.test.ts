import { expect, it } from 'vitest';
import type { Answers as Said } from '@/lib/topics/texts';
import { toSlug } from '@/lib/text';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { fields, hasPlaceholder, readAnswers, state, type Answers } from './model';
import { shares } from './shares';
import { approaches, writeSlides } from './slides';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const answersOf = (company: Said): Answers => readAnswers(shares.profile?.fill(start, company).data ?? start);
const slidesOf = (company: Said, times = 0) => writeSlides(answersOf(company), 'USD', approaches[times] ?? 'in full');
const textOf = (company: Said, times = 0) =>
  slidesOf(company, times)
    .flatMap(({ title, content, notes }) => [`# ${title}`, content, `(${notes.replaceAll('\n', ' / ')})`])
    .join('\n');

it.each(companies.map((company) => [company['company.name'] ?? '', company] as const))('%s: in its own words only', (_, company) => {
  for (const times of [0, 1, 2]) {
    const text = textOf(company, times);
    // Line by line: two answers under each other are no doubled word.
    expect(text.split('\n').flatMap((line) => faultsIn(line, company))).toEqual([]);
    expect(tradeWordsIn(text, company)).toEqual([]);
    expect(text).not.toMatch(/…|\.\.\.|\bROI\b/);
    for (const { content } of slidesOf(company, times)) expect(content).not.toBe('');
    for (const name of ['problem', 'solution', 'targetMarket', 'rivals', 'edge', 'price', 'proof'] as const) {
      const said = answersOf(company)[name];
      // A point on a slide begins with a capital and ends without a stop.
      if (said !== '' && fields[name].means !== undefined)
        for (const point of said.split(/(?<=\p{L}{2})\.(?: |$)/u)) expect(text.toLowerCase(), name).toContain(point.toLowerCase());
    }
  }
});

it('no two companies show the same slides', () => {
  const own = companies.map((company) =>
    slidesOf(company)
      .flatMap(({ content }) => content.split('\n'))
      .filter((line) => !hasPlaceholder(line))
      .join('\n'),
  );
  expect(mostShared(own).share).toBeLessThan(0.4);
});

it.each([
  ['Loam & Sons', 0],
  ['Brunnen', 1],
  ['WipeWise', 0],
  ['Nightowl Nursery', 0],
  ['Gatewarden', 2],
  ['Dr. Plant', 1],
] as const)('%s, told in way %i', async (name, times) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  await expect(`${textOf(company, times)}\n`).toMatchFileSnapshot(`golden/${toSlug(name)}.txt`);
});
