/** Words on one line: no control characters, single spaces. */
export const tidy = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    // A space before a comma or a full stop is a slip of the thumb.
    .replace(/(\S) +([,.;:!?])(?=\s|$)/g, '$1$2');

/** An answer on one line; the signs of open places are ours alone. */
export const typed = (text: string) => tidy(text.replace(/[\uE000\uE001]/g, ''));

export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n+/)
    .map(typed)
    .filter((line) => line !== '');

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** With one full stop, whatever it ended with. */
export function endSentence(text: string): string {
  const whole = tidy(text);
  if (/[.!?…]["”’')\]]*$/.test(whole)) return whole;
  const bare = whole.replace(/[\s,;:–—-]+$/, '');
  return bare === '' ? '' : `${bare}.`;
}

export const withoutStop = (text: string) => typed(text).replace(/[\s.,;:]+$/, '');

const abbreviations =
  /(?:\b(?:Inc|Corp|Ltd|Co|LLC|Mr|Mrs|Ms|Dr|Prof|St|No|vs|Jr|Sr|Jan|Feb|Aug|Sept|Oct|Nov|Dec|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Tenn|Vt|Va|Wash|Wis|Wyo)|\b[A-Z]|\b[ap]\.m)\.$/;

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of tidy(text).split(/(?<=[.!?…]["”’')\]]*) (?=["“‘'(]*[\p{Lu}\p{N}])/u)) {
    open = open === '' ? piece : `${open} ${piece}`;
    if (abbreviations.test(piece)) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Words that are no names, so that they may lose their capital inside a sentence. */
const commonWords = new Set(
  `a an the this that these those its our his her their new more most some all any every each both several many two three four five six
seven eight nine ten customers consumers clients users people families parents teachers students developers founders startups
businesses companies owners teams freelancers small large local independent home busy young older first-time everyone anyone visitors
readers bakers bakeries cafes restaurants retailers shops stores hospitals clinics patients doctors nurses schools universities investors
buyers sellers managers marketers designers engineers professionals adults women men children from starting beginning after before today
with it there fresher faster cheaper better lower higher less fewer saves save free easy easier simple quick safe safer reduced improved
increased shorter longer healthier access support no one fresh fast low high full real affordable automatic automated
instant secure smart reliable flexible personalized custom cost costs time money quality quicker reduces increases improves helps makes cuts
unlimited daily weekly online mobile clean cleaner green sustainable natural organic homeowners renters travelers seniors athletes employers
employees workers enterprises medium midsize health healthcare tech technology marketing sales mid-size medium-sized`.split(/\s+/),
);

/** As it reads inside a sentence: a common word loses its capital, a name keeps it. */
export function midway(text: string): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
  // "Real-time" is a common word, "Portland-based" is not.
  const isJoined = /^\p{L}+-(?:time|day|hour|week|month|year|to|saving|free|friendly|end|step|on|cost|speed|quality|sized|size)$/iu.test(
    first,
  );
  return (commonWords.has(first.toLowerCase()) || isJoined) && /^\p{Lu}[^\p{Lu}]*$/u.test(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const countWords = (text: string) => text.split(/\s+/).filter(hasWords).length;

/** At most so many words; a longer sentence ends with an earlier part of it, or with a mark that it goes on. */
export function clipWords(text: string, most: number): string {
  const words = tidy(text).split(' ');
  if (words.length <= most) return words.join(' ');
  const start = words.slice(0, most).join(' ');
  const part = /^(.*\S)[,;:]\s\S*[^,;:]*$/.exec(start)?.[1] ?? '';
  const isEnough = countWords(part) >= most / 3;
  return isEnough ? `${part.replace(/[\s.!?–—-]+$/, '')}.` : `${start.replace(/[\s.,;:!?–—-]+$/, '')} …`;
}
