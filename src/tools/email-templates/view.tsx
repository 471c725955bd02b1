import { useMemo, useRef, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Tips } from '@/kinds/records/tips';
import { useRecords } from '@/kinds/records/use-records';
import { useWorkplaceForm } from '@/kinds/records/use-workplace-form';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, marketingTips, otherNames } from './content';
import { library } from './library';
import { applySave, fields, state, templateIdentity, withSample } from './model';
import type { Mode } from './parts/template-detail';
import { TemplateList } from './parts/template-list';
import { Workplace } from './parts/workplace';
import { toFiles } from './download';

const MergeDialog = lazyPart(async () => (await import('./parts/merge-dialog')).default);
const SequencesDialog = lazyPart(async () => (await import('./parts/sequences-dialog')).SequencesDialog);

export const about =
  'Ready-made emails for every stage, from the first welcome to asking for feedback, with blanks for names and details that you fill in and see right away. Copy them with their formatting, open them in your mail app, or merge a whole list into one email each.';
export const related = ['customer-support-scripts', 'social-media-planner', 'landing-page-builder'];

const readOther = async (text: string) => (await import('./import-json')).readJsonTable(text);

export default function EmailTemplates() {
  const records = useRecords(state, fields, 'Template');
  const { all, tool } = records;
  const [selectedId, setSelectedId] = useState('');
  const [mode, setMode] = useState<Mode>('view');
  const [isFormBehind, setIsFormBehind] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const [isSequencing, setIsSequencing] = useState(false);
  const select = (id: string) => {
    setSelectedId(id);
    setMode('view');
    setIsFormBehind(true);
  };
  const form = useWorkplaceForm(records, { apply: applySave, onSaved: select });
  const templates = useMemo(() => [...all, ...library], [all]);
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const selected = templates.find(({ id }) => id === selectedId);
  const isFormShown = form.isOpen && !isFormBehind;
  const list = useRef<HTMLDivElement>(null);
  const goBack = () => {
    select('');
    setTimeout(() => list.current?.focus());
  };
  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton
          records={records}
          identity={templateIdentity}
          otherNames={otherNames}
          readOther={readOther}
          accept=".csv,.json,text/csv,application/json"
          hint={importHint}
        />
        <Button icon="calendar-range" onClick={() => setIsSequencing(true)}>
          Sequences
        </Button>
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button
          look="primary"
          icon="plus"
          onClick={() => {
            if (!form.isOpen || form.isEditing) form.open();
            setIsFormBehind(false);
          }}
        >
          New Template
        </Button>
      </WorkBar>
      <Split
        input={
          <div ref={list} tabIndex={-1} className={`scroll-mt-8 ${isFormShown || selected ? 'max-lg:hidden' : ''}`}>
            <TemplateList templates={templates} selectedId={selected?.id ?? ''} onSelect={select} />
            {all.length === 0 && (
              <p className="mt-3 flex flex-wrap items-center gap-x-2 text-[13px] text-mute">
                Templates you write appear at the top of this list.
                <button type="button" className="link min-h-6" onClick={() => tool.change(withSample)}>
                  Load sample
                </button>
              </p>
            )}
          </div>
        }
        result={
          <Workplace
            records={records}
            form={form}
            template={selected}
            mode={mode}
            isFormShown={isFormShown}
            onMode={setMode}
            onShowForm={() => setIsFormBehind(false)}
            onSelect={select}
            onBack={goBack}
            onMerge={() => setIsMerging(true)}
          />
        }
      />
      <Tips title="Email Marketing Tips" tips={marketingTips} />
      {isSequencing && <SequencesDialog records={records} templates={templates} first={selected} onClose={() => setIsSequencing(false)} />}
      {isMerging && selected && <MergeDialog template={selected} records={records} onClose={() => setIsMerging(false)} />}
    </>
  );
}
