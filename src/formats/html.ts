import {
  chaptersIn,
  coverLogo,
  figureTerms,
  pictureUrl,
  withLook,
  type Block,
  type Card,
  type Document,
  type Party,
  type Term,
} from '@/lib/blocks';
import { brandOf, readableInk } from '@/lib/brand';
import type { DisplayFont } from '@/lib/display-fonts';
import type { LookLine } from '@/lib/topics/facts';
import { showGaps, splitGaps } from '@/lib/gaps';
import { safeUrl } from '@/lib/links';
import { patternPath } from '@/lib/pattern';
import { cleanText, escapeHtml } from '@/lib/text';
import { textBlob } from './file';

/** Markup that is already safe; only the template below makes it. */
class Markup {
  constructor(readonly text: string) {}
}

type Slot = string | number | Markup | readonly Markup[];

/** Every value put into the template is escaped, in text and in quoted attributes alike. */
export function markup(parts: TemplateStringsArray, ...slots: Slot[]): Markup {
  const shown = slots.map((slot) =>
    slot instanceof Markup
      ? slot.text
      : Array.isArray(slot)
        ? slot.map((item: Markup) => item.text).join('')
        : escapeHtml(cleanText(showGaps(`${slot as string | number}`))),
  );
  return new Markup(parts.map((part, index) => part + (shown[index] ?? '')).join(''));
}

const style = `:root{color-scheme:light;--accent:#0b6b4a}body{margin:0;background:#f4f2eb;color:#1a1c19;font:15px/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}main{box-sizing:border-box;max-width:800px;margin:32px auto;padding:48px;background:#fff;border:1px solid #e6e2d6;border-radius:10px}h1{font:var(--weight) 38px/1.1 var(--display);margin:0 0 8px}h2{font:var(--weight) 25px/1.2 var(--display);margin:32px 0 10px}h3{font-size:15px;margin:20px 0 6px}p{margin:0 0 8px;white-space:pre-line;overflow-wrap:anywhere}.muted{color:#5d625b}.strong{font-weight:600}.warn{color:#8a5300}.figure{font:var(--weight) 28px/1.2 var(--display)}.right{text-align:right}.columns{display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between;margin-bottom:16px}.columns>div{flex:1 1 200px}.columns p{margin-bottom:2px}table{width:100%;border-collapse:collapse;margin:12px 0}th{font-size:12px;text-transform:uppercase;letter-spacing:.04em;color:#5d625b;text-align:left;border-bottom:1px solid #1a1c19}td,th{padding:9px 6px;vertical-align:top;overflow-wrap:break-word}td.long{overflow-wrap:anywhere}td{border-bottom:1px solid #e6e2d6}td.right,th.right{white-space:nowrap;overflow-wrap:normal}tfoot td,.noted td:first-child,.named td:first-child{font-weight:600}.noted td{border:0;padding-bottom:2px}td.said{padding-top:0;color:#5d625b;font-size:14px;white-space:pre-line}.totals{width:auto;min-width:260px;margin-left:auto}.totals td{border:0;padding:3px 6px}.mark{display:inline-block;padding:2px 10px;border-radius:99px;background:#fdf1dc;color:#8a5300;font-size:13px;margin-bottom:12px}.sign{display:flex;flex-wrap:wrap;gap:40px;margin-top:48px}.sign>div{flex:1 1 220px;border-top:1px solid #1a1c19;padding-top:6px}.sign>section{flex:1 1 220px}.sign .terms>div{min-height:28px;align-items:end;border-color:#1a1c19}.sign .terms dt{flex-basis:84px}.sign .terms dd{flex-basis:100px}a{color:var(--accent)}img{max-width:100%;height:auto}mark{background:#fdf1dc;color:#8a5300;padding:0 2px}ol.letters{list-style:lower-alpha}h2 .number{color:var(--accent);margin-right:.5em}.lead{font:var(--weight) 21px/1.4 var(--display);margin:0 0 16px}.cover{padding:24px 0 40px}.cover h1{font-size:48px;padding-bottom:20px;position:relative}.cover h1:after{content:"";position:absolute;left:0;bottom:0;width:56px;height:3px;background:var(--accent)}.cover .lead{margin-top:20px}dl{margin:16px 0}dt{color:#5d625b;font-size:13px}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}.facts,.figures{display:flex;flex-wrap:wrap;gap:16px 32px;border-top:1px solid #8c8f88;padding-top:12px}.facts>div,.figures>div{flex:1 1 130px}.figures>div{display:flex;flex-direction:column-reverse;justify-content:flex-end}.figures dd{font:var(--weight) 28px/1.2 var(--display);overflow-wrap:break-word}.four{display:grid;grid-template-columns:repeat(4,1fr);gap:16px 20px}.four dd{font-size:22px}.four.pairs{grid-template-columns:repeat(2,1fr)}.terms>div{display:flex;flex-wrap:wrap;gap:2px 16px;padding:7px 0;border-bottom:1px solid #e6e2d6}.terms dt{flex:0 0 150px}.terms dd{flex:1 1 240px}.note,blockquote{margin:14px 0;padding-left:14px;border-left:2px solid var(--accent)}.note{color:#5d625b;font-size:14px}blockquote>p:first-child{font:var(--weight) 20px/1.4 var(--display)}.ground{background:#f6f5f1;border-radius:8px;padding:16px 20px;margin:16px 0}.ground h3{margin-top:0}.cards{display:flex;flex-wrap:wrap;gap:14px}.cards .ground{flex:1 1 200px;margin:0;break-inside:avoid}hr{border:0;border-top:1px solid #e6e2d6;margin:20px 0}@media(max-width:600px){main{margin:0;padding:24px 20px;border:0;overflow-x:auto}td,th{font-size:13px;padding:8px 3px}th{font-size:10.5px;letter-spacing:0}.totals .figure td{font-size:18px}.four{grid-template-columns:repeat(2,1fr)}}@media print{.break{break-after:page}body{background:#fff}main{margin:0;padding:0;border:0;max-width:none}thead{display:table-header-group}tr{break-inside:avoid}}`;

/** Text with its open places marked. */
const rich = (text: string): Markup[] =>
  splitGaps(text).map((piece) => (piece.isGap ? markup`<mark>${piece.text}</mark>` : markup`${piece.text}`));

const align = (right: boolean | undefined) => (right ? 'right' : 'left');

function tableHtml(block: Extract<Block, { kind: 'table' }>): Markup {
  const cells = (row: readonly string[]) =>
    block.columns.map((column, index) => {
      const text = row[index] ?? '';
      // Words stay whole, so that no column is squeezed into pieces; only what is longer than any word may be divided.
      const look = column.align !== 'right' && /\S{26,}/.test(text) ? 'long' : align(column.align === 'right');
      return markup`<td class="${look}">${rich(text)}</td>`;
    });
  const rows = (list: readonly string[][]) => list.map((row) => markup`<tr>${cells(row)}</tr>`);
  const head = block.columns.map((column) => markup`<th scope="col" class="${align(column.align === 'right')}">${column.label}</th>`);
  const noted = block.rows.map((row, index) => {
    const note = block.notes?.[index] ?? '';
    return note === ''
      ? markup`<tr${block.notes ? markup` class="named"` : ''}>${cells(row)}</tr>`
      : markup`<tr class="noted">${cells(row)}</tr><tr><td class="said" colspan="${block.columns.length}">${rich(note)}</td></tr>`;
  });
  const foot = block.foot ? markup`<tfoot>${rows(block.foot)}</tfoot>` : markup``;
  return markup`<table><thead><tr>${head}</tr></thead><tbody>${noted}</tbody>${foot}</table>`;
}

function patternHtml({ rows, size, label }: Extract<Block, { kind: 'pattern' }>): Markup {
  return markup`<svg role="img" aria-label="${label}" width="${size}" height="${size}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path fill="#000" d="${patternPath(rows)}"/></svg>`;
}

/** Four figures stand beside one another or two by two, never three and one. */
const inRows = (terms: readonly Term[]) =>
  terms.length !== 4 ? '' : terms.some(({ value }) => value.length > 11) ? ' four pairs' : ' four';

const termsHtml = (terms: readonly Term[], kind: 'facts' | 'figures' | 'terms'): Markup =>
  terms.length === 0
    ? markup``
    : markup`<dl class="${kind}${kind === 'figures' ? inRows(terms) : ''}">${terms.map(({ label, value }) => markup`<div><dt>${rich(label)}</dt><dd>${rich(value)}</dd></div>`)}</dl>`;

const cardHtml = ({ title, about, blocks }: Card): Markup =>
  markup`<section class="ground"><h3>${rich(title)}</h3>${about ? markup`<p class="muted">${rich(about)}</p>` : markup``}${blocks.map(blockHtml)}</section>`;

const signHtml = ({ name, role, lines }: Party): Markup =>
  lines
    ? markup`<section><p class="strong">${role}: ${rich(name)}</p><dl class="terms">${lines.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${rich(value)}</dd></div>`)}</dl></section>`
    : markup`<div>${rich(name || role)}<br /><span class="muted">${role} · Date</span></div>`;

function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return block.level === 1
        ? markup`<h1>${rich(block.text)}</h1>`
        : block.level === 2
          ? markup`<h2>${rich(block.text)}</h2>`
          : markup`<h3>${rich(block.text)}</h3>`;
    case 'paragraph':
      return markup`<p class="${block.tone ?? 'plain'} ${align(block.align === 'right')}">${rich(block.text)}</p>`;
    case 'list': {
      const items = block.items.map((item) => markup`<li>${rich(item)}</li>`);
      if (block.ordered === 'letters') return markup`<ol class="letters">${items}</ol>`;
      return block.ordered ? markup`<ol>${items}</ol>` : markup`<ul>${items}</ul>`;
    }
    case 'table':
      return tableHtml(block);
    case 'totals':
      return markup`<table class="totals"><tbody>${block.rows.map(({ label, value, tone }) => markup`<tr class="${tone ?? 'plain'}"><td>${label}</td><td class="right">${value}</td></tr>`)}</tbody></table>`;
    case 'columns':
      return markup`<div class="columns">${block.columns.map((column, index) =>
        block.weights
          ? markup`<div style="flex:${block.weights[index] ?? 1} 1 60px">${column.map(blockHtml)}</div>`
          : markup`<div>${column.map(blockHtml)}</div>`,
      )}</div>`;
    case 'link': {
      const url = safeUrl(block.url);
      return url ? markup`<p><a href="${url}" rel="noopener noreferrer">${block.text}</a></p>` : markup`<p>${block.text}</p>`;
    }
    case 'pattern':
      return patternHtml(block);
    case 'picture':
      return markup`<p><img alt="${block.label}" width="${block.picture.width}" height="${block.picture.height}" src="${pictureUrl(block.picture)}" /></p>`;
    case 'signatures':
      return markup`<div class="sign">${block.parties.map(signHtml)}</div>`;
    case 'contents':
      return markup``;
    case 'break':
      return markup`<div class="break"></div>`;
    case 'rule':
      return markup`<hr />`;
    case 'cover':
      return markup`<header class="cover">${coverLogo(block).map(blockHtml)}<h1>${rich(block.title)}</h1>${block.lead ? markup`<p class="lead">${rich(block.lead)}</p>` : markup``}${termsHtml(block.facts, 'facts')}</header>`;
    case 'lead':
      return markup`<p class="lead">${rich(block.text)}</p>`;
    case 'note':
      return markup`<p class="note">${rich(block.text)}</p>`;
    case 'figures':
      return termsHtml(figureTerms(block), 'figures');
    case 'terms':
      return termsHtml(block.rows, 'terms');
    case 'callout':
      return markup`<aside class="ground">${block.blocks.map(blockHtml)}</aside>`;
    case 'cards':
      return markup`<div class="cards">${block.cards.map(cardHtml)}</div>`;
    case 'quote':
      return markup`<blockquote><p>${rich(block.text)}</p>${block.by ? markup`<p class="muted">${rich(block.by)}</p>` : markup``}</blockquote>`;
  }
}

const contentsHtml = (title: string, blocks: readonly Block[]): Markup =>
  markup`<nav><p class="strong">${title}</p><ul>${chaptersIn(blocks).map((chapter) => markup`<li>${rich(chapter)}</li>`)}</ul></nav>`;

/** Each chapter with its number before it. */
function countChapters(blocks: readonly Block[]): Markup[] {
  let count = 0;
  return blocks.map((block) =>
    block.kind === 'heading' && block.level === 2
      ? markup`<h2><span class="number">${(count += 1)}</span>${rich(block.text)}</h2>`
      : blockHtml(block),
  );
}

/** Titles as in the other files; of a company's own font the bold cut. Fonts that did not come along are the nearest of the device. */
function toFonts(display: DisplayFont): string {
  const isHouse = display === 'Instrument Serif';
  const nearest = ['Instrument Serif', 'Gelasio', 'Tinos'].includes(display) ? 'Georgia,serif' : 'system-ui,sans-serif';
  return `--display:"${display}",${nearest};--weight:${isHouse ? 400 : 700}`;
}

/** One self-contained page with a policy of its own: whatever was typed, nothing in it can run or load. */
export function toHtml(given: Document, look?: LookLine, faces = ''): string {
  const { title, blocks, mark, foot, hasNumbers } = withLook(given, look);
  const { accent, display } = brandOf(look);
  const counted = hasNumbers ? countChapters(blocks) : blocks.map(blockHtml);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<style>${new Markup(faces)}${new Markup(style)}:root{--accent:${readableInk(accent, '#ffffff')};${new Markup(toFonts(display))}}</style>
</head>
<body>
<main>
${mark ? markup`<p class="mark">${mark}</p>` : markup``}${blocks.map((block, index) => (block.kind === 'contents' ? contentsHtml(block.title, blocks) : (counted[index] ?? markup``)))}${foot ? markup`<p class="muted foot">${foot}</p>` : markup``}
</main>
</body>
</html>
`;
  return page.text;
}

export async function htmlFile(document: Document, look?: LookLine): Promise<Blob> {
  const faces = await (await import('./html-faces')).embedFaces(look?.display);
  return textBlob(toHtml(document, look, faces), 'text/html');
}
