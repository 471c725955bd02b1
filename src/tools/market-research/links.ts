import { readLocation } from '@/lib/places';

interface DataLink {
  label: string;
  href: string;
}

const enc = encodeURIComponent;
/** Where a statistics office takes no word in its address, a web search is limited to its pages, and the link says so. */
const searchOn = (office: string, site: string, words: string): DataLink => ({
  label: `${office} (searched with DuckDuckGo)`,
  href: `https://duckduckgo.com/?q=${enc(`site:${site} ${words}`)}`,
});

const canada = /\bcanada\b|\b(ontario|quebec|british columbia|alberta)\b/i;
const australia = /\baustralia\b/i;
const india = /\bindia\b/i;

/** Official statistics of the country, opened with the industry's words. Nothing is asked until a link is followed. */
export function officialData(industry: string, location: string): DataLink[] {
  const words = industry.trim() || 'business';
  const { region, state, country = '' } = readLocation(location);
  const local: DataLink[] =
    region === 'US'
      ? [
          { label: 'US Census Bureau', href: `https://data.census.gov/all?q=${enc(`${words} ${state ?? ''}`.trim())}` },
          { label: 'US Bureau of Labor Statistics', href: `https://data.bls.gov/search/query/results?q=${enc(words)}` },
        ]
      : region === 'UK'
        ? [{ label: 'Office for National Statistics (UK)', href: `https://www.ons.gov.uk/search?q=${enc(words)}` }]
        : region === 'EU'
          ? [searchOn('Eurostat', 'ec.europa.eu/eurostat', `${words} ${country}`.trim())]
          : canada.test(location)
            ? [{ label: 'Statistics Canada', href: `https://www150.statcan.gc.ca/n1/en/type/data?text=${enc(words)}` }]
            : australia.test(location)
              ? [searchOn('Australian Bureau of Statistics', 'abs.gov.au', words)]
              : india.test(location)
                ? [searchOn('Government data, India', 'data.gov.in', words)]
                : [];
  return [
    ...local,
    { label: 'World Bank', href: `https://datacatalog.worldbank.org/search?q=${enc(words)}` },
    { label: 'OECD', href: `https://data-explorer.oecd.org/?tm=${enc(words)}` },
  ];
}
