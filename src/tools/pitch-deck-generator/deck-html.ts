import { openColors, placeLogo, splitPlaceholders, type Deck, type DeckSlide } from './deck';
import { bulletIndent, lineHeight, page, pointGap, type Box, type TextBox } from './layout';
import { playerHash, playerScript } from './player';
import type { Theme } from './theme';

const share = (value: number, whole: number) => `${Number(((value / whole) * 100).toFixed(3))}%`;
/** In hundredths of the slide's width, so that a slide looks the same at any size. */
const unit = (points: number) => `${Number(((points / page.width) * 100).toFixed(3))}cqw`;

const placeOf = ({ x, y, width, height }: Box) =>
  `left:${share(x, page.width)};top:${share(y, page.height)};width:${share(width, page.width)};height:${share(height, page.height)}`;

const sides = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

const textOf = (box: TextBox) =>
  `${placeOf(box)};font-size:${unit(box.size)};color:${box.color};text-align:${box.align};justify-content:${sides[box.valign]}`;

const fallback = (font: Theme['font']) => (font === 'Georgia' ? 'serif' : 'sans-serif');

const styleOf = ({ background, accent, font }: Theme) =>
  `*{box-sizing:border-box}html{background:#121412;color:#edf0ea;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{display:grid;gap:24px;justify-content:center}.slide{margin:0}.stage{position:relative;width:min(100vw,calc((100vh - 52px)*16/9));aspect-ratio:16/9;container-type:inline-size;overflow:hidden;background:${background};font-family:"${font}",${fallback(font)}}.stage>*{position:absolute;margin:0}.text{display:flex;flex-direction:column;line-height:${lineHeight};overflow-wrap:anywhere;overflow:auto}h2.text{font-weight:700}.accent{background:${accent}}ul{list-style:none;padding:0}li{margin:0 0 ${pointGap}em;flex:none}.bullets li{padding-left:${bulletIndent}em;position:relative}.bullets li::before{content:"";position:absolute;left:.16em;top:.5em;width:.28em;height:.28em;border-radius:50%;background:${accent}}.foot{display:flex;justify-content:space-between;gap:2em;align-items:flex-end;line-height:1.2}mark{background:${openColors.ground};color:${openColors.text}}.notes{white-space:pre-line;padding:16px;max-width:70ch}.notes h3{margin:0 0 4px;font-size:14px}nav{display:none}[tabindex='-1']{outline:0}.js .slide{display:none}.js .slide.on{display:block}.js .notes{display:none}.js nav{position:fixed;inset:auto 0 0 0;height:52px;display:flex;gap:8px;align-items:center;justify-content:center;background:#1a1d1a;padding:0 12px}.js main{display:grid;justify-content:center;align-content:center;min-height:calc(100vh - 52px)}button,#counter{white-space:nowrap}button{font:inherit;font-size:14px;min-height:36px;padding:4px 12px;border:1px solid #747c74;border-radius:8px;background:#121412;color:#edf0ea}button:disabled{opacity:.5}button[aria-pressed=true]{background:#edf0ea;color:#121412}:focus-visible{outline:3px solid #57c793;outline-offset:2px}#clock,#reset{display:none}.speaker #clock,.speaker #reset{display:inline-block}.overview main{grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;padding:16px;justify-content:stretch;align-content:start}.overview .slide{display:block!important;cursor:pointer}.overview .stage{width:100%}.overview .slide.on{outline:3px solid #57c793}.speaker main{grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:16px;padding:16px;align-content:start}.speaker .stage{width:100%}.speaker .slide.on .notes{display:block;font-size:20px}.speaker .slide.next{display:block}@media(max-width:640px){.js nav{gap:6px;padding:0 6px}#counter{font-size:14px}button{font-size:13px;padding:4px 8px}#full,#speaker{display:none}.speaker main{grid-template-columns:1fr}}@page{size:13.333in 7.5in;margin:0}@media print{html{background:#fff}nav,.notes{display:none!important}main{display:block!important;min-height:0!important}.slide{display:block!important;break-after:page}.stage{width:13.333in!important;print-color-adjust:exact;-webkit-print-color-adjust:exact}}`;

/** One page that needs nothing but itself: arrows move, O shows all slides, S the speaker's view, F fills the screen. */
export async function makeHtml(deck: Deck): Promise<Blob> {
  const [{ markup }, { textBlob }] = await Promise.all([import('@/formats/html'), import('@/formats/file')]);
  const constant = (text: string) => markup(Object.assign([text], { raw: [text] }));
  const pieces = (line: string) =>
    splitPlaceholders(line).map(({ text, isOpen }) => (isOpen ? markup`<mark>${text}</mark>` : markup`${text}`));
  const section = ({ number, title, lines, notes, footer, arrangement }: DeckSlide) => {
    const { title: head, body, accent, footer: foot } = arrangement;
    const logo = deck.logo
      ? markup`<img alt="Company logo" src="${deck.logo.address}" style="${placeOf(placeLogo(deck.logo, arrangement))}" />`
      : markup``;
    const list =
      lines.length === 0
        ? markup``
        : markup`<ul class="text ${body.hasBullets ? 'bullets' : 'plain'}" style="${textOf(body)}">${lines.map((line) => markup`<li>${pieces(line)}</li>`)}</ul>`;
    const said = notes === '' ? markup`<p>No notes.</p>` : markup`<div>${notes}</div>`;
    return markup`<section class="slide" id="slide-${number}" aria-label="Slide ${number} of ${deck.slides.length}">
<div class="stage"><div class="accent" style="${placeOf(accent)}"></div><h2 class="text" style="${textOf(head)}"><span>${pieces(title)}</span></h2>${list}${logo}<p class="foot" style="${placeOf(foot)};font-size:${unit(foot.size)};color:${foot.color}"><span>${footer}</span><span>${number} of ${deck.slides.length}</span></p></div>
<aside class="notes" aria-label="Notes of slide ${number}"><h3>Speaker notes</h3>${said}</aside>
</section>
`;
  };
  const html = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src '${constant(playerHash)}'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${[deck.title, ...deck.marks].join(' · ')}</title>
<style>${constant(styleOf(deck.theme))}</style>
</head>
<body>
<main>
${deck.slides.map(section)}</main>
<nav aria-label="Presentation"><button id="prev" type="button">Previous</button><span id="counter" role="status"></span><button id="next" type="button">Next</button><button id="overview" type="button" aria-pressed="false">Overview (O)</button><button id="speaker" type="button" aria-pressed="false">Speaker (S)</button><button id="full" type="button">Full screen (F)</button><span id="clock" role="timer"></span><button id="reset" type="button">Reset timer</button></nav>
<script>${constant(playerScript)}</script>
</body>
</html>
`;
  return textBlob(html.text, 'text/html');
}
