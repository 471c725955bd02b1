import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import PptxGenJS from 'pptxgenjs';
import { cleanText } from '@/lib/text';
import { openColors, placeLogo, splitPlaceholders, type Deck, type DeckSlide } from './deck';
import { bulletIndent, lineHeight, page, pointGap, type Box, type TextBox } from './layout';

const inches = (points: number) => points / 72;
const toPlace = ({ x, y, width, height }: Box) => ({ x: inches(x), y: inches(y), w: inches(width), h: inches(height) });
const hex = (color: string) => color.slice(1).toUpperCase();
/** Letters that no XML file may hold. */
const toXmlText = (text: string) => cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '');

const toRuns = (line: string, options: PptxGenJS.TextPropsOptions): PptxGenJS.TextProps[] => {
  const pieces = splitPlaceholders(toXmlText(line));
  return pieces.map(({ text, isOpen }, index) => ({
    text,
    options: {
      // What makes the paragraph goes with its first piece, the line's end with its last.
      ...(index === 0 ? options : {}),
      ...(index === pieces.length - 1 ? { breakLine: true } : { breakLine: false }),
      ...(isOpen ? { color: hex(openColors.text), highlight: hex(openColors.ground) } : {}),
    },
  }));
};

const toFrame = (box: TextBox, fontFace: string) => ({
  ...toPlace(box),
  fontFace,
  fontSize: box.size,
  color: hex(box.color),
  align: box.align,
  valign: box.valign,
  margin: 0,
  fit: 'shrink' as const,
});

/** The library says before every piece what makes the paragraph; PowerPoint takes that at its start only, and would offer to repair the file. */
function withoutRepeats(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file);
  for (const [name, content] of Object.entries(parts))
    if (/^ppt\/slides\/slide\d+\.xml$/.test(name))
      parts[name] = strToU8(strFromU8(content).replace(/(?<=<\/a:r>)<a:pPr\b.*?<\/a:pPr>/gs, ''));
  return zipSync(parts);
}

/** Real text in real title and text places, so that every program lists the titles and lets everything be edited. */
export async function makePptx({ title, slides, theme, logo }: Deck): Promise<Blob> {
  const file = new PptxGenJS();
  file.defineLayout({ name: 'WIDE', width: inches(page.width), height: inches(page.height) });
  file.layout = 'WIDE';
  file.title = toXmlText(title);
  file.subject = toXmlText(title);
  file.author = 'Groundwork';
  file.company = '';
  file.theme = { headFontFace: theme.font, bodyFontFace: theme.font };

  const masters = new Set<string>();
  const masterOf = ({ arrangement }: DeckSlide): string => {
    const { title: head, body, accent, isCover } = arrangement;
    const name = isCover ? 'Cover' : 'Slide';
    if (masters.has(name)) return name;
    masters.add(name);
    file.defineSlideMaster({
      title: name,
      background: { color: hex(theme.background) },
      objects: [
        { rect: { ...toPlace(accent), fill: { color: hex(theme.accent) } } },
        { placeholder: { options: { name: 'title', type: 'title', ...toFrame(head, theme.font), bold: true }, text: '' } },
        { placeholder: { options: { name: 'body', type: 'body', ...toFrame(body, theme.font) }, text: '' } },
      ],
    });
    return name;
  };

  for (const slide of slides) {
    const { arrangement, lines, notes, footer, number } = slide;
    const made = file.addSlide({ masterName: masterOf(slide) });
    const { title: head, body } = arrangement;
    made.addText(toRuns(slide.title, {}), { placeholder: 'title', ...toFrame(head, theme.font), bold: true, lineSpacingMultiple: 1 });
    if (lines.length > 0) {
      const point = body.hasBullets
        ? { bullet: { indent: Math.round(body.size * bulletIndent) }, paraSpaceAfter: Math.round(body.size * pointGap) }
        : { bullet: false, paraSpaceAfter: Math.round(body.size * pointGap) };
      made.addText(
        lines.flatMap((line) => toRuns(line, point)),
        { placeholder: 'body', ...toFrame(body, theme.font), lineSpacingMultiple: lineHeight * 0.8 },
      );
    }
    const foot = toFrame(arrangement.footer, theme.font);
    made.addText(toXmlText(footer), { ...foot, w: foot.w - 1.2 });
    made.addText(`${number} of ${slides.length}`, { ...foot, x: foot.x + foot.w - 1.1, w: 1.1, align: 'right' });
    if (logo) {
      const place = placeLogo(logo, arrangement);
      made.addImage({ data: logo.address, ...toPlace(place), altText: 'Company logo' });
    }
    if (notes !== '') made.addNotes(toXmlText(notes));
  }
  const made = (await file.write({ outputType: 'uint8array' })) as Uint8Array;
  return new Blob([withoutRepeats(made)], { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' });
}
