import { page, toSimple, type DrawnText, type Simple } from './drawn';
import { openColors, splitPlaceholders, type Deck, type DeckSlide } from './deck';
import { paragraphStyle, placeOf, textStyle } from './page-style';
import { broughtAlong, fontsOf } from './theme';

const toCss = (style: Record<string, string>) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/**
 * A slide fills the window and the page comes to rest on it, so that the keys that scroll a page turn the slides:
 * arrows, Page Up and Down, the space bar, Home and End. "All slides" and "Notes" are a link and a tick box.
 */
const styles = [
  '*{box-sizing:border-box}html{background:#121412;color:#edf0ea;font:16px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-snap-type:y mandatory}body{margin:0}',
  '@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}',
  '.slide{--room:60px;position:relative;height:100vh;height:100dvh;scroll-snap-align:start;scroll-snap-stop:always;display:grid;grid-template-rows:minmax(0,1fr) auto 60px;justify-items:center;align-items:center}',
  '.stage{position:relative;width:min(100vw,calc((100vh - var(--room))*16/9));aspect-ratio:16/9;container-type:inline-size;overflow:hidden;background:#fff}.stage>*{position:absolute;margin:0}.stage svg{inset:0;width:100%;height:100%}',
  '.text{display:flex;flex-direction:column;overflow-wrap:anywhere;font-weight:400}.text>*{margin:0;flex:none;position:relative}h2.text>*{text-wrap:balance}ul{list-style:none;padding:0}li::before{content:"";position:absolute;left:.2em;top:.55em;width:.25em;height:.25em;border-radius:50%;background:currentColor;opacity:.6}',
  `mark{background:${openColors.ground};color:${openColors.text}}.notes{white-space:pre-line;overflow:auto;overflow-wrap:anywhere;width:min(100%,80ch);max-height:calc(30vh - 16px);padding:8px 16px}.notes h3{margin:0;font-size:14px}.notes p{margin:0}`,
  'nav{grid-row:3;display:flex;gap:8px;align-items:center;padding:0 12px}nav a,nav span,.toggle{font-size:14px;min-height:36px;padding:6px 12px;border:1px solid #747c74;border-radius:8px;background:#121412;color:#edf0ea;text-decoration:none;white-space:nowrap}nav span{opacity:.5}a:hover{text-decoration:underline}:focus-visible{outline:3px solid #57c793;outline-offset:2px}',
  '.toggle{position:fixed;right:12px;bottom:12px;z-index:1;display:flex;gap:8px;align-items:center}.open{display:none}#all{position:absolute;top:0}',
  '@supports selector(:has(a)){.notes{display:none}body:has(#notes:checked) .notes{display:block}body:has(#notes:checked) .slide{--room:calc(30vh + 60px)}}',
  '@supports not selector(:has(a)){.toggle,nav a.all{display:none}}',
  'html:has(#all:target){scroll-snap-type:none}body:has(#all:target) main{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;padding:16px}body:has(#all:target) .slide{display:block;height:auto}body:has(#all:target) .stage{width:100%}body:has(#all:target) :is(.notes,nav,.toggle){display:none!important}body:has(#all:target) .open{display:block;position:absolute;inset:0;color:transparent;font-size:1px}body:has(#all:target) .open:is(:hover,:focus-visible){outline:3px solid #57c793;outline-offset:2px}',
  '@media(max-aspect-ratio:1/1){html{scroll-snap-type:y proximity}.slide{height:auto;display:block;padding-bottom:8px}.stage{width:100vw}.notes{max-height:none}nav{display:none}main{padding-bottom:60px}}',
  '@page{size:13.333in 7.5in;margin:0}@media print{html{background:#fff}nav,.notes,.toggle,.open{display:none!important}main{display:block!important;padding:0!important}.slide{display:block!important;height:auto!important;padding:0!important;break-after:page}.stage{width:13.333in!important;print-color-adjust:exact;-webkit-print-color-adjust:exact}}',
].join('');

/** One page that needs nothing but itself and runs nothing: the browser's own scrolling is the presentation. */
export async function makeHtml(deck: Deck): Promise<Blob> {
  const [{ markup }, { textBlob }] = await Promise.all([import('@/formats/html'), import('@/formats/file')]);
  const faces =
    fontsOf(deck.theme).body === 'Inter' ? await (await import('@/formats/html-faces')).embedFaces(broughtAlong(deck.theme)) : '';
  const constant = (text: string) => markup(Object.assign([text], { raw: [text] }));
  const pieces = (line: string) =>
    splitPlaceholders(line).map(({ text, isOpen }) => (isOpen ? markup`<mark>${text}</mark>` : markup`${text}`));
  const shape = (part: Simple) => {
    if (part.kind === 'line')
      return markup`<line x1="${part.x1}" y1="${part.y1}" x2="${part.x2}" y2="${part.y2}" stroke="${part.color}" />`;
    if (part.kind !== 'box' && part.kind !== 'circle') return markup``;
    const { x, y, width, height, fill = 'none', stroke = 'none', isDashed, radius = 0 } = part;
    const dashes = isDashed ? '5 4' : 'none';
    return part.kind === 'circle'
      ? markup`<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${fill}" />`
      : markup`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-dasharray="${dashes}" />`;
  };
  const words = (text: DrawnText) => {
    const style = toCss(textStyle(text, deck.theme));
    const lines = text.paragraphs.map((paragraph) => ({
      own: toCss(paragraphStyle(paragraph, text, deck.theme)),
      said: pieces(paragraph.text),
    }));
    if (text.role === 'title')
      return markup`<h2 class="text" style="${style}">${lines.map(({ own, said }) => markup`<span style="${own}">${said}</span>`)}</h2>`;
    return text.paragraphs.some(({ isPoint }) => isPoint)
      ? markup`<ul class="text" style="${style}">${lines.map(({ own, said }) => markup`<li style="${own}">${said}</li>`)}</ul>`
      : markup`<div class="text" style="${style}">${lines.map(({ own, said }) => markup`<p style="${own}">${said}</p>`)}</div>`;
  };
  const section = ({ number, notes, parts }: DeckSlide) => {
    const simple = toSimple(parts);
    const pictures = simple.flatMap((part) =>
      part.kind === 'picture' ? [markup`<img alt="${part.alt}" src="${part.address}" style="${toCss(placeOf(part))}" />`] : [],
    );
    const texts = simple.flatMap((part) => (part.kind === 'text' ? [words(part)] : []));
    const said = notes === '' ? markup`<p>No notes.</p>` : markup`<div>${notes}</div>`;
    const step = (to: number, name: string) =>
      to < 1 || to > deck.slides.length ? markup`<span>${name}</span>` : markup`<a href="#slide-${to}">${name}</a>`;
    return markup`<section class="slide" id="slide-${number}" aria-label="Slide ${number} of ${deck.slides.length}">
<div class="stage"><svg viewBox="0 0 ${page.width} ${page.height}" aria-hidden="true">${simple.map(shape)}</svg>${texts}${pictures}</div>
<aside class="notes" tabindex="0" aria-label="Notes of slide ${number}"><h3>Speaker notes</h3>${said}</aside>
<nav aria-label="From slide ${number}">${step(number - 1, 'Previous')}<a class="all" href="#all">All slides</a>${step(number + 1, 'Next')}</nav>
<a class="open" href="#slide-${number}">Show slide ${number}</a>
</section>
`;
  };
  const html = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${[deck.title, ...deck.marks].join(' · ')}</title>
<style>${constant(faces + styles)}</style>
</head>
<body>
<span id="all"></span>
<label class="toggle"><input type="checkbox" id="notes" autocomplete="off" /> Notes</label>
<main>
${deck.slides.map(section)}</main>
</body>
</html>
`;
  return textBlob(html.text, 'text/html');
}
