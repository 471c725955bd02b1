import { useMemo } from 'react';
import { replaceById } from '@/lib/lists';
import type { ListData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import type { Tool } from '@/workspace/tool-state';
import { noteChanges } from '../assumptions';
import { interviewFields, testFields, type Idea, type Test } from '../fields';
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
  return {
    ...useList(tool, place),
    /** What is entered on the card of a test, letter by letter. */
    enter: (testId: string, part: Partial<Test>, key?: string) =>
      tool.change(
        (data) => {
          const list = place.read(data);
          return place.write(data, { ...list, records: replaceById(list.records, testId, (one) => ({ ...one, ...part })) });
        },
        { key: key && `${testId}.${key}` },
      ),
  };
}
export type Tests = ReturnType<typeof useTests>;
