import { textBlob } from '@/formats/file';
import type { FileOffer } from '@/lib/files';
import type { CalendarEntry } from '@/formats/ics';
import { hashText } from '@/lib/random';
import { toFileName, toSlug } from '@/lib/text';
import { calendarOffer, sampleStem } from '@/kinds/records/files';
import { isSampleRecord } from '@/kinds/records/state';
import { toWorkCalendar } from './calendar';
import type { HireView, OnboardingData } from './hires';
import { assigneesIn, dueDateOf, firstHire, formatDayNumber, isAssignedTo, signedDay, type Hire, type Task } from './model';

const stem = 'onboarding-checklist';

/** Work from before hires had ids of their own may still name the first one as every list did. */
const hireKey = ({ id, name, startDate }: Hire) =>
  id === firstHire.id ? `${id}-${hashText(JSON.stringify([name, startDate])).toString(36)}` : id;

/** What is still to do, on its day; the hire's name comes first, since one person may look after several. */
export function toCalendarEntries(views: readonly HireView[], isWanted: (task: Task) => boolean = () => true): CalendarEntry[] {
  return views.flatMap(({ hire, title, tasks, dates }) =>
    tasks
      .filter((task) => !task.completed && dueDateOf(task, dates) !== '' && isWanted(task))
      .map((task) => ({
        id: `onboarding-${task.id}-${hireKey(hire)}`,
        day: dueDateOf(task, dates),
        title: `${isSampleRecord(task) ? 'Sample: ' : ''}${title}: ${task.title}`,
        details: [formatDayNumber(signedDay(task)), task.category, task.assignee.trim(), task.description.trim()]
          .filter(Boolean)
          .join('\n'),
      })),
  );
}

/** One calendar for the hire on the screen, one for all hires, and one for each person who has something to do. */
function calendarFiles(view: HireView, views: readonly HireView[], nameOf: (part: string, extension: string) => string): FileOffer[] {
  const everyTask = views.flatMap(({ tasks }) => tasks);
  const wanted = [
    { label: views.length > 1 ? `Calendar of ${view.title}` : 'Calendar', part: view.hire.name, entries: toCalendarEntries([view]) },
    ...(views.length > 1 ? [{ label: 'Calendar of all hires', part: 'all-hires', entries: toCalendarEntries(views) }] : []),
    ...assigneesIn(everyTask).map((name) => ({
      label: `Calendar for ${name}`,
      part: `for-${name}`,
      entries: toCalendarEntries(views, (task) => isAssignedTo(task, name)),
    })),
  ];
  return wanted
    .filter(({ entries }) => entries.length > 0)
    .map(({ label, part, entries }) => ({ ...calendarOffer(nameOf(part, 'ics'), `Onboarding: ${label}`, entries), label }));
}

/** Markdown, CSV, Excel and the hire’s own page hold the hire on the screen; JSON and the last calendars hold everyone. */
export function checklistFiles(data: OnboardingData, views: readonly HireView[], currency: string): FileOffer[] {
  const view = views.find(({ isSelected }) => isSelected) ?? views[0];
  if (!view) return [];
  const calendar = toWorkCalendar(data.extra.plan, data.extra.holidays);
  const nameOf = (part: string, extension: string) =>
    toFileName([sampleStem(stem, view.tasks), toSlug(part)].filter(Boolean).join('-'), extension, stem);
  const own = (extension: string) => nameOf(view.hire.name, extension);
  return [
    {
      label: 'Markdown',
      name: own('md'),
      make: async () => {
        const [{ openBoxes, toChecklistDocument }, { toMarkdown }] = await Promise.all([import('./report'), import('@/formats/markdown')]);
        return textBlob(openBoxes(toMarkdown(toChecklistDocument(view, views, calendar))), 'text/markdown');
      },
    },
    {
      label: 'CSV',
      name: own('csv'),
      make: async () => {
        const [{ csvFile }, { toTaskSheet }] = await Promise.all([import('@/formats/csv'), import('./report')]);
        return csvFile(toTaskSheet(view, currency));
      },
    },
    {
      label: 'Excel',
      name: own('xlsx'),
      make: async () => {
        const [{ xlsxFile }, { toHireSheet, toTaskSheet }] = await Promise.all([import('@/formats/xlsx'), import('./report')]);
        return xlsxFile([toTaskSheet(view, currency), toHireSheet(views)]);
      },
    },
    ...calendarFiles(view, views, nameOf),
    ...(['html', 'pdf'] as const).map((format) => ({
      label: `Page for the hire, ${format.toUpperCase()}`,
      name: nameOf(`${view.hire.name} welcome`, format),
      make: async () => (await import('./hire-page')).makeHirePage(view, format, currency),
    })),
  ];
}
