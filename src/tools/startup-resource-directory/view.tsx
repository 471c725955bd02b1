import { useMemo, useRef, useState } from 'react';
import { plural } from '@/lib/text';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { resourceIdentity } from './list';
import { fields, state, type Resource } from './model';
import { ResourceList } from './parts/resource-list';
import { useResourceForm } from './parts/use-resource-form';
import { toFiles } from './download';

const ResourceForm = lazyPart(async () => (await import('./parts/resource-form')).ResourceForm);
const preload = () => [ResourceForm.load()];
// The entries that come with the tool arrive only when they are asked for.
const ListedDialog = lazyPart(async () => (await import('./parts/listed-dialog')).default);

export const about =
  'Keep the sites, guides and programs that help you start a company in one place, with your own ratings and notes, and find them by word, category, price or country. Bring in your browser’s bookmarks, add well-known official sites with one click, and hand the list on as a spreadsheet, a web page or an outline.';
export const related = ['startup-checklist', 'tech-stack-planner', 'funding-tracker'];

const readOther = async (text: string) => (await import('./bookmarks')).readBookmarks(text);

export default function StartupResourceDirectory() {
  const records = useRecords(state, fields, 'Resource');
  const form = useResourceForm(records);
  const side = useRef<HTMLDivElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { all, tool } = records;
  usePreload(preload);
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);

  // A form that is already open keeps what was typed.
  const addResource = () =>
    form.isOpen && !form.isEditing ? side.current?.querySelector<HTMLElement>('input')?.focus() : form.open({ price: 'free' });
  const addListed = (resources: Resource[]) => {
    records.addAll(resources, { say: `${plural(resources.length, 'resource')} added` });
    setIsChoosing(false);
  };

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <Button icon="landmark" onClick={() => setIsChoosing(true)}>
          Official resources
        </Button>
        <ImportButton
          records={records}
          identity={resourceIdentity}
          otherNames={otherNames}
          readOther={readOther}
          accept=".html,.htm,.csv,.xlsx,.tsv,.txt,text/html,text/csv"
          hint={importHint}
        />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={form.isOpen && !form.isEditing} onClick={addResource}>
          Add Resource
        </Button>
      </WorkBar>
      <div className={form.isOpen ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]' : ''}>
        {form.isOpen && (
          <div ref={side} className="stay min-w-0 lg:order-2">
            <ResourceForm form={form} />
          </div>
        )}
        <div className="min-w-0">
          <ResourceList records={records} form={form} />
          {all.length === 0 && (
            <Empty
              text="No resources yet"
              hint="Add the first one, import your bookmarks, or start from well-known official sites."
              action={{ label: 'Browse official resources', icon: 'landmark', onClick: () => setIsChoosing(true) }}
              onSample={records.loadSample}
            />
          )}
        </div>
      </div>
      {isChoosing && <ListedDialog existing={all} onAdd={addListed} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
