import { bullets, heading, paragraph, type Block, type Document, type Picture } from '@/lib/blocks';
import { svgText } from '@/lib/drawing';
import { toMarkup } from '@/lib/shapes';
import type { LookLine } from '@/lib/topics/facts';
import { paperFor } from '@/kinds/document/paper-size';
import { colorsOf, fontLine, toCmyk, toRgb } from './brand-facts';
import { cutOf, faces, grounds } from './content';
import { layoutLogo } from './layout';
import { mockups, put } from './mockups';
import { contrastsOf, formatContrast, toMono, toReadable, type Settings } from './model';
import type { Face } from './text-face';

const tile = { width: 480, height: 230 };

/** The logo in the middle of a ground. */
function onGround(settings: Settings, face: Face, ground: string): Picture {
  const inner = put(settings, face, { x: 48, y: 24, width: tile.width - 96, height: tile.height - 48 });
  const edge = `<rect x="0.5" y="0.5" width="${tile.width - 1}" height="${tile.height - 1}" fill="${ground}" stroke="#d4d4d0"/>`;
  return {
    ...tile,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile.width} ${tile.height}" width="${tile.width}" height="${tile.height}"><title>${svgText(settings.text || 'Logo')}</title>${edge}${inner}</svg>`,
  };
}

/** A quarter of its height stays free on every side. */
const clearShare = 0.25;

function clearSpace(settings: Settings, face: Face): Picture {
  const drawing = layoutLogo({ ...settings, padding: 10 }, face);
  const free = drawing.height * clearShare;
  const [width, height] = [drawing.width + 2 * free, drawing.height + 2 * free];
  const line = Math.max(1, height / 220);
  const dash = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#9ca3af" stroke-width="${line}" stroke-dasharray="${4 * line} ${3 * line}"/>`;
  const scale = Math.min(tile.width / width, tile.height / height);
  const [shownWidth, shownHeight] = [Math.round((width + 2 * line) * scale), Math.round((height + 2 * line) * scale)];
  return {
    width: shownWidth,
    height: shownHeight,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-free - line} ${-free - line} ${width + 2 * line} ${height + 2 * line}" width="${shownWidth}" height="${shownHeight}"><title>Clear space</title><rect x="${-free}" y="${-free}" width="${width}" height="${height}" fill="#f5f5f3"/>${dash(-free, -free, width, height)}${dash(0, 0, drawing.width, drawing.height)}${drawing.shapes.map(toMarkup).join('')}</svg>`,
  };
}

function swatch(hex: string): Picture {
  const [width, height] = [240, 40];
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6" fill="${hex}" stroke="#d4d4d0"/></svg>`,
  };
}

const picture = (shown: Picture, label: string): Block => ({ kind: 'picture', picture: shown, label });
const captioned = (shown: Picture, label: string): Block[] => [picture(shown, label), paragraph(label, 'muted')];

/** How to use the logo, on a page or two that can be handed to a printer or a designer. */
export function styleSheet(settings: Settings, face: Face): Document {
  const name = settings.text || 'Logo';
  const { light, dark } = grounds;
  const wide: Settings = { ...settings, format: 'wide' };
  const square: Settings = { ...settings, format: 'square' };
  const colors = colorsOf(settings);
  const { drawnWith } = faces[settings.fontFamily];
  const [card, header, app, sign] = mockups(settings, face);
  const pair = (one: Block[], other: Block[]): Block => ({ kind: 'columns', columns: [one, other] });
  const shown = (mockup: ReturnType<typeof mockups>[number] | undefined) => (mockup ? captioned(mockup.picture, mockup.label) : []);
  return {
    title: `${name}: style sheet`,
    foot: 'Not checked for trademark conflicts',
    blocks: [
      heading(1, name),
      { kind: 'lead', text: 'How the logo is used' },
      heading(2, 'Logo'),
      pair(
        captioned(onGround(toReadable(square, light), face, light), 'On light'),
        captioned(onGround(toReadable(square, dark), face, dark), 'On dark'),
      ),
      pair(
        captioned(onGround(toReadable(wide, light), face, light), 'Wide'),
        captioned(onGround(toMono(wide), face, light), 'In one color'),
      ),
      heading(2, 'Clear space'),
      pair(
        [picture(clearSpace(wide, face), 'Clear space')],
        [
          bullets([
            'Keep a quarter of the logo’s height free on every side: no text, no edge, no other picture.',
            'Do not stretch it, tilt it or change its colors.',
            'Below 24 pixels or 8 mm high, use the icon or the initials alone: a name can’t be read that small.',
          ]),
        ],
      ),
      { kind: 'break' },
      heading(2, 'Colors and fonts'),
      {
        kind: 'columns',
        columns: colors.map(({ use, hex }): Block[] => [
          picture(swatch(hex), `${use} ${hex}`),
          paragraph(use, 'strong'),
          paragraph(`Hex ${hex}\nRGB ${toRgb(hex)}\nCMYK about ${toCmyk(hex).join(', ')}`),
        ]),
      },
      {
        kind: 'note',
        text: [
          ...contrastsOf(settings).map(({ on, ratio }) => `Contrast of the text on ${on}: ${formatContrast(ratio)}.`),
          'CMYK values are approximate, worked out from the screen color. Ask the printer for a proof.',
        ].join(' '),
      },
      {
        kind: 'terms',
        rows: [
          { label: 'Logo', value: fontLine(settings) },
          {
            label: 'Titles',
            value: `${drawnWith} Bold${cutOf(settings.fontFamily, settings.weight) === 'bold' ? '' : ', the cut that papers made here use for titles'}`,
          },
          { label: 'Text', value: 'Inter' },
        ],
      },
      heading(2, 'In use'),
      pair(shown(card), shown(header)),
      pair(shown(app), shown(sign)),
    ],
  };
}

export async function makeStyleSheet(
  settings: Settings,
  face: Face,
  around: { currency: string; look?: LookLine | undefined },
): Promise<Blob> {
  const { pdfFile } = await import('@/formats/pdf');
  const { accent, display } = around.look ?? {};
  return pdfFile(styleSheet(settings, face), { paper: paperFor(around.currency), look: { accent, display } });
}
