import type { Block } from '@/lib/blocks';
import { shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, noFigure } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { plural } from '@/lib/text';
import type { PrintedList } from '@/kinds/records/print-list';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { computeSummary, fields, statuses, statusLabels, userTypeLabels, type Feedback } from './model';

/** How much there is, what people think and what became of it. */
function toSummary(entries: readonly Feedback[]): Block[] {
  const { total, fresh, votes, chosenAverage, chosen } = computeSummary(entries, true);
  const counts = statuses.map((status) => ({
    label: statusLabels[status],
    value: entries.filter((entry) => entry.status === status).length,
  }));
  return [
    {
      kind: 'figures',
      items: [
        { label: total === 1 ? 'entry' : 'entries', value: formatNumber(total) },
        { label: 'new', value: formatNumber(fresh) },
        { label: 'votes', value: formatNumber(votes) },
        {
          label: `average of ${plural(chosen, 'rating')} given by users, of 5`,
          value: chosenAverage === undefined ? noFigure : formatNumber(Math.round(chosenAverage * 10) / 10, 1),
        },
      ],
    },
    ...shareChart(
      'What became of it',
      counts.map((count) => ({ ...count, shown: formatNumber(count.value) })),
    ),
  ];
}

const named = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`);

/** What they said, then who it was and where it came from. */
function describe(entry: Feedback, currency: string, { hasPersonal, isMixed }: { hasPersonal: boolean; isMixed: boolean }): string {
  const { description, userType, category, tags, sources, revenue, date, mergedFrom } = entry;
  const people = hasPersonal
    ? [
        named('From', [entry.userEmail, ...entry.otherEmails].filter(Boolean).join(', ')),
        named(fields.voters.label, entry.voters.join(', ')),
      ]
    : [];
  return [
    description.trim(),
    [
      `${userTypeLabels[userType]} user`,
      category,
      tags.join(', '),
      sources.join(', '),
      revenue > 0 ? `${formatMoney(revenue, currency)} a month` : '',
      date === '' ? '' : formatDay(date),
      entry.isPrivate ? 'Not on the public roadmap' : '',
      isMixed && isSampleRecord(entry) ? 'Sample' : '',
    ]
      .filter(Boolean)
      .join(' · '),
    ...people,
    named(fields.mergedFrom.label, mergedFrom.trim()),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The list as it is on the screen, each entry in words. A rating that nobody gave is left open. */
export function toPrintedFeedback(entries: readonly Feedback[], sheet: Sheet, around: Surroundings, hasPersonal: boolean): PrintedList {
  const { title, type, status, priority, votes, rating } = fields;
  const ratingAt = sheet.columns.findIndex(({ label }) => label === rating.label);
  const isMixed = !isAllSample(entries);
  return {
    title: 'User feedback',
    sheet: {
      ...sheet,
      rows: sheet.rows.map((row, index) => row.map((cell, at) => (at === ratingAt && !entries[index]?.ratingChosen ? null : cell))),
    },
    today: around.today,
    isSample: isAllSample(entries),
    shown: [title, type, status, priority, votes, rating].map(({ label }) => label),
    notes: entries.map((entry) => describe(entry, around.currency, { hasPersonal, isMixed })),
    above: toSummary(entries),
  };
}
