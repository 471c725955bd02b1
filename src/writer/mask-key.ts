/** What is shown in place of a key. */
const mask = '[key]';

const hexOf = (code: number) => code.toString(16).padStart(2, '0');
const inAnyCase = (hex: string) => hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const entities: Readonly<Record<string, string>> = { '"': 'quot', '&': 'amp', "'": 'apos', '<': 'lt', '>': 'gt' };

/** The most letters that one letter of a key takes in any of these spellings. */
const longestSpelling = 24;

/** A letter as it is, or as addresses, JSON, HTML and programs spell it. */
function spellingsOf(letter: string): string {
  const code = letter.charCodeAt(0);
  const hex = inAnyCase(hexOf(code));
  const isPlain = /[a-z\d]/i.test(letter);
  const entity = entities[letter];
  return `(?:${[
    `${isPlain ? '' : '\\\\?'}${literally(letter)}`,
    `%(?:25){0,2}${hex}`,
    `\\\\{1,4}(?:u00|x)${hex}`,
    `&(?:amp;){0,2}#(?:0{0,4}${code}|[xX]0{0,4}${hex});`,
    ...(entity === undefined ? [] : [`&(?:amp;){0,2}${entity};`]),
  ].join('|')})`;
}

/** Base64 of the key, wherever in a longer text it begins: without the letters that its neighbours share. */
function base64Of(key: string): string[] {
  return [0, 1, 2].map((before) => {
    const whole = btoa('\0'.repeat(before) + key).replace(/=+$/, '');
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor(((before + key.length) * 8) / 6);
    return whole.slice(from, to).replaceAll('+', '[+-]').replaceAll('/', '(?:\\\\?/|_)');
  });
}

/** Too short to be told from a word: "test", "ollama", "lm-studio" are typed where a server asks for any key at all. */
const isSecret = (key: string) => key.length >= (/\d/.test(key) ? 5 : 12);
/** From here on its letters are no accident, whatever stands round them. */
const surelyKey = 8;

/** Every way in which a key could come back. */
function patternFor(key: string): RegExp | undefined {
  if (!isSecret(key)) return undefined;
  const spelled = [...key].map(spellingsOf).join('');
  if (key.length < surelyKey) return new RegExp(`(?<![A-Za-z\\d])${spelled}(?![A-Za-z\\d])`, 'g');
  const inHex = [...key].map((letter) => inAnyCase(hexOf(letter.charCodeAt(0)))).join('');
  return new RegExp([spelled, inHex, ...base64Of(key)].join('|'), 'g');
}

/** A text that was cut off in the middle of a key still tells most of it. */
function withoutStart(text: string, key: string): string {
  const end = text.endsWith('…') ? '…' : '';
  const body = text.slice(0, text.length - end.length);
  for (let length = key.length - 1; length >= surelyKey; length -= 1)
    if (body.endsWith(key.slice(0, length))) return body.slice(0, -length) + mask + end;
  return text;
}

/** Takes a key out of what a server says of an error: there, any key is meant as one. */
export function maskKey(text: string, key: string): string {
  if (key === '') return text;
  const pattern = patternFor(key) ?? new RegExp(`(?<![A-Za-z\\d])${literally(key)}(?![A-Za-z\\d])`, 'g');
  return withoutStart(text.replace(pattern, mask), key);
}

export const holdsKey = (text: string, key: string) => patternFor(key)?.test(text) ?? false;

/** Takes it out of a reply that arrives in pieces: what could still become a key is held back until more has come. */
export function maskPieces(key: string): { add: (piece: string) => string; end: () => string } {
  const pattern = patternFor(key);
  const longest = key.length * longestSpelling;
  let held = '';
  return {
    add: (piece) => {
      if (!pattern) return piece;
      held = (held + piece).replace(pattern, mask);
      // A key has no spaces, so that whole words can go; in a text without any, all but the length of a key.
      const word = /\S*$/.exec(held.slice(-longest))?.[0].length ?? 0;
      const free = held.slice(0, held.length - word);
      held = held.slice(free.length);
      return free;
    },
    end: () => {
      const rest = pattern ? withoutStart(held, key) : held;
      held = '';
      return rest;
    },
  };
}
