import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { companies } from '@/writer/test-companies';
import { faultsIn, mostShared, tradeWordsIn } from '@/writer/test-prose';
import { inSentence, isSaid, lowerAudience, sayList } from '@/writer/in-sentence';
import { namedRivals } from '@/writer/rivals';
import { isFree } from '@/writer/say-price';
import { beginSentence } from '@/writer/words';
import { textIds, textKinds } from './content';
import { fields, type Answers } from './model';
import { writePitch } from './pitch';

type Company = (typeof companies)[number];

const toAnswers = (company: Company): Answers => ({
  ...emptyDraft(fields, ''),
  productName: company['offer.name'] ?? company['company.name'] ?? '',
  industry: company['company.industry'] ?? '',
  targetAudience: company['customers.who'] ?? 'everyone',
  painPoints: company['customers.problem'] ?? '',
  uniqueSellingPoints: company['offer.edge'] ?? '',
  pricing: company['offer.price'] ?? '',
  competitorComparison: company['market.rivals'] ?? '',
  what: company['offer.what'] ?? '',
  proof: company['business.proof'] ?? '',
});
const wordings = [0, 1, 2, 3];
const fieldless = (text: string) => text.replace(/\{\{\w+\}\}/g, 'Ana');

describe('the pitch of many companies', () => {
  it.each(companies.map((company) => [company['company.name'], company] as const))('reads well: %s', (_, company) => {
    const answers = toAnswers(company);
    for (const wording of wordings) {
      const { texts, objections } = writePitch({ answers, wording });
      const all = [
        ...Object.values(texts),
        ...objections.flatMap(({ acknowledge, ask, answer, confirm }) => [acknowledge, ask, answer, confirm]),
      ];
      expect(all.flatMap((text) => faultsIn(fieldless(text), company))).toEqual([]);
      expect(tradeWordsIn(all.join('\n'), company)).toEqual([]);
      expect(all.join('\n')).not.toMatch(/(?:costs|price is) from /);
      // At the start of a sentence they have a capital, and in the middle of one only a name has.
      const unsaid = Object.values(answers).filter((said) => {
        const typed = said.replace(/(?<!\b(?:Co|Ltd))\.$/, '');
        const forms = [
          typed,
          typed.replace(/\.$/, ''),
          beginSentence(typed),
          inSentence(typed),
          lowerAudience(typed),
          sayList(namedRivals(typed), 'or', true),
          ...(isFree(typed) ? ['It is free.'] : []),
          beginSentence(namedRivals(typed)),
        ];
        return !forms.some((form) => texts.detailed.includes(form));
      });
      expect(unsaid).toEqual([]);
      const { targetAudience, what } = answers;
      if (inSentence(targetAudience, true) !== targetAudience) {
        const capital = new RegExp(`(?:for|we do this for) ${targetAudience.slice(0, 12)}`);
        expect(all.filter((text) => capital.test(text))).toEqual([]);
      }
      if (!isSaid(what) && inSentence(what) !== what) expect(all.filter((text) => text.includes(`you get ${what}`))).toEqual([]);
      // Nobody speaks in labels, and a letter has none either.
      const label = /^(?:Price|What it costs|Who it is for|What it is|Why us|In one line|[^\n]+ in one line):/m;
      expect(all.filter((text) => label.test(text))).toEqual([]);
      for (const id of textIds.filter((one) => textKinds[one].kind === 'spoken')) {
        const frame = Object.values(answers).reduce((rest, said) => (said === '' ? rest : rest.replaceAll(said, '')), texts[id]);
        expect(frame).not.toContain(':');
      }
    }
  });

  it('is another one for each of them, those with few answers aside', () => {
    // Where one answer takes half a minute to say, there is no room for another.
    const told = companies.filter(
      (company) =>
        company['customers.problem'] !== undefined && company['offer.edge'] !== undefined && (company['offer.what'] ?? '').length < 150,
    );
    for (const wording of wordings)
      for (const id of ['elevator', 'detailed'] as const)
        expect(mostShared(told.map((company) => writePitch({ answers: toAnswers(company), wording }).texts[id])).share).toBeLessThanOrEqual(
          0.4,
        );
  });

  /** What to see: what a founder would say and send, in the company's own words. */
  it.each([0, 1, 3, 6, 9, 33])('could be said aloud: company %i', async (number) => {
    const answers = toAnswers(companies[number] ?? {});
    const said = [0, 1].flatMap((wording) => {
      const { texts, objections } = writePitch({ answers, wording });
      return [
        ...textIds.map((id) => `## ${textKinds[id].label}\n\n${texts[id]}`),
        ...objections.map(
          ({ objection, acknowledge, ask, answer, confirm }) => `## ${objection}\n\n${[acknowledge, ask, answer, confirm].join('\n')}`,
        ),
      ];
    });
    await expect(said.join('\n\n')).toMatchFileSnapshot(`golden/pitch-${number}.txt`);
  });
});
