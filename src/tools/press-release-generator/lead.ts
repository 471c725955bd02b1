import { inSentence, isRequest, lowered } from '@/writer/in-sentence';
import type { Industry } from './content';
import { endSentence, endsShort, escapePattern, hasWords, tidy, upperFirst, withoutStop } from './sentences';
import { announcedBy, headlineVerb, isFirstPerson, toThirdPerson, withoutDelight } from './third-person';

const described: Partial<Record<Industry, string>> = {
  Technology: 'a technology company',
  Healthcare: 'a healthcare company',
  Finance: 'a financial services company',
  Retail: 'a retail company',
  Manufacturing: 'a manufacturing company',
  Education: 'an education company',
  'Real Estate': 'a real estate company',
  Entertainment: 'an entertainment company',
  'Food & Beverage': 'a food and beverage company',
  Automotive: 'an automotive company',
  Energy: 'an energy company',
  Telecommunications: 'a telecommunications company',
};

export const describeIndustry = (industry: string): string =>
  (Object.hasOwn(described, industry) ? described[industry as Industry] : undefined) ?? '';

/** Verbs of somebody who is not named: "launches a shop", "has raised $5 million". */
const openingVerb =
  /^(?:launche[sd]|announce[sd]|introduce[sd]|open(?:s|ed)|raise[sd]|release[sd]|unveil(?:s|ed)|acquire[sd]|appoint(?:s|ed)|hire[sd]|expand(?:s|ed)|join(?:s|ed)|win|wins|won|celebrate[sd]|complete[sd]|close[sd]|secure[sd]|sign(?:s|ed)|start(?:s|ed)|begins?|began|partner(?:s|ed) with|teams? up|is|has|will|today|now) /i;

/** Verbs that only end a noun phrase with an article: "the store opens Friday". */
const present =
  /^(?:the|an?|its|our|this|every|each) .*?\b(?:opens|launches|starts|begins|goes|offers|lets|gives|gets|helps|comes|costs|sells|allows|brings|makes|takes|ships|arrives|closes|moves|becomes|wins|runs|works|hits|reaches|joins|expands|grows|receives|earns|adds|provides|reduces|saves|includes|enables|connects|raises|returns|reopens|doubles|triples)\b/i;
const helper = /\b(?:is|are|was|were|has|have|had|will|can|could|may|must|should|does|did)\b/;
const relative = /\b(?:that|which|who|whose|where|when|what|how|why|to|for|until|while|because|before|after|as|if|unless|since)\b/i;

/** A sentence, not a phrase: its helping verb does not belong to a side clause. */
function isSentence(text: string): boolean {
  const opening = present.exec(text)?.[0];
  const verb = opening === undefined ? text.search(helper) : opening.length - 1;
  const side = text.search(relative);
  return verb > 0 && (side < 0 || verb < side);
}

interface LeadWords {
  company: string;
  /** "a technology company", or nothing. */
  description: string;
}

/** Whether a text opens with the company’s name as a word of its own. */
const opensWith = (company: string, text: string) =>
  hasWords(company) && new RegExp(`^(?:the )?${escapePattern(company)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

const mentions = (company: string, text: string) =>
  hasWords(company) && new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(company)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

const legalForm =
  /,? (?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|(?:gmbh|ug)(?: & co\.? kg)?|plc|ag|lda|ltda|s\.?a\.?s?|s\.?[lr]\.?l?|sarl|b\.?v|n\.?v|oy|ab|aps|e\.?k|e\.?u|pty\.? ltd|pvt\.? ltd)\.?$/i;

/** "Acme" for Acme, Inc., as its own people say it. */
export const shortName = (company: string) => company.replace(legalForm, '') || company;

const namesOf = (company: string) => [company, shortName(company)];

/** "Acme, a technology company," */
const introduce = ({ company, description }: LeadWords) => (description === '' ? company : `${company}, ${description},`);

const gerunds: Record<string, string> = { announcing: 'announce', introducing: 'introduce', unveiling: 'unveil', presenting: 'present' };

/** "Launch of a shop" as "the launch of a shop", "new partnership with Loaf" as "a new partnership with Loaf". */
const putArticle = (told: string) =>
  told
    .replace(
      /^(?:launch|opening|release|expansion|acquisition|appointment|introduction|completion|start|sale|purchase)(?= of )/i,
      (noun) => `the ${noun.toLowerCase()}`,
    )
    .replace(/^(?:new )?(?:partnership|collaboration|deal|agreement|merger)(?= (?:with|between) )/i, (noun) => `a ${noun.toLowerCase()}`);

/** "Launch our app": something that is still to be done. */
const toBeDone =
  /^(?:launch|open|release|introduce|expand|hire|build|start|host|add|create|offer|acquire)(?= (?:our|its|an?|the|two|three|four|five|six|seven|eight|nine|ten|\d+) )/i;

const theCompany = /^(?:the|this) (?:company|business|firm|startup)(?= \p{Ll})/iu;

/** The first sentence of the announcement as the first sentence of the release: who, then what. */
export function toLead(first: string, words: LeadWords): string {
  const { company, description } = words;
  const told = putArticle(tidy(first).replace(theCompany, () => company));
  const who = introduce(words);
  const named = namesOf(company).find((name) => opensWith(name, told));
  if (named !== undefined) {
    const rest = told.slice(told.toLowerCase().indexOf(named.toLowerCase()) + named.length);
    const isDescribed = description === '' || told.toLowerCase().includes(description.replace(/^an? /, ''));
    // "Acme Notes" is a product, not the company, and "Acme and Loaf" are two.
    if (!/^ (?!and )\p{Ll}/u.test(rest)) return endSentence(told);
    return endSentence(isDescribed ? (named === company ? told : `${company}${rest}`) : `${who}${rest}`);
  }
  if (namesOf(company).some((name) => mentions(name, told))) return endSentence(told);
  const news = `${who} today made the following announcement:`;
  // One colon is enough.
  if (/: /.test(told)) return endSentence(`${news.slice(0, -1)}. ${upperFirst(told)}`);
  if (told.endsWith('?')) return endSentence(`${news} ${told}`);
  if (/^(?:we|our (?:company|business|firm|startup))\b/i.test(told)) {
    const turned = toThirdPerson(told, company);
    return turned ? toLead(turned, words) : endSentence(`${news} ${told}`);
  }
  const [opening = '', ...others] = told.split(' ');
  const gerund = gerunds[opening.toLowerCase()];
  if (gerund && others.length > 0) return endSentence(`${who} today ${announcedBy[gerund]} ${ownWords(inSentence(others.join(' ')))}`);
  if (/^now (?:available|open|live|hiring|shipping|offering|serving|accepting|in)\b/i.test(told))
    return endSentence(`${who} is ${told.charAt(0).toLowerCase()}${told.slice(1)}`);
  if (
    /^(?:launching|opening|releasing|raising|hiring|expanding|celebrating|partnering|teaming)$/i.test(opening) &&
    !isSentence(told) &&
    others.length > 0
  )
    return endSentence(`${who} is ${opening.toLowerCase()} ${ownWords(others.join(' '))}`);
  if (/^to [a-z]/i.test(told)) return endSentence(`${who} will ${told.slice(3)}`);
  if (toBeDone.test(told)) return endSentence(`${who} will ${told.charAt(0).toLowerCase()}${told.slice(1).replace(/\bour\b/g, 'its')}`);
  if (openingVerb.test(told)) return endSentence(`${who} ${told.charAt(0).toLowerCase()}${told.slice(1)}`);
  if (isSentence(told) && !/ing$/i.test(opening)) return endSentence(`${who} announced today that ${ownWords(inSentence(told))}`);
  if (/^(?:an?|the|its|our|this|these|two|three|four|five|six|seven|eight|nine) /i.test(told))
    return endSentence(`${who} today announced ${ownWords(inSentence(told))}`);
  const thing = isRequest(told) ? undefined : lowered(told);
  if (thing !== undefined && !noThing.test(thing) && needsNoArticle(thing) && !isSentence(told) && !isFirstPerson(thing))
    return endSentence(`${who} today announced ${thing}`);
  return endSentence(`${news} ${told}`);
}

/** "Same-week dentures" can be announced as they are, "new roastery" could not. */
const needsNoArticle = (thing: string) =>
  /^(?:one|some|many|several|\d+) /i.test(thing) ||
  /(?:[^s]s|ing|ware|care|work)$/i.test(
    thing.split(/ (?:in|for|at|with|from|that|which|who|of|to|on|by|after|before|made|sold|grown) |,(?!.* and )/)[0] ?? '',
  );

/** Begins like no name of a thing, or says what somebody does. */
const noThing =
  /^(?:now|from|in|on|at|after|before|with|for|no|not|more|most|less|only|just|today|soon|here|there|who|what|when|where|how|why|if|because|and|or|but|so|do|does|have|has|can|will|it|you|they|everyone|nobody)\b|^[^,]*\b(?:gets?|goes|makes?|gives?|takes?|comes?|needs?|wants?|knows?|lets?|helps?|works?|fills?|costs?|finds?|says?)\b|[.!?]\s/i;

/** "announced our app" would be the reporter’s. */
const ownWords = (text: string) => text.replace(/^our\b/, 'its');

const longestHeadline = 99;

/** "introducing Loaf" as "Acme introduces Loaf". */
const openingGerund = /^(announc|introduc|unveil|present|launch|open|releas|rais|hir|expand|celebrat)ing (?=\S)/i;
const presentOf = (stem: string) =>
  /^(?:announc|introduc|releas|rais|hir|celebrat)$/.test(stem) ? `${stem}es` : stem === 'launch' ? 'launches' : `${stem}s`;

/** "Acme’s", "Nimbus’", without the end of the name. */
const possessive = (company: string) => shortName(company).replace(/[^s]$|s$/i, (end) => (/s/i.test(end) ? `${end}’` : `${end}’s`));

function headlineFrom(first: string, company: string): string {
  const told = putArticle(first.replace(theCompany, () => company));
  if (toBeDone.test(told)) return `${company} to ${told.charAt(0).toLowerCase()}${told.slice(1).replace(/\bour\b/g, 'its')}`;
  const turned = isFirstPerson(told) && !openingGerund.test(told) ? (toThirdPerson(told, company) ?? '') : told;
  if (turned === '' || namesOf(company).some((name) => mentions(name, turned))) return turned;
  if (openingGerund.test(turned) && !isSentence(turned))
    return `${company} ${turned.replace(openingGerund, (_, stem: string) => `${presentOf(stem.toLowerCase())} `).replace(/\bour\b/g, 'its')}`;
  if (openingVerb.test(turned) || /^to [a-z]/i.test(turned)) return `${company} ${turned.charAt(0).toLowerCase()}${turned.slice(1)}`;
  if (/^(?:an?|the) /i.test(turned) && !isSentence(turned)) return `${company} announces ${inSentence(turned)}`;
  if (/^its /i.test(turned)) return `${possessive(company)}${turned.slice(3)}`;
  return `${company}${turned.includes(': ') ? ' —' : ':'} ${upperFirst(turned)}`;
}

/** A headline has no full stop, but "4 p.m." and "Acme Inc." keep theirs. */
const withoutEnd = (text: string) => (endsShort(text) ? text : withoutStop(text));

/** A headline from the announcement itself, where its first sentence is short enough for one; nothing is cut. */
export function toHeadline(first: string, company: string): string {
  const told = withoutEnd(withoutDelight(tidy(first)).replace(/[!\s]+$/, ''));
  if (!hasWords(told) || !hasWords(company)) return '';
  const plain = withoutEnd(
    headlineFrom(told, company).replace(/ today ([a-z]+ed)\b/, (match, past: string) => ` ${headlineVerb(past) ?? match.trim()}`),
  );
  return Array.from(plain).length <= longestHeadline ? plain : '';
}
