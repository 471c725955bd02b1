import { lazy, Suspense, useEffect, useRef } from 'react';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { applyDuplicate, applyRemoval, type Script } from '../model';
import type { ScriptCopy, ScriptForm as Form, ScriptRecords } from './use-scripts';

const ScriptForm = lazy(() => import('./script-form'));
const ScriptDetail = lazy(() => import('./script-detail'));

interface WorkplaceProps {
  records: ScriptRecords;
  form: Form;
  copy: ScriptCopy;
  script: Script | undefined;
  /** The form is in front; behind a chosen script it waits with what was typed. */
  isFormShown: boolean;
  onShowForm: () => void;
  onSelect: (id: string) => void;
  onVersions: () => void;
}

/** The form, the chosen script, or what to do first. */
export function Workplace({ records, form, copy, script, isFormShown, onShowForm, onSelect, onVersions }: WorkplaceProps) {
  const { tool } = records;
  const place = useRef<HTMLDivElement>(null);
  const shown = isFormShown ? 'form' : (script?.id ?? '');
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // On a phone the list stands above, so what was asked for may be out of sight.
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) place.current?.scrollIntoView({ block: 'start' });
    // The button that was pressed may be gone with what it stood in.
    if (document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  const undo = { label: 'Undo', run: tool.undo };
  const duplicate = (id: string) => {
    const newId = makeId();
    tool.change((data) => applyDuplicate(data, id, newId));
    showToast('Script duplicated', undo);
    onSelect(newId);
  };
  const remove = (id: string) => {
    tool.change((data) => applyRemoval(data, id));
    showToast('Script deleted', undo);
  };
  const openForm = (open: () => void) => {
    open();
    onShowForm();
  };
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-8">
      {form.isOpen && !isFormShown && (
        <div className="mb-4">
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>A script you began is not saved yet.</span>
              <Button onClick={onShowForm}>Continue</Button>
            </div>
          </Notice>
        </div>
      )}
      <Suspense fallback={<div className="panel min-h-80" />}>
        {isFormShown ? (
          <ScriptForm records={records} form={form} />
        ) : script ? (
          <ScriptDetail
            script={script}
            records={records}
            isCopied={copy.copiedId === script.id}
            onCopy={() => copy.request(script)}
            onEdit={() => openForm(() => form.edit(script))}
            onVariant={() =>
              openForm(() =>
                form.open({
                  title: script.title,
                  category: script.category,
                  content: script.content,
                  tags: script.tags.join(', '),
                  tone: script.tone,
                  language: script.language,
                }),
              )
            }
            onDuplicate={() => duplicate(script.id)}
            onDelete={() => remove(script.id)}
            onVersions={onVersions}
            onSelect={onSelect}
          />
        ) : (
          <section className="panel flex min-h-64 flex-col items-center justify-center gap-2 text-center">
            <h2 className="font-semibold">Select a Script</h2>
            <p className="max-w-sm text-mute">Choose one from the list to read, copy or change it, or create your own.</p>
          </section>
        )}
      </Suspense>
    </div>
  );
}
