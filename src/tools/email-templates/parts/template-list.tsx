import { useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { hasSample } from '@/kinds/records/state';
import { VirtualList } from '@/ui/virtual-list';
import { categories } from '../content';
import { originOf } from '../library';
import { nameOf, selectTemplates, startFilter, type Filter, type Template } from '../model';

const choices = {
  category: {
    label: 'Category',
    options: [{ value: 'all', label: 'All Categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
};

export const originLabels = { own: 'Your template', 'built-in': 'Built-in', added: 'Added' };

interface TemplateListProps {
  templates: readonly Template[];
  selectedId: string;
  onSelect: (id: string) => void;
}

export function TemplateList({ templates, selectedId, onSelect }: TemplateListProps) {
  const [filter, setFilter] = useState<Filter>(startFilter);
  const shown = selectTemplates(templates, filter);
  return (
    <>
      <FilterBar
        noun="template"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={templates.length}
      />
      {shown.length > 0 && (
        <VirtualList
          label="Templates"
          items={shown}
          row={(template) => <Row template={template} isSelected={template.id === selectedId} onSelect={onSelect} />}
        />
      )}
    </>
  );
}

function Row({ template, isSelected, onSelect }: { template: Template; isSelected: boolean; onSelect: (id: string) => void }) {
  const { id, category } = template;
  return (
    <button
      type="button"
      aria-current={isSelected}
      className={`flex min-h-16 w-full items-center gap-3 border-l-3 px-4 py-2.5 text-left hover:bg-sunk focus-visible:-outline-offset-2 ${isSelected ? 'border-l-accent bg-sunk' : 'border-l-transparent'}`}
      onClick={() => onSelect(id)}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{nameOf(template)}</span>
        <span className="block truncate text-[13px] text-mute">{category}</span>
      </span>
      <span className="flex-none text-[13px] text-mute">{hasSample([template]) ? 'Sample' : originLabels[originOf(template)]}</span>
    </button>
  );
}
