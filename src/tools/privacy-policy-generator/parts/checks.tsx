import { useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { Icon } from '@/ui/icon';
import type { Tool } from '@/workspace/tool-state';
import { findContradictions } from '../checks';
import { readWork } from '../facts';
import { applyFix, keepFault, type PolicyData } from '../model';

/** Answers that do not go together, found while they are given. */
export function Checks({ tool: { data, change } }: { tool: Tool<PolicyData> }) {
  const { kept = [] } = data;
  const found = useMemo(() => findContradictions(readWork(data.work)), [data.work]);
  const checks = found.filter(({ text, isFault }) => !isFault || !kept.includes(text));
  // A list that was folded opens with the first fault, which must not be missed.
  const hasFault = checks.some(({ isFault }) => isFault);
  const [hadFault, setHadFault] = useState(hasFault);
  if (hasFault && !hadFault) setHadFault(true);
  const keep = (id: string) => {
    const fault = checks.find((check) => check.id === id);
    if (!fault) return;
    change((current) => keepFault(current, fault.text), { say: 'Kept as it is' });
  };
  if (checks.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-[13px] text-mute">
        <Icon icon="check" size={14} />
        No contradictions found in your answers.
      </p>
    );
  }
  return (
    <CheckList
      key={String(hadFault)}
      checks={checks}
      openUpTo={4}
      onKeep={keep}
      onFix={(fix) => change((current) => applyFix(current, fix), { say: 'Policy updated' })}
    />
  );
}
