import { useMemo } from 'react';
import { Reworded } from '@/kinds/proposal/reworded';
import type { Rewording } from '@/lib/rewording';
import { joinWords } from '@/lib/text';
import { Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { uncheckedNote } from '../content';
import { toSections } from '../documents';
import type { LegalData, Made } from '../model';
import { dropClauses } from '../proposal';
import { findLosses, toClauses } from '../wording';

const lossesShown = 6;

interface NewWordingProps {
  tool: Tool<LegalData>;
  made: Made;
  rewordings: readonly Rewording[];
}

/** Whose words stand in the clauses, that nobody has checked them, and what they no longer say. */
export function NewWording({ tool: { change }, made, rewordings }: NewWordingProps) {
  const losses = useMemo(() => (rewordings.length === 0 ? [] : findLosses(toClauses(toSections(made)), rewordings)), [made, rewordings]);
  if (rewordings.length === 0) return null;
  return (
    <>
      <Reworded rewordings={rewordings} onBack={() => change(dropClauses, { say: 'Back to the wording made on this device' })} />
      <Notice>
        <p>{uncheckedNote}</p>
        {losses.length > 0 && (
          <>
            <p className="mt-1">Compare these with our wording; they no longer say:</p>
            <ul aria-label="No longer said" className="mt-1 grid list-disc gap-1 pl-5">
              {losses.map(({ title, lost }) => (
                <li key={title} className="min-w-0 break-words">
                  <span className="font-[550]">{title}:</span>{' '}
                  {joinWords([...lost.slice(0, lossesShown), ...(lost.length > lossesShown ? [`${lost.length - lossesShown} more`] : [])])}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </>
  );
}
