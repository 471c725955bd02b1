import { useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { SectionChanges } from '@/kinds/document/section-changes';
import { Download } from '@/kinds/work/download';
import { compareTexts, type SectionChange } from '@/lib/compare-texts';
import { formatDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { makeId } from '@/workspace/ids';
import type { Tool } from '@/workspace/tool-state';
import { fileStem, type TermsData, type Version } from '../model';
import { toTerms } from '../terms';
import { removeVersion, restoreVersion, saveVersion, suggestSummary, toNotice } from '../versions';
import type { AnswersForm } from './basics-form';

/** Terms as they were published, what changed from one to the next, and the way back. */
export function VersionsTab({ tool, form }: { tool: Tool<TermsData>; form: AnswersForm }) {
  const { data, around, change, undo } = tool;
  const { answers, made, versions, kept } = data;
  const now = useMemo(() => toText(toTerms({ answers, day: around.today }, kept)), [answers, around.today, kept]);
  const summary = useMemo(() => suggestSummary(versions, now), [versions, now]);
  const offerUndo = (message: string) => showToast(message, { label: 'Undo', run: undo });
  const save = () => {
    if (!made) return;
    change((current) => saveVersion(current, toText(toTerms(made, kept)), makeId()));
    offerUndo('Version saved');
  };
  return (
    <>
      <FieldGroup title="This version">
        <Field of={form} name="effectiveDate" />
        <Field of={form} name="version" />
        <Field of={form} name="changeSummary" />
        <p className="text-[13px] text-mute sm:col-span-2">
          Since the version saved last: {summary}{' '}
          <button type="button" className="link min-h-6" onClick={() => form.set('changeSummary', summary)}>
            Use this summary
          </button>
        </p>
      </FieldGroup>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="bookmark-plus" disabled={!made} onClick={save}>
          Save version
        </Button>
        {versions.length > 0 && <Copy text={toNotice(answers, summary)} label="Copy notice to users" />}
      </div>
      {!made && <p className="mt-2 text-[13px] text-mute">Generate the terms first. You can then keep them as a version.</p>}
      <div className="mt-5 grid grid-cols-1 gap-4">
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
    </>
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
  const name = `Saved version ${number}`;
  const own = version.answers.version.trim();
  const file = {
    label: 'Text',
    name: `${fileStem(version.answers, `terms-of-service-${version.day || number}`)}.txt`,
    make: async () => (await import('@/formats/file')).textBlob(version.text, 'text/plain'),
  };
  return (
    <section aria-label={name} className="rounded-(--radius-control) border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold break-words">
          {name} <span className="font-normal text-mute">{[own, formatDay(version.day)].filter((part) => part !== '').join(' · ')}</span>
        </h2>
        <span className="flex flex-wrap items-center gap-1">
          <Button onClick={onRestore}>Restore</Button>
          <Download files={[file]} label="Text" />
          <IconButton icon="trash-2" label={`Delete ${name.toLowerCase()}`} onClick={onRemove} />
        </span>
      </div>
      <p className="mt-2 break-words">{version.note}</p>
      <SectionChanges title={`What changed since version ${number - 1}`} changes={changes} />
    </section>
  );
}
