import { useId, useMemo } from 'react';
import { SectionChanges } from '@/kinds/document/section-changes';
import { Download } from '@/kinds/work/download';
import { compareTexts, type SectionChange } from '@/lib/compare-texts';
import { formatDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { showToast } from '@/ui/toast';
import { Label } from '@/ui/labelled';
import { makeId } from '@/workspace/ids';
import type { Tool } from '@/workspace/tool-state';
import { fileStem, type PolicyData, type Version } from '../model';
import { toPolicy } from '../policy';
import { removeVersion, restoreVersion, saveVersion, suggestNote } from '../versions';
import type { AnswersForm } from './basics-form';

const slot = 'versionNote';

/** Policies as they were published, what changed from one to the next, and the way back. */
export function VersionsTab({ tool, form }: { tool: Tool<PolicyData>; form: AnswersForm }) {
  const { data, drafts, around, change, changeAll, setDraft, undo } = tool;
  const id = useId();
  const { made, versions, kept } = data;
  const text = useMemo(() => (made ? toText(toPolicy(made, versions, kept)) : ''), [made, versions, kept]);
  const draft = drafts[slot];
  const note = typeof draft === 'string' ? draft : '';
  const offerUndo = (message: string) => showToast(message, { label: 'Undo', run: undo });
  if (!made && versions.length === 0)
    return <p className="text-mute">Generate the policy first. You can then keep it as a dated version and see what changes later.</p>;
  const save = () => {
    changeAll(({ data: current, drafts: { [slot]: _kept, ...others } }) => ({
      data: saveVersion(current, text, note, around.today, makeId()),
      drafts: others,
    }));
    offerUndo('Version saved');
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {made && (
        <div>
          <Label htmlFor={id}>What changed</Label>
          <input
            id={id}
            className="input"
            value={note}
            maxLength={2000}
            placeholder={suggestNote(versions, text)}
            onChange={(event) => setDraft(slot, event.target.value, slot)}
          />
          <p className="mt-1 mb-3 text-[13px] text-mute">Left empty, the line above is written for you.</p>
          <Button icon="bookmark-plus" onClick={save}>
            Save version
          </Button>
        </div>
      )}
      <Field of={form} name="listsVersions" />
      {versions
        .map((version, index) => (
          <VersionCard
            key={version.id}
            version={version}
            number={index + 1}
            changes={index > 0 ? compareTexts(versions[index - 1]?.text ?? '', version.text) : []}
            onRestore={() => {
              change((current) => restoreVersion(current, version));
              offerUndo('Version restored');
            }}
            onRemove={() => {
              change((current) => removeVersion(current, version.id));
              offerUndo('Version deleted');
            }}
          />
        ))
        .reverse()}
    </div>
  );
}

interface VersionCardProps {
  version: Version;
  number: number;
  changes: readonly SectionChange[];
  onRestore: () => void;
  onRemove: () => void;
}

function VersionCard({ version, number, changes, onRestore, onRemove }: VersionCardProps) {
  const name = `Version ${number}`;
  const stem = fileStem(`privacy-policy-${version.day || `version-${number}`}`, version.work);
  const file = {
    label: 'Text',
    name: `${stem}.txt`,
    make: async () => (await import('@/formats/file')).textBlob(version.text, 'text/plain'),
  };
  return (
    <section aria-label={name} className="rounded-(--radius-control) border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {name} <span className="font-normal text-mute">{formatDay(version.day)}</span>
        </h3>
        <span className="flex flex-wrap items-center gap-1">
          <Button onClick={onRestore}>Restore</Button>
          <Download files={[file]} label="Text" />
          <IconButton icon="trash-2" label={`Delete ${name}`} onClick={onRemove} />
        </span>
      </div>
      <p className="mt-2 break-words">{version.note}</p>
      <SectionChanges title={`What changed since version ${number - 1}`} changes={changes} />
    </section>
  );
}
