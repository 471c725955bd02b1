import { useCallback, useMemo, useRef, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Tips } from '@/kinds/records/tips';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, Split } from '@/ui/layout';
import { bestPractices, importHint, otherNames } from './content';
import { fields, scriptIdentity, state, withFreeCodes, withFreedCodes } from './model';
import { Dialogs, type OpenDialog } from './parts/dialogs';
import { ProfilePanel } from './parts/profile-panel';
import { ScriptList } from './parts/script-list';
import { usePaletteKey } from './parts/use-palette-key';
import { useScriptCopy, useScriptForm } from './parts/use-scripts';
import { Workplace } from './parts/workplace';
import { toFiles } from './download';

export const about =
  'Keep the replies your support team sends most, with names and order numbers filled in as you copy and every earlier wording one click away. Short codes find a script without the mouse, and starter replies for nine subjects leave your own terms to you.';
export const related = ['user-feedback-collector', 'email-templates', 'onboarding-checklist'];

const readOther = async (text: string) => (await import('./import-json')).readJsonTable(text);

export default function CustomerSupportScripts() {
  const records = useRecords(state, fields, 'Script');
  const { all, tool } = records;
  const [selectedId, setSelectedId] = useState('');
  const [isFormBehind, setIsFormBehind] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>('');
  const form = useScriptForm(records, setSelectedId);
  const copy = useScriptCopy(records);
  const openPalette = useCallback(() => setDialog('palette'), []);
  usePaletteKey(openPalette);
  const selected = all.find(({ id }) => id === selectedId);
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const select = (id: string) => {
    setSelectedId(id);
    setIsFormBehind(true);
  };
  const isFormShown = form.isOpen && !isFormBehind;
  const list = useRef<HTMLDivElement>(null);
  const goBack = () => {
    select('');
    setTimeout(() => list.current?.focus());
  };
  const create = () => {
    if (!form.isOpen || form.isEditing) form.open();
    setIsFormBehind(false);
  };
  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <Button icon="zap" aria-keyshortcuts="Alt+K" title="Quick Find (Alt+K)" disabled={all.length === 0} onClick={openPalette}>
          Quick Find
        </Button>
        <Button icon="layers" disabled={all.length === 0} onClick={() => setDialog('compose')}>
          Compose
        </Button>
        <Button icon="git-fork" disabled={all.length === 0} onClick={() => setDialog('trees')}>
          Decision Trees
        </Button>
        <Button icon="library" onClick={() => setDialog('starters')}>
          Starter Scripts
        </Button>
        <ImportButton
          records={{
            ...records,
            addAll: (scripts, how) => records.addAll(withFreeCodes(scripts, all), how),
            replaceAll: (scripts, how) => records.replaceAll(withFreedCodes(scripts, all), how),
          }}
          identity={scriptIdentity}
          otherNames={otherNames}
          readOther={readOther}
          accept=".csv,.json,text/csv,application/json"
          hint={importHint}
        />
        <Download hasDocument label="Export All" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" onClick={create}>
          Create Script
        </Button>
      </WorkBar>
      <Split
        input={
          all.length === 0 ? (
            <Empty
              text="No scripts yet"
              hint="Create your first one, or start from our scripts and make them yours."
              onSample={records.loadSample}
            />
          ) : (
            <div ref={list} tabIndex={-1} className={`scroll-mt-8 ${isFormShown || selected ? 'max-lg:hidden' : ''}`}>
              <ScriptList scripts={all} selectedId={selected?.id ?? ''} onSelect={select} />
            </div>
          )
        }
        result={
          <>
            <Workplace
              records={records}
              form={form}
              copy={copy}
              script={selected}
              isFormShown={isFormShown}
              onShowForm={() => setIsFormBehind(false)}
              onSelect={select}
              onBack={goBack}
              onVersions={() => setDialog('versions')}
            />
            <ProfilePanel records={records} />
            <Tips title="Best Practices" tips={bestPractices} />
          </>
        }
      />
      <Dialogs records={records} copy={copy} open={dialog} selected={selected} onClose={() => setDialog('')} />
    </>
  );
}
