import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import type { Tool } from '@/workspace/tool-state';
import { findContradictions } from '../checks';
import { readWork } from '../facts';
import type { PolicyData } from '../model';

/** Answers that do not go together, found while they are given. */
export function Checks({ tool: { data, change } }: { tool: Tool<PolicyData> }) {
  const checks = useMemo(() => findContradictions(readWork(data.work)), [data.work]);
  // A long list would push the policy out of view; whoever opens or closes it has the last word.
  const [isShort] = useState(checks.length <= 4);
  if (checks.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-[13px] text-mute">
        <Icon icon="check" size={14} />
        No contradictions found in your answers.
      </p>
    );
  }
  return (
    <details className="rounded-(--radius-control) border border-line px-3.5 py-2.5" open={isShort}>
      <summary className="cursor-pointer font-[550]">{plural(checks.length, 'thing')} to check before you publish</summary>
      <ul className="mt-2 grid gap-2.5 text-[14px]">
        {checks.map(({ id, text, fixes = [] }) => (
          <li key={id} className="flex gap-2">
            <span className="mt-1 flex-none text-warn">
              <Icon icon="circle-alert" size={14} />
            </span>
            <span className="min-w-0">
              {text}{' '}
              {fixes.map((fix) => (
                <button
                  key={fix.label}
                  type="button"
                  className="link mr-3 min-h-6"
                  onClick={() =>
                    change((current) => ({
                      ...current,
                      work: { ...current.work, answers: { ...current.work.answers, ...fix.change } },
                    }))
                  }
                >
                  {fix.label}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
