import { textBlob } from '@/formats/file';
import type { CalendarEntry } from '@/formats/ics';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { daysBetween, formatDay } from '@/lib/dates';
import type { Sheet } from '@/lib/sheet';
import { spanChart } from '@/lib/span-chart';
import { cleanText, plural } from '@/lib/text';
import { documentFiles, type DocumentFormat } from '@/kinds/document/files';
import { companyLook, companyName } from '@/workspace/company';
import { formatWeeks, parseEffort } from './effort';
import type { Roadmap } from './files';
import { toStem } from './stem';
import { resolveLinks } from '@/lib/title-links';
import { computeLoad, describeRoom } from './load';
import { spanOf, statuses, type Item } from './model';
import { describePeriod } from './periods';
import { filledSections, nameOf } from './sections';
import { findTroubles } from './troubles';

const datesOf = ({ startDate, endDate }: Item) =>
  [startDate, endDate]
    .filter(Boolean)
    .map((day) => formatDay(day))
    .join(' to ');

const looks = { Planning: 'planned', 'In Progress': 'running', Completed: 'done', 'On Hold': 'held' } as const;

/** What is planned from when to when, drawn. */
function timelineBlocks(roadmap: Roadmap): Block[] {
  const sections = filledSections(roadmap);
  const dated = sections.flatMap((section) =>
    section.items.flatMap((item) => {
      const span = spanOf(item, roadmap.extra.ownPeriods);
      return span ? [{ item, ...span }] : [];
    }),
  );
  const [first] = dated.map(({ from }) => from).sort();
  if (first === undefined) return [];
  const chart = spanChart(
    'Timeline',
    dated.map(({ item, from, to }) => ({
      label: item.title,
      from: daysBetween(first, from),
      to: daysBetween(first, to),
      look: looks[item.status],
    })),
    sections.filter(({ period }) => period.from !== '').map(({ period }) => ({ at: daysBetween(first, period.from), label: period.name })),
  );
  if (chart.length === 0) return [];
  return [heading(2, 'Timeline'), ...chart, paragraph('Dark: completed. Medium: in progress. Light: planned. Dashed: on hold.', 'muted')];
}

export function toDocument(roadmap: Roadmap): Document {
  const { items, extra, today, title, note, isPublic, isSample } = roadmap;
  const count = (status: Item['status']) => items.filter((item) => item.status === status).length;
  const blocks: Block[] = [
    heading(1, title),
    paragraph(`${note} · ${plural(items.length, 'item')}`, 'muted'),
    ...(items.length > 0
      ? [
          {
            kind: 'figures' as const,
            items: statuses.map((status) => ({ label: status.toLowerCase(), value: String(count(status)) })),
          },
        ]
      : []),
  ];
  blocks.push(...timelineBlocks(roadmap));
  for (const section of filledSections(roadmap)) {
    blocks.push(
      heading(2, nameOf(section)),
      paragraph(`${describePeriod(section.period)} · ${plural(section.items.length, 'item')}`, 'muted'),
      {
        kind: 'table',
        columns: [
          { label: 'Item', weight: 3 },
          { label: 'Priority' },
          { label: 'Status' },
          ...(isPublic ? [] : [{ label: 'Assignee' }, { label: 'Effort' }]),
          { label: 'Depends on', weight: 2 },
        ],
        rows: section.items.map((item) => [
          item.title,
          item.priority,
          item.status,
          ...(isPublic ? [] : [item.assignee, item.estimatedEffort]),
          item.dependencies.join(', '),
        ]),
        notes: section.items.map((item) => [item.description.trim(), datesOf(item)].filter(Boolean).join(' · ')),
      },
    );
  }
  if (!isPublic) {
    const load = computeLoad(items, extra, today);
    const quarters = load.quarters.filter(({ effort, capacity }) => effort > 0 || capacity !== undefined);
    if (quarters.length > 0) {
      blocks.push(heading(2, 'Capacity'), {
        kind: 'table',
        columns: [{ label: 'Quarter' }, { label: 'Effort' }, { label: 'Capacity' }, { label: 'Room' }],
        rows: quarters.map((row) => [
          row.quarter,
          formatWeeks(row.effort),
          row.capacity === undefined ? 'Not entered' : formatWeeks(row.capacity),
          describeRoom(row),
        ]),
      });
      if (load.unread.length > 0)
        blocks.push(paragraph(`${plural(load.unread.length, 'item')} not counted: the effort can’t be read.`, 'muted'));
    }
    const troubles = findTroubles(items, resolveLinks(items), extra.ownPeriods);
    if (troubles.size > 0) {
      const lines = items.flatMap((item) => (troubles.get(item.id) ?? []).map(({ text }) => `${item.title}: ${text}`));
      blocks.push(heading(2, 'Warnings'), { kind: 'list', items: lines });
    }
  }
  return { title, blocks, ...(isSample ? { mark: 'Sample' } : {}) };
}

export async function makeDocument(roadmap: Roadmap, format: DocumentFormat, currency: string): Promise<Blob> {
  const [offer] = documentFiles('roadmap', toDocument(roadmap), [format], currency);
  if (!offer) throw new Error('This format isn’t known.');
  return offer.make();
}

export const makeSlides = async (roadmap: Roadmap) =>
  (await import('./slides-file')).slidesFile(roadmap, { look: companyLook(), from: companyName() });

const jiraStatuses = { Planning: 'To Do', 'In Progress': 'In Progress', Completed: 'Done', 'On Hold': 'To Do' };
const secondsPerWeek = 5 * 8 * 3600;
const toLabel = (text: string) => text.trim().replace(/\s+/g, '-');

/** Columns that Jira's importer knows. Labels have no spaces, estimates are in seconds, links name the rows they lead to. */
export function toJira({ items, extra, isPublic, isSample }: Roadmap): Sheet {
  const numbers = new Map(items.map(({ id }, index) => [id, index + 1]));
  const links = resolveLinks(items);
  const blockers = items.map(({ id }) => (links.get(id) ?? []).flatMap(({ target }) => (target ? [numbers.get(target.id) ?? 0] : [])));
  const mostLinks = Math.max(0, ...blockers.map(({ length }) => length));
  const linkColumns = Array.from({ length: mostLinks }, () => ({ label: 'Inward issue link (Blocks)', kind: 'number' as const }));
  return {
    name: 'Jira',
    columns: [
      { label: 'Issue ID', kind: 'number' },
      { label: 'Issue Type', kind: 'text' },
      { label: 'Summary', kind: 'text' },
      { label: 'Description', kind: 'text' },
      { label: 'Priority', kind: 'text' },
      { label: 'Status', kind: 'text' },
      { label: 'Start date', kind: 'day' },
      { label: 'Due date', kind: 'day' },
      { label: 'Labels', kind: 'text' },
      ...(isPublic
        ? []
        : [
            { label: 'Assignee', kind: 'text' as const },
            { label: 'Original estimate', kind: 'number' as const },
          ]),
      ...linkColumns,
    ],
    rows: items.map((item, index) => {
      const span = spanOf(item, extra.ownPeriods);
      const weeks = parseEffort(item.estimatedEffort);
      const labels = [item.quarter, item.theme, item.status === 'On Hold' ? 'on-hold' : '', isSample ? 'sample' : ''];
      return [
        index + 1,
        'Epic',
        item.title,
        item.description,
        item.priority,
        jiraStatuses[item.status],
        span?.from ?? '',
        span?.to ?? '',
        labels.map(toLabel).filter(Boolean).join(' '),
        ...(isPublic ? [] : [item.assignee, weeks === undefined ? null : Math.round(weeks * secondsPerWeek)]),
        ...linkColumns.map((_, place) => blockers[index]?.[place] ?? null),
      ];
    }),
  };
}

export const makeJira = async (roadmap: Roadmap) => (await import('@/formats/csv')).csvFile(toJira(roadmap));

/** Signs that end a name, a line or a statement in Mermaid. */
const toMermaidName = (text: string) =>
  cleanText(text)
    .replace(/[:;#,%\n]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'Item';
const mermaidTags = { Planning: '', 'In Progress': 'active, ', Completed: 'done, ', 'On Hold': '' };

export function toMermaid(roadmap: Roadmap): string {
  const lines = [
    `%% ${roadmap.note}`,
    'gantt',
    `    title ${roadmap.isSample ? 'Sample: ' : ''}${toMermaidName(roadmap.title)}`,
    '    dateFormat YYYY-MM-DD',
    '    axisFormat %b %Y',
    '    inclusiveEndDates',
  ];
  const numbers = new Map(roadmap.items.map(({ id }, index) => [id, index + 1]));
  for (const section of filledSections(roadmap)) {
    lines.push(`    section ${toMermaidName(nameOf(section))}`);
    for (const item of section.items) {
      const span = spanOf(item, roadmap.extra.ownPeriods);
      const name = toMermaidName(item.title);
      if (span) lines.push(`    ${name} :${mermaidTags[item.status]}item${numbers.get(item.id)}, ${span.from}, ${span.to}`);
      else lines.push(`    %% ${name} has no dates`);
    }
  }
  return `${lines.join('\n')}\n`;
}

export const makeMermaid = (roadmap: Roadmap) => textBlob(toMermaid(roadmap), 'text/plain');

/** Samples have the same ids in every roadmap, so what is made of them is told apart by its words. */
const toUid = (item: Item, title: string) =>
  ['roadmap', item.id, ...(item.id.startsWith('sample-') ? [toStem(title), toStem(item.title)] : [])].join('-');

/** The day each item is planned to end. */
export function toEntries({ items, extra, title, note }: Roadmap): CalendarEntry[] {
  return items.flatMap((item) => {
    const span = spanOf(item, extra.ownPeriods);
    if (!span) return [];
    const facts = [
      item.description.trim(),
      `Quarter: ${item.quarter}`,
      `Status: ${item.status}`,
      `Priority: ${item.priority}`,
      item.assignee && `Assignee: ${item.assignee}`,
      item.estimatedEffort && `Estimated effort: ${item.estimatedEffort}`,
      note,
    ];
    return [{ id: toUid(item, title), day: span.to, title: `${item.title}: planned end`, details: facts.filter(Boolean).join('\n') }];
  });
}

export const makeCalendar = async (roadmap: Roadmap) => (await import('@/formats/ics')).icsFile(roadmap.title, toEntries(roadmap));
