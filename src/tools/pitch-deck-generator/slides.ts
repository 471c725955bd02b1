import { beginSentence } from '@/writer/words';
import { currencyOf, toAsk } from './amount';
import { plainTitles, type DeckType } from './content';
import { splitLabel } from './figures';
import { toAdd, type Answers, type WrittenSlide } from './model';
import { labelled, toFigureLines, toLine, toListed, toPoints } from './points';

/** How a deck is told: the main point as the heading, under plain headings, or one line a slide and the rest spoken. */
export const approaches = ['headlines', 'in full', 'one line a slide'] as const;
type Approach = (typeof approaches)[number];

interface Plan {
  type: DeckType;
  /** Its own, where it is not the plain one of its kind. */
  title?: string;
  lines: readonly string[];
  /** What a slide without a line of its own has to be told. */
  needs: string;
  notes: readonly string[];
  /** Its first line may stand as the heading. */
  canLead?: boolean;
  /** A row of figures is one drawing, and never taken apart. */
  isRow?: boolean;
}

const longestHeading = 80;

/** Only the user's own words; no figure, name or result is made up, and what is missing is asked for in one line a slide. */
function planSlides(answers: Answers, currency: string): Plan[] {
  const company = toLine(answers.companyName);
  const industry = beginSentence(toLine(answers.industry));
  const problem = toPoints(answers.problem);
  const solution = toPoints(answers.solution);
  const proof = toFigureLines(answers.proof);
  const market = toFigureLines(answers.marketSize);
  const amount = toAsk(answers.fundingAmount, currencyOf([answers.fundingAmount, answers.useOfFunds], currency));
  const isRepeated = /\b(?:per|an?|each|every)\s(?:\S+\s)?(?:week|month|quarter|year)\b|\/\s?(?:month|year|mo|yr)\b|subscri/i.test(
    `${answers.price} ${answers.solution}`,
  );
  const isTold = proof.length > 0;
  const hasRivals = toLine(answers.rivals) !== '';
  const raising = amount === '' ? [] : [`Raising ${amount}`];

  return [
    {
      type: 'title',
      title: company === '' ? toAdd('the company’s name') : company,
      // What kind of company it is: what it does is said on its own slide, once.
      lines: [...(industry === '' ? [] : [industry]), ...raising],
      needs: 'what you do, in one line',
      notes: ['Say who you are, what you do and for whom. Then move on.'],
    },
    {
      type: 'problem',
      // Who has it stands on the market slide, where people look for it.
      lines: [...problem, ...labelled('What they use today', answers.rivals)],
      needs: 'the problem in one sentence, with one example',
      notes: [
        hasRivals
          ? 'Say where today’s way falls short, with one example you have seen.'
          : 'Tell it through one real customer: what went wrong, and what it cost.',
      ],
      canLead: problem.length > 0,
    },
    {
      type: 'solution',
      lines: [...solution, ...labelled('What is different', answers.edge)],
      needs: 'what you do about the problem, in one sentence',
      notes: ['Show it rather than describe it. Two minutes are enough.'],
      canLead: solution.length > 0,
    },
    {
      type: 'market',
      lines: [...market, ...labelled('Who buys', answers.targetMarket)],
      needs: 'who buys, how many of them there are, and your source',
      canLead: market.length > 0,
      isRow: market.length > toPoints(answers.marketSize).length,
      notes: ['Count from the bottom up: the customers you can reach, times what one of them pays per year.'],
    },
    {
      type: 'business-model',
      lines: [...labelled('Price', answers.price), ...labelled('How it earns money', answers.model)],
      needs: 'what you charge, how often, and what is left of each sale',
      notes: [
        isRepeated
          ? 'Be ready to say how long customers stay and what it costs to win one.'
          : 'Be ready to say what one sale costs you and what it costs to win a customer.',
      ],
    },
    {
      type: 'traction',
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
      isRow: proof.length > toPoints(answers.proof).length,
    },
    {
      type: 'team',
      lines: toListed(answers.founders),
      needs: 'your names and roles, and one thing each of you has done',
      notes: ['One sentence each: what you did before that this company needs.'],
    },
    {
      type: 'financials',
      lines: toPoints(answers.figures),
      needs: isRepeated
        ? 'recurring revenue today, the plan for three years, and when you break even'
        : 'revenue so far, the plan for three years, and when you break even',
      canLead: true,
      notes: ['Name the assumption everything depends on, and what happens if it turns out half as good.'],
    },
    {
      type: 'funding',
      lines: [...(amount === '' ? [] : [`We are raising ${amount}`]), ...toListed(answers.useOfFunds)],
      canLead: amount !== '',
      needs: 'how much you are raising, and what for',
      notes: ['Say what this money lets you prove, and by when.'],
    },
    {
      type: 'appendix',
      lines: toLine(answers.contact) === '' ? [] : [...(company === '' ? [] : [company]), toLine(answers.contact)],
      needs: 'who answers questions, and how to reach them',
      notes: ['Leave this slide up during questions.'],
    },
  ];
}

/** A sentence or a phrase that says something by itself; "Price: $25" and "$25 a month" are better shown than said. */
const isMessage = (line: string) => line.length <= longestHeading && splitLabel(line) === undefined && !/\|/.test(line);

function tell({ type, title: own, lines, needs, notes, canLead, isRow }: Plan, approach: Approach): WrittenSlide {
  const title = own ?? plainTitles[type] ?? '';
  const [first, ...others] = lines;
  if (first === undefined) return { type, title, content: toAdd(needs), notes: notes.join('\n') };
  // One line alone stays on the slide: a heading over nothing is half a slide.
  const isLead = canLead === true && isMessage(first) && others.length > 0;
  if (approach === 'headlines' && isLead) return { type, title: first, content: others.join('\n'), notes: notes.join('\n') };
  // The ask and the cover are short as they are.
  if (approach === 'one line a slide' && isRow !== true && type !== 'title' && type !== 'funding' && type !== 'appendix')
    return { type, title, content: first, notes: [...others, ...notes].join('\n') };
  return { type, title, content: lines.join('\n'), notes: notes.join('\n') };
}

/** Ten slides from the answers. */
export const writeSlides = (answers: Answers, currency: string, approach: Approach): WrittenSlide[] =>
  planSlides(answers, currency).map((plan) => tell(plan, approach));
