import type { Block } from './blocks';

/** "3. Payment" and "3.1 The Client pays": the number hangs beside its text. */
export const splitNumber = (text: string): [number: string, text: string] | undefined => {
  const found = /^(\d{1,3}(?:\.\d{1,3})*)\.?[ \u00a0](?=\S)([^]*)$/.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : undefined;
};

/** Whether headings bring their own numbers, as clauses do. */
export const haveClauses = (blocks: readonly Block[]) =>
  blocks.some((block) => block.kind === 'heading' && block.level === 2 && splitNumber(block.text)?.[0] === '1');

/** In letters: about two lines. */
const longestRemark = 180;

const wholes = new Set<Block['kind'] | undefined>(['callout', 'cards', 'figures', 'picture', 'table', 'terms']);

const mostRemarks = 3;
/** In letters: about six lines. */
const longestClosing = 500;

/** Whether this is the last clause before the signatures: nobody signs a page that says nothing. */
function endsText(blocks: readonly Block[], index: number): boolean {
  const block = blocks[index];
  if (block?.kind !== 'paragraph' || block.text.length > longestClosing || blocks[index + 1]?.kind !== 'heading') return false;
  const after = blocks.slice(index + 2, index + 5);
  const signed = after.findIndex(({ kind }) => kind === 'signatures');
  return signed >= 0 && after.slice(0, signed).every(({ kind }) => kind === 'paragraph');
}

const isShortText = (block: Block | undefined): boolean => block?.kind === 'paragraph' && block.text.length <= longestRemark;

/** Whether only a few short lines stand between this and the heading above it. */
function followsHeading(blocks: readonly Block[], index: number): boolean {
  const before = blocks.slice(Math.max(0, index - mostRemarks), index);
  const head = before.findLastIndex(({ kind }) => kind === 'heading');
  return head >= 0 && before.slice(head + 1).every(isShortText);
}

/** The words above a signature or below a picture, and remarks between a heading and what it heads, are not left behind on a page. */
export function belongsToNext(blocks: readonly Block[], index: number): boolean {
  const next = blocks[index + 1]?.kind;
  if (next === 'signatures' || endsText(blocks, index)) return true;
  const block = blocks[index];
  const after = blocks[index + 1];
  if (block?.kind === 'picture') return after?.kind === 'paragraph' && after.tone === 'muted' && isShortText(after);
  if (block?.kind !== 'paragraph') return false;
  if (wholes.has(next) && isShortText(block) && followsHeading(blocks, index)) return true;
  if (blocks[index - 1]?.kind !== 'heading') return false;
  const isRemark = block.tone === 'warn' || block.tone === 'muted';
  return wholes.has(next) || (isRemark && block.text.length <= longestRemark && (next === 'paragraph' || next === 'list'));
}
