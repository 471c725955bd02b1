import { svgText as safe } from '@/lib/drawing';
import { drawingFont, toMarkup } from '@/lib/shapes';
import { drawScreen } from './draw';
import { deviceLabel, nameOfScreen, sampleMark, shownElements, type Screen, type WireElement, type Wireframe } from './model';
import { nameOf } from './names';
import { linkOf } from './screens';

const style = `*{box-sizing:border-box}body{margin:0;background:#f4f2eb;color:#1a1c19;font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}header,main{max-width:1320px;margin:0 auto;padding:20px}header{padding-bottom:0}h1{font-size:24px;line-height:1.2;margin:0 0 4px;overflow-wrap:anywhere}h2{font-size:17px;margin:0 0 10px;overflow-wrap:anywhere}p{margin:0 0 10px;color:#5d625b;overflow-wrap:anywhere}nav ul{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0;padding:0}nav a{display:block;min-height:32px;padding:4px 12px;border:1px solid #8b8778;border-radius:9px;background:#fff;color:#1a1c19;text-decoration:none;overflow-wrap:anywhere}nav a:hover{border-color:#0b6b4a}a:focus-visible{outline:2px solid #0b6b4a;outline-offset:2px}section{display:none}section:target{display:block}main:not(:has(section:target)) section:first-of-type{display:block}.sheet{display:block;width:100%;height:auto;background:#fff;border:1px solid #d5d0c1}.spot{fill:#0b6b4a;fill-opacity:0;cursor:pointer}a:hover .spot,a:focus-visible .spot{fill-opacity:.14;stroke:#0b6b4a;stroke-width:2}ol{padding-left:22px;overflow-wrap:anywhere}@media print{section{display:block;break-after:page}nav{display:none}}`;

/** Ids of the page's own making: whatever a screen is called, its address is plain. */
const addressOf = ({ screens }: Wireframe, id: string) => `screen-${screens.findIndex((screen) => screen.id === id) + 1}`;

function spotOf(wireframe: Wireframe, element: WireElement): string {
  const link = linkOf(wireframe, element);
  const target = wireframe.screens.find(({ id }) => id === link);
  if (!target) return '';
  const { x, y, width, height } = element;
  const name = `${nameOf(element)}, opens ${nameOfScreen(wireframe, target)}`;
  return `<a href="#${addressOf(wireframe, link)}" aria-label="${safe(name)}"><rect class="spot" x="${x}" y="${y}" width="${width}" height="${height}"/></a>`;
}

function sectionOf(wireframe: Wireframe, screen: Screen, areNotesShown: boolean): string {
  const { width, height } = wireframe;
  const address = addressOf(wireframe, screen.id);
  const name = nameOfScreen(wireframe, screen);
  const shown = shownElements(screen, areNotesShown);
  const spots = shown.map((element) => spotOf(wireframe, element)).join('');
  const notes = shown.filter(({ kind }) => kind === 'note');
  const list = notes.length === 0 ? '' : `<h3>Notes</h3><ol>${notes.map(({ content }) => `<li>${safe(content)}</li>`).join('')}</ol>`;
  return `<section id="${address}" aria-labelledby="${address}-name">
<h2 id="${address}-name">${safe(name)}</h2>
<svg class="sheet" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${safe(drawingFont)}" style="max-width:${width}px">${drawScreen(
    screen,
    wireframe,
    areNotesShown,
  )
    .map(toMarkup)
    .join('')}${spots}</svg>
${list}
</section>`;
}

/** All screens in one page that needs nothing else: links lead from screen to screen without a script, and nothing typed can run. */
export function toClickThrough(wireframe: Wireframe, areNotesShown: boolean): string {
  const title = wireframe.name.trim() || 'Wireframe';
  const mark = sampleMark(wireframe);
  const entries = wireframe.screens.map(
    (screen) => `<li><a href="#${addressOf(wireframe, screen.id)}">${safe(nameOfScreen(wireframe, screen))}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${safe(title)}</h1>
<p>${mark === '' ? '' : `${mark}. `}Wireframe, ${safe(deviceLabel(wireframe))}</p>
<nav aria-label="Screens"><ul>${entries.join('')}</ul></nav>
</header>
<main>
${wireframe.screens.map((screen) => sectionOf(wireframe, screen, areNotesShown)).join('\n')}
</main>
</body>
</html>
`;
}
