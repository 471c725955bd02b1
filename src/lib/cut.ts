/** So many letters at most, with a sign where something is left out. */
export function cutTo(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
