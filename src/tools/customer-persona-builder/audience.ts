/** What the target market says about age, whoever is meant; bounds of people who buy for themselves. */
type Ages = readonly [number, number];

const youngest = 15;
const oldest = 90;
const lifeSpan = 25;

const generations: readonly [RegExp, Ages][] = [
  [/\bgen(?:eration)?[ -]?z\b|\bzoomers?\b/i, [18, 29]],
  [/\bmillennials?\b|\bgen(?:eration)?[ -]?y\b/i, [30, 45]],
  [/\bgen(?:eration)?[ -]?x\b/i, [46, 61]],
  [/\b(?:baby )?boomers?\b/i, [62, 76]],
  [/\byoung (?:adults|people|professionals|women|men)\b/i, [19, 32]],
];

const notYears =
  '(?!\\d|\\s*(?:%|percent|staff|employees|people|seats|beds|rooms|users|members|locations|branches|km|miles|minutes|hours))';
const aboutChildren = /\b(?:kids?|child(?:ren)?|teen\w*|toddlers?|bab(?:y|ies)|pupils?|sons?|daughters?)\b[^,;]*\d/i;

const isAge = (age: number) => age >= youngest && age <= oldest;

/** "Women over 50", "aged 25-40", "18–35", "50+", "under 30", "in their 40s", "Gen Z"; nothing where the ages are those of children. */
export function findAges(targetMarket: string): Ages | undefined {
  const generation = generations.find(([words]) => words.test(targetMarket));
  if (generation) return generation[1];
  if (aboutChildren.test(targetMarket)) return undefined;
  const read = (pattern: string) => new RegExp(pattern, 'i').exec(targetMarket)?.slice(1).map(Number);
  const [low = 0, high = 0] = read(`\\b(\\d{2}) ?(?:-|–|to|and) ?(\\d{2})${notYears}`) ?? [];
  if (isAge(low) && isAge(high) && low < high) return [low, high];
  const [decade = 0] = read('\\bin their (\\d0)s\\b') ?? [];
  if (isAge(decade + 5)) return [Math.max(decade, youngest), decade + 9];
  const [from = 0] = read(`\\b(?:over|above|older than) (?:the age of )?(\\d{2})${notYears}`) ?? read(`\\b(\\d{2})\\+${notYears}`) ?? [];
  if (isAge(from)) return [from, Math.min(from + lifeSpan, oldest)];
  const [below = 0] = read(`\\b(?:under|below|younger than) (?:the age of )?(\\d{2})${notYears}`) ?? [];
  return isAge(below - 1) ? [Math.max(youngest, Math.min(18, below - 4)), below - 1] : undefined;
}

/** What a stage of life says about age; nobody pregnant is 55, no grandparent 30. */
const stages: readonly [RegExp, Ages][] = [
  [/\bgrandparents?\b|\bgrand(?:mothers|fathers)\b|\bseniors\b|\bretire[ed]|\bpensioners?\b|\belderly\b/i, [62, 80]],
  [/\bpregnan\w+|\bexpectant\b|\bnewborns?\b|\bbab(?:y|ies)\b|\btoddlers?\b|\bchildren under (?:three|four|five|[1-5])\b/i, [22, 42]],
  [/\bstudents?\b|\bgraduates?\b/i, [18, 28]],
  [/^(?:pupils|teens|teenagers)\b/i, [15, 18]],
  [/\b(?:parents|mothers|fathers|mums|moms|dads)\b/i, [26, 50]],
];
export const findStage = (targetMarket: string): Ages | undefined => stages.find(([words]) => words.test(targetMarket))?.[1];

const women = /\b(?:wom[ae]n|girls?|ladies|mothers?|mums?|moms?|females?|brides?)\b/i;
const men = /\b(?:m[ae]n|boys?|gentlemen|fathers?|dads?|males?|grooms?)\b/i;

/** Only where one of the two is named. */
export function findGender(targetMarket: string): 'women' | 'men' | undefined {
  const [hasWomen, hasMen] = [women.test(targetMarket), men.test(targetMarket)];
  return hasWomen === hasMen ? undefined : hasWomen ? 'women' : 'men';
}

const shortGroup = /^(?:\S+ ){0,2}\S+$/;

/** People and those they work for, as far as a plural says so: "architects", "young families", "people who cycle". */
const people =
  /^(?:[\p{L}-]+ ){0,2}(?:people|families|couples|parents|children|women|men|companies|shops|schools|councils|tenants|owners|\p{L}{2,}(?:ers|ors|ists|ants|ents|ians|ects|yers|tors))\b/iu;

/** "Architects and people who renovate" are two groups; "site managers at contractors in Germany and Denmark" are one. */
function findPair(targetMarket: string): string[] {
  const parts = targetMarket.split(/,? (?:and|or|&) |, /).map((part) => part.trim());
  const isPair =
    parts.length > 1 &&
    parts.slice(0, -1).every((part) => shortGroup.test(part)) &&
    parts.every((part) => people.test(part) && !/\d/.test(part));
  return isPair ? parts : [targetMarket];
}

/** "Tenants; landlords" are two groups, "Florists, bakeries, labs" three; "UK care homes, 20-80 beds" is one. */
export function findGroups(targetMarket: string): string[] {
  const split = (mark: string) => targetMarket.split(mark).map((part) => part.trim());
  const byCommas = split(',');
  const isList = byCommas.every((part) => shortGroup.test(part) && !/\d|^(?:and|or|who|with|in)\b/i.test(part));
  const parts = targetMarket.includes(';') ? split(';') : isList && byCommas.length > 1 ? byCommas : findPair(targetMarket);
  return parts.filter((part) => part !== '');
}

const namedPlace =
  /(?<!\b(?:interested|specialis\w*|specializ\w*|experts?|invest\w*|work\w*|engaged|involved|trained|believ\w*) )\b(?:in|across|around|near) ((?:(?:the|northern|southern|eastern|western|central) )?\p{Lu}[\p{L}’'.-]+(?: (?:and |of |the )?\p{Lu}[\p{L}’'.-]+){0,3})/u;
/** Those who are only passing through live elsewhere. */
const soundsAway = /touris|visitor|travell?er|holiday|guests?\b|commuter/i;

/** A place that the user named, as in "small clinics in Austria"; tourists live elsewhere. */
export const findPlace = (targetMarket: string) =>
  soundsAway.test(targetMarket) ? '' : (namedPlace.exec(targetMarket)?.[1] ?? '').replace(/[.’'-]+$/, '');
