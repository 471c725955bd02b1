import { useMemo } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { Icon } from '@/ui/icon';
import type { Tool } from '@/workspace/tool-state';
import { findContradictions } from '../checks';
import { readWork } from '../facts';
import type { PolicyData } from '../model';

/** Answers that do not go together, found while they are given. */
export function Checks({ tool: { data, change } }: { tool: Tool<PolicyData> }) {
  const checks = useMemo(() => findContradictions(readWork(data.work)), [data.work]);
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
      checks={checks}
      openUpTo={4}
      onFix={(fix) => change((current) => ({ ...current, work: { ...current.work, answers: { ...current.work.answers, ...fix } } }))}
    />
  );
}
