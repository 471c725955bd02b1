import { useMemo } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import type { Tool } from '@/workspace/tool-state';
import { openFaults } from '../faults';
import { acceptFault, applyFix, type LegalData, type Made } from '../model';
import { keepWordings } from '../proposal';
import { templateOf } from '../templates';

/** What makes the document a draft, and the ways to settle it: change the answer, or say that it is meant so. */
export function Faults({ tool: { data, change, say }, made }: { tool: Tool<LegalData>; made: Made }) {
  const faults = useMemo(() => openFaults(made, data.accepted), [made, data.accepted]);
  return (
    <CheckList
      checks={faults}
      use={templateOf(made.template).kind === 'policy' ? 'publish' : 'sign'}
      openUpTo={9}
      onFix={(fix) => {
        change((current) => applyFix(current, fix, keepWordings));
        say('Document updated');
      }}
      onKeep={(id) => {
        const fault = faults.find((check) => check.id === id);
        if (!fault) return;
        change((current) => acceptFault(current, fault.text));
        say('Kept as it is');
      }}
    />
  );
}
