import { capitalise } from '@/lib/text';
import { beginSentence } from '@/writer/words';
import type { Quadrant } from './content';

/** The user's own words, made fit for the middle of a sentence; an empty one leaves its sentences out. */
export interface Words {
  company: string;
  industry: string;
  model: string;
  market: string;
  product: string;
  products: string;
  rival: string;
  rivals: string;
}

type Frame = (words: Words, subject: string) => string;
const needs =
  (name: keyof Words, frame: Frame): Frame =>
  (words, subject) =>
    words[name] === '' ? '' : frame(words, subject);

export const frames: Record<Quadrant, readonly Frame[]> = {
  strengths: [
    ({ company }, subject) => `${capitalise(subject)} may set ${company} apart. Note the figure that shows it.`,
    (_, subject) => `Possible edge: ${subject}. Would customers name it unprompted?`,
    ({ company }, subject) => `${beginSentence(company)} could count ${subject} among its strengths if you can show proof.`,
    needs(
      'industry',
      ({ company, industry }, subject) => `Worth checking in your industry (${industry}): could ${company} point to ${subject}?`,
    ),
    ({ company }, subject) => `Before you count on ${subject}, find one customer of ${company} who would confirm it.`,
    needs('market', ({ market }, subject) => `Check with your target market, ${market}, whether ${subject} would decide a purchase.`),
    needs('rival', ({ company, rival }, subject) => `Compared with ${rival}, ${company} may have an advantage here: ${subject}.`),
    needs('product', ({ product }, subject) => `${capitalise(subject)} could be part of why people pick ${product}. Ask recent buyers.`),
  ],
  weaknesses: [
    ({ company }, subject) => `${capitalise(subject)} may be holding ${company} back. What would fixing this be worth?`,
    (_, subject) => `Possible gap: ${subject}. Look at the last deals you lost.`,
    ({ company }, subject) => `Be honest about ${subject}: would a new customer of ${company} notice?`,
    (_, subject) => `Keep this one if ${subject} would get in the way of your next stage of growth.`,
    needs(
      'industry',
      ({ company, industry }, subject) => `In your industry (${industry}), ${subject} can be a weak spot. Does this apply to ${company}?`,
    ),
    needs('rival', ({ company, rival }, subject) => `${beginSentence(rival)} may handle this better than ${company}: ${subject}.`),
    needs('product', ({ product }, subject) => `Check whether ${subject} could keep people from buying ${product}.`),
    needs('market', ({ market }, subject) => `Find out whether your target market, ${market}, would mind ${subject}.`),
  ],
  opportunities: [
    ({ company }, subject) => `${capitalise(subject)} could open room for ${company}. Size it before you commit.`,
    ({ company }, subject) => `Look into ${subject}: a small test would show whether ${company} should move.`,
    needs('industry', ({ industry }, subject) => `Worth a closer look in your industry (${industry}): ${subject}.`),
    ({ company }, subject) => `${beginSentence(company)} might grow through ${subject}. Write down what would have to be true.`,
    ({ company }, subject) => `What would it take for ${company} to use ${subject}? Start with the cheapest answer.`,
    needs('market', ({ market }, subject) => `Find out what ${subject} would mean for your target market, ${market}.`),
    needs('rival', ({ company, rival }, subject) => `If ${rival} has not moved on ${subject} yet, ${company} could be early.`),
    needs('product', ({ product }, subject) => `${beginSentence(product)} could gain from ${subject}. Name the first step.`),
  ],
  threats: [
    ({ company }, subject) => `${capitalise(subject)} could hurt ${company}. Decide which early sign you would watch.`,
    (_, subject) => `Ask what ${subject} would do to your margin.`,
    needs('industry', ({ industry }, subject) => `Possible threat in your industry (${industry}): ${subject}. Has this come up lately?`),
    ({ company }, subject) => `Have an answer ready in case of ${subject}, before ${company} needs one.`,
    ({ company }, subject) => `Rate how badly ${subject} could hit ${company}, and how likely that is.`,
    needs('market', ({ market }, subject) => `Think through what ${subject} would change for your target market, ${market}.`),
    needs('rival', ({ company, rival }, subject) => `${beginSentence(rival)} may be better placed than ${company} to absorb ${subject}.`),
    needs('product', ({ product }, subject) => `${capitalise(subject)} could weaken demand for ${product}. Look for a recent figure.`),
  ],
};

interface OwnSentence {
  from: 'products' | 'market' | 'model' | 'rivals';
  subject: (words: Words) => string;
  texts: readonly ((words: Words) => string)[];
}

/** Made from one answer alone; left out where that answer is empty. */
export const ownSentences: Record<Quadrant, readonly OwnSentence[]> = {
  strengths: [
    {
      from: 'products',
      subject: ({ products }) => `the pull of ${products}`,
      texts: [
        ({ products, company }) => `${beginSentence(products)} may be what customers come to ${company} for. Note what proves it.`,
        ({ products }) => `An offer built on ${products} could be a strength if customers can repeat it in one sentence.`,
      ],
    },
    {
      from: 'market',
      subject: ({ market }) => `focus on ${market}`,
      texts: [
        ({ market, company }) => `Focus on ${market} could make ${company} easier to choose than a general provider.`,
        ({ market, company }) =>
          `${beginSentence(company)} may know ${market} better than most. List what recent conversations taught you.`,
      ],
    },
    {
      from: 'model',
      subject: ({ model }) => `the business model (${model})`,
      texts: [
        ({ model }) => `The business model (${model}) may suit how customers like to pay. Compare it with your own sales data.`,
        ({ model, company }) => `Check whether the business model (${model}) would let ${company} plan its income further ahead.`,
      ],
    },
    {
      from: 'rivals',
      subject: ({ rivals }) => `what sets you apart from ${rivals}`,
      texts: [
        ({ rivals, company }) => `Customers may choose ${company} over ${rivals} for one clear reason. Write it in one line.`,
        ({ rivals }) => `Something you do could be missing at ${rivals}. Name it, then ask a customer whether it counts.`,
      ],
    },
  ],
  weaknesses: [
    {
      from: 'products',
      subject: ({ products }) => `dependence on ${products}`,
      texts: [
        ({ products, company }) => `${beginSentence(company)} may depend too much on ${products}. Work out the share of income.`,
        ({ products }) => `Check whether price and scope are easy to understand for ${products}.`,
      ],
    },
    {
      from: 'market',
      subject: ({ market }) => `dependence on one market (${market})`,
      texts: [
        ({ market, company }) => `Serving mainly ${market} could leave ${company} exposed if spending there falls.`,
        ({ market }) => `You may not reach enough of your target market, ${market}. Count the contacts you have.`,
      ],
    },
    {
      from: 'model',
      subject: ({ model }) => `cash or time tied up by the business model (${model})`,
      texts: [
        ({ model }) => `The business model (${model}) may tie up cash or time. Check how long it takes until you are paid.`,
        ({ model, company }) => `Find out which costs grow fastest when ${company} sells more under its business model (${model}).`,
      ],
    },
    {
      from: 'rivals',
      subject: ({ rivals }) => `being less known than ${rivals}`,
      texts: [
        ({ rivals, company }) => `Customers may know ${rivals} better than ${company}. Ask new ones who else they considered.`,
        ({ rivals }) => `Compare your offer with ${rivals} line by line: what would a buyer miss at yours?`,
      ],
    },
  ],
  opportunities: [
    {
      from: 'products',
      subject: ({ products }) => `a next step for customers of ${products}`,
      texts: [
        ({ products }) => `Customers of ${products} may want a next step. Ask what they buy right before and after.`,
        ({ products, company }) => `A smaller way to try ${products} could bring ${company} people who hesitate today.`,
      ],
    },
    {
      from: 'market',
      subject: ({ market }) => `groups close to ${market}`,
      texts: [
        ({ market }) => `Groups close to ${market} might need the same thing with few changes.`,
        ({ market, company }) => `Places where ${market} already meet could be open to ${company}. List a few and try one.`,
      ],
    },
    {
      from: 'model',
      subject: ({ model }) => `a second way to pay beside the present one (${model})`,
      texts: [
        ({ model }) => `A second way to pay beside the present one (${model}) could win customers who hesitate.`,
        ({ model, company }) => `Think about what ${company} could sell on top of its business model (${model}).`,
      ],
    },
    {
      from: 'rivals',
      subject: ({ rivals }) => `unhappy customers of ${rivals}`,
      texts: [
        ({ rivals }) => `Unhappy customers of ${rivals} could be reachable. Read public reviews for patterns.`,
        ({ rivals, company }) => `Look for customers whom ${rivals} may be turning away, and ask what ${company} would need to serve them.`,
      ],
    },
  ],
  threats: [
    {
      from: 'products',
      subject: ({ products }) => `a substitute for ${products}`,
      texts: [
        ({ products }) => `A cheaper or simpler substitute for ${products} could appear. Watch where it would come from.`,
        ({ products, company }) => `Ask what ${company} would do if customers no longer needed ${products}.`,
      ],
    },
    {
      from: 'market',
      subject: ({ market }) => `shrinking budgets in the target market (${market})`,
      texts: [
        ({ market }) => `Budgets in your target market, ${market}, could shrink. Note which sign you would see first.`,
        ({ market, company }) => `Habits in the target market, ${market}, might change faster than ${company} can.`,
      ],
    },
    {
      from: 'model',
      subject: ({ model }) => `changes that hurt the business model (${model})`,
      texts: [
        ({ model }) => `Rules, fees or habits could turn against the business model (${model}). Sketch one alternative.`,
        ({ model, company }) =>
          `Someone might offer the same under other terms. How would ${company} defend its business model (${model})?`,
      ],
    },
    {
      from: 'rivals',
      subject: ({ rivals }) => `a move by ${rivals}`,
      texts: [
        ({ rivals, company }) => `A move by ${rivals} could copy what works for ${company}. Decide how you would answer.`,
        ({ rivals }) => `Lower prices or a bundle from ${rivals} might reach your customers first. Check how loyal they are.`,
      ],
    },
  ],
};
