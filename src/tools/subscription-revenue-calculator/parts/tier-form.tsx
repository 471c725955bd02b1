import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { fields } from '../model';
import type { TierForm } from './use-tier-form';

const names = ['name', 'subscribers', 'monthlyPrice', 'annualPrice', 'churn', 'growth'] as const;
const moreNames = ['newBy', 'newCount', 'cap'] as const;

export function TierFormPanel({ tierForm: { form, onBlur, lock, restore } }: { tierForm: TierForm }) {
  const { handle } = form;
  const [isOpen, setIsOpen] = useState(false);
  const isUsed = moreNames.some((name) => !['', '0', fields[name].default].includes(handle.draft[name]) || handle.problems[name]);
  return (
    <div onBlur={onBlur}>
      <RecordForm
        form={form}
        title="Add Pricing Tier"
        editTitle="Edit Pricing Tier"
        submit="Add Tier"
        names={names}
        isPermanent
        after={{
          annualPrice: (
            <>
              <IconButton
                icon={lock.isLocked ? 'lock' : 'lock-open'}
                label="Keep it when the monthly one changes"
                aria-pressed={lock.isLocked}
                onClick={lock.toggle}
              />
              {restore && <Button onClick={restore}>Restore</Button>}
            </>
          ),
        }}
      >
        <details className="group sm:col-span-2" open={isOpen || isUsed} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="inline-flex min-h-9 items-center gap-1.5 text-[13px] font-[550] text-mute hover:text-ink">
            <span className="group-open:rotate-180">
              <Icon icon="chevron-down" />
            </span>
            A fixed number of new subscribers, or a limit
          </summary>
          <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
            {moreNames.map((name) => (
              <Field key={name} of={handle} name={name} wide={name === 'newBy'} />
            ))}
          </div>
        </details>
      </RecordForm>
    </div>
  );
}
