/** Too wide to begin in. */
export const isEverywhere = (place: string) => /^(worldwide|global(ly)?|nationwide|international(ly)?|everywhere|anywhere)$/i.test(place);

const wide = /^(online|worldwide|global(ly)?|nationwide|international(ly)?|everywhere|anywhere|remote(ly)?|locally)$/i;
const placed = /^(in|at|near|around|across|within|throughout|all over)\s/i;
const withArticle =
  /^(united states|united kingdom|netherlands|philippines|usa|us|uk|eu|european union|uae|united arab emirates|czech republic|bay area|midwest)\b/i;

/** " in Austin, TX", " online", " near the station": ready to follow a noun. Nothing for no place. */
export function atPlace(place: string): string {
  if (place === '') return '';
  if (wide.test(place)) return ` ${place.toLowerCase()}`;
  if (placed.test(place)) return ` ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  return withArticle.test(place) ? ` in the ${place}` : ` in ${place}`;
}

/** A full stop after a mark that ends the sentence already is one too many. */
export const tidyEnds = (text: string) => text.replace(/([!?…])\.(?=\s|$)/g, '$1');
