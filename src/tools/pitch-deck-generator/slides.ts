import type { Random } from '@/lib/random';
import { shuffle } from '@/lib/random';
import type { Trade } from '@/writer/trades';
import { lowerStart, toField, toPeople, toTradeName } from '@/writer/said';
import { beginSentence, cleanPhrase, pick, shortenPhrase } from '@/writer/words';
import { currencyOf, toAsk } from './amount';
import type { SlideType } from './content';
import { toCompany, toPoints, writeFunds } from './points';
import { placeholder, type Answers, type WrittenSlide } from './model';

/** Two of a list, never the same. */
const two = (items: readonly string[], random: Random): [string, string] => {
  const [one = '', other = ''] = shuffle(items, random);
  return [one, other];
};

/**
 * Ten slides from the answers. What the user said is on the slide; what only the user can know waits in brackets;
 * what a speaker may want to say is in the notes. No figure, name or result is made up.
 */
export function writeSlides(answers: Answers, currency: string, findTrade: (industry: string) => Trade, random: Random): WrittenSlide[] {
  const company = toCompany(answers.companyName);
  const industry = shortenPhrase(cleanPhrase(toTradeName(answers.industry)));
  const field = industry === '' ? 'your industry' : toField(lowerStart(industry));
  const trade = findTrade(field);
  // Always behind a colon, where it may stay as typed: nobody can tell "Texas dentists" from "Gym owners" by its capital.
  const market = shortenPhrase(cleanPhrase(toPeople(answers.targetMarket)));
  const problem = toPoints(answers.problem);
  const solution = toPoints(answers.solution);
  const amount = toAsk(answers.fundingAmount, currencyOf([answers.fundingAmount, answers.useOfFunds], currency));
  const one = (items: readonly string[]) => pick(items, random);
  const when = (test: string, shapes: readonly string[]) => (test === '' ? [] : [one(shapes)]);

  const [buyers, otherBuyers] = two(trade.buyers, random);
  const [pain, otherPain] = two(trade.pains, random);
  const [gain] = two(trade.gains, random);
  const [rival, otherRival] = two(trade.rivals, random);
  const [measure, otherMeasure] = two(trade.measures, random);
  const [place, otherPlace] = two(trade.places, random);
  const offer = one(trade.offers);

  const slide = (type: SlideType, title: string, lines: readonly string[], notes: readonly string[]): WrittenSlide => ({
    type,
    title,
    content: lines.join('\n'),
    notes: notes.join('\n'),
  });

  return [
    slide(
      'title',
      company === '' ? placeholder('company name') : company,
      [
        ...(solution[0]
          ? [shortenPhrase(solution[0])]
          : [placeholder(`what you do in one line, for example how you help ${buyers} ${one(trade.jobs)}`)]),
        ...when(market, [`Who it is for: ${market}`, `Our market: ${market}`, `Made for: ${market}`]),
        ...when(industry, [beginSentence(industry)]),
        ...when(amount, [`Raising ${amount}`, `Funding round: ${amount}`]),
      ],
      [
        one([
          'Open with one sentence: who you are, whom you serve and what changes for them.',
          'Say your name, your one line, and pause before you go on.',
          'Start with the person you serve, then say what you do for them.',
        ]),
      ],
    ),
    slide(
      'problem',
      'The Problem',
      [
        ...(problem.length > 0 ? problem : [placeholder(`the problem in one sentence, for example ${pain} or ${otherPain}`)]),
        ...when(market, [`Who feels it: ${market}`, `Who has it: ${market}`, `Who lives with it: ${market}`]),
      ],
      [
        one([
          'Tell it through one real customer: the day it went wrong, and what that cost.',
          'Say how often it happens and what one customer loses each time. Name your source.',
          'Let a customer say it: one short quote that you may use.',
        ]),
        one([
          `Say what people use today, such as ${rival} or ${otherRival}, and where it falls short.`,
          `Compare it with ${rival} and ${otherRival}: what do people put up with?`,
        ]),
      ],
    ),
    slide(
      'solution',
      'Our Solution',
      [
        ...(solution.length > 0 ? solution : [placeholder(`what you do about it, so that people get ${gain}`)]),
        ...when(market, [`Made for: ${market}`, `Who it is for: ${market}`, `Built for: ${market}`]),
      ],
      [
        one([
          'Show it rather than describe it: two minutes of the product, no more.',
          'Walk through one task from start to end, the way a customer does it.',
          'Show the moment before and the moment after.',
        ]),
        one([
          `Name the first thing a customer notices; in this field it may be ${gain}.`,
          `End on what the customer gets out of it, such as ${gain}.`,
        ]),
      ],
    ),
    slide(
      'market',
      'Market Opportunity',
      [
        ...when(market, [`Who buys: ${market}`, `Target market: ${market}`, `Whom we sell to: ${market}`]),
        ...when(industry, [`Sector: ${industry}`, `Industry: ${industry}`]),
        placeholder(`how many ${market === '' ? buyers : 'of them'} you can reach, with a source`),
        placeholder(
          one([
            'what one customer spends a year, times that number',
            'the same number times your yearly price',
            'what those customers spend on this today, with a source',
          ]),
        ),
      ],
      [
        one([
          'Count from the bottom: customers you can reach, times what one pays in a year.',
          'Show the arithmetic, not a headline figure from a report.',
        ]),
        one([
          `Say where you meet them. In this field that may be ${place} or ${otherPlace}.`,
          `Name the way to reach them that you have tried; ${place} and ${otherPlace} are common first steps.`,
        ]),
      ],
    ),
    slide(
      'business-model',
      'Business Model',
      [
        placeholder(one([`what you charge for ${offer}, and how often`, `the price of ${offer}, and who pays it`])),
        placeholder(
          one([
            'what is left of each sale after direct costs',
            'the direct cost of one sale, and the margin',
            'the margin on one sale, and what it depends on',
          ]),
        ),
        placeholder(
          one([
            'what it costs to win one customer',
            `what it costs to win one customer, for example through ${place}`,
            'what one customer costs to win, and when that is earned back',
          ]),
        ),
      ],
      [
        one([
          `Be ready for questions about ${measure} and ${otherMeasure}.`,
          `Investors who know this field will ask about ${measure}; have a figure for ${otherMeasure} ready as well.`,
        ]),
      ],
    ),
    slide(
      'traction',
      'Traction',
      [
        placeholder(`today’s figure for ${measure}, with its date`),
        placeholder(`${otherMeasure}: the figures since you started`),
        placeholder(
          one([
            'one customer or pilot you may name',
            'one letter of intent, pilot or waiting list, with its size',
            `what happened when you tried this: ${one(trade.tests)}`,
          ]),
        ),
      ],
      [
        one([
          'Show one chart with dates on it. A small true figure beats a large vague one.',
          `Pick one figure and show it over time, such as ${measure}.`,
          'Say what you learned from the figures, not only what they are.',
        ]),
        `If you have not sold yet, show a test instead. One way: ${one(trade.tests)}.`,
      ],
    ),
    slide(
      'team',
      'Team',
      [
        placeholder(
          one([
            'first founder: name, role, one thing they have done',
            'who leads, and how they know the field',
            'founder’s name and role, and the job that led here',
          ]),
        ),
        placeholder(
          one([
            'second founder: name, role, one thing they have done',
            'who builds it, and what they built before',
            'who sells it, and whom they sold to before',
          ]),
        ),
        placeholder(
          one([
            'the next hire, once funded',
            'the skill you still lack, and how you will get it',
            'an adviser from the field, and what they open up',
          ]),
        ),
      ],
      [
        one([
          `Say what makes this team right for ${field}.`,
          `Say what each of you knows about ${field} that others have to learn.`,
          'One sentence for each person: what they did before that this needs.',
        ]),
      ],
    ),
    slide(
      'financials',
      'Financials',
      [
        placeholder(
          one([
            'revenue last year and this year so far',
            'revenue by quarter since the start',
            `revenue to date, and ${measure} beside it`,
          ]),
        ),
        placeholder(`three-year forecast, and what it assumes for ${otherMeasure}`),
        placeholder(
          one([
            'monthly spend, and the months of cash left',
            'the month you break even, and what it takes',
            'cash in the bank, and how long it lasts',
          ]),
        ),
      ],
      [
        one([
          'Name the one assumption that everything hangs on, and what happens if it is half as good.',
          'Keep it to three lines; the full model belongs in the data room.',
        ]),
        one([`Know how the forecast changes with ${measure}.`, `Be able to say what the plan assumes for ${measure}.`]),
      ],
    ),
    slide(
      'funding',
      'Funding',
      [
        ...(amount === ''
          ? [placeholder('the amount you ask for')]
          : [one([`We are raising ${amount}`, `The round: ${amount}`, `We ask for ${amount}`])]),
        ...(cleanPhrase(answers.useOfFunds) === ''
          ? [placeholder('what the money is for, in shares of 100%')]
          : writeFunds(answers.useOfFunds, random)),
        placeholder('Expected ROI of 10x in 5 years'),
      ],
      [
        one([
          'Say what the money lets you prove, and by when.',
          'Name the milestone this round reaches, and why the next investor will care.',
        ]),
        one([
          'Do not promise a return. Replace that line with a milestone, or leave it out.',
          `Promise no return. Name what this money proves instead, such as where ${measure} will stand.`,
          'The last line promises a return nobody can know: take it out before you show this.',
        ]),
      ],
    ),
    slide(
      'appendix',
      'Thank You',
      [
        ...when(company, [company]),
        placeholder(one(['name, e-mail and phone for questions', 'who answers questions, and how to reach them'])),
      ],
      [
        one([
          'Leave this slide up during questions. Keep spare slides behind it.',
          'End on one sentence you want them to repeat to their partners.',
        ]),
        one([
          `Likely questions: why now, why you, and what sets you apart from ${rival}.`,
          `Have an answer ready for: what if ${otherBuyers} stay with ${rival}?`,
        ]),
      ],
    ),
  ];
}
