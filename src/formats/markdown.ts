import type { Block, Document } from '@/lib/blocks';
import { safeUrl } from '@/lib/links';
import { cleanText } from '@/lib/text';
import { textBlob } from './file';

/** What users typed is text, never Markdown: every mark with a meaning is escaped. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^(\s*)([-+]|\d+[.)])(?=\s|$)/gm, '$1\\$2')
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

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.text)}`;
    case 'paragraph':
      return block.tone === 'strong' || block.tone === 'figure' ? `**${inline(block.text)}**` : lines(block.text);
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inline(item)}`).join('\n');
    case 'table':
      return [
        row(block.columns.map((column) => column.label)),
        `| ${block.columns.map((column) => (column.align === 'right' ? '---:' : '---')).join(' | ')} |`,
        ...[...block.rows, ...(block.foot ?? [])].map(row),
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
        .map(({ name, role }) => `${inline(role)}: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ ${inline(name)}  \nDate: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_`)
        .join('\n\n');
    case 'rule':
      return '---';
  }
}

const blocksMarkdown = (blocks: readonly Block[]): string =>
  blocks
    .map(blockMarkdown)
    .filter((text) => text !== '')
    .join('\n\n');

export const toMarkdown = ({ blocks, mark }: Document): string =>
  cleanText(`${mark ? `**${inline(mark)}**\n\n` : ''}${blocksMarkdown(blocks)}\n`);

export const markdownFile = (document: Document) => textBlob(toMarkdown(document), 'text/markdown');
