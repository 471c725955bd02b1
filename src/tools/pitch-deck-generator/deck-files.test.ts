import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFonts } from '@/formats/pdf/test-data';
import { contrastOf } from '@/lib/contrast';
import { toDeck, type Deck } from './deck';
import { makeHtml } from './deck-html';
import { makePdf } from './deck-pdf';
import { makePptx } from './deck-pptx';
import { deckFiles } from './files';
import { onGround, readLogo, toRoundPhoto } from './logo-color';
import { state, type DeckData, type Slide } from './model';
import { toTeaser } from './teaser';
import type { ThemeDraft } from './theme';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const sample = state.sample?.({ today: '2026-11-15', currency: 'USD' }) ?? start;
const slide = (content: string, more: Partial<Slide> = {}): Slide => ({
  id: 'x',
  type: 'problem',
  title: 'Head',
  content,
  notes: '',
  isEdited: true,
  ...more,
});
const deckOf = (theme: Partial<ThemeDraft>, ...slides: Slide[]): Deck => {
  const data: DeckData = {
    ...start,
    slides,
    theme: { ...start.theme, background: '#fff8e0', ink: '#202020', accent: '#c00000', ...theme },
  };
  return toDeck(data, []);
};

/** Six pixels nearly black, six clear. */
const darkLogo = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAwAAAABCAYAAADq6085AAAAEUlEQVR4nGMQEBD4jw0z4AAA+v8HGyzCWzIAAAAASUVORK5CYII=',
  width: 200,
  height: 100,
};

beforeEach(() => {
  stubFonts();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const pdfOf = async (deck: Deck) => Buffer.from(await (await makePdf(deck)).arrayBuffer()).toString('latin1');

describe('the PDF', () => {
  it('has a page of 16:9 for each slide, named in its contents, in fonts that travel with it', async () => {
    const file = await pdfOf(toDeck(sample, []));
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(10);
    expect(file.match(/\/MediaBox \[0 0 960 540\]/g)).toHaveLength(10);
    expect(file).toMatch(/\/FontName \/\w{6}\+InstrumentSerif/);
    expect(file).toMatch(/\/FontName \/\w{6}\+Inter/);
    expect(file.match(/\/Type \/Font\b/g)?.length).toBe(file.match(/\/Subtype \/(?:Type0|CIDFontType\d)/g)?.length);
    for (const title of ['Tidepool Booking', 'One missed slot in nine is never filled again', 'Thank You'])
      expect(file).toContain(`(${title})`);
    expect(file.length).toBeLessThan(300_000);
  });

  it('refuses letters it lacks and names the files that have them', async () => {
    await expect(pdfOf(deckOf({}, slide('ไทย')))).rejects.toThrow(/no letters for “ไทย”\. Take HTML or PowerPoint/);
    expect((await pdfOf(deckOf({}, slide('Grow 🚀')))).length).toBeGreaterThan(1000);
  });
});

interface Shape {
  name: string;
  place: string;
  lines: string[];
  xml: string;
}

describe('the PowerPoint file', () => {
  const attribute = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  const shapesIn = (xml: string): Shape[] =>
    [...xml.matchAll(/<p:sp>(.*?)<\/p:sp>/gs)].map(([, shape = '']) => ({
      name: attribute(shape, /<p:cNvPr id="\d+" name="([^"]*)"/),
      place: attribute(shape, /(<p:ph [^>]*>)/),
      lines: [...shape.matchAll(/<a:p>(.*?)<\/a:p>/gs)].map(([, line = '']) =>
        [...line.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text]) => text).join(''),
      ),
      xml: shape,
    }));
  async function partsOf(deck: Deck) {
    const file = new Uint8Array(await (await makePptx(deck)).arrayBuffer());
    const parts = unzipSync(file);
    const read = (pattern: RegExp) =>
      Object.keys(parts)
        .filter((name) => pattern.test(name))
        .map((name) => strFromU8(parts[name] ?? new Uint8Array()));
    const slides = read(/^ppt\/slides\/slide\d+\.xml$/);
    return {
      size: file.length,
      names: Object.keys(parts),
      files: parts,
      slides,
      shapes: slides.map(shapesIn),
      layouts: read(/^ppt\/slideLayouts\/slideLayout\d+\.xml$/),
      master: read(/slideMaster1\.xml$/)[0] ?? '',
      theme: read(/theme1\.xml$/)[0] ?? '',
      charts: read(/^ppt\/charts\/chart\d+\.xml$/),
      notes: read(/^ppt\/notesSlides\/notesSlide\d+\.xml$/),
    };
  }

  it('has a master, and a layout for each kind of slide with the places that its texts stand in', async () => {
    const { layouts, shapes, master, slides, size } = await partsOf(toDeck(sample, []));
    expect(layouts.map((xml) => attribute(xml, /<p:cSld name="([^"]+)"/))).toEqual([
      'DEFAULT',
      'Cover',
      'Cards',
      'Market circles',
      'Key figures',
      'Chart',
      'Team',
      'Use of funds',
      'Closing',
    ]);
    expect(shapesIn(master).map(({ place }) => place)).toEqual(['<p:ph type="title"/>', '<p:ph type="body" idx="1"/>']);
    // Every slide has one title and its other words in places of its layout.
    for (const each of shapes) expect(each.filter(({ place }) => place === '<p:ph type="title"/>')).toHaveLength(1);
    const cards = shapes[1]?.filter(({ place }) => place !== '') ?? [];
    expect(cards.map(({ name, lines }) => [name, ...lines])).toEqual([
      ['Section', 'Problem'],
      ['Title', 'One missed slot in nine is never filled again'],
      ['Text 1', 'Paid hours lost', 'Booked hours go to missed appointments'],
      ['Text 2', 'Mornings on the phone', 'Reception works through a paper list'],
      ['Text 3', 'Empty by noon', 'A slot canceled today stays empty'],
    ]);
    const places = new Set(shapesIn(layouts[2] ?? '').map(({ place }) => place));
    for (const { place } of cards) expect(places).toContain(place);
    for (const each of shapes.flat().filter(({ place }) => place !== '')) expect(each.lines.join('')).not.toBe('');
    for (const xml of slides) {
      const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // PowerPoint offers to repair a file in which a paragraph is set up twice.
      expect(xml).not.toMatch(/<\/a:r><a:pPr/);
    }
    expect(size).toBeLessThan(1_000_000);
  });

  it('lets no text inherit bold letters from its place, which it cannot take back', async () => {
    const deck = deckOf({ font: 'Montserrat' }, slide('Paid hours lost: Booked hours\nMornings: On the phone'));
    const { layouts, shapes } = await partsOf(deck);
    const places = shapesIn(layouts.at(-1) ?? '').filter(({ place }) => place.includes('body'));
    expect(places.length).toBeGreaterThan(0);
    for (const { xml } of places) expect(xml).not.toContain('b="1"');
    expect(shapes[0]?.find(({ lines }) => lines.includes('Booked hours'))?.xml).toMatch(/b="1"[^]*Paid hours lost/);
  });

  it('has charts and tables that can be edited', async () => {
    const deck = deckOf(
      {},
      slide('Jun: $3\nJul: $9\nAug: $17', { type: 'traction', title: 'Sales' }),
      slide('60% product\n30% sales', { type: 'funding' }),
      slide('Us | Them | Price\nCheap | Dear | $29', { type: 'custom' }),
    );
    const { charts, names, slides, files } = await partsOf(deck);
    expect(charts).toHaveLength(2);
    expect(names.filter((name) => name.endsWith('.xlsx'))).toHaveLength(2);
    expect([...(charts[0] ?? '').matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => value)).toEqual([
      'Sales',
      'Jun',
      'Jul',
      'Aug',
      '3',
      '9',
      '17',
    ]);
    // What opens when somebody chooses to edit the figures, read by a program that did not write it.
    const book = Object.keys(files).find((name) => /^ppt\/embeddings\/.*\.xlsx$/.test(name)) ?? '';
    const rows = await readSheet(Buffer.from(files[book] ?? []), 1);
    expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual([
      ['Jun', 3],
      ['Jul', 9],
      ['Aug', 17],
    ]);
    // Every chart stands in a slide as a chart, not as a picture of one, and every part that is named is there.
    expect(slides[0]).toContain('http://schemas.openxmlformats.org/drawingml/2006/chart');
    expect(slides.join('')).not.toContain('<p:pic>');
    for (const [name, bytes] of Object.entries(files).filter(([name]) => name.endsWith('.rels')))
      for (const [, target = '', rest = ''] of strFromU8(bytes).matchAll(/Target="([^"]+)"([^>]*)/g)) {
        if (rest.includes('External') || /^[a-z]+:/.test(target)) continue;
        const base = name.replace(/_rels\/[^/]+$/, '');
        const path = target.startsWith('/') ? target.slice(1) : new URL(target, `file:///${base}`).pathname.slice(1);
        expect(Object.keys(files), `${name}: ${target}`).toContain(path);
      }
    expect(charts[0]).toContain('formatCode="&quot;$&quot;#,##0"');
    expect(charts[0]).toContain('<a:schemeClr val="accent1"/>');
    expect(charts[1]).toContain('<c:grouping val="stacked"/>');
    // All of it is a hundred per cent, also where less was said.
    expect(charts[1]).toContain('<c:max val="100"/>');
    expect(slides[0]).toContain('descr="Chart: Jun $3, Jul $9, Aug $17"');
    const cells = [...(slides[2] ?? '').matchAll(/<a:tc>(.*?)<\/a:tc>/gs)].map(([, cell = '']) => [
      /<a:t>(.*?)<\/a:t>/.exec(cell)?.[1],
      /algn="(\w+)"/.exec(cell)?.[1],
      /marR="(\d+)"/.exec(cell)?.[1],
    ]);
    // Figures end at the right edge of the last column, words begin at the left.
    expect(cells).toEqual([
      ['Us', 'l', '91440'],
      ['Them', 'l', '91440'],
      ['Price', 'r', '0'],
      ['Cheap', 'l', '91440'],
      ['Dear', 'l', '91440'],
      ['$29', 'r', '0'],
    ]);
    // In hundredths of a point, with letters that can be read from afar.
    const sizes = [...(slides[2] ?? '').matchAll(/<a:tc>.*?sz="(\d+)"/gs)].map(([, size]) => Number(size));
    expect(sizes).toHaveLength(6);
    for (const size of sizes) expect([size >= 1200, size <= 3000]).toEqual([true, true]);
  });

  it('has the brand as its theme, with fonts that every computer has', async () => {
    const { theme, shapes } = await partsOf(deckOf({}, slide('One\nTwo')));
    expect(theme).toContain('<a:accent1><a:srgbClr val="C00000"/></a:accent1>');
    expect(theme).toContain('<a:lt1><a:srgbClr val="FFF8E0"/></a:lt1>');
    expect(theme).toContain('<a:majorFont><a:latin typeface="Georgia"/>');
    expect(theme).toContain('<a:minorFont><a:latin typeface="Arial"/>');
    const title = shapes[0]?.find(({ name }) => name === 'Title')?.xml;
    expect(title).toContain('<a:schemeClr val="tx1"/>');
    expect(title).toContain('<a:latin typeface="+mj-lt"');
  });

  it('has open places in their own colours, and notes where some were written', async () => {
    const { shapes, notes } = await partsOf(
      deckOf({}, slide('Price: [replace: figure] a month\nTwo', { notes: 'Say it slowly.' }), slide('Two\nThree')),
    );
    const open = shapes[0]?.find(({ name }) => name === 'Text 1')?.xml ?? '';
    expect(open).toContain('<a:highlight><a:srgbClr val="FDF1DC"/></a:highlight>');
    expect(open.match(/<a:t>/g)).toHaveLength(3);
    expect(notes.map((xml) => xml.includes('Say it slowly.'))).toEqual([true, false]);
  });

  it('has a logo with words for it, and no box around it', async () => {
    const { slides } = await partsOf(toDeck({ ...start, slides: [slide('One')], logo: darkLogo }, []));
    expect(slides[0]).toContain('descr="Company logo"');
    expect(slides[0]?.match(/<p:pic>.*<\/p:pic>/s)?.[0]).not.toContain('solidFill');
  });
});

describe('a logo', () => {
  it('keeps its colours where they can be seen, and gets one that can where they cannot', () => {
    const logo = readLogo(darkLogo);
    const own = `data:image/png;base64,${darkLogo.png}`;
    expect(logo.addressOn('#ffffff')).toBe(own);
    const onDark = logo.addressOn('#1a1c19');
    expect(onDark).not.toBe(own);
    expect(logo.addressOn('#0b6b4a')).not.toBe(own);
    // Seen in white, it is left alone on the dark and changed on the light.
    const white = readLogo({ ...darkLogo, png: onDark.slice(onDark.indexOf(',') + 1) });
    expect(white.addressOn('#1a1c19')).toBe(onDark);
    expect(white.addressOn('#ffffff')).not.toBe(onDark);
    expect(contrastOf('#ffffff', '#0b6b4a')).toBeGreaterThan(4.5);
  });

  it('is laid on its ground for files without see-through pixels, and left alone where it cannot be read', () => {
    const bytes = Uint8Array.from(atob(darkLogo.png), (letter) => letter.charCodeAt(0));
    // Colour type 2: no channel that lets anything through.
    expect([bytes[25], onGround(bytes, '#0b6b4a')[25]]).toEqual([6, 2]);
    const other = Uint8Array.of(1, 2, 3);
    expect(onGround(other, '#ffffff')).toBe(other);
    expect(readLogo({ png: 'AAAA', width: 1, height: 1 }).addressOn('#000000')).toBe('data:image/png;base64,AAAA');
  });
});

it('the page draws charts and tables as shapes and words', async () => {
  const html = await (await makeHtml(toDeck(sample, []))).text();
  expect(html).toContain('<ellipse');
  expect(html.match(/<rect /g)?.length).toBeGreaterThan(20);
  expect(html).toContain('>$10.8M<');
});

describe('a face of the team', () => {
  const team = slide('Ana Reyes, Product: Ran reception', { type: 'team' });
  const withPhoto = (photos: Record<string, string>) => toDeck({ ...start, slides: [team], photos }, []);

  it('stands round in the place of the initial, in every file', async () => {
    const deck = withPhoto({ 'ana reyes': darkLogo.png });
    const face = deck.slides[0]?.parts.find((part) => part.kind === 'picture');
    expect(face).toMatchObject({ alt: 'Photo of Ana Reyes', width: face?.height });
    expect(Buffer.from(await (await makeHtml(deck)).arrayBuffer()).toString()).toContain('alt="Photo of Ana Reyes"');
    const parts = unzipSync(new Uint8Array(await (await makePptx(deck)).arrayBuffer()));
    expect(Object.keys(parts).some((name) => /^ppt\/media\/.*\.png$/.test(name))).toBe(true);
    expect((await pdfOf(deck)).match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('that is not there, or cannot be read, leaves the slide whole', async () => {
    expect(withPhoto({ somebody: darkLogo.png }).slides[0]?.parts.some(({ kind }) => kind === 'picture')).toBe(false);
    expect(toRoundPhoto('AAAA')).toBe('data:image/png;base64,AAAA');
  });
});

it('a font of the brand is in the PDF and in the page', async () => {
  const deck = deckOf({ font: 'Montserrat' }, slide('One\nTwo'));
  expect(await pdfOf(deck)).toMatch(/\/FontName \/\w{6}\+Montserrat/);
  const page = Buffer.from(await (await makeHtml(deck)).arrayBuffer()).toString();
  expect(page).toContain('@font-face{font-family:"Montserrat"');
  expect(page).toContain('@font-face{font-family:"Inter"');
});

describe('the teaser', () => {
  it('says what the slides say on one page, and nothing that is still to be added', async () => {
    const teaser = toTeaser({ ...sample, label: 'v3, seed' }, []);
    const said = JSON.stringify(teaser);
    expect(teaser).toMatchObject({ isOnePage: true, mark: 'Sample', foot: 'v3, seed' });
    for (const words of ['38 paying clinics after five months', '$10.8M', 'From 3 in Jun to 38 in Oct', 'ana@tidepool.example'])
      expect(said).toContain(words);
    const open = toTeaser(
      { ...start, slides: [slide('To add: how many could buy it', { type: 'market', title: 'Market Opportunity' })] },
      [],
    );
    expect(JSON.stringify(open)).not.toMatch(/To add|undefined|Market Opportunity/);
  });

  it('says the line at its head once', () => {
    const cover = slide('Loaves before six', { type: 'title', title: 'Loam' });
    const teaser = (title: string, content: string) =>
      JSON.stringify(toTeaser({ ...start, slides: [cover, slide(content, { id: 'b', type: 'solution', title })] }, []));
    for (const said of [teaser('Our Solution', 'Loaves before six\nBaked at night'), teaser('Loaves before six', 'Baked at night')]) {
      expect(said.match(/Loaves before six/g)).toHaveLength(1);
      expect(said).toContain('Our Solution');
      expect(said).toContain('Baked at night');
    }
    expect(teaser('Our Solution', 'Loaves before six')).not.toContain('Our Solution');
    expect(JSON.stringify(toTeaser(sample, [])).match(/raising \$750,000/gi)).toHaveLength(1);
  });

  it('is one page in the colors of the deck', async () => {
    const offer = deckFiles(sample, { today: '2026-11-15', currency: 'USD' }).find(({ label }) => label.startsWith('One-page'));
    expect(offer?.name).toBe('sample-tidepool-booking-teaser.pdf');
    const file = Buffer.from((await (await offer?.make())?.arrayBuffer()) ?? new ArrayBuffer()).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
