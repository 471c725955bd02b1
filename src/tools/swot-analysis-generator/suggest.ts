import { shuffle, type Random } from '@/lib/random';
import { joinWords } from '@/lib/text';
import { findTradeName } from '@/writer/trade-names';
import { cleanPhrase, lowerAudience, lowerCommon, pick, shortenPhrase, toPhrases, withoutBrackets } from '@/writer/words';
import type { Quadrant } from './content';
import type { Answers, Suggestion, Suggestions } from './model';
import { frames, ownSentences, type Words } from './sentences';
import { tidyEnds } from './tidy';
import { generalVocabulary, vocabularies } from './vocabulary';

const countPerQuadrant = 8;

function toWords(answers: Answers): Words {
  const products = toPhrases(answers.keyProducts, 3);
  const rivals = toPhrases(answers.mainCompetitors, 3);
  const market = shortenPhrase(cleanPhrase(withoutBrackets(answers.targetMarket)));
  return {
    company: shortenPhrase(cleanPhrase(answers.companyName)) || 'the company',
    industry: lowerCommon(shortenPhrase(cleanPhrase(withoutBrackets(answers.industry)))),
    model: lowerCommon(shortenPhrase(cleanPhrase(withoutBrackets(answers.businessModel)))),
    market: lowerAudience(market),
    product: products[0] ?? '',
    products: joinWords(products),
    rival: rivals[0] ?? '',
    rivals: joinWords(rivals),
  };
}

const singleBusiness = /\b(?:agency|business|company|firm|office|practice|provider|shop|startup|store|studio)$/i;

/** What stands after "in": a field. Of a single business, such as "moving company", one cannot say that. */
const nameField = (industry: string) => (industry === '' || singleBusiness.test(industry) ? 'this industry' : industry);

function writeQuadrant(quadrant: Quadrant, words: Words, random: Random): Suggestion[] {
  const own = ownSentences[quadrant]
    .filter(({ from }) => words[from] !== '')
    .map(({ texts, subject }) => ({ text: pick(texts, random)(words), subject: subject(words) }));
  const name = findTradeName(words.industry);
  const trade = shuffle((name && vocabularies[name][quadrant].split(';')) ?? [], random);
  const general = shuffle(generalVocabulary[quadrant].split(';'), random);
  const subjects = [...trade, ...general].map((subject) => subject.replace('{industry}', () => nameField(words.industry)));
  const usable = shuffle(frames[quadrant], random).filter((frame) => frame(words, 'x') !== '');
  const framed = subjects
    .slice(0, countPerQuadrant - own.length)
    .map((subject, index) => ({ text: usable[index % usable.length]?.(words, subject) ?? '', subject }));
  return shuffle([...own, ...framed], random).map(({ text, subject }) => ({ text: tidyEnds(text), subject }));
}

/** Eight candidates a quadrant, made from the answers and the words of their trade; none of them claims a fact. */
export function suggest(answers: Answers, random: Random): Suggestions {
  const words = toWords(answers);
  const write = (quadrant: Quadrant) => writeQuadrant(quadrant, words, random);
  return {
    strengths: write('strengths'),
    weaknesses: write('weaknesses'),
    opportunities: write('opportunities'),
    threats: write('threats'),
  };
}
