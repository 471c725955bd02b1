import { useEffect, useMemo, useRef, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { bringIntoView } from '@/ui/bring-into-view';
import { Button } from '@/ui/button';
import type { FormHandle } from '@/ui/field';
import { Empty, Notice, Panel } from '@/ui/layout';
import { disclaimer, importHint, otherNames } from '../content';
import { fields, state, type answerFields, type Answers } from '../model';
import { passes, requirementIdentity, searchText, startFilter, type Filter } from '../progress';
import { toFiles } from '../download';
import { AnswersForm } from './answers-form';
import { filterChoices } from './filter-choices';
import { Notices } from './notices';
import { Overview } from './overview';
import { RequirementForm } from './requirement-form';
import { RequirementGroups } from './requirement-groups';
import { useChecklist, useRequirementForm } from './use-checklist';

interface ChecklistProps {
  made: Answers;
  /** The answers, as they can be changed. */
  form: FormHandle<typeof answerFields>;
  /** How often a list was made on this visit: each time it takes the focus. */
  timesMade: number;
  onNew: (isSample: boolean) => void;
}

export default function Checklist({ made, form, timesMade, onNew }: ChecklistProps) {
  const records = useRecords(state, fields, 'Requirement', 'last');
  const { all, extra, tool } = records;
  const { today } = tool.around;
  const checklist = useChecklist(records, made);
  const editing = useRequirementForm(records);
  const [filter, setFilter] = useState<Filter>(startFilter);
  const [isChanging, setIsChanging] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesMade > 0) bringIntoView(whole.current);
  }, [timesMade]);
  const shown = useMemo(
    () => selectRecords(all, { query: filter.query, searchIn: searchText, keep: (item) => passes(item, filter, today) }),
    [all, filter, today],
  );
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const isSample = hasSample(all);

  return (
    <>
      <WorkBar isSample={isSample}>
        <Button icon="sliders-horizontal" aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
          Change answers
        </Button>
        <ImportButton records={checklist.importing} identity={requirementIdentity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument look="primary" disabled={all.length === 0} files={files} />
        <Button icon="file-plus" onClick={() => onNew(isSample)}>
          Create New Checklist
        </Button>
      </WorkBar>
      {isChanging && (
        <Panel className="mb-5">
          <AnswersForm
            form={form}
            submit="Update Checklist"
            busyLabel="Updating..."
            icon="refresh-cw"
            isBusy={false}
            problem=""
            onSubmit={() => {
              void checklist.applyAnswers(extra.answers);
              setIsChanging(false);
            }}
          >
            <Button
              onClick={() => {
                records.setExtra((current) => ({ ...current, answers: made }));
                setIsChanging(false);
              }}
            >
              Cancel
            </Button>
          </AnswersForm>
        </Panel>
      )}
      <div ref={whole} tabIndex={-1} className="scroll-mt-20 outline-none">
        <Overview items={all} made={made} today={today} />
      </div>
      <Notices checklist={checklist} made={made} />
      <FilterBar
        noun="requirement"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={filterChoices}
        shown={shown.length}
        total={all.length}
      >
        <Button icon="plus" onClick={() => editing.open()}>
          Add Requirement
        </Button>
      </FilterBar>
      {editing.isOpen && !editing.isEditing && <RequirementForm form={editing} />}
      {all.length === 0 && (
        <Empty text="Every requirement was deleted" hint="Add your own, import a list, or create a new checklist with the button above." />
      )}
      <RequirementGroups items={shown} checklist={checklist} form={editing} formedOn={made.formedOn} />
      <div className="mt-6">
        <Notice tone="plain">
          <p>
            <strong className="font-semibold">Legal disclaimer.</strong> {disclaimer}
          </p>
        </Notice>
      </div>
    </>
  );
}
