import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { seededRandom } from '@/lib/random';
import { companies, goldenOf } from '@/writer/test-companies';
import { faultsIn, tradeWordsIn } from '@/writer/test-prose';
import { namedRivals } from '@/writer/rivals';
import { innerCapitals } from '@/writer/words';
import { tradeOf } from '@/writer/trades/match';
import { wordsOf } from '@/writer/trades/words';
import { mixes, pillars, tones, type Tone } from './content';
import { makeIdeas } from './ideas';
import { repurpose, shapes, type Facts } from './repurpose';
import { toPostLine } from './send';
import { told } from './test-data';
import { fields, readAnswers, showHashtags, type Answers } from './model';

type Company = (typeof companies)[number];

const toAnswers = (company: Company, tone: Tone = 'professional'): Answers => ({
  ...readAnswers(emptyDraft(fields, '')),
  industry: company['company.industry'] ?? '',
  targetAudience: company['customers.who'] ?? '',
  tone,
  what: company['offer.what'] ?? '',
  problem: company['customers.problem'] ?? '',
  rivals: company['market.rivals'] ?? '',
  edge: company['offer.edge'] ?? '',
  proof: company['business.proof'] ?? '',
});
const make = (company: Company, tone?: Tone, trade?: 'none') =>
  makeIdeas({ answers: toAnswers(company, tone), trade, mix: mixes['Lead Generation'], used: [] }, seededRandom(3));

describe('the ideas for many companies', () => {
  it.each(companies.map((company) => [company['company.name'], company] as const))('read well: %s', (_, company) => {
    const { industry, what, problem, rivals, edge, proof } = toAnswers(company);
    const trade = tradeOf(undefined, industry);
    const topics = trade ? wordsOf(trade).topics : [];
    for (const tone of tones) {
      const ideas = make(company, tone);
      expect(ideas.flatMap(({ title }) => faultsIn(title, company))).toEqual([]);
      // What the trade brings are its topics, and only where it was not refused.
      const told = ideas.map(({ title, description }) => `${title}\n${description}`).join('\n');
      expect(tradeWordsIn(told, company).filter((words) => !topics.includes(words))).toEqual([]);
      expect(
        tradeWordsIn(
          make(company, tone, 'none')
            .map(({ title }) => title)
            .join('\n'),
          company,
        ),
      ).toEqual([]);
    }
    const titles = make(company).map(({ title }) => title);
    for (const said of [what, problem, edge].filter((answer) => answer !== '').map((answer) => innerCapitals(answer.replace(/\.$/, ''))))
      expect(titles.some((title) => title.endsWith(`: ${said}`))).toBe(true);
    for (const said of [namedRivals(rivals), proof.replace(/\.$/, '')].filter((answer) => answer !== ''))
      expect(titles.some((title) => title.includes(`: ${said}`))).toBe(true);
  });

  it('have tags of whole phrases only', () => {
    const tags = new Set(companies.flatMap((company) => make(company).flatMap(({ hashtags }) => hashtags)));
    for (const tag of ['Heads', 'Owners', 'LongPhone', 'HeadsSecurity', '38Members']) expect(tags).not.toContain(tag);
    for (const tag of tags) expect(tag).toMatch(/^[\p{L}\p{N}]{2,40}$/u);
  });

  /** What to see: posts the company could make this month, in its own words. */
  it.each([0, 1, 4, 6, 28, 49])('are worth a post: company %i', async (number) => {
    const company = companies[number] ?? {};
    const said = make(company, tones[number % tones.length]).map(
      ({ title, description, platform, contentType, hashtags }) =>
        `${title}\n${platform}, ${contentType}. ${description}\n${showHashtags(hashtags)}`,
    );
    await expect(said.join('\n\n')).toMatchFileSnapshot(`golden/ideas-${number}.txt`);
  });

  /** What to see: posts that could go out as they are, with the facts the founder was asked for, each said once. */
  it.each(Object.keys(told))('become posts: %s', async (name) => {
    const made = make(companies.find((company) => company['company.name'] === name) ?? {});
    const said = pillars.flatMap((pillar, index) => {
      const idea = made.find((one) => one.pillar === pillar);
      if (!idea) return [];
      const shape = shapes[index % shapes.length] ?? 'thread';
      const facts: Facts = Object.fromEntries((told[name]?.[pillar] ?? []).map((fact, at) => [`fact${at + 1}`, fact]));
      const own = { ...idea, id: 'one', isFavourite: false };
      const text = repurpose(own, shape, facts);
      // The preview of a newsletter is its first line.
      const once = Object.values(facts).slice(shape === 'newsletter' ? 1 : 0);
      for (const fact of once) expect(text.toLowerCase().split(fact.toLowerCase()), fact).toHaveLength(2);
      expect(text).not.toMatch(/[[\]]/);
      return [text, toPostLine(own, { on: idea.platform, day: '2026-12-01' }).content];
    });
    await expect(said.join('\n\n---\n\n')).toMatchFileSnapshot(goldenOf(`posts ${name}`));
  });
});
