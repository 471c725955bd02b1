import { expect, it } from 'vitest';
import { companies, goldenOf } from '@/writer/test-companies';
import { faultsIn } from '@/writer/test-prose';
import { state } from './model';
import { shares } from './shares';
import { starters } from './starters';
import { fillContent, findVariables, prefillOf } from './variables';

const start = state.start({ today: '2026-11-15', currency: 'USD' });

/** What to see: replies as a customer would get them; what only the company can decide stays in brackets. */
it.each([
  ['Loam & Sons', 'Hannah', 'the Tuesday order', 'rye loaf'],
  ['Gatewarden', 'Mari', 'the last scan', 'scanner'],
  ['Kluis.io', 'Saskia', 'the failed openings', 'test key'],
  ["Mama Efua's", 'Efua', 'your jars', 'hot shito'],
  ['Bluegrass Hoof Co.', 'Wade', 'the visit on Friday', 'trim'],
  ['Nightowl Nursery', 'Helen', 'the night of the 3rd', 'night log'],
])('%s replies with these', async (name, agent, topic, item) => {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  const { extra } = shares.profile.fill(start, company).data;
  const values = new Map([
    ['topic', topic],
    ['feature', `the ${item}`],
    ['item', `the ${item}`],
    ['product', `The ${item}`],
    ['name', 'Ana'],
    ['amount', '$48'],
    ['date', '3 December'],
    ['reply by', 'tomorrow at noon'],
    ['colleague', 'Sam'],
    ['order number', '2041'],
    ['reason', `the ${item}`],
    ['replacement', 'a larger one'],
    ['delivery date', '4 December'],
    ['tracking link', 'https://track.example/2041'],
    ['recommendation', `the ${item}`],
    ['end date', '31 December'],
    ['what went wrong', 'Your order went to the wrong address'],
    ['what happens now', 'a new one is on its way'],
    ['reference', 'C-118'],
  ]);
  const texts = starters.map(({ title, content }) => {
    const own = new Map(findVariables(content).map((one) => [one.key, values.get(one.key) ?? prefillOf(one, { ...extra.profile, agent })]));
    return { title, text: fillContent(content, own) };
  });
  for (const { title, text } of texts) {
    expect(text, title).not.toMatch(/\{\{|\}\}/);
    expect(text, title).toContain(`${agent}, ${name}`);
    expect(faultsIn(text, company), title).toEqual([]);
  }
  await expect(`${texts.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n')}\n`).toMatchFileSnapshot(goldenOf(name));
});
