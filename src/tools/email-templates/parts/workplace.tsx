import { Workplace as Place } from '@/kinds/records/workplace';
import { usePreload } from '@/kinds/work/use-in-use';
import { makeId } from '@/platform/ids';
import { lazyPart } from '@/ui/lazy-part';
import { applyDuplicate, type Template } from '../model';
import type { Mode } from './template-detail';
import type { TemplateForm as Form, TemplateRecords } from './template-records';

const loadForm = () => import('./template-form');
const loadDetail = () => import('./template-detail');
const TemplateForm = lazyPart(async () => (await loadForm()).default, <div className="panel min-h-80" />);
const TemplateDetail = lazyPart(async () => (await loadDetail()).default, <div className="panel min-h-80" />);
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
  onBack: () => void;
  onMerge: () => void;
}

/** The form, the chosen template, or what to do first. */
export function Workplace({ records, form, template, mode, isFormShown, onMode, onShowForm, onSelect, onBack, onMerge }: WorkplaceProps) {
  const { tool } = records;
  usePreload(preload);
  const duplicate = (original: Template) => {
    const newId = makeId();
    tool.change((data) => applyDuplicate(data, original, newId), { say: 'Template duplicated' });
    onSelect(newId);
  };
  return (
    <Place
      noun={records.noun}
      shown={isFormShown ? 'form' : (template?.id ?? '')}
      isFormBehind={form.isOpen && !isFormShown}
      onShowForm={onShowForm}
      onBack={onBack}
      hint="Choose one from the list to read it, fill it in and copy or download it, or write your own."
    >
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
      ) : null}
    </Place>
  );
}
