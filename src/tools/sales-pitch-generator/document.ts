import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { joinWords, plural } from '@/lib/text';
import { describeVariables } from './checks';
import { checkClaims, frameSteps, madeFrom, textIds, textKinds, type TextId } from './content';
import { hasSample, isSample, sampleAnswersIn, type Answers, type ObjectionRow, type PitchData } from './model';
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
  {
    kind: 'terms',
    rows: frameSteps.filter(({ name }) => row[name].trim() !== '').map(({ name, label }) => ({ label, value: row[name].trim() })),
  },
];

/** Which texts are in a model's words; empty where none is. */
export function describeSources(edits: PitchData['edits'], objections: readonly ObjectionRow[]): string {
  const answered = objections.filter(({ source }) => source);
  const models = [...new Set([...edits, ...answered].flatMap(({ source }) => source || []))];
  return models
    .map((model) => {
      const count = answered.filter(({ source }) => source === model).length;
      const texts = textIds.filter((id) => edits.some((edit) => edit.id === id && edit.source === model)).map((id) => textKinds[id].label);
      return `${joinWords([...texts, ...(count > 0 ? [plural(count, 'objection answer')] : [])])}: written by ${model}, accepted by you.`;
    })
    .join(' ');
}

/** All texts in one file, in the order of the screen. */
export function toDocument(
  answers: Answers,
  texts: Record<TextId, string>,
  objections: readonly ObjectionRow[],
  edits: PitchData['edits'] = [],
  more: readonly Block[] = [],
): Document {
  const sources = describeSources(edits, objections);
  const product = answers.productName.replace(/\s+/g, ' ').trim();
  const title = product === '' ? 'Sales Pitch' : `Sales Pitch: ${product}`;
  const variables = findVariables(textIds.map((id) => texts[id]).join('\n'));
  const section = (id: TextId): Block[] =>
    texts[id].trim() === '' ? [] : [heading(2, textKinds[id].label), { kind: 'callout', blocks: toBlocks(texts[id]) }];
  const [main, rest] = [textIds.slice(0, 3), textIds.slice(3)];
  return {
    title,
    blocks: [
      heading(1, title),
      paragraph([sources === '' ? madeFrom : `${sources} Everything else is template-based.`, checkClaims].join(' '), 'muted'),
      ...(hasSample(answers) && !isSample(answers)
        ? [paragraph(`Still made from the sample: ${joinWords(sampleAnswersIn(answers))}.`, 'warn')]
        : []),
      ...(variables.length > 0
        ? [paragraph(`Merge fields to fill in before use: ${describeVariables(variables.map(({ name }) => name))}.`, 'warn')]
        : []),
      ...main.flatMap(section),
      heading(2, 'Objection Answers'),
      ...objections.flatMap(objectionBlocks),
      ...rest.flatMap(section),
      ...more,
    ],
    ...(hasSample(answers) ? { mark: isSample(answers) ? 'Sample' : 'Partly sample' } : {}),
  };
}
