import { Panel } from '@/ui/layout';
import { joinWords } from '@/lib/text';
import { countriesOf, officialData } from '../links';
import { addressOf } from '../offices';

/** Where a country's own figures are: its statistics office, with the words that were typed. */
export function OfficialData({ industry, location }: { industry: string; location: string }) {
  const place = location.trim();
  const countries = countriesOf(location);
  return (
    <Panel title="Official data">
      <p className="mb-2 wrap-anywhere text-mute">
        Statistics offices for {countries.length > 0 ? joinWords(countries.slice(0, 6)) : place === '' ? 'your location' : place}, searched
        for {industry.trim() === '' ? 'your industry' : `“${industry.trim()}”`}. Links open in a new tab; nothing is sent until you click
        one.
      </p>
      {countries.length === 0 && place !== '' && (
        <p className="mb-2 text-[13px] text-mute">Add the country, and its own office is listed here.</p>
      )}
      <ul className="grid grid-cols-1">
        {officialData(industry, location).map(({ label, href, site }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2">
            <a href={href} target="_blank" rel="noopener noreferrer" className="link inline-flex min-h-6 items-center">
              {label}
            </a>
            {site !== undefined && (
              <a
                href={addressOf(site)}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-6 items-center text-[13px]"
              >
                {site}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
