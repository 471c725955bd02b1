import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { templateNames, type TemplateId } from '../content';
import { addTemplateLines } from '../model';
import type { ExpenseRecords } from './use-expense-form';

/** Typical lines of a kind of business, added below what is there. */
export function TemplateMenu({ records }: { records: ExpenseRecords }) {
  const { tool } = records;
  const load = async (id: TemplateId) => {
    const { templates } = await import('../templates');
    const next = addTemplateLines(records.all, templates[id], tool.around.today, makeId);
    const added = next.length - records.all.length;
    if (added === 0) {
      showToast(`All lines of ${templateNames[id]} are already in your list`);
      return;
    }
    records.replaceAll(next, { say: `${plural(added, 'line')} added at zero. Fill in your own prices below.` });
  };
  const ids = Object.keys(templateNames) as TemplateId[];
  return (
    <Menu
      label="Templates"
      buttonClass="btn"
      items={ids.map((id) => ({ label: templateNames[id], detail: 'typical lines', onSelect: () => void load(id) }))}
    >
      <Icon icon="layout-list" />
      Templates
    </Menu>
  );
}
