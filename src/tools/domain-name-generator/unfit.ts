/** Words nobody wants to find in an address. Without accents, in lower case. */
const coarse =
  'anal anus arse arsch bastard bitch cazzo cock cunt dick dildo fart foder fotze fuck hitler incest jizz merda merde mierda murder nazi nutte orgy pedo penis piss porn puta puttana rape rapist scheiss sex shit slut sperm stronzo tits turd twat vagina wank whore'.split(
    ' ',
  );

const anyCoarse = new RegExp(coarse.join('|'));

/** Coarse words that can be read in a label, wherever in it. */
const wordsIn = (label: string): string[] => {
  const letters = label.replace(/[^a-z]/g, '');
  return anyCoarse.test(letters) ? coarse.filter((word) => letters.includes(word)) : [];
};

/** Coarse words that appear only because words were put together: what the user typed as one word is theirs. */
export const coarseIn = (label: string, typed: readonly string[]): string[] => {
  const own = new Set(typed.flatMap(wordsIn));
  return wordsIn(label).filter((word) => !own.has(word));
};
