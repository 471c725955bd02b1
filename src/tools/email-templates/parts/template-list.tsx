import { hasSample } from '@/kinds/records/state';
import { WorkplaceList } from '@/kinds/records/workplace-list';
import { categories } from '../content';
import { originOf } from '../library';
import { nameOf, selectTemplates, startFilter, type Template } from '../model';

const choices = {
  category: {
    label: 'Category',
    options: [{ value: 'all', label: 'All Categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
};

export const originLabels = { own: 'Your template', 'built-in': 'Built-in', added: 'Added' };

const endOf = (template: Template) => (
  <span className="flex-none text-[13px] text-mute">{hasSample([template]) ? 'Sample' : originLabels[originOf(template)]}</span>
);

interface TemplateListProps {
  templates: readonly Template[];
  selectedId: string;
  onSelect: (id: string) => void;
}

export const TemplateList = ({ templates, ...chosen }: TemplateListProps) => (
  <WorkplaceList
    label="Templates"
    noun="template"
    items={templates}
    start={startFilter}
    choices={choices}
    select={selectTemplates}
    titleOf={nameOf}
    endOf={endOf}
    {...chosen}
  />
);
