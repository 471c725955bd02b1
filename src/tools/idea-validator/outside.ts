import type { Context } from './context';
import { choose, type Line } from './lines';
import { isDenial } from './words';

export function writeOpportunities({ words, nature, subject, approach }: Context): Line[] {
  const { market, model, value, problem, solution } = words;
  const [rival = ''] = words.rivals;
  return choose(approach, 'opportunities', [
    [
      rival !== '',
      'leaving',
      `Look for people who have just given up on ${rival}: they know what is missing.`,
      `Who has just given up on ${rival}, and what did they miss?`,
    ],
    [
      market !== '' && nature.buyers === 'companies',
      'reference',
      `Companies ask each other before they buy, so choose a first customer the others listen to: ${market}`,
      `Whose word counts among the others: ${market}?`,
    ],
    [
      market !== '' && nature.buyers !== 'companies',
      'narrow',
      `Start with those who have the problem most often: ${market}`,
      `Who among them has the problem most often: ${market}?`,
    ],
    [
      model !== '' && nature.paid === 'again',
      'staying',
      `A customer who stays keeps paying, so find out what would make them stay: ${model}`,
      `What would make a customer stay for a second year: ${model}?`,
    ],
    [
      model !== '' && nature.paid === 'once',
      'returning',
      `A customer who has paid once may pay again, so find out what would bring them back: ${model}`,
      `What would bring a customer back a second time: ${model}?`,
    ],
    [
      model !== '' && nature.paid === 'share',
      'growing',
      `What you earn grows with your customers, so look for those with the most to gain: ${model}`,
      `Which customers have the most to gain: ${model}?`,
    ],
    [
      value !== '',
      'others',
      'If your claim proves true, ask every customer who else would want the same.',
      `Who outside your first market would pay for this: ${value}?`,
    ],
    [
      problem !== '',
      'words',
      `Write down how people describe the problem themselves, and compare it with your words: ${problem}`,
      `Which words do people use for this themselves: ${problem}?`,
    ],
    [
      solution !== '',
      'smallest',
      `Offer the smallest part of it first and see what people ask for next: ${solution}`,
      `What is the smallest part of it that someone would pay for: ${solution}?`,
    ],
    [
      problem === '' && solution === '',
      'start',
      `Five people who might need ${subject} could tell you more. What they bring up is your best lead.`,
      `Who are the first five people to ask about ${subject}?`,
    ],
  ]);
}

export function writeThreats({ answers, words, nature, subject, opener, approach }: Context): Line[] {
  const { model, value, market, problem, resources } = words;
  const [first = '', second = ''] = words.rivals;
  const isDenied = isDenial(answers.competition);
  return choose(approach, 'threats', [
    [first !== '', 'rival', `${first} may be good enough for many, so find those for whom it isn’t.`, `Why would anyone give up ${first}?`],
    [
      second !== '',
      'second',
      `Some will compare ${subject} with ${second}. Have an answer ready.`,
      `What do people prefer about ${second}?`,
    ],
    [
      first === '' && isDenied,
      'denial',
      'You list no competition. If the problem is real, people do something about it today, even if they put up with it.',
      'You list no competition: what do people do about the problem today?',
    ],
    [
      first === '' && !isDenied,
      'nothing',
      `Putting up with the problem takes no effort, and that is what ${subject} has to beat${problem === '' ? '.' : `: ${problem}`}`,
      `What happens to people who simply put up with it${problem === '' ? '' : `: ${problem}`}?`,
    ],
    [
      model === '',
      'unpaid',
      `${opener} could be liked and still earn nothing, as long as nobody knows who pays.`,
      `Who pays for ${subject}, and for what?`,
    ],
    [
      model !== '' && nature.paid === 'again',
      'cancelled',
      `Customers who cancel early may cost more than they bring in: ${model}`,
      `How long must a customer stay to cover the cost of winning them: ${model}?`,
    ],
    [
      model !== '' && nature.paid === 'once',
      'covered',
      `The price has to cover the work, the selling and whatever goes wrong: ${model}`,
      `What is left after the work and the selling: ${model}?`,
    ],
    [
      model !== '' && nature.paid === 'share',
      'late',
      `Your own bills fall due before your share comes in: ${model}`,
      `What pays the bills until your share comes in: ${model}?`,
    ],
    [
      model !== '' && !nature.isFree && nature.paid === '',
      'terms',
      `Nobody has agreed to your terms yet: ${model}`,
      `Who has agreed to these terms: ${model}?`,
    ],
    [value !== '', 'copied', `Once it works, others can copy it: ${value}`, `What would it take others to copy this: ${value}?`],
    [
      market !== '' && nature.buyers === 'companies',
      'signing',
      'Whoever has the problem may not be the one who signs.',
      'Who decides about the money?',
    ],
    [
      market !== '' && nature.buyers === 'people',
      'liking',
      `People often like an idea and still don’t pay, so ask for money early: ${market}`,
      `Which of them would pay today: ${market}?`,
    ],
    [
      resources !== '',
      'running',
      `It may run out before the first sale, so work out the date: ${resources}`,
      `When does it run out: ${resources}?`,
    ],
  ]);
}
