import { inSentence, isSaid, lowerAudience, lowered } from '@/writer/in-sentence';
import { isFigure, isFree } from '@/writer/say-price';
import type { Answers } from './model';
import { digitsOf, flatten } from './shorten';
import { amountsIn } from './typed-amounts';

const longestPhrase = 24;

/** A plan speaks of the company from outside and to a reader who is no customer: "my grandmother’s dough", "at your door". */
const isPersonal = /\b(?:i|my|we|our|us|you|your)\b/i;

/** An answer that is no sentence and so can be part of one of ours, without its full stop; empty where it cannot. */
function toPhrase(answer: string): string {
  const phrase = flatten(answer).replace(/(?<=\p{L}{3})\.$/u, '');
  const isShort = !answer.trim().includes('\n') && phrase.split(' ').length <= longestPhrase;
  return isShort && !isSaid(phrase) && !isPersonal.test(phrase.replace(/\bU\.?S\b/, '')) && !/[.!?…]$/.test(phrase) ? phrase : '';
}

/** "For everyone" and "mainly clinics" say something of a group and do not name it. */
const isTale = /[.!?]|^(?:for|mainly|mostly)\b/i;

function sayPrice(price: string): string {
  if (isFree(price)) return 'The offer is free.';
  if (!isFigure.test(price)) return '';
  if (!price.startsWith('from ')) return `The price is ${price}.`;
  return price.includes(' to ') ? `Prices run ${price}.` : `Prices start at ${price.slice('from '.length)}.`;
}

/** What is needed, where the answer begins with it: "€400,000 for 60 stations". */
function toAsked(funding: string, currency: string): string {
  const told = flatten(funding);
  const [first] = amountsIn(told, currency);
  return first && told.startsWith(first.text) ? first.text : '';
}

/**
 * What is sold, to whom, at what price and for how much money, in sentences of our own: chapters say the same in the words that were typed.
 * Whatever `told` says already is left out.
 */
export function sketch(answers: Answers, told: string, currency: string): string {
  const plain = (text: string) => digitsOf(text.toLowerCase());
  const isNew = (text: string) => text !== '' && !plain(told).includes(plain(text));
  const company = flatten(answers.companyName) || 'The company';
  const [solution, market, price] = [answers.solution, answers.targetMarket, answers.price].map(toPhrase) as [string, string, string];
  const offer = isNew(solution) ? lowered(solution) : undefined;
  const group = isNew(market) && !isTale.test(market) ? lowerAudience(market) : '';
  const asked = toAsked(answers.funding, currency);
  const doings = [
    ...(offer === undefined ? [] : [`offers ${offer}`]),
    ...(group === '' ? [] : [`serves ${group}`]),
    ...(isNew(asked) ? [`needs ${asked}`] : []),
  ];
  const sentences = doings.map((doing, index) => `${index === 0 ? company : 'It'} ${doing}.`);
  // The price comes after what it is the price of.
  const at = sentences.length - (isNew(asked) ? 1 : 0);
  if (at > 0 && isNew(price)) sentences.splice(at, 0, sayPrice(inSentence(price)));
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
