/** "tasks", "technologies" */
export const pluralOf = (one: string) => (/[^aeiou]y$/i.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`);

export const plural = (count: number, one: string, many = pluralOf(one)) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A noun inside a sentence; names in capitals, such as KPI, keep them. */
export const midSentence = (noun: string) => (/^[A-Z]{2}/.test(noun) ? noun : noun.toLowerCase());

/** "a, b and c" */
export function joinWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Comma-separated text as a list: trimmed, empties dropped. */
export const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A name's part of a file name: lower case, spaces turned to hyphens. */
export const toSlug = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');

const plainAscii = /^[\x20-\x7e\s]*$/;

/** Case- and accent-blind form for searching; most text needs no more than lower case, which is far quicker. */
export const foldText = (text: string) => (plainAscii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name every system takes; an empty one falls back to the document's noun. */
export function toFileName(stem: string, extension: string, fallback: string): string {
  const clean = stem
    .normalize('NFC')
    // Pictures, and marks that could not be joined with their letter, are lost on too many systems.
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]+/gu, '-')
    .replace(/\p{Script=Inherited}+/gu, '-')
    // Signs that mean something to a shell or in an address.
    .replace(/\s*[&%#$!;=^~{}]+\s*/g, ' ')
    // Control characters, path separators, and the marks that reorder text to disguise an extension.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '-')
    .replace(/-[-\s]*-|\s+-+\s*|-+\s+/g, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  const short = Array.from(clean)
    .slice(0, 72)
    .join('')
    .replace(/[\s.-]+$/, '');
  const usable = short !== '' && !reservedNames.test(short.split('.')[0] ?? '');
  return `${usable ? short : fallback}.${extension}`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** Characters that no text file should hold, with line ends made one kind. */
export const cleanText = (text: string) =>
  // eslint-disable-next-line no-control-regex -- removing them is the point
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

const sizes = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** "12 kB", "3.4 MB": two figures that matter are enough. */
export function formatSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), sizes.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: step > 0 && value < 10 ? 1 : 0 })} ${sizes[step]}`;
}
