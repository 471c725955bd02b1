import { foldText } from './text';

/** What social networks take, and how they count it. */
export type NetworkId = 'twitter' | 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'pinterest' | 'threads' | 'bluesky' | 'mastodon';

/** By weight as X does, by what a reader sees as one character, or by the units a program stores. */
type Counting = 'weighted' | 'graphemes' | 'graphemes-short-links' | 'units';

export interface Network {
  id: NetworkId;
  name: string;
  /** The most a post may hold; networks change these, so the date they were looked up is shown with them. */
  limit: number;
  counting: Counting;
  /** Where the feed hides the rest behind a "more", in characters; networks do not promise it. */
  fold?: number;
  /** Opens the network's own composer; nothing is sent by us. */
  composer?: (text: string, link: string) => string;
}

export const networkLimitsDate = '2026-11-15';

const query = (values: Record<string, string>) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString().replaceAll('+', '%20');

export const networks: Record<NetworkId, Network> = {
  twitter: {
    id: 'twitter',
    name: 'Twitter',
    limit: 280,
    counting: 'weighted',
    composer: (text, link) => `https://x.com/intent/post?${query({ text, url: link })}`,
  },
  facebook: {
    id: 'facebook',
    name: 'Facebook',
    limit: 63_206,
    counting: 'units',
    fold: 477,
    composer: (_text, link) => `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`,
  },
  instagram: { id: 'instagram', name: 'Instagram', limit: 2_200, counting: 'units', fold: 125 },
  linkedin: {
    id: 'linkedin',
    name: 'LinkedIn',
    limit: 3_000,
    counting: 'units',
    fold: 210,
    composer: (text, link) => `https://www.linkedin.com/feed/?${query({ shareActive: 'true', text: link ? `${text} ${link}` : text })}`,
  },
  tiktok: { id: 'tiktok', name: 'TikTok', limit: 2_200, counting: 'units' },
  pinterest: {
    id: 'pinterest',
    name: 'Pinterest',
    limit: 500,
    counting: 'units',
    composer: (text, link) => `https://www.pinterest.com/pin/create/button/?${query({ url: link, description: text })}`,
  },
  threads: {
    id: 'threads',
    name: 'Threads',
    limit: 500,
    counting: 'units',
    composer: (text, link) => `https://www.threads.net/intent/post?${query({ text, url: link })}`,
  },
  bluesky: {
    id: 'bluesky',
    name: 'Bluesky',
    limit: 300,
    counting: 'graphemes',
    composer: (text, link) => `https://bsky.app/intent/compose?${query({ text: link ? `${text} ${link}` : text })}`,
  },
  mastodon: { id: 'mastodon', name: 'Mastodon', limit: 500, counting: 'graphemes-short-links' },
};

/** Every link counts as this many characters on X and Mastodon, however long it is. */
const linkLength = 23;
const domainEndings = 'com|org|net|io|co|dev|app|ai|info|biz|shop|store|tech|online|site|xyz|me|us|uk|de|fr|es|it|nl|eu|ca|au|in|jp|ch|at';
const fullLink = /https?:\/\/[^\s<>"]+/giu;
const anyLink = new RegExp(
  `https?:\\/\\/[^\\s<>"]+|(?<![\\p{L}\\p{N}@._-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${domainEndings})(?![\\p{L}\\p{N}_-])(?:\\/[^\\s<>"]*)?`,
  'giu',
);

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
const isEmoji = (grapheme: string) =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(grapheme) && !/^[\d#*©®™]$/u.test(grapheme);

/** Code points that count once on X; all others, such as Chinese and Japanese, count twice. */
const singleRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

function weightOf(grapheme: string): number {
  if (isEmoji(grapheme)) return 2;
  let weight = 0;
  for (const mark of grapheme) {
    const point = mark.codePointAt(0) ?? 0;
    weight += singleRanges.some(([first, last]) => point >= first && point <= last) ? 1 : 2;
  }
  return weight;
}

/** Links out, each for its fixed length; a full stop at the end belongs to the sentence. */
function countApart(text: string, link: RegExp, count: (rest: string) => number): number {
  let links = 0;
  const rest = text.replace(link, (found) => {
    links += 1;
    return /[.,;:!?)\]'"]+$/.exec(found)?.[0] ?? '';
  });
  return links * linkLength + count(rest);
}

const sumWeights = (text: string) => graphemesOf(text).reduce((total, grapheme) => total + weightOf(grapheme), 0);

/** The length of a text as the network counts it. */
export function countCharacters(text: string, { counting }: Pick<Network, 'counting'>): number {
  switch (counting) {
    case 'weighted':
      return countApart(text.normalize('NFC'), anyLink, sumWeights);
    case 'graphemes':
      return graphemesOf(text).length;
    case 'graphemes-short-links':
      return countApart(text, fullLink, (rest) => graphemesOf(rest).length);
    case 'units':
      return text.length;
  }
}

/** The longest beginning of a text that a limit allows, never cutting a character in two. */
export function cutToLimit(text: string, network: Pick<Network, 'counting'>, limit: number): string {
  if (countCharacters(text, network) <= limit) return text;
  const graphemes = graphemesOf(text);
  let low = 0;
  let high = graphemes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countCharacters(graphemes.slice(0, middle).join(''), network) <= limit) low = middle;
    else high = middle - 1;
  }
  return graphemes.slice(0, low).join('');
}

/** The networks that a line such as "Instagram, LinkedIn and X" names, of those that there are. */
export function namedNetworks<Id extends string>(line: string, names: Readonly<Record<Id, string>>): Id[] {
  const said = new Set(foldText(line).split(/\s*(?:[,;&\n]|\band\b)\s*/));
  if (said.has('x')) said.add('twitter');
  return (Object.keys(names) as Id[]).filter((id) => said.has(foldText(names[id])));
}
