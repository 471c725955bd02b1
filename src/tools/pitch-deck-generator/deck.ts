import { typeLabels } from './content';
import { arrange, type Arrangement, type Box } from './layout';
import { isFinalDeck, type Finding } from './lint';
import { fitInto } from '@/lib/logos';
import { companyOf, hasPlaceholder, isSample, isSampleSlide, shortenName, slidesToShow, titleOf, type DeckData } from './model';
import { readTheme, type Theme } from './theme';

export interface DeckSlide {
  id: string;
  number: number;
  title: string;
  lines: string[];
  notes: string;
  /** What the slide is: the company, and what is not yet its own. */
  footer: string;
  arrangement: Arrangement;
}

interface DeckLogo {
  address: string;
  width: number;
  height: number;
}

/** A deck as the screen shows it and as every file holds it. */
export interface Deck {
  title: string;
  /** "Draft", "Sample": what holds for the whole deck. */
  marks: string[];
  slides: DeckSlide[];
  theme: Theme;
  logo: DeckLogo | undefined;
}

export function toDeck(data: DeckData, findings: readonly Finding[]): Deck {
  const company = companyOf(data);
  const isFinal = isFinalDeck(data, findings);
  const marks = [isSample(data) ? 'Sample' : '', isFinal ? '' : 'Draft'].filter((mark) => mark !== '');
  const theme = readTheme(data.theme);
  const slides = slidesToShow(data).map((slide, index) => ({
    id: slide.id,
    number: index + 1,
    title: titleOf(slide, typeLabels),
    lines: slide.lines,
    notes: slide.notes.trim(),
    footer: [shortenName(company), isSampleSlide(slide) ? 'Sample' : '', isFinal ? '' : 'Draft'].filter((part) => part !== '').join(' · '),
    arrangement: arrange(slide, theme),
  }));
  return {
    title: company === '' ? 'Pitch deck' : `${company}: pitch deck`,
    marks,
    slides,
    theme,
    logo: data.logo ? { address: `data:image/png;base64,${data.logo.png}`, width: data.logo.width, height: data.logo.height } : undefined,
  };
}

/** A line in pieces, so that what waits to be replaced can be shown as such. */
export const splitPlaceholders = (line: string): { text: string; isOpen: boolean }[] =>
  line
    .split(/(^To add: .*|\[replace:[^\]\n]*\])/i)
    .filter((text) => text !== '')
    .map((text) => ({ text, isOpen: hasPlaceholder(text) }));

/** Where a logo of that size stands in the room kept for it. */
export function placeLogo({ width, height }: DeckLogo, { logo: room, title }: Arrangement): Box {
  const size = fitInto({ width, height }, room);
  const rest = room.width - size.width;
  // In a corner of its own it keeps to the right edge; elsewhere it follows the text.
  const isCorner = room.x >= title.x + title.width;
  return { x: room.x + (isCorner ? rest : title.align === 'center' ? rest / 2 : 0), y: room.y, ...size };
}

/** The ground and letters of what waits to be replaced: readable on any slide. */
export const openColors = { ground: '#fdf1dc', text: '#8a5300' };
