/** The longest beginning with so many characters, none of them cut in two. */
export const cutText = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Typed text as it stands in a sentence: on one line, without the private signs of open places. */
export const oneLine = (text: string) =>
  text
    .replace(/[\uE000\uE001]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A name that a sentence goes on after: "Engineer." is "Engineer"; "Inc." and "D.C." keep their dots elsewhere. */
export const withoutEnd = (text: string) => oneLine(text).replace(/[\s.,;:!?]+$/, '');

const soundsLikeConsonant = /^(uni(?!n|m)|us[aeu]|util|urolog|ux|ui\b|uk\b|us\b|u[-.]|eu|ewe|one\b|once)/i;
const silentLetter = /^(hour|honest|honou?r|heir)/i;
/** Initials read letter by letter: an HR manager, an SEO writer, an R&D lead, but a UX designer, a QA tester. */
const initials = /^[AEFHILMNORSX](?:[A-Z]{1,3}\b|&[A-Z]|-ray\b|LOps\b|\d)/;
const startsWithU = /^U[A-Z]{1,3}\b/;
const spokenAsWord = /^(?:SaaS|SAP|LAN|NASA|FAQ|SCADA|SAS|RAM|ROM|MAC|HIPAA|LEED|LEGO|NOC|SOC)\b/;
/** In capitals throughout, LEAD and HEAD look like initials; those have no vowel, or are short. */
const isShouted = (words: string) => /\p{Lu} \p{Lu}/u.test(words) && words === words.toUpperCase() && /^(?!HVAC)[A-Z]{4,}/.test(words);

export function articleFor(words: string): 'a' | 'an' {
  if (spokenAsWord.test(words)) return 'a';
  if (initials.test(words) && !(isShouted(words) && /^[A-Z]*[AEIOU]/.test(words))) return 'an';
  if (startsWithU.test(words)) return 'a';
  if (soundsLikeConsonant.test(words)) return 'a';
  return silentLetter.test(words) || /^(?:[aeiou8]|1[18](?:\D|$))/i.test(words) ? 'an' : 'a';
}

export const withArticle = (words: string) => `${articleFor(words)} ${words}`;
