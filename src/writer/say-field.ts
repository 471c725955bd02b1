import { isSaid, lowered } from './in-sentence';

/** Kinds of companies, which a company can say it is. */
const organisation =
  /(?:^|[ -])(?:\p{L}*(?:shop|smithy|house)|bakery|brewery|distillery|winery|roastery|creamery|foundry|factory|mill|laboratory|lab|school|academy|college|agency|gym|store|farm|studio|clinic|practice|library|club|consultancy|restaurant|caf[eé]|bar|hotel|hostel|nursery|pharmacy|salon|spa|stall|workshop|firm|company|business|charity|museum|gallery|center|centre|theater|theatre|cooperative|marketplace|network|association|startup|nonprofit|venue|garage)$/iu;

/** What can follow "is" without an article: "cleaning", "board games", "childcare". */
const uncounted = /(?:ing|tion|ment|ance|ence|ware|care|graphy|therapy|ics|[^s]s)$/i;

const article = (phrase: string) => (/^(?:[aeio]|u(?!ni|se|ti))/i.test(phrase) ? 'an' : 'a');

/** What a company does, in a sentence: "We are a dental lab", "Our field is board games"; nothing where neither could be said. */
export function sayField(industry: string): string | undefined {
  const phrase = isSaid(industry) || /[,;(]/.test(industry) ? undefined : lowered(industry);
  if (industry === '' || phrase === undefined || /^\p{Lu}/u.test(phrase)) return undefined;
  const [head = ''] = phrase.split(/ (?:for|of|to|with|in|from|on|by|that|rented|and) /);
  if (organisation.test(head)) return `We are ${article(phrase)} ${phrase}.`;
  return uncounted.test(head) ? `Our field is ${phrase}.` : undefined;
}
