/** What people do instead of buying, such as nothing: a rival to be beaten, but nobody with a price or with sales. */
const withoutSupplier =
  /^(?:(?:just |simply |still |mostly )?(?:doing|do|using|use|buying|buy|trying) (?:nothing|without(?: it)?)(?: at all)?|nothing(?: at all)?|none|no ?(?:one|body)|silence|inaction|inertia|(?:the )?status quo|habit|waiting(?: it out)?|wait and see|ignoring (?:it|the problem)|living with it|putting up with it|going without|not (?:doing|buying) (?:it|anything)|(?:doing|making) (?:it|that) (?:(?:them|our|your)selves|himself|herself|yourself|by hand)|do[- ]it[- ]yourself|diy)$/i;

export const isNoSupplier = (name: string) => withoutSupplier.test(name.trim().replace(/[.!]+$/, ''));

/** A list of rivals without those who are nobody: nobody can be compared with "nothing". What is no list stays as it is. */
export function namedRivals(typed: string): string {
  const parts = typed.split(/\s*[,;]\s*/);
  const named = parts.filter((part) => !isNoSupplier(part));
  return named.length === parts.length ? typed : named.join(typed.includes(';') ? '; ' : ', ');
}
