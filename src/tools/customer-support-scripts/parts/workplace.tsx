import { Workplace as Place } from '@/kinds/records/workplace';
import { makeId } from '@/platform/ids';
import { lazyPart } from '@/ui/lazy-part';
import { applyDuplicate, applyRemoval, type Script } from '../model';
import type { ScriptCopy, ScriptForm as Form, ScriptRecords } from './use-scripts';

const ScriptForm = lazyPart(async () => (await import('./script-form')).default, <div className="panel min-h-80" />);
const ScriptDetail = lazyPart(async () => (await import('./script-detail')).default, <div className="panel min-h-80" />);

interface WorkplaceProps {
  records: ScriptRecords;
  form: Form;
  copy: ScriptCopy;
  script: Script | undefined;
  /** The form is in front; behind a chosen script it waits with what was typed. */
  isFormShown: boolean;
  onShowForm: () => void;
  onSelect: (id: string) => void;
  onBack: () => void;
  onVersions: () => void;
}

/** The form, the chosen script, or what to do first. */
export function Workplace({ records, form, copy, script, isFormShown, onShowForm, onSelect, onBack, onVersions }: WorkplaceProps) {
  const { tool } = records;
  const duplicate = (id: string) => {
    const newId = makeId();
    tool.change((data) => applyDuplicate(data, id, newId), { say: 'Script duplicated' });
    onSelect(newId);
  };
  const remove = (id: string) => tool.change((data) => applyRemoval(data, id), { say: 'Script deleted' });
  const openForm = (open: () => void) => {
    open();
    onShowForm();
  };
  return (
    <Place
      noun={records.noun}
      shown={isFormShown ? 'form' : (script?.id ?? '')}
      isFormBehind={form.isOpen && !isFormShown}
      onShowForm={onShowForm}
      onBack={onBack}
      hint="Choose one from the list to read, copy or change it, or create your own."
    >
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
      ) : null}
    </Place>
  );
}
