import type { ReactNode } from 'react';
import { plural } from '@/lib/text';
import { IconButton } from '@/ui/button';
import { Chip } from '@/ui/layout';
import type { Section } from '../model';
import { describePeriod } from '../periods';
import type { ItemForm } from '../use-item-form';

interface QuarterSectionsProps {
  sections: readonly Section[];
  form: ItemForm;
  /** Beside the name and the count. */
  aside?: (section: Section) => ReactNode;
  body?: (section: Section, name: string) => ReactNode;
}

export function QuarterSections({ sections, form, aside, body }: QuarterSectionsProps) {
  return sections.map((section, index) => {
    const { period, items, isCurrent } = section;
    const name = period.name || 'No quarter';
    return (
      <section key={`${name}-${index}`} aria-label={name} className="mb-6">
        <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold" title={describePeriod(period)}>
            {name}
          </h2>
          <span className="text-mute">{plural(items.length, 'item')}</span>
          {isCurrent && <Chip tone="good">Now</Chip>}
          {aside?.(section)}
          <span className="no-print ml-auto">
            <IconButton icon="plus" label={`Add an item to ${name}`} onClick={() => form.open({ quarter: period.name })} />
          </span>
        </div>
        {items.length > 0 ? body?.(section, name) : <div className="border-t border-line" />}
      </section>
    );
  });
}
