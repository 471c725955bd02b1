import { blankLine, chaptersIn, figureTerms, itemMark, notedRows, type Block, type Document, type Term } from './blocks';
import { showGaps } from './gaps';
import { cleanText } from './text';

function padTable(rows: string[][], isRight: boolean[]): string[] {
  const widths = isRight.map((_, column) => Math.max(...rows.map((row) => Array.from(row[column] ?? '').length)));
  return rows.map((row) =>
    isRight
      .map((right, column) => {
        const cell = row[column] ?? '';
        const fill = ' '.repeat(Math.max(0, (widths[column] ?? 0) - Array.from(cell).length));
        return right ? fill + cell : cell + fill;
      })
      .join('  ')
      .trimEnd(),
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const termText = ({ label, value }: Term) => `${label}: ${value}`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 1
        ? `${block.text.toUpperCase()}\n${'='.repeat(Array.from(block.text).length)}`
        : block.level === 2
          ? `${block.text}\n${'-'.repeat(Array.from(block.text).length)}`
          : block.text;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item, index) => `${itemMark(block.ordered, index) || '-'} ${item}`).join('\n');
    case 'table': {
      const rows = [block.columns.map((column) => column.label), ...notedRows(block), ...(block.foot ?? [])];
      return padTable(
        rows.map((row) => row.map(oneLine)),
        block.columns.map((column) => column.align === 'right'),
      ).join('\n');
    }
    case 'totals':
      return padTable(
        block.rows.map(({ label, value }) => [label, value]),
        [false, true],
      ).join('\n');
    case 'columns':
      return block.columns
        .map((column) => blocksText(column))
        .filter(Boolean)
        .join('\n\n');
    case 'link':
      return `${block.text}: ${block.url}`;
    case 'pattern':
    case 'picture':
      return block.label;
    case 'signatures':
      return block.parties
        .map(({ name, role, lines }) =>
          lines
            ? `${role}: ${name}\n\n${lines.map(({ label, value }) => `${label}: ${value || blankLine}`).join('\n')}`
            : `${role}: ${blankLine}  ${name}\nDate: ${blankLine}`,
        )
        .join('\n\n');
    case 'contents':
    case 'break':
      return '';
    case 'rule':
      return '----------------------------------------';
    case 'cover':
      return [block.title.toUpperCase(), block.lead ?? '', ...block.facts.map(termText)].filter(Boolean).join('\n');
    case 'lead':
    case 'note':
      return block.text;
    case 'figures':
      return figureTerms(block).map(termText).join('\n');
    case 'terms':
      return block.rows.map(termText).join('\n');
    case 'callout':
      return blocksText(block.blocks);
    case 'cards':
      return block.cards
        .map((card) => [[card.title, card.about ?? ''].filter(Boolean).join('\n'), blocksText(card.blocks)].filter(Boolean).join('\n'))
        .join('\n\n');
    case 'quote':
      return [`“${block.text}”`, block.by ?? ''].filter(Boolean).join('\n');
  }
}

const blocksText = (blocks: readonly Block[]): string =>
  blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n');

const listContents = (title: string, blocks: readonly Block[]): Block => ({
  kind: 'paragraph',
  text: [title, ...chaptersIn(blocks).map((chapter) => `  ${chapter}`)].join('\n'),
});

/** A document as plain text, for copying and for the text file alike. */
export function toText({ blocks, mark, foot }: Document): string {
  const listed = blocks.map((block): Block => (block.kind === 'contents' ? listContents(block.title, blocks) : block));
  return cleanText(showGaps(`${mark ? `[${mark}]\n\n` : ''}${blocksText(listed)}\n${foot ? `\n${foot}\n` : ''}`));
}
