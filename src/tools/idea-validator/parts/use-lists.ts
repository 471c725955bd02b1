import { useMemo } from 'react';
import { useList, type ListData } from '@/kinds/records/use-list';
import type { Tool } from '@/workspace/tool-state';
import { noteChanges } from '../assumptions';
import { interviewFields, testFields, type Idea } from '../fields';
import { changeIdea, findIdea, type IdeaData } from '../model';

const noInterviews: ListData<typeof interviewFields> = { records: [], currency: 'USD' };
const noTests: ListData<typeof testFields> = { records: [], currency: 'USD' };

export function useInterviews(tool: Tool<IdeaData>, { id }: Idea) {
  const { today } = tool.around;
  const place = useMemo(
    () => ({
      fields: interviewFields,
      noun: 'Interview',
      slot: `interview-${id}`,
      read: (data: IdeaData) => findIdea(data, id)?.interviews ?? noInterviews,
      write: (data: IdeaData, interviews: ListData<typeof interviewFields>) =>
        changeIdea(data, id, (one) => ({ ...one, interviews }), today),
    }),
    [id, today],
  );
  return useList(tool, place);
}

export function useTests(tool: Tool<IdeaData>, { id }: Idea) {
  const { today } = tool.around;
  const place = useMemo(
    () => ({
      fields: testFields,
      noun: 'Assumption',
      slot: `test-${id}`,
      read: (data: IdeaData) => findIdea(data, id)?.tests ?? noTests,
      write: (data: IdeaData, tests: ListData<typeof testFields>) =>
        changeIdea(data, id, (one) => ({ ...one, tests: noteChanges(one.tests, tests, today) }), today),
    }),
    [id, today],
  );
  return useList(tool, place);
}
