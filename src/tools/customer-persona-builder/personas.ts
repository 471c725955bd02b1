import { shuffle, type Random } from '@/lib/random';
import { capitalise } from '@/lib/text';
import { findTradeName } from '@/writer/trade-names';
import { findTrade } from '@/writer/trades';
import { cleanPhrase, lowerAudience, lowerCommon, pick, shortenPhrase, withoutBrackets } from '@/writer/words';
import { antiKinds, archetypes, modelWords, roleBehaviors, type Archetype } from './archetypes';
import type { BuyingRole } from './content';
import type { Answers, Sketch } from './model';
import {
  blockers,
  companyIncomes,
  everydayJobs,
  firstNames,
  generalJobs,
  groups,
  incomes,
  jobsByTrade,
  lastNames,
  locations,
  nearLocations,
  sellers,
  soundsLikeCompanies,
  soundsNear,
} from './people';
import type { WriterInputs } from './writer';

const personaCount = 3;
const longestWords = 80;

/** The user's words for the middle of a sentence; marks in a row become one. */
const own = (raw: string) =>
  shortenPhrase(
    cleanPhrase(withoutBrackets(raw))
      .replace(/([.,;:!?])[.,;:!?]+/g, '$1')
      .replace(/[!?\s]+$/, ''),
    longestWords,
  );

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) && !/^(uni|euro|one\b)/i.test(noun) ? 'an' : 'a'} ${lowerJob(noun)}`;

/** "Head of IT" keeps its capitals inside. */
const lowerJob = (job: string) => (/^\p{Lu}\p{Ll}/u.test(job) ? job.charAt(0).toLowerCase() + job.slice(1) : job);

/** Past the end it begins again. */
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const between = ([low, high]: readonly [number, number], random: Random) => low + Math.floor(random() * (high - low + 1));

const namedPlace =
  /(?<!\b(?:interested|specialis\w*|specializ\w*|experts?|invest\w*|work\w*|engaged|involved|trained|believ\w*) )\b(?:in|across|around|near) ((?:the )?\p{Lu}[\p{L}’'.-]+(?: (?:and |of |the )?\p{Lu}[\p{L}’'.-]+){0,2})/u;

/** A place that the user named, as in "small clinics in Austria"; "teams in Finance" names none. */
function findPlace(targetMarket: string): string {
  const place = (namedPlace.exec(targetMarket)?.[1] ?? '').replace(/[.’'-]+$/, '');
  return findTradeName(place) ? '' : place;
}

interface Who {
  occupation: string;
  age: number;
  /** How they take part where companies buy. */
  part: BuyingRole;
}

interface Cast {
  people: Who[];
  isInCompanies: boolean;
  incomes: readonly string[];
}

const findGroup = (targetMarket: string) => groups.find(({ words }) => words.test(targetMarket));

/** By the business model where it says so, by the words of the target market otherwise; "homeowners" are people. */
function sellsToCompanies({ businessModel, targetMarket }: Answers): boolean {
  if (businessModel === 'B2B') return true;
  if (businessModel === 'B2C' || businessModel === 'Marketplace') return false;
  return !findGroup(targetMarket) && soundsLikeCompanies.test(targetMarket);
}

const pickJob = (alternatives: string, random: Random) => pick(alternatives.split('|'), random);

function castCompany({ targetMarket }: Answers, random: Random): Who[] {
  const trade = findTradeName(targetMarket);
  const [payers, champions, users] = (trade && jobsByTrade[trade]) ?? generalJobs;
  return [
    { occupation: pickJob(champions, random), age: between([29, 55], random), part: 'champion' },
    { occupation: pickJob(payers, random), age: between([34, 62], random), part: 'budget' },
    random() < 0.5
      ? { occupation: pickJob(users, random), age: between([23, 57], random), part: 'user' }
      : { occupation: pick(blockers, random), age: between([32, 60], random), part: 'blocker' },
  ];
}

/** Three people who might buy: by their place in a company where companies buy, by what the target market says of them otherwise. */
function castPeople(answers: Answers, random: Random): Cast {
  if (sellsToCompanies(answers)) return { people: castCompany(answers, random), isInCompanies: true, incomes: companyIncomes };
  const group = findGroup(answers.targetMarket);
  const jobs = shuffle(group?.jobs ?? everydayJobs, random);
  const [youngest, oldest] = group?.ages ?? [24, 64];
  const span = oldest - youngest;
  const people = Array.from({ length: personaCount }, (_, index): Who => {
    const isSeller = answers.businessModel === 'Marketplace' && index === personaCount - 1;
    // A third of the range each, so that the three are not of one age.
    const third: [number, number] = [youngest + Math.round((span * index) / 3), youngest + Math.round((span * (index + 1)) / 3)];
    return {
      occupation: isSeller ? pick(sellers, random) : (jobs[index % jobs.length] as string),
      age: between(third, random),
      part: 'none',
    };
  });
  return { people, isInCompanies: false, incomes: group?.incomes ?? incomes };
}

/** A different way of choosing for each, and in a company one that fits the part. */
function spreadWays(people: readonly Who[], random: Random): Archetype[] {
  const left = shuffle(archetypes, random);
  return people.map(({ part }) => {
    const index = Math.max(
      0,
      left.findIndex(({ roles }) => part === 'none' || roles.includes(part)),
    );
    return left.splice(index, 1)[0] as Archetype;
  });
}

/** Names that share no initial with one another, nor a name with what is there. */
function drawNames(count: number, taken: readonly string[], random: Random): string[] {
  const initials = new Set(taken.map((name) => name.charAt(0)));
  const firsts = shuffle(firstNames, random);
  const fresh = [...firsts.filter((name) => !initials.has(name.charAt(0))), ...firsts];
  const lasts = shuffle(lastNames, random);
  return fresh.slice(0, count).map((first, index) => `${first} ${at(lasts, index)}`);
}

const openings: readonly ((name: string, job: string, home: string, audience: string) => string)[] = [
  (name, job, home, audience) => `Picture ${name}, ${job}, at home ${home}: one of the people you want to reach (${audience}).`,
  (name, job, home, audience) => `${name}, ${job}, at home ${home}, stands for part of your target market (${audience}).`,
  (name, job, home, audience) => `Where you sell (${audience}), you may meet ${name}: ${job}, at home ${home}.`,
  (name, job, home, audience) => `One face behind your target market (${audience}) is ${name}, ${job}, at home ${home}.`,
];
const troubles: readonly ((first: string, second: string, name: string) => string)[] = [
  (first) => `What gets in the way is ${first}.`,
  (first, second) => `Two things come up again and again: ${first}, and ${second}.`,
  (first, _second, name) => `Ask ${name} what goes wrong, and the answer is ${first}.`,
  (first, second) => `The usual complaint is ${first}, closely followed by ${second}.`,
];
const wishes: readonly ((job: string, gain: string, name: string) => string)[] = [
  (job, gain, name) => `${name} wants to ${job}; ${gain} would be a good start.`,
  (job, gain) => `The aim is to ${job}, and ${gain} would be a sign of it.`,
  (job, gain, name) => `Most of all ${name} would like to ${job} and to end up with ${gain}.`,
];

/** Three example people who choose in three different ways, in the words of the trade and the user's own. */
export function makePersonas({ answers, taken }: WriterInputs, random: Random): Sketch[] {
  const industry = lowerCommon(own(answers.industry)) || 'your trade';
  const audience = lowerAudience(own(answers.targetMarket)) || 'your target market';
  const product = lowerCommon(own(answers.productType));
  const offer = product === '' ? 'your offer' : `your offer (${product})`;
  const trade = findTrade(industry);
  const { people, isInCompanies, incomes: money } = castPeople(answers, random);
  const ways = spreadWays(people, random);
  const model = modelWords[answers.businessModel];
  const hasRoles = answers.businessModel === 'B2B' || answers.businessModel === 'B2B2C';
  const names = drawNames(personaCount, taken, random);
  const place = findPlace(answers.targetMarket);
  const homes = shuffle(soundsNear.test(answers.targetMarket) ? nearLocations : locations, random);
  const pay = shuffle(money, random);
  // What hurts, what would help and what it is for stand at the same place of their lists, so that they go together.
  const order = shuffle([...trade.pains.keys()], random);
  const [places, rivals] = [shuffle(trade.places, random), shuffle(trade.rivals, random)];
  const [opens, hurts, hopes] = [shuffle(openings, random), shuffle(troubles, random), shuffle(wishes, random)];
  const closings = shuffle(model.closings, random);

  return people.map(({ occupation, age, part }, index) => {
    const way = ways[index] as Archetype;
    const name = names[index] ?? 'Alex Example';
    const [first = name] = name.split(' ');
    const home = at(homes, index);
    const [here, next] = [at(order, index * 2), at(order, index * 2 + 1)];
    const [job, pain, otherPain, gain] = [at(trade.jobs, here), at(trade.pains, here), at(trade.pains, next), at(trade.gains, here)];
    const [rival, otherRival] = [at(rivals, index * 2), at(rivals, index * 2 + 1)];
    const role = !hasRoles ? 'none' : isInCompanies ? part : 'user';
    const bio = [
      at(opens, index)(name, withArticle(occupation), home, audience),
      at(hurts, index)(pain, otherPain, first),
      at(hopes, index)(job, gain, first),
      pick(way.attitudes, random),
      at(closings, index)(offer),
    ];
    return {
      name,
      age: String(age),
      occupation,
      income: at(pay, index),
      location: capitalise(`${home.replace(/^in /, '')}${place === '' ? '' : `, ${place}`}`),
      buyingRole: role,
      bio: bio.join(' '),
      isAnti: false,
      reason: '',
      goals: [job, at(trade.jobs, next), `have ${gain}`, way.goal].map(capitalise),
      behaviors: [
        ...way.behaviors,
        isInCompanies && role !== 'none' ? roleBehaviors[role] : at(model.behaviors, index),
        `Gets by with ${rival} for now`,
      ],
      painPoints: [pain, otherPain, way.pain, at(model.pains, index)].map(capitalise),
      preferredChannels: [...pickPlaces(places, way.channel, index), way.channel].map(capitalise),
      job: [`When ${pick(way.situations, random)}, I want to ${job}, so that I have ${gain}.`],
      trigger: [way.trigger],
      alternatives: [rival, otherRival].map(capitalise),
    };
  });
}

/** Two places of the trade that do not say the same as the channel beside them. */
function pickPlaces(places: readonly string[], channel: string, index: number): string[] {
  const said = channel.toLowerCase();
  const [opening = ''] = said.split(' ');
  const others = places.filter((place) => !said.includes(place.toLowerCase()) && !place.toLowerCase().startsWith(opening));
  return [at(others, index * 2), at(others, index * 2 + 1)];
}

/** One person it may be wiser not to serve. */
export function makeAnti(inputs: WriterInputs, random: Random): Sketch {
  const { answers, taken } = inputs;
  const [base] = makePersonas({ ...inputs, taken }, random);
  const kind = pick(antiKinds, random);
  const audience = lowerAudience(own(answers.targetMarket)) || 'your target market';
  if (!base) throw new Error('There is nobody to start from.');
  const [first = base.name] = base.name.split(' ');
  return {
    ...base,
    buyingRole: 'none',
    isAnti: true,
    reason: kind.reason,
    bio: `From a distance, ${base.name} fits the picture (${audience}), yet ${first} is not who you work for. ${kind.attitude}`,
    goals: [...kind.goals],
    behaviors: [...kind.behaviors],
    painPoints: [...kind.pains],
    job: [],
    trigger: [],
  };
}
