import { itemMark, type Block, type Document } from './blocks';
import { readGaps, showGaps } from './gaps';

/** New words for one section of a document, as plain text: a line a paragraph, "- " before the items of a list. */
export interface Rewording {
  title: string;
  text: string;
  /** Whose words they are: "gemini-2.5-flash". */
  source?: string | undefined;
}

/** "3. Payment" and "Payment" are the same section: numbers close up when others come or go. */
const nameOf = (text: string) => text.replace(/^\d+\.\s+/, '').trim();
const isText = (block: Block) => (block.kind === 'paragraph' && block.tone !== 'warn') || block.kind === 'list';

interface Section {
  title: string;
  heading: Block | undefined;
  blocks: Block[];
}

function split(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ title: '', heading: undefined, blocks: [] }];
  const seen = new Map<string, number>();
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    const name = nameOf(block.text);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    sections.push({ title: count === 1 ? name : `${name} (${count})`, heading: block, blocks: [] });
  }
  return sections;
}

/** The number of a clause; empty where headings have none. */
const numberOf = (heading: Block | undefined) => (heading?.kind === 'heading' ? (/^(\d+)\.\s/.exec(heading.text)?.[1] ?? '') : '');

/** "3.1 " is a number only in a document of numbered clauses; elsewhere "3.5 million" is what it says. */
const withoutNumber = (line: string, number: string) => (number === '' ? line : line.replace(/^\d+\.\d+\s+/, ''));

const lineOf = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

function toLines(blocks: readonly Block[], number: string): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph' && isText(block)) return [lineOf(withoutNumber(block.text, number))];
      return block.kind === 'list' ? block.items.map((item, index) => `${itemMark(block.ordered, index) || '-'} ${lineOf(item)}`) : [];
    })
    .join('\n');
}

/** What can be reworded: the sections that hold text, under their headings. */
export const listSections = ({ blocks }: Document): Rewording[] =>
  split(blocks)
    .filter(({ heading, blocks: inside }) => heading !== undefined && inside.some(isText))
    .map(({ title, heading, blocks: inside }) => ({ title, text: showGaps(toLines(inside, numberOf(heading))) }));

const listItem = /^(?:[-•*]|\([a-z]{1,2}\)|\d+[.)])\s+(.*)$/;

function toBlocks(text: string, before: readonly Block[], number: string): Block[] {
  const old = before.find((block) => block.kind === 'list');
  const ordered = old?.kind === 'list' ? old.ordered : undefined;
  const lines = text
    .split('\n')
    .map((line) => withoutNumber(line.trim(), number).trim())
    .filter((line) => line !== '');
  const paragraphs = lines.filter((line) => !listItem.test(line)).length;
  const blocks: Block[] = [];
  let count = 0;
  for (const line of lines) {
    const item = listItem.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item === undefined) {
      count += 1;
      blocks.push({ kind: 'paragraph', text: number !== '' && paragraphs > 1 ? `${number}.${count} ${line}` : line });
    } else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item], ...(ordered ? { ordered } : {}) });
  }
  return blocks;
}

/** The document with the new words in place of the old; tables, signatures and pictures stay where they are. */
export function reword<D extends Document>(document: D, rewordings: readonly Rewording[]): D {
  const words = new Map(rewordings.filter(({ text }) => text.trim() !== '').map(({ title, text }) => [title, readGaps(text)]));
  if (words.size === 0) return document;
  const blocks = split(document.blocks).flatMap(({ title, heading, blocks: inside }): Block[] => {
    const text = heading ? words.get(title) : undefined;
    const start = heading ? [heading] : [];
    if (text === undefined || !inside.some(isText)) return [...start, ...inside];
    const at = inside.findIndex(isText);
    return [
      ...start,
      ...inside.slice(0, at),
      ...toBlocks(text, inside, numberOf(heading)),
      ...inside.slice(at).filter((block) => !isText(block)),
    ];
  });
  return { ...document, blocks };
}

/** New words in place of older ones for the same section. */
export const mergeRewordings = (old: readonly Rewording[], added: readonly Rewording[]): Rewording[] => [
  ...old.filter(({ title }) => !added.some((other) => other.title === title)),
  ...added,
];
