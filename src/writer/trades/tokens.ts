import { foldText } from '@/lib/text';

const unchanged = new Set([
  'glasses',
  'news',
  'gas',
  'bus',
  'lens',
  'tennis',
  'sales',
  'series',
  'saas',
  'paas',
  'iaas',
  'cms',
  'lms',
  'sms',
  'pos',
  'wms',
  'tms',
  'gps',
  'gis',
  'ios',
  'ehs',
  'ems',
  'mes',
  'vps',
  'trainers',
  'customs',
  'scrubs',
]);

/** One form for a word in the singular and the plural; not always a word itself, but the same for both. */
export function toSingular(word: string): string {
  if (word.length < 4 || unchanged.has(word)) return word;
  if (/^(?:taxi|ski|kiwi|bikini|menu|emu)s$/.test(word)) return word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/^(?:kni|mid-?wi|wi)ves$/.test(word)) return word.replace(/ves$/, 'fe');
  if (/(?:loa|lea|shel|hal|scar)ves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:to)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Words and the marks between them that matter: lower case, without accents, each in its one form. */
export const toTokens = (text: string): string[] =>
  (
    foldText(text)
      .replace(/[’‘`]/g, "'")
      // "bean-to-bar" is one word, its small word no sign of a customer.
      .replace(/(?<=\p{L})-(to|in|of|and|for|the|on|a|by|de|up)-(?=\p{L})/gu, '$1')
      // "Account-based" says how, not what; "AI-powered" matters.
      .replace(/(?<!\p{L})(?!ai-)[\p{L}\p{N}]+-(?:based|powered|driven|led|first|centric|native|enabled|friendly|free)(?!\p{L})/gu, ' ')
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .replaceAll('ł', 'l')
      .replace(/\bi'm\b/g, 'i am')
      .replace(/(?<=\b(?:we|you|they))'re\b/g, ' are')
      .replace(/(?<=\b(?:it|he|she|that))'s\b/g, ' is')
      .replace(/(?<=\b(?:i|we|you|they))'ve\b/g, ' have')
      .replace(/'s\b/g, '')
      .match(/[\p{L}\p{N}]+|[,/&+]/gu) ?? []
  ).map(toSingular);
