import { formatDay, isDay, type Day } from './dates';
import { readLocation } from './places';

/** Words that a document owes to the law it is under rather than to its reader: how its days are written, and whom to ask. */

const canada =
  /\b(?:canada|ontario|qu[eé]bec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island)\b/i;
/** Their lawyers for contracts are solicitors. */
const solicitors =
  /\b(?:england|wales|scotland|northern ireland|united kingdom|u\.?k\.?|great britain|ireland|australia|new south wales|victoria|queensland|new zealand|hong kong)\b/i;

const isUnknown = (law: string) => !/\p{L}/u.test(law);
const isMonthFirst = (law: string) => readLocation(law).region === 'US' || canada.test(law);

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(locale: 'en-US' | 'en-GB'): Intl.DateTimeFormat {
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, known);
  return known;
}

/** "January 11, 2027" under the law of a US state, "11 January 2027" under that of England; as the reader writes it where no law is named. */
export function formatLegalDay(day: Day, law: string): string {
  const isFirst = isMonthFirst(law);
  // A place that says nothing certain is no reason to write a day as its reader would not.
  const isKnown = isFirst || /^(?:EU|UK)$/.test(readLocation(law).region) || solicitors.test(law);
  return isDay(day) && isKnown ? formatIn(isFirst ? 'en-US' : 'en-GB').format(Date.parse(`${day}T00:00:00Z`)) : formatDay(day, 'long');
}

/** The law at an address, as far as it tells: its last line, or a British postcode. */
export function lawAt(address: string): string {
  const line = address.replace(/\s*\n\s*/g, ', ');
  return /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(line) && readLocation(line).region === 'other' ? `${line}, United Kingdom` : line;
}

/** The same where the sentence goes on: "on January 11, 2027, and". */
export const insideSentence = (day: string) => (/^\p{L}+ \d{1,2}, \d{4}$/u.test(day) ? `${day},` : day);

/** Who should read it before anyone signs: "a qualified solicitor" in London, "a qualified attorney" in Texas. */
export function adviserIn(law: string): string {
  if (isUnknown(law) || readLocation(law).region === 'US') return 'a qualified attorney';
  return solicitors.test(law) && !/\bnew england\b/i.test(law) ? 'a qualified solicitor' : 'a qualified lawyer';
}
