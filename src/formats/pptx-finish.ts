import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escapeHtml } from '@/lib/text';

/** The places of a presentation's colours, in the order its theme names them. */
const themeColors = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;
type ThemeColor = (typeof themeColors)[number];

interface Finish {
  name: string;
  colors: Record<ThemeColor, string>;
}

/** The theme of slides in the house's ink and a brand's colour, which can be read on the ground beside it. */
export const brandColors = (accent: string, ground: string): Finish['colors'] => ({
  dk1: '#1a1c19',
  lt1: '#ffffff',
  dk2: '#5d625b',
  lt2: ground,
  accent1: accent,
  accent2: '#8a5300',
  accent3: '#2d4fae',
  accent4: '#b3261e',
  accent5: '#7b3f98',
  accent6: '#2f6672',
  hlink: accent,
  folHlink: '#5d625b',
});

/** Texts and grounds are called by what they are for. */
const called: Partial<Record<ThemeColor, string>> = { dk1: 'tx1', lt1: 'bg1', dk2: 'tx2', lt2: 'bg2' };
const hex = (color: string) => color.slice(1).toUpperCase();

function putTheme(xml: string, { name, colors }: Finish): string {
  const scheme = themeColors.map((place) => `<a:${place}><a:srgbClr val="${hex(colors[place])}"/></a:${place}>`).join('');
  return xml
    .replace(/<a:theme ([^>]*)name="[^"]*"/, (_, rest: string) => `<a:theme ${rest}name="${escapeHtml(name)}"`)
    .replace(/<a:clrScheme name="[^"]*">.*?<\/a:clrScheme>/s, () => `<a:clrScheme name="Brand">${scheme}</a:clrScheme>`)
    .replace(/<a:fontScheme name="[^"]*">/, '<a:fontScheme name="Brand">');
}

/** Colours of the theme by their place in it, so that another theme changes them. */
function nameColors(xml: string, { colors }: Finish): string {
  const places = new Map(themeColors.toReversed().map((place) => [hex(colors[place]), called[place] ?? place]));
  return xml.replace(/<a:srgbClr val="([0-9A-F]{6})"\/>/g, (whole, color: string) => {
    const place = places.get(color);
    return place === undefined ? whole : `<a:schemeClr val="${place}"/>`;
  });
}

const nameOf = (place: string) => `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
const placePattern = /<p:ph\s+idx="(\d+)"\s+type="(\w+)"[^>]*\/>/;

/** The places of a layout by name, as its maker called them: "place:title". */
function readPlaces(layout: string): { xml: string; places: Map<string, string> } {
  const places = new Map<string, string>();
  const xml = layout.replace(/<p:sp>.*?<\/p:sp>/gs, (shape) => {
    const [whole, idx = '', type = ''] = placePattern.exec(shape) ?? [];
    const [, name = ''] = /name="place:([^"]*)"/.exec(shape) ?? [];
    if (whole === undefined || name === '') return shape;
    const place = type === 'title' ? '<p:ph type="title"/>' : `<p:ph type="body" sz="quarter" idx="${idx}"/>`;
    places.set(name, place);
    return shape.replace(whole, place).replace(/name="place:[^"]*"/, `name="${nameOf(name)}"`);
  });
  return { xml, places };
}

/** Texts called "place:…" move into the place of that name; the empty ones that the library adds go. */
function fillPlaces(slide: string, places: ReadonlyMap<string, string>): string {
  return slide.replace(/<p:sp>.*?<\/p:sp>/gs, (shape) => {
    if (placePattern.test(shape)) return '';
    const [, name = ''] = /name="place:([^"]*)"/.exec(shape) ?? [];
    if (name === '') return shape;
    const place = places.get(name);
    return shape
      .replace(/name="place:[^"]*"/, `name="${nameOf(name)}"`)
      .replace('<p:nvPr></p:nvPr>', place === undefined ? '<p:nvPr/>' : `<p:nvPr>${place}</p:nvPr>`);
  });
}

/** The library says before every piece what makes the paragraph; PowerPoint takes that at its start only, and would offer to repair the file. */
const withoutRepeats = (xml: string) => xml.replace(/(?<=<\/a:r>)<a:pPr\b.*?<\/a:pPr>/gs, '');

/** Every object of a slide has a number of its own. */
function renumber(xml: string): string {
  let id = 0;
  return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${(id += 1)}"`);
}

/** A place as the master has it: where the title and the text of any slide stand, unless its layout says otherwise. */
const masterPlace = (id: number, type: 'title' | 'body', y: number, height: number) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${type === 'title' ? 'Title' : 'Text'}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${type}"${type === 'body' ? ' idx="1"' : ''}/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="812800" y="${y}"/><a:ext cx="10566400" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"><a:normAutofit/></a:bodyPr><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>${type === 'title' ? 'Title' : 'Text'}</a:t></a:r></a:p></p:txBody></p:sp>`;

const putMaster = (xml: string) =>
  xml
    .replace(
      '<p:cSld><p:spTree>',
      '<p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>',
    )
    .replace('</p:spTree>', `${masterPlace(2, 'title', 812_800, 1_016_000)}${masterPlace(3, 'body', 2_032_000, 4_064_000)}</p:spTree>`)
    .replace(/(<p:titleStyle>\s*<a:lvl1pPr )algn="ctr"/, '$1algn="l"');

/** Gives a presentation the brand's theme, its master, and texts that stand in the places of their layouts. */
export function finishPptx(file: Uint8Array, finish: Finish): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const places = new Map<string, Map<string, string>>();
  for (const name of Object.keys(parts)) {
    if (!/^ppt\/slideLayouts\/slideLayout\d+\.xml$/.test(name)) continue;
    const layout = readPlaces(read(name));
    places.set(name, layout.places);
    parts[name] = strToU8(nameColors(layout.xml, finish));
  }
  for (const name of Object.keys(parts)) {
    if (name.endsWith('/')) delete parts[name];
    else if (/^ppt\/slides\/slide\d+\.xml$/.test(name)) {
      const links = read(name.replace('slides/', 'slides/_rels/').replace(/$/, '.rels'));
      const [, layout = ''] = /\.\.\/(slideLayouts\/slideLayout\d+\.xml)/.exec(links) ?? [];
      const filled = fillPlaces(withoutRepeats(read(name)), places.get(`ppt/${layout}`) ?? new Map<string, string>());
      parts[name] = strToU8(nameColors(renumber(filled), finish));
    } else if (/^ppt\/charts\/chart\d+\.xml$/.test(name)) parts[name] = strToU8(nameColors(read(name), finish));
    else if (name === 'ppt/slideMasters/slideMaster1.xml') parts[name] = strToU8(putMaster(read(name)));
    else if (name === 'ppt/theme/theme1.xml') parts[name] = strToU8(putTheme(read(name), finish));
  }
  return zipSync(parts);
}
