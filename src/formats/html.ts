import { chaptersIn, pictureUrl, type Block, type Document } from '@/lib/blocks';
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

const style = `:root{color-scheme:light}body{margin:0;background:#f4f2eb;color:#1a1c19;font:15px/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}main{box-sizing:border-box;max-width:800px;margin:32px auto;padding:48px;background:#fff;border:1px solid #e6e2d6;border-radius:10px}h1{font:400 34px/1.1 Georgia,serif;margin:0 0 8px}h2{font-size:18px;margin:28px 0 8px}h3{font-size:15px;margin:20px 0 6px}p{margin:0 0 8px;white-space:pre-line;overflow-wrap:anywhere}.muted{color:#5d625b}.strong{font-weight:600}.warn{color:#8a5300}.figure{font:400 28px/1.2 Georgia,serif}.right{text-align:right}.columns{display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between;margin-bottom:16px}.columns>div{flex:1 1 200px}table{width:100%;border-collapse:collapse;margin:12px 0}th{font-size:12px;text-transform:uppercase;letter-spacing:.04em;color:#5d625b;text-align:left;border-bottom:1px solid #1a1c19}td,th{padding:9px 6px;vertical-align:top;overflow-wrap:anywhere}td{border-bottom:1px solid #e6e2d6}td.right,th.right{white-space:nowrap;overflow-wrap:normal}tfoot td{font-weight:600}.totals{width:auto;min-width:260px;margin-left:auto}.totals td{border:0;padding:3px 6px}.mark{display:inline-block;padding:2px 10px;border-radius:99px;background:#fdf1dc;color:#8a5300;font-size:13px;margin-bottom:12px}.sign{display:flex;flex-wrap:wrap;gap:40px;margin-top:48px}.sign div{flex:1 1 220px;border-top:1px solid #1a1c19;padding-top:6px}a{color:#0b6b4a}img{max-width:100%;height:auto}mark{background:#fdf1dc;color:#8a5300;padding:0 2px}ol.letters{list-style:lower-alpha}hr{border:0;border-top:1px solid #e6e2d6;margin:20px 0}@media(max-width:600px){main{margin:0;padding:24px;border:0}}@media print{.break{break-after:page}body{background:#fff}main{margin:0;padding:0;border:0;max-width:none}thead{display:table-header-group}tr{break-inside:avoid}}`;

/** Text with its open places marked. */
const rich = (text: string): Markup[] =>
  splitGaps(text).map((piece) => (piece.isGap ? markup`<mark>${piece.text}</mark>` : markup`${piece.text}`));

const align = (right: boolean | undefined) => (right ? 'right' : 'left');

function tableHtml(block: Extract<Block, { kind: 'table' }>): Markup {
  const cells = (row: readonly string[]) =>
    block.columns.map((column, index) => markup`<td class="${align(column.align === 'right')}">${rich(row[index] ?? '')}</td>`);
  const rows = (list: readonly string[][]) => list.map((row) => markup`<tr>${cells(row)}</tr>`);
  const head = block.columns.map((column) => markup`<th scope="col" class="${align(column.align === 'right')}">${column.label}</th>`);
  const foot = block.foot ? markup`<tfoot>${rows(block.foot)}</tfoot>` : markup``;
  return markup`<table><thead><tr>${head}</tr></thead><tbody>${rows(block.rows)}</tbody>${foot}</table>`;
}

function patternHtml({ rows, size, label }: Extract<Block, { kind: 'pattern' }>): Markup {
  return markup`<svg role="img" aria-label="${label}" width="${size}" height="${size}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path fill="#000" d="${patternPath(rows)}"/></svg>`;
}

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
      return markup`<div class="columns">${block.columns.map((column) => markup`<div>${column.map(blockHtml)}</div>`)}</div>`;
    case 'link': {
      const url = safeUrl(block.url);
      return url ? markup`<p><a href="${url}" rel="noopener noreferrer">${block.text}</a></p>` : markup`<p>${block.text}</p>`;
    }
    case 'pattern':
      return patternHtml(block);
    case 'picture':
      return markup`<p><img alt="${block.label}" width="${block.picture.width}" height="${block.picture.height}" src="${pictureUrl(block.picture)}" /></p>`;
    case 'signatures':
      return markup`<div class="sign">${block.parties.map(({ name, role }) => markup`<div>${rich(name || role)}<br /><span class="muted">${role} · Date</span></div>`)}</div>`;
    case 'contents':
      return markup``;
    case 'break':
      return markup`<div class="break"></div>`;
    case 'rule':
      return markup`<hr />`;
  }
}

const contentsHtml = (title: string, blocks: readonly Block[]): Markup =>
  markup`<nav><p class="strong">${title}</p><ul>${chaptersIn(blocks).map((chapter) => markup`<li>${rich(chapter)}</li>`)}</ul></nav>`;

/** One self-contained page with a policy of its own: whatever was typed, nothing in it can run or load. */
export function toHtml({ title, blocks, mark }: Document): string {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
${mark ? markup`<p class="mark">${mark}</p>` : markup``}${blocks.map((block) => (block.kind === 'contents' ? contentsHtml(block.title, blocks) : blockHtml(block)))}
</main>
</body>
</html>
`;
  return page.text;
}

export const htmlFile = (document: Document) => textBlob(toHtml(document), 'text/html');
