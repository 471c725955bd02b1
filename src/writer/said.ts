import { euCountries, usStates } from '@/lib/places';
import { pluralOf } from '@/lib/text';
import { lowerAudience, lowerCommon } from './words';

/** Answers are asked for as phrases and often come as sentences: these take out the phrase that a text can use. */

const hopes = '(?: (?:mainly|mostly|primarily|only|also|want to|would like to|hope to|plan to|aim to|try to))*';
const whom =
  '(?:audience|buyers?|clients?|customers?|customer base|market|persona|target(?: (?:audience|customers?|group|market))?|users?)';
/** "Our customers are dog owners", "We sell to clinics", "For busy parents": what stands before the people. */
const beforePeople = new RegExp(
  `^(?:${[
    `(?:we|i)${hopes} (?:sell|cater|market|appeal|speak|talk) to `,
    `(?:we|i)${hopes} (?:target|serve|help|support|reach|focus on|work with|aim at|aim for|are for|are here for|are targeting|are aiming at|build (?:it |this )?for|make (?:it |this )?for) `,
    `(?:our|my|the|their) (?:(?:ideal|main|typical|primary|current|core|key) )?${whom} (?:are|is|will be|would be|includes?|consists? of) (?:mainly |mostly )?`,
    `(?:it|this|(?:our|my|the) (?:app|product|service|software))(?: is|'s|’s) (?:made |meant |built |designed |intended |best )?(?:for|aimed at) `,
    `(?:made |meant |built |designed |intended |perfect |ideal )?for `,
    `(?:aimed|targeted) at `,
    `${whom} ?: `,
  ].join('|')})`,
  'i',
);

const peopleNouns =
  'accountant|adult|agency|architect|artist|athlete|baker|bookkeeper|bride|broker|business|buyer|carer|caregiver|charity|chef|child|client|clinic|coach|commuter|company|consultant|consumer|contractor|couple|creator|customer|cyclist|dad|dealer|dentist|designer|developer|director|distributor|doctor|donor|driver|employee|employer|engineer|entrepreneur|executive|family|farmer|father|firm|founder|freelancer|gamer|gardener|guest|homeowner|hospital|hotel|household|influencer|investor|kid|landlord|lawyer|leader|learner|maker|man|manager|manufacturer|marketer|merchant|mom|mother|mum|municipality|musician|nurse|organisation|organization|owner|parent|patient|person|photographer|practice|professional|reader|recruiter|renter|researcher|restaurant|retailer|retiree|runner|salon|school|seller|senior|shop|shopper|start-?up|store|student|studio|teacher|team|teenager|tenant|therapist|tourist|trader|traveler|traveller|university|user|utility|visitor|volunteer|wholesaler|woman|worker|writer';
const onePerson = new RegExp(
  `^(?!(?:an?|any|each|every|my|no|one|our|that|the|this|your|\\d\\S*) )((?:\\S+ ){0,4}?)(${peopleNouns})(?= (?:aged|at|between|for|from|in|near|of|on|over|under|with|without)\\b|$)`,
  'i',
);
const oneWithClause = new RegExp(
  `^(?!(?:an?|any|each|every|my|no|one|our|that|the|this|your|\\d\\S*) )(?=(?:\\S+ ){0,4}?(?:${peopleNouns}) (?:who|that) )`,
  'i',
);
const unusualPlurals: Record<string, string> = {
  business: 'businesses',
  child: 'children',
  coach: 'coaches',
  man: 'men',
  person: 'people',
  woman: 'women',
};

/** "Homeowner" names a kind of people: in a sentence there are many of them. */
const toMany = (group: string) =>
  oneWithClause.test(group)
    ? `any ${group.charAt(0).toLowerCase()}${group.slice(1)}`
    : group.replace(onePerson, (_, before: string, noun: string) => {
        const many = unusualPlurals[noun.toLowerCase()] ?? pluralOf(noun);
        return `${before}${/^\p{Lu}/u.test(noun) ? many.charAt(0).toUpperCase() + many.slice(1) : many}`;
      });

/** "Small clinics are overwhelmed" is about small clinics; "parents who are busy" stay as they are. */
const subject =
  /^((?:(?!who\b|that\b|which\b|whose\b|where\b)\S+ ){0,3}?(?:\S+s|people|women|men|children)) (?:are|have|need|want|struggle|suffer|hate|love|lose|spend|waste|cannot|can't|can’t|do not|don't|don’t) .*/i;
/** "Tired of paperwork", "looking for a job": said of people, no name for them. */
const quality = /^(?!\S*s |people |women |men |children )\S+ (?:about|at|by|for|of|to|with)\b/i;

/** The people an answer names, for the middle of a sentence; the user's capitals stay. */
export function toPeople(typed: string): string {
  const [sentence = ''] = typed.trim().split(/(?<=\p{L}{3})[.!?]\s/u);
  if (/^they\b/i.test(sentence))
    return sentence.replace(/^they(?:'re|’re)?\b/i, (word) => (/re$/i.test(word) ? 'people who are' : 'people who'));
  const named = sentence.replace(beforePeople, '');
  const isPredicate = named !== sentence && /\b(?:are|is) (?:mainly |mostly )?$/i.test(sentence.slice(0, sentence.length - named.length));
  if (isPredicate && quality.test(named) && !onePerson.test(named)) return `people who are ${named}`;
  return named
    .replace(subject, '$1')
    .split(/(, (?:and |or )?| and | or | & )/)
    .map((part, index) => (index % 2 === 0 ? toMany(part) : part))
    .join('');
}

/** "We run a bakery", "I am a photographer", "We are in the pet industry": what stands before the trade. */
const beforeTrade =
  /^(?:(?:we|i)(?: (?:mainly|mostly|primarily|also))?(?:(?: are|'re|’re| am|'m|’m)(?: in)?| (?:work in|operate in|sell|make|offer|provide|run|own|operate|do|build|produce|develop|teach)) |(?:our|my) (?:business|company|field|industry|sector|trade) is (?:in )?|(?:industry|sector|trade) ?: )(?:(?:an?|the|our|my) )?/i;

/** The trade an answer names. */
export const toTradeName = (typed: string) => (typed.trim().split(/(?<=\p{L}{3})[.!?]\s/u)[0] ?? '').replace(beforeTrade, '');

const places = [...Object.values(usStates), ...euCountries].map((name) => name.split(' ')[0]);
const names = new Set([
  ...places,
  'Gen',
  ...'Africa America Asia Britain Canada China England Europe India Japan London Paris Berlin Boston Chicago Dublin Mexico Madrid Rome Toronto Sydney'.split(
    ' ',
  ),
  ...'Adobe Airbnb Amazon Android Apple Asana Excel Etsy Facebook Figma Google Instagram Jira Notion Outlook Pinterest Salesforce Shopify Slack Spotify Stripe Teams Trello Twitter Uber Xero Zapier Zoom'.split(
    ' ',
  ),
]);
const firstWord = (phrase: string) => phrase.split(/[\s,/’'-]/, 1)[0] ?? '';
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
const isTitled = (phrase: string) => {
  const words = phrase.split(/\s+/).filter((word) => word.length > 3 || isCapital(word));
  return words.length > 1 && words.every(isCapital);
};

/** A phrase in the middle of a sentence: "Real-time alerts" loses its capital, "Google Calendar" and "Smart Rota" keep theirs. */
export function lowerStart(phrase: string): string {
  if (/^(?:(?:A|An|The|No) |E-\p{Ll})/u.test(phrase)) return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  return names.has(firstWord(phrase)) || isTitled(phrase) ? phrase : lowerCommon(phrase);
}

/** People: "Small Business Owners" are no name; behind "in" or "from" stands one. */
export function lowerPeople(phrase: string): string {
  const known = lowerAudience(phrase);
  if (known === phrase) return lowerStart(phrase);
  if (!isTitled(phrase)) return known;
  const [people = ''] = phrase.split(/ (?:across|around|at|from|in|near|of)\b/);
  const lowered = people
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) && !names.has(word) ? word.toLowerCase() : word))
    .join(' ');
  return `${lowered}${phrase.slice(people.length)}`;
}

/** "Logistics", "the bakery business", "the pet industry": what may follow "in" or "newcomers to". */
export function toField(industry: string): string {
  if (/^(?:an?|the|your) |(?:s|ing|ware)$| (?:for|of|with)\b/i.test(industry)) return industry;
  return /(?:business|field|industry|market|sector|trade)$/i.test(industry) ? `the ${industry}` : `the ${industry} business`;
}
