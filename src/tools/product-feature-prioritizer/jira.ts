import type { Sheet } from '@/lib/sheet';
import { optionLabel } from '@/lib/fields';
import { isSampleRecord } from '@/kinds/records/state';
import { methodNames } from './content';
import { fields, nameOf, type Feature, type PrioritizerExtra } from './model';
import { rankFeatures } from './scores';

const statuses: Record<Feature['status'], string> = { backlog: 'To Do', planned: 'To Do', 'in-progress': 'In Progress', completed: 'Done' };
const toLabel = (text: string) => text.trim().replace(/\s+/g, '-');

/** Thirds of the ranking, since Jira asks for a word and not for a figure. */
const priorityAt = (place: number, count: number) => (place < count / 3 ? 'High' : place < (count * 2) / 3 ? 'Medium' : 'Low');

/** Columns that Jira's importer knows, in the order of the ranking; labels have no spaces. */
export function toJira(features: readonly Feature[], extra: PrioritizerExtra): Sheet {
  const ranked = rankFeatures(features, extra);
  return {
    name: 'Jira',
    columns: [
      { label: 'Issue Type', kind: 'text' },
      { label: 'Summary', kind: 'text' },
      { label: 'Description', kind: 'text' },
      { label: 'Priority', kind: 'text' },
      { label: 'Status', kind: 'text' },
      { label: 'Labels', kind: 'text' },
    ],
    rows: ranked.map(({ feature, rank }, place) => [
      'Story',
      nameOf(feature),
      [
        feature.description.trim(),
        `Rank ${rank} by ${methodNames[extra.method]}. Impact ${feature.impact}/10, effort ${feature.effort}/10.`,
        feature.requestedBy.trim() === '' ? '' : `Requested by: ${feature.requestedBy.trim()}`,
        feature.moscow === 'none' ? '' : `MoSCoW: ${optionLabel(fields.moscow, feature.moscow)}`,
      ]
        .filter(Boolean)
        .join('\n'),
      priorityAt(place, ranked.length),
      statuses[feature.status],
      [feature.category, isSampleRecord(feature) ? 'sample' : ''].map(toLabel).filter(Boolean).join(' '),
    ]),
  };
}

export const makeJira = async (features: readonly Feature[], extra: PrioritizerExtra) =>
  (await import('@/formats/csv')).csvFile(toJira(features, extra));
