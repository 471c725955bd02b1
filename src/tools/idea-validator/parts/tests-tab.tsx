import { useMemo } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { checkThresholds } from '../assumptions';
import type { Idea } from '../fields';
import type { IdeaData } from '../model';
import { suggestTests } from '../suggestions';
import { TestCard } from './test-card';
import { useTests } from './use-lists';

const names = ['hypothesis', 'metric', 'pass', 'fail', 'direction', 'until', 'method'] as const;

export function TestsTab({ tool, idea }: { tool: Tool<IdeaData>; idea: Idea }) {
  const tests = useTests(tool, idea);
  const form = useRecordForm(tests, { check: checkThresholds });
  const suggestions = useMemo(() => suggestTests(idea), [idea]);
  const { all } = tests;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-span-7">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-[1_1_300px] text-mute">
            What has to be true for the idea to work? Set the thresholds, lock them, then test.
          </p>
          {!form.isOpen && (
            <Button look="primary" icon="plus" onClick={() => form.open()}>
              Add Assumption
            </Button>
          )}
        </div>
        {form.isOpen && (
          <RecordForm
            form={form}
            title="Add Assumption"
            editTitle="Edit Assumption"
            submit="Add Assumption"
            names={names}
            wide={['metric', 'method']}
          />
        )}
        {all.map((test, index) => (
          <TestCard key={`${test.id}-${index}`} tests={tests} form={form} test={test} />
        ))}
      </div>
      <div className="min-w-0 lg:col-span-5">
        <Panel title="Riskiest first">
          <p className="mb-3 text-[13px] text-mute">
            Suggested from what your evidence leaves open. The thresholds are common starting points, not rules: set your own before you
            lock them.
          </p>
          <ul className="grid grid-cols-1 gap-4">
            {suggestions.map(({ id, title, why, draft }) => (
              <li key={id} className="break-words">
                <h3 className="font-[550]">{title}</h3>
                <p className="text-[13px] text-mute">{why}</p>
                <p className="my-1.5">{draft.hypothesis}</p>
                <Button aria-label={`Use this: ${title}`} onClick={() => form.open(draft)}>
                  Use this
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}
