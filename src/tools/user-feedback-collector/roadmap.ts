import { formatDay, type Day } from '@/lib/dates';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { shownVotes, statusLabels, typeLabels, type Feedback, type Status } from './model';
import { self, votersOf } from './votes';

/** What is promised or done; what is undecided or refused is nobody else's business. */
const publicStatuses: readonly Status[] = ['in-progress', 'planned', 'completed'];

const address = /[^\s@<>(),;:]+@[^\s@<>(),;:]+/g;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Everyone the list knows by name, longest first so that no part of a name is left over. */
function knownNames(entries: readonly Feedback[]): string[] {
  const names = new Set(entries.flatMap((entry) => (entry.voters.length > 0 ? votersOf(entry).map(({ name }) => name) : [])));
  return [...names].filter((name) => name !== self && name.length > 1).sort((a, b) => b.length - a.length);
}

/** Titles are typed by hand and may name someone. */
function createCleaner(entries: readonly Feedback[]): (title: string) => string {
  const names = knownNames(entries);
  const pattern =
    names.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu') : undefined;
  return (title) => {
    const withoutAddresses = title.replace(address, '[e-mail removed]');
    return pattern ? withoutAddresses.replace(pattern, '[name removed]') : withoutAddresses;
  };
}

export const publicEntries = (entries: readonly Feedback[]) =>
  entries.filter(({ status, isPrivate }) => !isPrivate && publicStatuses.includes(status));

/** A page for everyone: titles, types and votes, most wanted first. Descriptions, addresses and names stay here. */
export function toRoadmap(entries: readonly Feedback[], today: Day, hasFloor: boolean): Document {
  const clean = createCleaner(entries);
  const shown = publicEntries(entries);
  const blocks: Block[] = [heading(1, 'Roadmap')];
  if (today) blocks.push(paragraph(`As of ${formatDay(today)}. Plans may change.`, 'muted'));
  if (shown.length === 0) blocks.push(paragraph('Nothing is planned, in progress or completed yet.'));
  for (const status of publicStatuses) {
    const group = shown.filter((entry) => entry.status === status).sort((a, b) => shownVotes(b, hasFloor) - shownVotes(a, hasFloor));
    if (group.length === 0) continue;
    blocks.push(heading(2, `${statusLabels[status]} (${group.length.toLocaleString('en-US')})`), {
      kind: 'table',
      columns: [
        { label: 'Request', weight: 6 },
        { label: 'Type', weight: 2 },
        { label: 'Votes', align: 'right', weight: 1 },
      ],
      rows: group.map((entry) => [
        `${clean(entry.title) || 'Untitled'}${isSampleRecord(entry) && !isAllSample(shown) ? ' (sample)' : ''}`,
        typeLabels[entry.type],
        shownVotes(entry, hasFloor).toLocaleString('en-US'),
      ]),
    });
  }
  return { title: 'Roadmap', blocks, ...(shown.length > 0 && isAllSample(shown) ? { mark: 'Sample' } : {}) };
}
