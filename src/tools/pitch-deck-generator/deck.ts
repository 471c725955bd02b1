import { typeLabels } from './content';
import type { Frame } from './designs';
import { styleOf } from './designs';
import type { Box, Drawn } from './drawn';
import { drawText } from './lay/text';
import { layPages, type LaidPage, type LayoutKind } from './layout';
import { isFinalDeck, type Finding } from './lint';
import { fitInto } from '@/lib/logos';
import { readLogo, toRoundPhoto, type DeckLogo } from './logo-color';
import { companyOf, hasPlaceholder, isSample, isSampleSlide, shortenName, slidesToShow, titleOf, type DeckData } from './model';
import { readTheme, type Theme } from './theme';

/** One page of the deck: a slide that needs more than one goes on over the next. */
export interface DeckSlide {
  /** Its own on every page; that of the slide on the first. */
  id: string;
  slideId: string;
  number: number;
  kind: LayoutKind;
  title: string;
  notes: string;
  /** What the slide is: the company, and what is not yet its own. */
  footer: string;
  parts: Drawn[];
}

/** A deck as the screen shows it and as every file holds it. */
export interface Deck {
  title: string;
  /** "Draft", "Sample": what holds for the whole deck. */
  marks: string[];
  slides: DeckSlide[];
  theme: Theme;
}

/** In the corner its design keeps for it, in its own colours or, where those are lost on the ground, in one that is not. */
function drawLogo(logo: DeckLogo, { logo: room }: Frame): Drawn {
  const size = fitInto(logo, room);
  const x = room.align === 'right' ? room.x + room.width - size.width : room.x;
  return { kind: 'picture', x, y: room.y, ...size, address: logo.addressOn(room.ground), alt: 'Company logo', ground: room.ground };
}

const footSize = 13;
const countWidth = 80;

function furnish(
  { frame, parts }: LaidPage,
  theme: Theme,
  footer: string,
  number: number,
  count: number,
  logo: DeckLogo | undefined,
): Drawn[] {
  const style = styleOf(theme, frame);
  const { color, ...foot } = frame.foot;
  const left: Box = { ...foot, width: foot.width - countWidth };
  const right: Box = { ...foot, x: foot.x + foot.width - countWidth, width: countWidth };
  const options = { size: footSize, color, valign: 'middle', role: 'foot' } as const;
  const large = frame.number;
  return [
    ...frame.ground,
    ...parts,
    ...(logo ? [drawLogo(logo, frame)] : []),
    ...(large
      ? [
          drawText(
            [{ text: String(number).padStart(2, '0') }],
            { x: large.x, y: large.y, width: large.width, height: large.height },
            { face: 'head', size: 44, color: large.color, role: 'number' },
            style,
          ),
        ]
      : []),
    ...(footer === '' ? [] : [drawText([{ text: footer }], left, options, style)]),
    drawText([{ text: `${number} of ${count}` }], right, { ...options, align: 'right' }, style),
  ];
}

export function toDeck(data: DeckData, findings: readonly Finding[]): Deck {
  const company = companyOf(data);
  const isFinal = isFinalDeck(data, findings);
  const marks = [isSample(data) ? 'Sample' : '', isFinal ? '' : 'Draft'].filter((mark) => mark !== '');
  const photos = Object.fromEntries(Object.entries(data.photos ?? {}).map(([name, png]) => [name, toRoundPhoto(png)]));
  const theme: Theme = { ...readTheme(data.theme), ...(data.photos ? { photos } : {}) };
  const logo = data.logo ? readLogo(data.logo) : undefined;
  const label = data.label?.trim() ?? '';
  const laid = slidesToShow(data).flatMap((slide) => layPages(slide, theme).map((page, index) => ({ slide, page, index })));
  const slides = laid.map(({ slide, page, index }, at): DeckSlide => {
    const footer = [
      shortenName(company, page.frame.foot.width < 500 ? 28 : 48),
      shortenName(label, 20),
      isSampleSlide(slide) ? 'Sample' : '',
      isFinal ? '' : 'Draft',
    ]
      .filter((part) => part !== '')
      .join(' · ');
    return {
      id: index === 0 ? slide.id : `${slide.id}-${index + 1}`,
      slideId: slide.id,
      number: at + 1,
      kind: page.kind,
      title: titleOf(slide, typeLabels),
      notes: index === 0 ? slide.notes.trim() : '',
      footer,
      parts: furnish(page, theme, footer, at + 1, laid.length, logo),
    };
  });
  return { title: company === '' ? 'Pitch deck' : `${company}: pitch deck`, marks, slides, theme };
}

/** A line in pieces, so that what waits to be replaced can be shown as such. */
export const splitPlaceholders = (line: string): { text: string; isOpen: boolean }[] =>
  line
    .split(/(^To add: .*|\[replace:[^\]\n]*\])/i)
    .filter((text) => text !== '')
    .map((text) => ({ text, isOpen: hasPlaceholder(text) }));

/** The ground and letters of what waits to be replaced: readable on any slide. */
export const openColors = { ground: '#fdf1dc', text: '#8a5300' };
