import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/random';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { namedRivals } from '@/writer/rivals';
import { sections } from './content';
import type { Answers, Sketch } from './model';
import { atWork, makeAnti, makePersonas } from './personas';

const toAnswers = (company: (typeof companies)[number], businessModel: Answers['businessModel'] = ''): Answers => ({
  industry: company['company.industry'] ?? '',
  productType: company['offer.what'] ?? '',
  targetMarket: company['customers.who'] ?? '',
  businessModel,
  problem: company['customers.problem'] ?? '',
  rivals: company['market.rivals'] ?? '',
  edge: company['offer.edge'] ?? '',
  place: company['company.place'] ?? '',
});
const make = (answers: Answers, round = 0) =>
  makePersonas({ answers, what: 'customers', taken: [], round }, seededRandom(answers.industry.length + round));
const textOf = (sketch: Sketch) =>
  [sketch.occupation, sketch.income, sketch.location, sketch.bio, sketch.reason, ...sections.flatMap((section) => sketch[section])].join(
    '\n',
  );

/** A target market is required. */
const asked = companies.filter((company) => company['customers.who'] !== undefined);

describe('the personas of many companies', () => {
  it.each(asked.map((company) => [company['company.name'], company] as const))('read well: %s', (_, company) => {
    for (const model of ['', 'B2B', 'Subscription'] as const)
      for (const round of [0, 1]) {
        const answers = toAnswers(company, model);
        const anti = makeAnti({ answers, what: 'anti', taken: [], round }, seededRandom(round));
        for (const sketch of [...make(answers, round), anti]) {
          expect(faultsIn(textOf(sketch), company)).toEqual([]);
          // What a named role does all day is no word of the company's trade.
          expect(
            tradeWordsIn(textOf({ ...sketch, behaviors: sketch.behaviors.filter((line) => !line.startsWith(atWork)) }), company),
          ).toEqual([]);
        }
      }
  });

  it('keep the user’s words as they were typed', () => {
    for (const company of asked) {
      const answers = toAnswers(company);
      for (const sketch of make(answers)) {
        // But for the capital of a first word, which follows from where it stands.
        const text = textOf(sketch).toLowerCase();
        for (const typed of [answers.problem, namedRivals(answers.rivals), answers.edge, answers.productType])
          expect(text).toContain(typed.toLowerCase().replace(/\.$/, ''));
        expect(answers.targetMarket.split(/[,;]| and /).some((part) => text.includes(part.trim().toLowerCase().replace(/\.$/, '')))).toBe(
          true,
        );
      }
    }
  });

  it('share few sentences with one another', () => {
    const bios = asked
      .filter((company) => company['customers.problem'] !== undefined)
      .map((company) =>
        make(toAnswers(company))
          .map(({ bio, name }) => bio.replaceAll(name.split(' ')[0] ?? '', 'Ana'))
          .join('\n'),
      );
    expect(mostShared(bios).share).toBeLessThanOrEqual(0.4);
  });

  it('have the occupation that the target market names, or none that was made up', () => {
    const occupations = asked.map((company) => {
      const said = make(toAnswers(company)).map(({ occupation }) => occupation);
      return `${company['customers.who']} -> ${[...new Set(said)].join(' | ')}`;
    });
    return expect(occupations.join('\n')).toMatchFileSnapshot('golden/occupations.txt');
  });

  /** What to see: three people one could ask, in the company's own words. */
  it.each([0, 2, 6, 10, 15, 18])('are people one could meet: company %i', async (number) => {
    const company = asked[number] ?? {};
    const said = make(toAnswers(company)).map((sketch) => `${sketch.name}, ${sketch.age}\n${textOf(sketch)}`);
    await expect(said.join('\n\n')).toMatchFileSnapshot(`golden/personas-${number}.txt`);
  });
});
