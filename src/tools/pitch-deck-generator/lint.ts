import { plural } from '@/lib/text';
import { currencyOf, findAmount, formatAmount } from './amount';
import { plainTitles, typeLabels, type SlideType } from './content';
import { layPages } from './layout';
import { hasPlaceholder, shortenName, slidesToShow, titleOf, type DeckData, type OutgoingSlide } from './model';
import { checkContrast, formatRatio, readTheme, type Theme } from './theme';

export interface Finding {
  id: string;
  /** The slide it is on, where it is on one. */
  slideId?: string;
  text: string;
  /** Keeps the deck from being called final. */
  isBlocking: boolean;
}

/** A round of another tool that the ask should agree with. */
export interface OpenRound {
  name: string;
  minor: number;
}

export const mostWords = 40;

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isSource = (line: string) => /\bsources?\s*:|\baccording to\b|https?:\/\//i.test(line);

/** Figures that somebody will ask about: not a year, not a place in a list, not a name such as B2B. */
const hasFigure = (line: string) =>
  /[$€£¥₹%]/.test(line)
    ? /\d/.test(line)
    : line.replace(/\b(?:19|20)\d\d\b|^\d+[.)]\s|\p{L}+\d\p{L}*|\d\p{L}\b/gu, '').match(/\d/) !== null;

const needsSource: readonly SlideType[] = ['problem', 'solution', 'market', 'traction', 'financials', 'custom'];

const promisedReturn = /\b\d+\s*x\b.*\byears\b/i;
const anyReturn = /\b(?:roi|returns?)\b.*\d+(?:\.\d+)?\s*(?:x\b|×|%|times\b)|\b\d+(?:\.\d+)?\s*(?:x|×)\s+(?:return|your money)/i;

function findingsOn(slide: OutgoingSlide, number: number, theme: Theme): Finding[] {
  const { id: slideId, type, lines } = slide;
  const title = titleOf(slide, typeLabels);
  const name = `Slide ${number}, ${shortenName(title)}:`;
  const isPlain = title === plainTitles[type] || title === typeLabels[type] || type === 'custom';
  const findings: Finding[] = [];
  const add = (kind: string, text: string, isBlocking = false) =>
    findings.push({ id: `${kind}-${slideId}`, slideId, text: `${name} ${text}`, isBlocking });

  const [open, ...others] = [title, ...lines].filter(hasPlaceholder);
  if (open?.startsWith('To add: ') && others.length === 0) add('open', `add ${open.slice('To add: '.length)}.`, true);
  else if (open !== undefined) add('open', `${plural(others.length + 1, 'place')} still to fill in.`, true);
  const said = [title, ...lines];
  if (said.some((line) => promisedReturn.test(line))) {
    add('promise', 'it promises investors a return. Nobody can know that: name a milestone instead, or leave it out.', true);
  } else if (said.some((line) => anyReturn.test(line))) {
    add('promise', 'it mentions a return to investors. Show how you worked it out, or leave it out.');
  }
  if (type === 'market' && open === undefined && (lines.length > 0 || !isPlain) && !said.some(hasFigure)) {
    add('size', 'no figure yet. Investors ask how many could buy and what each of them spends.');
  }
  const words = countWords([title, ...lines].join(' '));
  if (words > mostWords) add('words', `${plural(words, 'word')}. Above ${mostWords}, people read instead of listening.`);
  if (needsSource.includes(type)) {
    const figures = said.filter((line) => !hasPlaceholder(line) && hasFigure(line));
    if (figures.length > 0 && !lines.some(isSource)) {
      add('source', 'a figure without a source. Add a line such as “Source: own billing, October”.');
    }
  }
  if (lines.length === 0 && isPlain && type !== 'title' && type !== 'appendix') add('empty', 'it has no text yet.');
  const pages = layPages(slide, theme).length;
  if (pages > 1) add('room', `there is too much text for one slide: it takes ${pages}. Move some of it to the notes.`);
  if (type === 'funding') {
    const shares = lines.flatMap((line) => [...line.matchAll(/(\d+(?:\.\d+)?)\s*%/g)].map(([, share]) => Number(share)));
    const total = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) / 100;
    if (shares.length > 1 && total !== 100) add('shares', `the shares add up to ${total}%, not 100%.`);
  }
  return findings;
}

const askLines = (slides: readonly OutgoingSlide[]) =>
  slides.filter(({ type }) => type === 'funding').flatMap(({ title, lines }) => [title, ...lines].filter((line) => !hasPlaceholder(line)));

/** What the funding slide asks in: the sign on it, else the currency of the work. */
export const currencyOfAsk = (data: DeckData, currency: string) => currencyOf(askLines(slidesToShow(data)), currency);

/** What to look at before the deck goes out: read off the slides as they leave. The rounds are in the same currency. */
export function lintDeck(data: DeckData, currency: string, rounds: readonly OpenRound[] = []): Finding[] {
  const theme = readTheme(data.theme);
  const slides = slidesToShow(data);
  const findings = slides.flatMap((slide, index) => findingsOn(slide, index + 1, theme));
  const ask = findAmount(askLines(slides).join('\n'), currency);
  if (
    !slides.some(
      ({ type, title, lines }) => type === 'funding' && [title, ...lines].some((line) => !hasPlaceholder(line) && /\d/.test(line)),
    )
  ) {
    findings.push({
      id: 'ask',
      text: 'The deck does not say how much you are raising: put the amount on the funding slide.',
      isBlocking: false,
    });
  }
  if (ask !== undefined && rounds.length > 0 && !rounds.some(({ minor }) => minor === ask)) {
    const list = rounds.map(({ name, minor }) => `${name}, ${formatAmount(minor, currency)}`).join('; ');
    findings.push({
      id: 'rounds',
      text: `The deck asks for ${formatAmount(ask, currency)}. Your Funding Tracker says: ${list}.`,
      isBlocking: false,
    });
  }
  for (const { pair, ratio, least, isReadable } of checkContrast(theme)) {
    if (!isReadable) {
      findings.push({
        id: `contrast-${pair}`,
        text: `${pair} has a contrast of ${formatRatio(ratio)}; a projector needs at least ${least}:1.`,
        isBlocking: false,
      });
    }
  }
  return findings;
}

/** Final is what the user calls final, as long as nothing stands in the way. */
export const isFinalDeck = (data: DeckData, findings: readonly Finding[]) =>
  data.isFinal && findings.every(({ isBlocking }) => !isBlocking);
