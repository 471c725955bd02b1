import { isDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { euCountries, isUsCapital, readPlace, usStates, type UsState } from '@/lib/places';
import { escapeHtml } from '@/lib/text';
import { sections, sectionTitles, type JobType, type Period } from './content';
import { areBenefitsOpen, textsOf, toApplySentences } from './document';
import type { Facts } from './facts';
import type { Posting } from './model';
import { oneLine } from './words';

const employmentTypes: Record<Exclude<JobType, 'remote'>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
};
const units: Record<Period, string> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' };

interface Address {
  '@type': 'PostalAddress';
  addressLocality?: string;
  addressRegion?: string;
  addressCountry?: string;
}

const stateNames = Object.entries(usStates) as [UsState, string][];

/** "Denver, CO" in its parts; the country only where it is typed or certain. */
function toAddress(location: string, country: string): Address {
  if (isUsCapital(location)) return { '@type': 'PostalAddress', addressLocality: 'Washington', addressRegion: 'DC', addressCountry: 'US' };
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const { region, state } = readPlace(location);
  const isState = (part: string) =>
    state !== undefined && (part.replace(/\s+\d{5}(-\d{4})?$/, '') === state || part.toLowerCase() === usStates[state].toLowerCase());
  const named = [...euCountries].find((name) => parts.some((part) => part.toLowerCase() === name.toLowerCase()));
  const found = country !== '' ? country : region === 'US' ? 'US' : region === 'UK' ? 'GB' : (named ?? '');
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const isCountry = (part: string) =>
    part.toLowerCase() === found.toLowerCase() ||
    (part === last && !isState(part) && readPlace(part).region === region && region !== 'other');
  const rest = parts.filter((part) => !isState(part) && !isCountry(part));
  const [locality, ...others] = rest;
  // A state alone ("New York") is both; the city is the safer reading, with the state beside it.
  const areaName = state ?? others.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(locality ? { addressLocality: locality } : state && parts.length === 1 ? { addressLocality: parts[0] ?? '' } : {}),
    ...(areaName ? { addressRegion: areaName } : {}),
    ...(found === '' ? {} : { addressCountry: found }),
  };
}

const areaOf = (place: string) => {
  const { state } = readPlace(place);
  const name = stateNames.find(([code]) => code === state)?.[1];
  return name ? { '@type': 'State', name: `${name}, USA` } : { '@type': 'Country', name: place };
};

/** The description as job boards take it: paragraphs and lists, everything typed escaped. */
function toDescription(facts: Facts, posting: Posting): string {
  const lists = sections.flatMap((section) => {
    // Benefits that nobody confirmed are no fact a search engine should show.
    const lines = section === 'benefits' && areBenefitsOpen(posting) ? [] : textsOf(posting, section);
    if (lines.length === 0) return [];
    return [`<p><b>${sectionTitles[section]}</b></p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`];
  });
  const apply = toApplySentences(facts);
  const summary = oneLine(posting.summary);
  return [
    ...(summary === '' ? [] : [`<p>${escapeHtml(summary)}</p>`]),
    ...lists,
    ...(apply === '' ? [] : [`<p>${escapeHtml(apply)}</p>`]),
  ].join('');
}

export interface JobAd {
  json: Record<string, unknown>;
  /** What search engines require and is not there. */
  missing: string[];
  /** What they recommend. */
  advised: string[];
}

/** The posting as schema.org's JobPosting, with what is required of it checked. */
export function toJobAd(facts: Facts, posting: Posting): JobAd {
  const { title, company, location, country, places, workplace, contract, pay, industry, skills } = facts;
  const isRemote = workplace === 'remote';
  const description = toDescription(facts, posting);
  const address = toAddress(location, country);
  const homes = [...new Set([...places, ...(places.length > 0 || country === '' ? [] : [country])])].map(areaOf);
  // A remote job in a state people may work from: the place of hire tells where.
  const areas =
    isRemote && homes.length === 0 && address.addressCountry ? [areaOf(address.addressRegion ?? address.addressCountry)] : homes;
  const site = facts.companyWebsite === '' ? undefined : safeUrl(facts.companyWebsite);
  const hasPlace = location !== '' && !/^remote\b/i.test(location);
  const missing = [
    ...(title === '' ? ['Job Title'] : []),
    ...(company === '' ? ['Company'] : []),
    ...(description === '' ? ['A description'] : []),
    ...(isDay(facts.postingDate) ? [] : ['Posting Date']),
    ...(isRemote
      ? areas.length === 0
        ? ['Hiring Places or Country, since the job is remote']
        : []
      : [...(hasPlace ? [] : ['Location']), ...(hasPlace && !address.addressCountry ? ['Country'] : [])]),
  ];
  const advised = [
    ...(pay ? [] : ['pay figures']),
    ...(facts.closingDate === '' ? ['a Closing Date'] : []),
    ...(contract === '' ? ['a Contract Type'] : []),
    ...(site ? [] : ['the Website']),
  ];
  const json = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description,
    ...(isDay(facts.postingDate) ? { datePosted: facts.postingDate } : {}),
    ...(isDay(facts.closingDate) ? { validThrough: `${facts.closingDate}T23:59:59` } : {}),
    ...(contract === '' ? {} : { employmentType: employmentTypes[contract] }),
    hiringOrganization: { '@type': 'Organization', name: company, ...(site ? { sameAs: site } : {}) },
    ...(isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(isRemote && areas.length > 0 ? { applicantLocationRequirements: areas.length === 1 ? areas[0] : areas } : {}),
    ...(hasPlace && !isRemote ? { jobLocation: { '@type': 'Place', address } } : {}),
    ...(pay
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: pay.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(pay.from === pay.to ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to }),
              unitText: units[pay.period],
            },
          },
        }
      : {}),
    ...(industry === '' ? {} : { industry }),
    ...(skills.length === 0 ? {} : { skills: skills.join(', ') }),
  };
  return { json, missing, advised };
}

/** Safe inside a page: nothing typed can close the script. */
export const toJobAdJson = ({ json }: JobAd) => JSON.stringify(json, null, 2).replaceAll('<', '\\u003c');

export const toJobAdScript = (ad: JobAd) => `<script type="application/ld+json">\n${toJobAdJson(ad)}\n</script>`;
