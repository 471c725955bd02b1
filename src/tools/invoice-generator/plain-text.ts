import type { Block, Document } from '@/lib/blocks';

const lineWidth = 76;
const descriptionWidth = 40;

/** Lines of at most so many characters, broken between words; a word that is longer is cut. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let rest = Array.from(line);
    while (rest.length > width) {
      const space = rest.slice(0, width + 1).lastIndexOf(' ');
      const cut = space > 0 ? space : width;
      lines.push(rest.slice(0, cut).join('').trimEnd());
      rest = rest.slice(space > 0 ? cut + 1 : cut);
    }
    return [...lines, rest.join('')];
  });
}

/** A description that is too long goes on in rows of its own, below the figures of its item. */
const wrapRow = ([first = '', ...others]: string[]): string[][] =>
  wrapText(first.replace(/\s+/g, ' ').trim(), descriptionWidth).map((line, index) => [
    line,
    ...others.map((cell) => (index === 0 ? cell : '')),
  ]);

function wrapBlock(block: Block): Block[] {
  if (block.kind === 'pattern') return [];
  if (block.kind === 'paragraph') return [{ ...block, text: wrapText(block.text, lineWidth).join('\n') }];
  if (block.kind === 'table') return [{ ...block, rows: block.rows.flatMap(wrapRow) }];
  if (block.kind === 'columns') return [{ ...block, columns: block.columns.map((column) => column.flatMap(wrapBlock)) }];
  return [block];
}

/** The document for a text file: lines that fit a window, and no words about a picture that is not there. */
export const forPlainText = (document: Document): Document => ({ ...document, blocks: document.blocks.flatMap(wrapBlock) });
