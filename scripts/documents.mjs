/**
 * Every document of every tool, to be looked at: `npm run documents [-- tool …]`.
 * Writes what each tool makes of its sample, of the same with its lists eight times as long, and of that with names of a hundred letters
 * and amounts of ten digits, for two companies that look different;
 * with poppler and ImageMagick installed, also a picture of the first pages of each, and one sheet of all first pages for each company.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser.mjs';
import { withLongWords, withResult } from './documents-cases.mjs';
import { lengthen, stretch } from './lengthen.mjs';
import { around, loadSource } from './samples.mjs';
import { root } from './setup.mjs';

const folder = process.env.DOCUMENTS ?? '/tmp/documents';
const wanted = process.argv.slice(2);
const ends = (process.env.ENDS ?? 'pdf,docx,pptx').split(',');
const shownPages = 6;

const runs = (command, input, ...options) => {
  try {
    return execFileSync(command, options, { input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: 64e6 });
  } catch {
    return undefined;
  }
};

// Fonts are served by the page; here they are read from where they are installed.
globalThis.fetch = async (address) => new Response(readFileSync(join(root, address.slice(address.indexOf('node_modules')))));

/** Pictures are drawn by a browser, as they are for people. */
const browser = await launchBrowser();
const sheet = await browser.newPage();
const drawPicture = async (svg, width, height, type) => {
  await sheet.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await sheet.setContent(`<body style="margin:0"><img style="display:block" width="${width}" height="${height}" src="${address}">`);
  return sheet.screenshot({ omitBackground: true, type: type === 'image/jpeg' ? 'jpeg' : 'png' });
};
// One page draws them all: one after the other.
let drawn = Promise.resolve();
globalThis.drawForDocuments = (svg, width, height, type) =>
  (drawn = drawn.then(() => drawPicture(svg, width, height, type))).then((bytes) => new Blob([bytes], { type }));

const { load, close } = await loadSource([
  {
    name: 'draw-without-browser',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/src/platform/canvas.ts')
        ? 'export const svgToImage = (...given) => globalThis.drawForDocuments(...given);\nexport const pictureSize = () => ({ width: 1, height: 1 });'
        : undefined,
  },
]);

const logo = async (letters, color) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120" viewBox="0 0 360 120"><rect width="360" height="120" rx="18" fill="${color}"/><circle cx="60" cy="60" r="30" fill="#fff"/><text x="110" y="78" font-family="Helvetica" font-size="52" fill="#fff">${letters}</text></svg>`;
  const png = await drawPicture(svg, 360, 120, 'image/png');
  return { logo: { png: png.toString('base64'), width: 360, height: 120 } };
};
/** The house's own look, and that of a company with a colour that is hard to read, a heavy font and a logo. */
const looks = { house: undefined, branded: { accent: '#f2a900', display: 'Montserrat', ...(await logo('NORTH', '#f2a900')) } };

const draw = (path) => {
  const stem = path.replace(/\.pdf$/, '');
  const count = Number(/Pages:\s+(\d+)/.exec(runs('pdfinfo', '', path)?.toString() ?? '')?.[1] ?? 0);
  if (count === 0) return;
  runs('pdftoppm', '', '-r', '70', '-png', '-l', String(shownPages), path, `${stem}-page`);
  const pages = Array.from({ length: Math.min(count, shownPages) }, (_, page) =>
    [`${stem}-page-${page + 1}.png`, `${stem}-page-${String(page + 1).padStart(2, '0')}.png`].find(existsSync),
  ).filter(Boolean);
  runs('montage', '', ...pages, '-tile', `${Math.min(3, pages.length)}x`, '-geometry', '+8+8', '-background', '#d8d8d2', `${stem}.png`);
  pages.forEach((page) => rmSync(page));
};

const [{ catalogue }, { loadShares }, { useWorkspace }] = await Promise.all(
  ['/src/tools/registry.ts', '/src/tools/shares.ts', '/src/workspace/store.ts'].map(load),
);
for (const { id } of catalogue) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const shares = await loadShares(id);
  if (!shares?.files) continue;
  const sample = await withResult(id, shares.state.sample?.(around) ?? shares.state.start(around), load);
  const cases = [
    ['sample', sample, 'house'],
    ['branded', sample, 'branded'],
    ['long', withLongWords(id, lengthen(sample)), 'house'],
    ['stretched', stretch(sample), 'branded'],
  ];
  for (const [name, given, look] of cases) {
    useWorkspace.setState({ company: { answers: {}, ...(looks[look] ? { look: looks[look] } : {}) } });
    // A tool with a look of its own begins with the company's.
    const data =
      (looks[look] && shares.accepts?.looks?.plan(given, [looks[look]], { doc: 'company', tool: '', name: '' }, around).data) || given;
    for (const offer of shares.files(data, around)) {
      if (!ends.some((end) => offer.name.endsWith(`.${end}`))) continue;
      mkdirSync(join(folder, name), { recursive: true });
      const path = join(folder, name, `${id}--${offer.name}`);
      try {
        writeFileSync(path, Buffer.from(await (await offer.make()).arrayBuffer()));
        if (path.endsWith('.pdf')) draw(path);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${id}, ${name}, ${offer.name}: ${error.stack}`);
      }
    }
  }
}
await Promise.all([close(), browser.close()]);

/** Every document's first page beside the others, to see at a glance which of them falls behind. */
for (const name of ['sample', 'branded', 'long', 'stretched']) {
  const stems = existsSync(join(folder, name)) ? readdirSync(join(folder, name)).filter((file) => file.endsWith('.pdf')) : [];
  const pages = stems.flatMap((file) => {
    const stem = join(folder, name, `first-${file.slice(0, file.indexOf('--'))}-${stems.indexOf(file)}`);
    runs('pdftoppm', '', '-r', '45', '-png', '-l', '1', '-singlefile', join(folder, name, file), stem);
    return existsSync(`${stem}.png`) ? [`${stem}.png`] : [];
  });
  if (pages.length === 0) continue;
  runs('montage', '', ...pages, '-tile', '8x', '-geometry', '320x+6+6', '-background', '#d8d8d2', join(folder, `first-pages-${name}.png`));
  pages.forEach((page) => rmSync(page));
}
console.log(folder);
