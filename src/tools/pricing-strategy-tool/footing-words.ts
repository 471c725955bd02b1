export const periods = ['month', 'year', 'week', 'day', 'hour'] as const;
export type Period = (typeof periods)[number];
/** How often a price is paid; nothing where the text does not say. */
export type Cadence = Period | 'once' | '';

const space = String.raw`[ \u00a0]`;
const periodWords: Record<Period, string> = {
  month: 'months?|mo|monthly|p\\.?m|pcm',
  year: 'years?|yr|yearly|annum|annually|annual|p\\.?a',
  week: 'weeks?|wk|weekly',
  day: 'days?|daily',
  hour: 'hours?|hrs?|h|hourly',
};
const aPeriod = periods.map((period) => `(?<${period}>${periodWords[period]})`).join('|');
const people = 'users?|seats?|persons?|members?|agents?|editors?|licen[cs]es?|heads?|employees?|reps?|technicians?|people';
/** One price for the customer as a whole. */
const whole = 'teams?|accounts?|compan(?:y|ies)|business(?:es)?|workspaces?|organi[sz]ations?|orgs?|customers?|clients?|firms?';

/** "/user", " per month", ", billed annually": one thing said behind a price. */
const aWord = new RegExp(
  String.raw`^${space}*(?:\+|\(|,(?=${space}*(?:per|each|billed|paid)\b))?${space}*(?:(?:billed|paid|charged) )?(?:(?:(?<sign>\/|per\b|each\b|every\b|an?\b)[ \u00a0-]*)?(?:${aPeriod})|(?:\/|per\b|each\b|every\b|an?\b)[ \u00a0-]*(?:(?:active|named|additional|extra|paid|billable) )?(?:(?<person>${people})|(?<whole>${whole})))(?![\p{L}\p{N}])\)?`,
  'iu',
);
/** "per box", "/night": anything else that is counted. */
const anything = /^[ \u00a0]*(?:per[ \u00a0-]+|\/)(?<unit>\p{L}{2,20})(?![\p{L}\p{N}])/iu;

/** "Yearly: $290" and "billed annually ($290)" say it beforehand. */
const earlierPeriod = new RegExp(
  `(?<![\\p{L}])(?:(?<month>monthly)|(?<year>yearly|annual|annually)|(?<week>weekly)|(?<day>daily)|(?<hour>hourly)):? *\\(? *$`,
  'iu',
);
const earlierPerson = new RegExp(String.raw`(?<![\p{L}])per[ -](?:${people})(?: (?:price|fee|plan|pricing))?:? *\(? *$`, 'iu');

const paidOnce = String.raw`(?:one[- ]?(?:time|off)|once|life-?time|set-?up)`;
const laterOnce = new RegExp(
  String.raw`^[ \u00a0(,]*(?:(?:paid|as an?|for an?|charged|billed)[ \u00a0])?${paidOnce}(?![\p{L}\p{N}])`,
  'iu',
);
const earlierOnce = new RegExp(String.raw`(?<![\p{L}])${paidOnce}(?: (?:fee|price|payment|purchase|plan|licen[cs]e))?:? *\(? *$`, 'iu');

const periodIn = (groups: Record<string, string | undefined>) => periods.find((period) => groups[period] !== undefined) ?? '';

/** What the words around a price say it is for, and how far they reach behind it. */
export function readFooting(before: string, after: string): { cadence: Cadence; unit: string; length: number } {
  let cadence: Cadence = '';
  let unit = '';
  let hasUnit = false;
  let length = 0;
  for (let round = 0; round < 3; round += 1) {
    const rest = after.slice(length);
    const said = aWord.exec(rest);
    const groups = said?.groups ?? {};
    const period = periodIn(groups);
    if (said && period !== '' && cadence === '') cadence = period;
    // "$12 a month, billed annually": how it is billed is no second price.
    else if (said && period !== '') break;
    else if (said && !hasUnit) {
      unit = groups.person === undefined ? '' : 'user';
      hasUnit = true;
    } else {
      const other = hasUnit ? null : anything.exec(rest);
      if (!other || (rest.startsWith('/') && /^\/\p{Lu}/u.test(rest))) break;
      unit = other.groups?.unit?.toLowerCase() ?? '';
      hasUnit = true;
      length += other[0].length;
      continue;
    }
    length += said[0].length;
  }
  if (!hasUnit && earlierPerson.test(before)) unit = 'user';
  if (cadence === '') {
    const once = laterOnce.exec(after.slice(length));
    if (once) {
      cadence = 'once';
      length += once[0].length;
    } else if (earlierOnce.test(before)) cadence = 'once';
    else cadence = periodIn(earlierPeriod.exec(before)?.groups ?? {});
  }
  return { cadence, unit, length };
}
