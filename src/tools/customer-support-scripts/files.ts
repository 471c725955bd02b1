import { textBlob } from '@/formats/file';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { groupBy } from '@/lib/lists';
import { cleanText, plural } from '@/lib/text';
import { documentFiles } from '@/kinds/document/files';
import { recordFiles } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { categories, fields, isTemplate, titleOf, type Script, type ScriptsExtra } from './model';

const documentTitle = 'Customer Support Scripts';

function factsOf(script: Script, extra: ScriptsExtra): string[] {
  const { category, tags, shortCode, tone, language } = script;
  return [
    `Category: ${category}`,
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ...(shortCode.trim() ? [`Short code: /${shortCode.trim()}`] : []),
    [`Tone: ${tone}`, ...(language.trim() ? [`Language: ${language.trim()}`] : [])].join(', '),
    ...(isSampleRecord(script) ? ['Sample: check it against your own policy'] : []),
    ...(isTemplate(script, extra) ? ['Template text: check it against your own policy'] : []),
  ];
}

function byCategory(scripts: readonly Script[]): { category: string; members: Script[] }[] {
  const groups = groupBy(scripts, ({ category }) => category);
  return categories.flatMap((category) => {
    const members = groups.get(category);
    return members ? [{ category, members }] : [];
  });
}

/** Beside scripts of the user's own, only the samples themselves say what they are. */
const markOf = (scripts: readonly Script[]) => (scripts.length > 0 && isAllSample(scripts) ? { mark: 'Sample' } : {});

/** In a block of its own the text stays letter for letter what Copy gives, braces and brackets included. */
function fence(content: string): string {
  const longest = Math.max(2, ...Array.from(content.matchAll(/`+/g), ([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}text\n${cleanText(content)}\n${marks}`;
}

export async function toScriptsMarkdown(scripts: readonly Script[], extra: ScriptsExtra): Promise<string> {
  const { toMarkdown } = await import('@/formats/markdown');
  const write = (blocks: Block[], more: { mark?: string } = {}) => toMarkdown({ title: documentTitle, blocks, ...more }).trim();
  const sections = byCategory(scripts).flatMap(({ category, members }) => [
    write([heading(2, category)]),
    ...members.flatMap((script) => [write([heading(3, titleOf(script)), bullets(factsOf(script, extra))]), fence(script.content)]),
  ]);
  return `${[write([heading(1, documentTitle)], markOf(scripts)), ...sections].join('\n\n')}\n`;
}

const numbered = /^\s*\d+[.)]\s+/;

/** Paragraphs as typed; lines that are counted become a list that counts. */
const scriptBlocks = (content: string): Block[] =>
  cleanText(content)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part): Block => {
      const lines = part.trim().split('\n');
      const counts = lines.length > 1 && lines.every((line, index) => line.trim().startsWith(`${index + 1}.`) && numbered.test(line));
      return counts
        ? { kind: 'list', ordered: true, items: lines.map((line) => line.replace(numbered, '').trim()) }
        : paragraph(part.trim());
    });

/** On paper, tags and category stand in the list above, and what is true of all is said once. */
const shortFactsOf = ({ tone, language, shortCode, ...script }: Script, extra: ScriptsExtra, isAll: boolean): string[] => [
  ...(shortCode.trim() ? [`/${shortCode.trim()}`] : []),
  tone,
  ...(language.trim() ? [language.trim()] : []),
  ...(isSampleRecord(script) && !isAll ? ['Sample: check it against your own policy'] : []),
  ...(isTemplate({ tone, language, shortCode, ...script }, extra) ? ['Template text: check it against your own policy'] : []),
];

/** What the signs in the texts mean to whoever works with the printed copy. */
function howToRead(scripts: readonly Script[], isAll: boolean): Block[] {
  const has = (sign: RegExp) => scripts.some(({ content }) => sign.test(content));
  const lines = [
    ...(has(/\{\{[^{}]+\}\}/) ? ['Words in {{double braces}} are filled in for each customer.'] : []),
    ...(has(/\[[^[\]]+\]/) ? ['Words in [brackets] are for the company to decide.'] : []),
    ...(isAll ? ['All scripts are samples: check them against your own policy.'] : []),
  ];
  return lines.length > 0 ? [{ kind: 'note', text: lines.join(' ') }] : [];
}

/** A handbook: all scripts at a glance, then each with what it is for and its words on a ground of their own. */
export function toHandbook(scripts: readonly Script[], extra: ScriptsExtra): Document {
  const groups = byCategory(scripts);
  const isAll = isAllSample(scripts);
  const blocks = groups.flatMap(({ category, members }): Block[] => [
    heading(2, category),
    ...members.flatMap((script): Block[] => [
      heading(3, titleOf(script)),
      paragraph(shortFactsOf(script, extra, isAll).join(' · '), 'muted'),
      { kind: 'callout', blocks: scriptBlocks(script.content) },
    ]),
  ]);
  return {
    title: documentTitle,
    blocks: [
      heading(1, documentTitle),
      paragraph(
        [plural(scripts.length, 'script'), `${groups.length} ${groups.length === 1 ? 'category' : 'categories'}`].join(' in '),
        'muted',
      ),
      {
        kind: 'table',
        columns: [{ label: 'Script' }, { label: 'Short code' }, { label: 'Category' }, { label: 'Tags' }],
        rows: groups.flatMap(({ category, members }) =>
          members.map((script) => [
            titleOf(script),
            script.shortCode.trim() ? `/${script.shortCode.trim()}` : '',
            category,
            script.tags.join(', '),
          ]),
        ),
      },
      ...howToRead(scripts, isAll),
      ...blocks,
    ],
    ...markOf(scripts),
  };
}

function toPlainDocument(scripts: readonly Script[], extra: ScriptsExtra): Document {
  const blocks = byCategory(scripts).flatMap(({ category, members }) => [
    heading(2, category),
    ...members.flatMap((script) => [
      heading(3, titleOf(script)),
      bullets(factsOf(script, extra)),
      ...cleanText(script.content)
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => paragraph(part.trim())),
    ]),
  ]);
  return { title: documentTitle, blocks: [heading(1, documentTitle), ...blocks], ...markOf(scripts) };
}

/** The file of that name among those the scripts can become. */
export async function makeFile(
  stem: string,
  name: string,
  scripts: readonly Script[],
  extra: ScriptsExtra,
  currency: string,
): Promise<Blob> {
  if (name === `${stem}.md`) return textBlob(await toScriptsMarkdown(scripts, extra), 'text/markdown');
  const offers = [
    ...documentFiles(stem, async () => toHandbook(scripts, extra), ['pdf', 'docx'], currency),
    ...documentFiles(stem, async () => toPlainDocument(scripts, extra), ['txt'], currency),
    ...recordFiles('customer-support-scripts', 'Scripts', fields, scripts, currency),
  ];
  const offer = offers.find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
