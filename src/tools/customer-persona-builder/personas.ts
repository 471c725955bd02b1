import { shuffle, type Random } from '@/lib/random';
import { capitalise } from '@/lib/text';
import { findTradeName } from '@/writer/trade-names';
import { lowerPeople, lowerStart, toField, toPeople, toTradeName } from '@/writer/said';
import { cleanPhrase, lowerCommon, pick, shortenPhrase, withoutBrackets } from '@/writer/words';
import { antiKinds, archetypes, modelWords, roleBehaviors, type Archetype } from './archetypes';
import { findAges, findGender, findProfession } from './audience';
import type { BuyingRole } from './content';
import type { Answers, Sketch } from './model';
import {
  blockers,
  companyIncomes,
  earlyJobs,
  everydayJobs,
  firstNames,
  generalJobs,
  groups,
  incomes,
  jobsByBuyer,
  jobsByTrade,
  lastNames,
  locations,
  nearLocations,
  partsOfPlace,
  retired,
  sellers,
  smallBudgets,
  soundsAway,
  soundsLikeCompanies,
  soundsNear,
  type Side,
} from './people';
import { findWords, sellerWords } from './trade-words';
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

/** "A clerk", "an editor", but "head of finance": there is only one. */
const withArticle = (noun: string) =>
  /^(head|dean|director) of\b/i.test(noun)
    ? lowerJob(noun)
    : `${/^[aeiou]/i.test(noun) && !/^(uni|euro|one\b)/i.test(noun) ? 'an' : 'a'} ${lowerJob(noun)}`;

/** "Head of IT" keeps its capitals inside. */
const lowerJob = (job: string) => (/^\p{Lu}\p{Ll}/u.test(job) ? job.charAt(0).toLowerCase() + job.slice(1) : job);

/** Past the end it begins again. */
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const between = ([low, high]: readonly [number, number], random: Random) => low + Math.floor(random() * (high - low + 1));

const namedPlace =
  /(?<!\b(?:interested|specialis\w*|specializ\w*|experts?|invest\w*|work\w*|engaged|involved|trained|believ\w*) )\b(?:in|across|around|near) ((?:(?:the|northern|southern|eastern|western|central) )?\p{Lu}[\p{L}’'.-]+(?: (?:and |of |the )?\p{Lu}[\p{L}’'.-]+){0,2})/u;

/** A place that the user named, as in "small clinics in Austria"; "teams in Finance" names none, and tourists live elsewhere. */
function findPlace(targetMarket: string): string {
  if (soundsAway.test(targetMarket)) return '';
  const place = (namedPlace.exec(targetMarket)?.[1] ?? '').replace(/[.’'-]+$/, '');
  return findTradeName(place) ? '' : place;
}

interface Who {
  occupation: string;
  age: number;
  /** How they take part where companies buy. */
  part: BuyingRole;
  /** On the other side of a marketplace. */
  isSeller?: boolean;
}

interface Cast {
  people: Who[];
  isInCompanies: boolean;
  incomes: readonly string[];
}

/** Who the target market says they are: a profession or a group, whichever is named first. */
function findGroup(targetMarket: string): Side | undefined {
  const profession = findProfession(targetMarket);
  const named = groups
    .map((group) => ({ ...group, index: targetMarket.search(group.words) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index)[0];
  if (profession && (!named || profession.index < named.index)) return { jobs: profession.jobs, ages: [25, 60] };
  return named;
}

/** "Landlords and tenants" are two; nobody is taken twice. */
function findGroups(targetMarket: string): Side[] {
  const found = targetMarket.split(/[,;&]|\b(?:and|or)\b/i).flatMap((part) => findGroup(part) ?? []);
  return found.filter((group, index) => found.findIndex(({ jobs }) => jobs[0] === group.jobs[0]) === index);
}

const retirementAge = 67;

const toEveryday = (ages: readonly [number, number] | undefined): Side =>
  ages && ages[1] <= 32 ? { jobs: earlyJobs, ages, incomes: smallBudgets } : { jobs: everydayJobs, ages: [24, 64] };

/** By the business model where it says so, by the words of the target market otherwise; "homeowners" are people. */
function sellsToCompanies({ businessModel, targetMarket }: Answers): boolean {
  if (businessModel === 'B2B') return true;
  if (businessModel === 'B2C' || businessModel === 'Marketplace') return false;
  // What stands before "in", "with" or "of" says who they are.
  const [core = ''] = targetMarket.split(/ (?:in|with|of|who|for|that|near|from|across|and|or)\b|[,(&]/i);
  const last = core.trim().split(/\s+/).at(-1) ?? '';
  const isPeople = findGroup(last) ?? (soundsLikeCompanies.test(last) ? undefined : findGroup(targetMarket));
  return !isPeople && soundsLikeCompanies.test(targetMarket);
}

const pickJob = (alternatives: string, random: Random) => pick(alternatives.split('|'), random);

function castCompany({ targetMarket }: Answers, random: Random): Who[] {
  const trade = findTradeName(targetMarket);
  const buyer = jobsByBuyer.find(({ words }) => words.test(targetMarket));
  const [payers, champions, users] = buyer?.jobs ?? (trade && jobsByTrade[trade]) ?? generalJobs;
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
  if (sellsToCompanies(answers)) {
    const { champion, budget, other } = companyIncomes;
    return { people: castCompany(answers, random), isInCompanies: true, incomes: [champion, budget, other] };
  }
  const ages = findAges(answers.targetMarket);
  const named = findGroups(answers.targetMarket);
  const sides = named.length > 0 ? named : [ages && ages[0] >= retired.ages[0] ? retired : toEveryday(ages)];
  const jobs = sides.map((side) => shuffle(side.jobs, random));
  const people = Array.from({ length: personaCount }, (_, index): Who => {
    const isSeller = answers.businessModel === 'Marketplace' && sides.length === 1 && index === personaCount - 1;
    const [youngest, oldest] = ages ?? at(sides, index).ages;
    const span = oldest - youngest;
    // A third of the range each, so that the three are not of one age.
    const third: [number, number] = [youngest + Math.round((span * index) / 3), youngest + Math.round((span * (index + 1)) / 3)];
    const age = between(third, random);
    const job = at(at(jobs, index), index);
    const isRetired = age >= retirementAge && !/^retired/i.test(job);
    return { occupation: isSeller ? pick(sellers, random) : isRetired ? `Retired ${lowerJob(job)}` : job, age, part: 'none', isSeller };
  });
  const [only, ...others] = sides;
  return { people, isInCompanies: false, incomes: shuffle((others.length === 0 ? only?.incomes : undefined) ?? incomes, random) };
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
function drawNames(names: readonly string[], taken: readonly string[], random: Random): string[] {
  const initials = new Set(taken.map((name) => name.charAt(0)));
  const firsts = shuffle(names, random);
  const fresh = [...firsts.filter((name) => !initials.has(name.charAt(0))), ...firsts];
  const lasts = shuffle(lastNames, random);
  return fresh.slice(0, personaCount).map((first, index) => `${first} ${at(lasts, index)}`);
}

const openings: readonly ((name: string, job: string, home: string, audience: string) => string)[] = [
  (name, job, home, audience) => `Picture ${name}, ${job}, at home ${home}: one of the people you want to reach (${audience}).`,
  (name, job, home, audience) => `${name}, ${job}, at home ${home}, stands for part of your target market (${audience}).`,
  (name, job, home, audience) => `Where you sell (${audience}), you may meet ${name}: ${job}, at home ${home}.`,
  (name, job, home, audience) => `One face behind your target market (${audience}) is ${name}, ${job}, at home ${home}.`,
];
const sellerOpening: (typeof openings)[number] = (name, job, home, audience) =>
  `${name}, ${job}, at home ${home}, stands for the other side: those who offer something to your target market (${audience}).`;
const troubles: readonly ((first: string, second: string, name: string) => string)[] = [
  (first) => `One thing gets in the way: ${first}.`,
  (first, second) => `Two things come up again and again: ${first}, and ${second}.`,
  (first, _second, name) => `Ask ${name} what goes wrong, and one answer comes first: ${first}.`,
  (first, second) => `First on the list of complaints: ${first}, closely followed by ${second}.`,
];
const wishes: readonly ((job: string, gain: string, name: string) => string)[] = [
  (job, gain, name) => `${name} wants to ${job}; ${gain} would be a good start.`,
  (job, gain) => `The aim is to ${job}, and ${gain} would be a sign of it.`,
  (job, gain, name) => `Most of all ${name} would like to ${job} and to end up with ${gain}.`,
];

/** Three example people who choose in three different ways, in the words of the trade and the user's own. */
export function makePersonas({ answers, taken }: WriterInputs, random: Random): Sketch[] {
  const industry = lowerStart(own(toTradeName(answers.industry))) || 'your trade';
  const audience = lowerPeople(own(toPeople(answers.targetMarket))) || 'your target market';
  // In brackets it may stay as typed; half of a name in capitals must not lose them.
  const typed = own(answers.productType);
  const product = / \p{Lu}/u.test(typed) ? typed : lowerCommon(typed);
  const offer = product === '' ? 'your offer' : `your offer (${product})`;
  const words = findWords(toField(industry), answers.targetMarket);
  const { people, isInCompanies, incomes: money } = castPeople(answers, random);
  const ways = spreadWays(people, random);
  const model = modelWords[answers.businessModel];
  const hasRoles = isInCompanies || answers.businessModel === 'B2B2C';
  const gender = isInCompanies ? undefined : findGender(answers.targetMarket);
  const names = drawNames(firstNames[gender ?? 'anyone'], taken, random);
  const place = findPlace(answers.targetMarket);
  // "Southern Spain" has towns and villages; "Berlin" may have none, but north and south it has.
  const parts = /^(?!the )\p{Ll}/u.test(place)
    ? locations.map((home) => `${home} in ${place}`)
    : partsOfPlace.map((part) => `${part} ${place}`);
  const homes = shuffle(place !== '' ? parts : soundsNear.test(answers.targetMarket) ? nearLocations : locations, random);
  // What hurts, what would help and what it is for stand at the same place of their lists, so that they go together.
  const order = shuffle([...words.pains.keys()], random);
  const [opens, hurts, hopes] = [shuffle(openings, random), shuffle(troubles, random), shuffle(wishes, random)];
  const closings = shuffle(model.closings, random);

  const shuffled = { places: shuffle(words.places, random), rivals: shuffle(words.rivals, random) };

  return people.map(({ occupation, age, part, isSeller }, index) => {
    const trade = isSeller ? sellerWords : words;
    const { places, rivals } = isSeller ? sellerWords : shuffled;
    const way = ways[index] as Archetype;
    const name = names[index] ?? 'Alex Example';
    const [first = name] = name.split(' ');
    const home = at(homes, index);
    const [here, next] = [at(order, index * 2), at(order, index * 2 + 1)];
    const [job, pain, otherPain, gain] = [at(trade.jobs, here), at(trade.pains, here), at(trade.pains, next), at(trade.gains, here)];
    const [rival, otherRival] = [at(rivals, index * 2), at(rivals, index * 2 + 1)];
    const role = !hasRoles ? 'none' : isInCompanies ? part : 'user';
    const bio = [
      (isSeller ? sellerOpening : at(opens, index))(name, withArticle(occupation), home, audience),
      at(hurts, index)(pain, otherPain, first),
      at(hopes, index)(job, gain, first),
      pick(way.attitudes, random),
      at(closings, index)(offer),
    ];
    return {
      name,
      age: String(age),
      occupation,
      income: at(money, index),
      location: capitalise(home.replace(/^in /, '')),
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
  const audience = lowerPeople(own(toPeople(answers.targetMarket))) || 'your target market';
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
