import { countCharacters, networks, type NetworkId } from '@/lib/networks';
import { firstLink, hostOf } from './links';

export interface Shown {
  /** What is read before anybody presses "more". */
  visible: string;
  /** What is behind it; empty where all is seen. */
  hidden: string;
  /** The word to press. */
  more: string;
  /** The page that the network makes a card of. */
  card: string;
  isPictureFirst: boolean;
  /** What this network does differently, in words. */
  notes: string[];
}

const moreWords: Partial<Record<NetworkId, string>> = { facebook: 'See more', linkedin: '…more', instagram: '… more' };
const pictureFirst: readonly NetworkId[] = ['instagram', 'pinterest', 'tiktok'];
/** Links in a text lead nowhere there. */
const plainLinks: readonly NetworkId[] = ['instagram', 'tiktok'];
const needsPicture: Partial<Record<NetworkId, string>> = {
  instagram: 'Instagram takes no post without a picture or a video.',
  pinterest: 'A pin needs a picture.',
  tiktok: 'TikTok needs a video or pictures.',
};

/** The longest beginning of at most so many characters that ends with a whole word. */
function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const space = start.search(/\s\S*$/);
  return (space > most / 2 ? start.slice(0, space) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trimEnd();
}

interface Previewed {
  network: NetworkId;
  text: string;
  link?: string;
  hasPicture: boolean;
}

/** A post as the feed of a network shows it. */
export function toShown({ network, text, link = '', hasPicture }: Previewed): Shown {
  const { name, fold, limit } = networks[network];
  const words = text.trim();
  const visible = fold === undefined ? words : cutAtWord(words, fold);
  const target = link.trim() === '' ? firstLink(words) : link.trim();
  const over = countCharacters(words, networks[network]) - limit;
  const hasPlainLinks = plainLinks.includes(network);
  return {
    visible,
    hidden: words.slice(visible.length).trim(),
    more: moreWords[network] ?? 'more',
    card: !hasPicture && !hasPlainLinks ? hostOf(target) : '',
    isPictureFirst: pictureFirst.includes(network),
    notes: [
      ...(over > 0 ? [`${over.toLocaleString('en-US')} over the limit: ${name} refuses it.`] : []),
      ...(hasPicture ? [] : (needsPicture[network] ?? '') === '' ? [] : [needsPicture[network] ?? '']),
      ...(hasPlainLinks && target !== '' ? [`Links in the text can’t be clicked on ${name}. Put it into your profile.`] : []),
      ...(network === 'linkedin' && hasPicture && target !== '' ? ['With a picture, LinkedIn shows no card for the link.'] : []),
    ],
  };
}
