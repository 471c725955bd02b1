import { chaptersIn, figureTerms, itemMark, notedRows, type Block, type Document, type Term } from '@/lib/blocks';
import { showGaps } from '@/lib/gaps';
import { safeUrl } from '@/lib/links';
import { cleanText } from '@/lib/text';
import { textBlob } from './file';

/** What users typed is text, never Markdown: every mark with a meaning is escaped. */
const escapeMarkdown = (text: string) =>
  showGaps(text)
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^(\s*)([-+])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(\s*)(=+)\s*$/gm, '$1\\$2');

const inline = (text: string) =>
  escapeMarkdown(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
const lines = (text: string) =>
  escapeMarkdown(text)
    .split('\n')
    .map((line) => line.trim())
    .join('  \n');

const row = (cells: readonly string[]) => `| ${cells.map(inline).join(' | ')} |`;

const termsMarkdown = (terms: readonly Term[]) => terms.map(({ label, value }) => `- **${inline(label)}:** ${inline(value)}`).join('\n');

/** Room for a pen. */
const blank = '\\_'.repeat(10);

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.text)}`;
    case 'paragraph':
      return block.tone === 'strong' || block.tone === 'figure' ? `**${inline(block.text)}**` : lines(block.text);
    case 'list':
      return (
        block.items
          // Markdown has no lettered lists: the letter is part of the text.
          .map(
            (item, index) =>
              `${block.ordered === true ? `${index + 1}.` : '-'} ${block.ordered === 'letters' ? `${itemMark('letters', index)} ` : ''}${inline(item)}`,
          )
          .join('\n')
      );
    case 'table':
      return [
        row(block.columns.map((column) => column.label)),
        `| ${block.columns.map((column) => (column.align === 'right' ? '---:' : '---')).join(' | ')} |`,
        ...[...notedRows(block), ...(block.foot ?? [])].map(row),
      ].join('\n');
    case 'totals':
      return ['| | |', '| --- | ---: |', ...block.rows.map(({ label, value }) => row([label, value]))].join('\n');
    case 'columns':
      return block.columns.map(blocksMarkdown).filter(Boolean).join('\n\n');
    case 'link': {
      const url = safeUrl(block.url);
      return url ? `[${inline(block.text)}](<${url.replace(/[<>]/g, encodeURIComponent)}>)` : inline(block.text);
    }
    case 'pattern':
    case 'picture':
      return inline(block.label);
    case 'signatures':
      return block.parties
        .map(({ name, role, lines }) =>
          lines
            ? `**${inline(role)}: ${inline(name)}**\n\n${lines.map(({ label, value }) => `${inline(label)}: ${value ? inline(value) : blank}`).join('  \n')}`
            : `${inline(role)}: ${blank} ${inline(name)}  \nDate: ${blank}`,
        )
        .join('\n\n');
    case 'contents':
    case 'break':
      return '';
    case 'rule':
      return '---';
    case 'cover':
      return [`# ${inline(block.title)}`, block.lead ? lines(block.lead) : '', termsMarkdown(block.facts)].filter(Boolean).join('\n\n');
    case 'lead':
      return `**${inline(block.text)}**`;
    case 'note':
      return `> ${inline(block.text)}`;
    case 'figures':
      return termsMarkdown(figureTerms(block));
    case 'terms':
      return termsMarkdown(block.rows);
    case 'callout':
      return blocksMarkdown(block.blocks);
    case 'cards':
      return block.cards
        .map((card) =>
          [`### ${inline(card.title)}`, card.about ? inline(card.about) : '', blocksMarkdown(card.blocks)].filter(Boolean).join('\n\n'),
        )
        .join('\n\n');
    case 'quote':
      return `> ${inline(block.text)}${block.by ? `\n>\n> ${inline(block.by)}` : ''}`;
  }
}

const blocksMarkdown = (blocks: readonly Block[]): string =>
  blocks
    .map(blockMarkdown)
    .filter((text) => text !== '')
    .join('\n\n');

/** The chapters as a list, below a line in bold. */
const listContents = (title: string, blocks: readonly Block[]): Block[] => [
  { kind: 'paragraph', text: title, tone: 'strong' },
  { kind: 'list', items: chaptersIn(blocks) },
];

export const toMarkdown = ({ blocks, mark, foot }: Document): string => {
  const listed = blocks.flatMap((block) => (block.kind === 'contents' ? listContents(block.title, blocks) : [block]));
  return cleanText(`${mark ? `**${inline(mark)}**\n\n` : ''}${blocksMarkdown(listed)}\n${foot ? `\n${inline(foot)}\n` : ''}`);
};

export const markdownFile = (document: Document) => textBlob(toMarkdown(document), 'text/markdown');
