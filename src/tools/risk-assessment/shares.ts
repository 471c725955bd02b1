import { dueRecords, findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import type { PointLine } from '@/lib/topics/facts';
import type { TaskLine } from '@/lib/topics/work';
import { defineShares } from '@/workspace/shares';
import { isHigh, isOpen, scoreOf, searchText, state, type Risk } from './model';
import { toFiles } from './download';

const middling = 8;

/** What comes from inside the company is a weakness of it; the rest comes at it from outside. */
const insideCategories: readonly Risk['category'][] = ['Technology', 'Operational', 'Team', 'Product'];

/** What is to be done about an open risk, where somebody has written it down. */
const toTask = (risk: Risk): TaskLine => ({
  key: risk.id,
  title: `Reduce the risk: ${risk.description.trim() || 'not described'}`,
  about: risk.mitigation.trim(),
  priority: isHigh(risk) ? 'high' : scoreOf(risk) >= middling ? 'medium' : 'low',
  owner: risk.owner.trim(),
  day: risk.reviewDate,
});

export const shares = defineShares(state, {
  offers: {
    tasks: ({ records }) => records.filter((risk) => !isSampleRecord(risk) && isOpen(risk) && risk.mitigation.trim() !== '').map(toTask),
    points: ({ records }) =>
      records
        .filter((risk) => !isSampleRecord(risk) && isOpen(risk) && risk.description.trim() !== '')
        .map((risk): PointLine => ({
          quadrant: insideCategories.includes(risk.category) ? 'weaknesses' : 'threats',
          text: `${risk.description.trim()} (risk, score ${scoreOf(risk)})`,
        })),
  },
  agenda: ({ records }) =>
    dueRecords(records, (risk) => ({
      day: risk.reviewDate,
      title: `Review the risk: ${risk.description.trim() || 'not described'}`,
      isDone: !isOpen(risk),
    })),
  search: ({ records }) => findRecords(records, ({ description }) => description, searchText),
  files: toFiles,
});
