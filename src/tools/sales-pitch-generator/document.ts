import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { describeVariables } from './checks';
import { frameSteps, madeFrom, textIds, textKinds, type TextId } from './content';
import { isSample, type Answers, type ObjectionRow } from './model';
import { findVariables } from './variables';

const listMark = /^\s*[-*•]\s+/;

/** Paragraphs as typed; lines that begin with a mark become a list. */
function toBlocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((chunk): Block[] => {
      const lines = chunk.split('\n');
      const first = lines.findIndex((line) => listMark.test(line));
      if (first < 0 || !lines.slice(first).every((line) => listMark.test(line))) return [paragraph(chunk)];
      const lead = lines.slice(0, first).join('\n').trim();
      return [...(lead === '' ? [] : [paragraph(lead)]), bullets(lines.slice(first).map((line) => line.replace(listMark, '').trim()))];
    });
}

const objectionBlocks = (row: ObjectionRow): Block[] => [
  heading(3, row.objection.trim() || 'Objection'),
  ...frameSteps.filter(({ name }) => row[name].trim() !== '').map(({ name, label }) => paragraph(`${label}: ${row[name].trim()}`)),
];

/** All texts in one file, in the order of the screen. */
export function toDocument(answers: Answers, texts: Record<TextId, string>, objections: readonly ObjectionRow[]): Document {
  const product = answers.productName.replace(/\s+/g, ' ').trim();
  const title = product === '' ? 'Sales Pitch' : `Sales Pitch: ${product}`;
  const variables = findVariables(textIds.map((id) => texts[id]).join('\n'));
  const section = (id: TextId): Block[] => (texts[id].trim() === '' ? [] : [heading(2, textKinds[id].label), ...toBlocks(texts[id])]);
  const [main, rest] = [textIds.slice(0, 3), textIds.slice(3)];
  return {
    title,
    blocks: [
      heading(1, title),
      paragraph(madeFrom, 'muted'),
      ...(variables.length > 0
        ? [paragraph(`Merge fields to fill in before use: ${describeVariables(variables.map(({ name }) => name))}.`, 'warn')]
        : []),
      ...main.flatMap(section),
      heading(2, 'Objection Answers'),
      ...objections.flatMap(objectionBlocks),
      ...rest.flatMap(section),
    ],
    ...(isSample(answers) ? { mark: 'Sample' } : {}),
  };
}
