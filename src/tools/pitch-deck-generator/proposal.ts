import { cleanText } from '@/lib/text';
import { requestFor } from '@/writer/prompts';
import type { Task } from '@/writer/task';
import { deckTypes, typeLabels, typeQuestions, type DeckType } from './content';
import { mostWords } from './lint';
import { editSlide, insertSlide, linesOf, moveSlide, placeholder, readAnswers, type DeckData, type Slide, type SlideText } from './model';
import { pitchWriter } from './writer';

/** What a model is asked for: new words for the slides of the deck, by what each is about. */
export interface DeckReply {
  slides: { type: DeckType; title: string; points: string[]; notes: string }[];
}

const isDeckType = (type: Slide['type']): type is DeckType => type !== 'custom';

/** The ten slides as far as the deck has them; one of own slides only may gain them all. */
function typesOf({ slides }: DeckData): DeckType[] {
  const there = deckTypes.filter((type) => slides.some((slide) => slide.type === type));
  return there.length > 0 ? there : [...deckTypes];
}

const toText = ({ title, content, notes }: SlideText) =>
  [title, ...linesOf({ content }).map((line) => `- ${line}`), ...(notes.trim() === '' ? [] : [`Notes: ${notes.trim()}`])].join('\n');

/** What the user put on slides by hand: facts that are in no answer. */
const ownSlides = ({ slides }: DeckData): [string, string][] =>
  slides
    .map((slide, index): [Slide, string] => [slide, `Slide ${index + 1} as the founder wrote it (${typeLabels[slide.type]})`])
    .filter(([{ isEdited, source }]) => isEdited && source === undefined)
    .map(([slide, name]) => [name, toText(slide)]);

const listMark = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)/;

/** Whatever a model leaves open is marked the way the checks and the files know it. */
const markOpen = (text: string) =>
  text.replace(/\[(?!replace:)([^[\]\n]*[\p{L}\p{N}][^[\]\n]*)\]/giu, (_, what: string) => placeholder(what));

const tidy = (text: string) => markOpen(cleanText(text).replace(/\s+/g, ' ').trim());

/** The words of a reply for each kind of slide; the first one counts where there are two. */
function readReply({ slides }: DeckReply): Map<DeckType, SlideText> {
  const read = new Map<DeckType, SlideText>();
  for (const { type, title, points, notes } of slides) {
    const content = points
      .flatMap((point) => point.split('\n'))
      .map((line) => tidy(line.replace(listMark, '')))
      .filter((line) => line !== '')
      .join('\n');
    const text = { title: tidy(title), content, notes: cleanText(notes).trim() };
    if (!read.has(type) && (text.title !== '' || text.content !== '')) read.set(type, text);
  }
  return read;
}

/** What the slide would say; a field the reply leaves empty stays as it is. */
const mergeText = ({ title, content, notes }: SlideText, words: SlideText): SlideText => ({
  title: words.title || title,
  content: words.content || content,
  notes: words.notes || notes,
});

const findSlide = ({ slides }: DeckData, type: DeckType) => slides.find((slide) => slide.type === type);

export function toDeckTask(data: DeckData, currency: string): Task<DeckReply> {
  const types = typesOf(data);
  const numberOf = (type: DeckType) => data.slides.findIndex((slide) => slide.type === type) + 1 || deckTypes.indexOf(type) + 1;
  return {
    prompt: {
      request: [
        requestFor(pitchWriter.type),
        `Write exactly ${types.length} slides, one of each type, in this order: ${types.map((type) => `${type} (${typeQuestions[type]})`).join('; ')}.`,
        `Each has a title of at most eight words, two to five points of at most twelve words each, and speaker notes of two or three sentences. Title and points of a slide have at most ${mostWords} words together.`,
        'The title of the slide of the type "title" is the name of the company and nothing else.',
        'Where a fact is missing, write [replace: what is missing] instead of a fact. Promise investors no return. Keep the facts of slides the founder wrote.',
      ].join('\n'),
      data: {
        ...pitchWriter.payload({ answers: readAnswers(data), currency, times: 0 }),
        currency,
        ...Object.fromEntries(ownSlides(data)),
      },
    },
    schema: async () => (await import('./reply')).deckReplySchema,
    toParts: (reply) => {
      const read = readReply(reply);
      return types.flatMap((type) => {
        const words = read.get(type);
        if (!words) return [];
        const slide = findSlide(data, type);
        const part = { id: type, title: `Slide ${numberOf(type)}: ${typeLabels[type]}` };
        if (!slide) return [{ ...part, text: toText(words) }];
        const [before, text] = [toText(slide), toText(mergeText(slide, words))];
        if (before === text) return [];
        // Against a template a comparison only gets in the way of reading.
        return [slide.isEdited ? { ...part, text, before } : { ...part, text }];
      });
    },
  };
}

/** The slide of that kind gets the new words; where it is gone, it comes back at its usual place. */
function putWords(data: DeckData, type: DeckType, words: SlideText, source: string): DeckData {
  const slide = findSlide(data, type);
  if (slide) return editSlide(data, slide.id, mergeText(slide, words), source);
  const before = deckTypes.slice(0, deckTypes.indexOf(type));
  const last = data.slides.findLast((one) => isDeckType(one.type) && before.includes(one.type));
  const added = insertSlide(data, last?.id ?? '', (id) => ({ ...words, id, type, isEdited: true, source }));
  return last || added === data ? added : moveSlide(added, `slide-${added.made}`, 0);
}

export function takeSlides(data: DeckData, reply: DeckReply, chosen: ReadonlySet<string>, source: string): DeckData {
  const read = readReply(reply);
  return deckTypes.reduce((current, type) => {
    const words = chosen.has(type) ? read.get(type) : undefined;
    return words ? putWords(current, type, words, source.slice(0, 200)) : current;
  }, data);
}
