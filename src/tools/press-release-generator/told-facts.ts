import { paragraph, type Block } from '@/lib/blocks';
import { inSentence, lowerAudience } from '@/writer/in-sentence';
import { isFigure, isFree, sayPrice } from '@/writer/say-price';
import { beginSentence } from '@/writer/words';
import type { Answers, Made } from './model';
import { nameOf } from './names';
import { endSentence, hasWords, withoutStop } from './sentences';
import { isFirstPerson, isSelfTold } from './third-person';

export const audienceOf = ({ targetAudience }: Answers) => (hasWords(targetAudience) ? withoutStop(targetAudience) : '');

/** "We answer within five minutes" can only be the company's own words. */
export const asSaid = (said: string) => (isFirstPerson(said) || isSelfTold(said) ? `“${said}”` : said);

/** Quoted as it was said, or as it reads after our words. */
const inRunningText = (said: string) => (asSaid(said) === said ? inSentence(said) : asSaid(said));

function tellPrice(price: string, company: string): string {
  if (price === '') return '';
  if (isFree(price)) return 'It is free of charge.';
  return isFigure.test(price) && asSaid(price) === price
    ? sayPrice(price, 'The price is')
    : endSentence(`${company} says this about the price: ${inRunningText(price)}`);
}

/** "From Dec. 1, in shops in Leeds" goes on where a sentence begins. */
const goesOn = /^(?:from|in|on|at|as of|since|starting|through|until|across|online|now|today|worldwide|only|to)\b/i;

const tellAvailable = (available: string, company: string) =>
  endSentence(
    goesOn.test(available) && asSaid(available) === available
      ? `It is available ${inSentence(available)}`
      : `${company} says when it is available: ${inSentence(available)}`,
  );

/** The same facts told in sentences, for a release that is read rather than looked up. */
export function toldFacts({ answers }: Made): Block[] {
  const company = nameOf(answers);
  const said = (name: 'offerName' | 'edge' | 'price' | 'available' | 'proof') =>
    hasWords(answers[name]) ? withoutStop(answers[name]) : '';
  const [offer, edge, price, available, proof] = [said('offerName'), said('edge'), said('price'), said('available'), said('proof')];
  const audience = audienceOf(answers);
  const isOwnName = offer === '' || offer === company;
  const sentences = [
    isOwnName
      ? ''
      : audience === ''
        ? `The product or service is called ${offer}.`
        : `${beginSentence(offer)} ${/,| (?:and|&) /.test(offer) ? 'are' : 'is'} for ${lowerAudience(audience)}.`,
    isOwnName && audience !== '' ? `The offer is for ${lowerAudience(audience)}.` : '',
    edge === '' ? '' : endSentence(`${company} says this sets it apart: ${inRunningText(edge)}`),
    tellPrice(price, company),
    available === '' ? '' : tellAvailable(available, company),
    proof === ''
      ? ''
      : endSentence(`${company} reports ${/\bso far\b/i.test(proof) ? 'this' : 'the following results so far'}: ${inRunningText(proof)}`),
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? [] : [paragraph(sentences.join(' '))];
}
