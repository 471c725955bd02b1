import { currencyOf, toAsk } from './amount';
import type { DeckType } from './content';
import { toAdd, type Answers, type WrittenSlide } from './model';
import { labelled, toLine, toListed, toPoints } from './points';

/** How a deck is told: everything on the slides, the main point as the heading, or one line a slide and the rest spoken. */
export const approaches = ['in full', 'headlines', 'one line a slide'] as const;
type Approach = (typeof approaches)[number];

interface Plan {
  type: DeckType;
  title: string;
  lines: readonly string[];
  /** What a slide without a line of its own has to be told. */
  needs: string;
  notes: readonly string[];
  /** Its first line may stand as the heading. */
  canLead?: boolean;
}

const longestTagline = 110;
const longestHeading = 60;

/** Only the user's own words; no figure, name or result is made up, and what is missing is asked for in one line a slide. */
function planSlides(answers: Answers, currency: string, approach: Approach): Plan[] {
  const company = toLine(answers.companyName);
  const industry = toLine(answers.industry);
  const problem = toPoints(answers.problem);
  const solution = toPoints(answers.solution);
  const proof = toPoints(answers.proof);
  const amount = toAsk(answers.fundingAmount, currencyOf([answers.fundingAmount, answers.useOfFunds], currency));
  const isRepeated = /\b(?:per|an?|each|every)\s(?:\S+\s)?(?:week|month|quarter|year)\b|\/\s?(?:month|year|mo|yr)\b|subscri/i.test(
    `${answers.price} ${answers.solution}`,
  );
  const isTold = proof.length > 0;
  const hasRivals = toLine(answers.rivals) !== '';
  // A line that is too long for a cover waits for its own slide, uncut.
  const tagline = solution.slice(0, 1).filter((line) => line.length <= longestTagline);
  const raising = amount === '' ? [] : [`Raising ${amount}`];

  return [
    {
      type: 'title',
      title: company === '' ? toAdd('the company’s name') : company,
      lines: [...tagline, ...(approach === 'headlines' && isTold ? proof.slice(0, 1) : industry === '' ? [] : [industry]), ...raising],
      needs: 'what you do, in one line',
      notes: ['Say who you are, what you do and for whom. Then move on.'],
    },
    {
      type: 'problem',
      title: 'The Problem',
      lines: [
        ...problem,
        ...(problem.length > 0 ? labelled('Who has this problem', answers.targetMarket) : []),
        ...labelled('What they use today', answers.rivals),
      ],
      needs: 'the problem in one sentence, and who has it',
      notes: [
        hasRivals
          ? 'Say where today’s way falls short, with one example you have seen.'
          : 'Tell it through one real customer: what went wrong, and what it cost.',
      ],
      canLead: problem.length > 0,
    },
    {
      type: 'solution',
      title: 'Our Solution',
      lines: [...solution, ...labelled('What is different', answers.edge)],
      needs: 'what you do about the problem, in one sentence',
      notes: ['Show it rather than describe it. Two minutes are enough.'],
      canLead: solution.length > 0,
    },
    {
      type: 'market',
      title: 'Market Opportunity',
      lines: [...labelled('Who buys', answers.targetMarket), ...toPoints(answers.marketSize)],
      needs: 'who buys, how many of them there are, and your source',
      notes: ['Count from the bottom up: the customers you can reach, times what one of them pays per year.'],
    },
    {
      type: 'business-model',
      title: 'Business Model',
      lines: labelled('Price', answers.price),
      needs: 'what you charge, how often, and what is left of each sale',
      notes: [
        isRepeated
          ? 'Be ready to say how long customers stay and what it costs to win one.'
          : 'Be ready to say what one sale costs you and what it costs to win a customer.',
      ],
    },
    {
      type: 'traction',
      title: 'Traction',
      lines: proof,
      needs: isRepeated
        ? 'paying customers, recurring revenue and how many stay, with dates; a pilot counts, too'
        : 'what you have sold or tested so far, with dates; a pilot or a waiting list counts, too',
      notes: [
        isTold
          ? 'Say when this began and what has changed since.'
          : 'Nothing sold yet? Show a test: interviews, a pilot, a letter of intent.',
      ],
      canLead: true,
    },
    {
      type: 'team',
      title: 'Team',
      lines: toListed(answers.founders),
      needs: 'your names and roles, and one thing each of you has done',
      notes: ['One sentence each: what you did before that this company needs.'],
    },
    {
      type: 'financials',
      title: 'Financials',
      lines: toPoints(answers.figures),
      needs: isRepeated
        ? 'recurring revenue today, the plan for three years, and when you break even'
        : 'revenue so far, the plan for three years, and when you break even',
      notes: ['Name the assumption everything depends on, and what happens if it turns out half as good.'],
    },
    {
      type: 'funding',
      title: 'Funding',
      lines: [...(amount === '' ? [] : [`We are raising ${amount}`]), ...toListed(answers.useOfFunds)],
      needs: 'how much you are raising, and what for',
      notes: ['Say what this money lets you prove, and by when.'],
    },
    {
      type: 'appendix',
      title: 'Thank You',
      lines: toLine(answers.contact) === '' ? [] : [...(company === '' ? [] : [company]), toLine(answers.contact)],
      needs: 'who answers questions, and how to reach them',
      notes: ['Leave this slide up during questions.'],
    },
  ];
}

function tell({ type, title, lines, needs, notes, canLead }: Plan, approach: Approach): WrittenSlide {
  const [first, ...others] = lines;
  if (first === undefined) return { type, title, content: toAdd(needs), notes: notes.join('\n') };
  if (approach === 'headlines' && canLead && first.length <= longestHeading && others.length > 0)
    return { type, title: first, content: others.join('\n'), notes: notes.join('\n') };
  // The ask and the cover are short as they are.
  if (approach === 'one line a slide' && type !== 'title' && type !== 'funding' && type !== 'appendix')
    return { type, title, content: first, notes: [...others, ...notes].join('\n') };
  return { type, title, content: lines.join('\n'), notes: notes.join('\n') };
}

/** Ten slides from the answers. */
export const writeSlides = (answers: Answers, currency: string, approach: Approach): WrittenSlide[] =>
  planSlides(answers, currency, approach).map((plan) => tell(plan, approach));
