import { VirtualList } from '@/ui/virtual-list';
import type { Links } from '@/lib/title-links';
import type { Trouble } from '../troubles';
import type { Item, RoadmapRecords } from '../model';
import type { ItemForm } from '../use-item-form';
import { ItemCard } from './item-card';

/** From here on the list draws rows of even height. */
const longList = 120;

interface SectionItemsProps {
  name: string;
  items: readonly Item[];
  links: Links<Item>;
  troubles: ReadonlyMap<string, readonly Trouble[]>;
  records: RoadmapRecords;
  form: ItemForm;
}

export function SectionItems({ name, items, links, troubles, records, form }: SectionItemsProps) {
  return (
    <VirtualList
      label={`Items of ${name}`}
      items={items}
      row={(item) => (
        <ItemCard
          item={item}
          links={links.get(item.id) ?? []}
          troubles={troubles.get(item.id) ?? []}
          records={records}
          form={form}
          isShort={items.length > longList}
        />
      )}
    />
  );
}
