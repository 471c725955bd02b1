import { lazy, Suspense, useEffect, useRef } from 'react';
import { usePreload } from '@/kinds/work/use-in-use';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { applyDuplicate, type Template } from '../model';
import type { Mode } from './template-detail';
import type { TemplateForm as Form, TemplateRecords } from './use-templates';

const loadForm = () => import('./template-form');
const loadDetail = () => import('./template-detail');
const TemplateForm = lazy(loadForm);
const TemplateDetail = lazy(loadDetail);
const preload = () => [loadDetail(), loadForm(), import('./template-preview')];

interface WorkplaceProps {
  records: TemplateRecords;
  form: Form;
  template: Template | undefined;
  mode: Mode;
  /** The form is in front; behind a chosen template it waits with what was typed. */
  isFormShown: boolean;
  onMode: (mode: Mode) => void;
  onShowForm: () => void;
  onSelect: (id: string) => void;
  onMerge: () => void;
}

/** The form, the chosen template, or what to do first. */
export function Workplace({ records, form, template, mode, isFormShown, onMode, onShowForm, onSelect, onMerge }: WorkplaceProps) {
  const { tool } = records;
  usePreload(preload);
  const place = useRef<HTMLDivElement>(null);
  const shown = isFormShown ? 'form' : (template?.id ?? '');
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
  const duplicate = (original: Template) => {
    const newId = makeId();
    tool.change((data) => applyDuplicate(data, original, newId));
    showToast('Template duplicated', { label: 'Undo', run: tool.undo });
    onSelect(newId);
  };
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-8">
      {form.isOpen && !isFormShown && (
        <div className="mb-4">
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>A template you began is not saved yet.</span>
              <Button onClick={onShowForm}>Continue</Button>
            </div>
          </Notice>
        </div>
      )}
      <Suspense fallback={<div className="panel min-h-80" />}>
        {isFormShown ? (
          <TemplateForm records={records} form={form} />
        ) : template ? (
          <TemplateDetail
            key={template.id}
            template={template}
            records={records}
            mode={mode}
            onMode={onMode}
            onMerge={onMerge}
            onEdit={() => {
              form.edit(template);
              onShowForm();
            }}
            onDuplicate={() => duplicate(template)}
            onDelete={() => records.remove([template.id])}
          />
        ) : (
          <section className="panel flex min-h-64 flex-col items-center justify-center gap-2 text-center">
            <h2 className="font-semibold">Select a Template</h2>
            <p className="max-w-sm text-mute">Choose one from the list to read it, fill it in and take it along, or write your own.</p>
          </section>
        )}
      </Suspense>
    </div>
  );
}
