import { withArticle, type Location } from '@/lib/places';
import { foldText } from '@/lib/text';

/** What the reading means for the list, said beside the field and on the checklist. */
export function describeLocation(location: Location): string {
  const { region, label, state, country } = location;
  if (label === '') return '';
  if (region === 'other') {
    return /\bgeorgia$/.test(foldText(label))
      ? 'Georgia is a state and a country. Write “Georgia, US” for the state.'
      : 'No local rules loaded - general list. If you are in the US, the UK or the EU, add the state or the country.';
  }
  if (region === 'US' && !state) return 'Read as: United States. Add the state for its filing names and dates.';
  if (region === 'EU' && !country) return 'Read as: European Union. Add the country for its register.';
  if (country === 'Germany') return 'Read as: Germany. Rules of the federal states and towns are not covered.';
  if (country === 'France' || country === 'Netherlands')
    return `Read as: ${label}. The list covers EU-wide rules and the main national ones, as dated on each; rules of trades and towns are not covered.`;
  if (country)
    return `Read as: ${label}. The list covers EU-wide rules and names the national register; other rules of ${withArticle(country)} are not covered.`;
  return `Read as: ${label}.`;
}
