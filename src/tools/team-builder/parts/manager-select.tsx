import { useDeferredValue, useId, useMemo } from 'react';
import { Icon } from '@/ui/icon';
import { Label } from '@/ui/labelled';
import { nameOf, type OrgTree } from '../org-tree';

interface ManagerSelectProps {
  tree: OrgTree;
  /** Whose manager it is; nobody reports to themselves. */
  of: string;
  value: string;
  onChange: (manager: string) => void;
  problem?: string | undefined;
}

const collator = new Intl.Collator('en');

const labelOf = (tree: OrgTree | null, id: string) =>
  tree ? [nameOf(tree, id), tree.members.get(id)?.role].filter(Boolean).join(', ') : '';

export function ManagerSelect({ tree, of, value, onChange, problem }: ManagerSelectProps) {
  const id = useId();
  // A large team makes many options: kept between keystrokes elsewhere, and never in the way of showing the rest.
  const listed = useDeferredValue<OrgTree | null>(tree, null);
  const options = useMemo(
    () =>
      [...(listed?.members.values() ?? [])]
        .filter((member) => member.id !== of)
        .map((member) => ({ id: member.id, label: labelOf(listed, member.id) }))
        .sort((a, b) => collator.compare(a.label, b.label))
        .map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        )),
    [listed, of],
  );
  const isStranger = value !== '' && (value === of || !tree.members.has(value));
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>Reports To</Label>
      <select
        id={id}
        className="input"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-message` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Nobody</option>
        {isStranger && <option value={value}>{value} (not in the team)</option>}
        {!isStranger && value !== '' && !listed?.members.has(value) && <option value={value}>{labelOf(tree, value)}</option>}
        {options}
      </select>
      {problem && (
        <p id={`${id}-message`} role="alert" className="mt-1 flex items-start gap-1.5 text-[13px] text-bad">
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
