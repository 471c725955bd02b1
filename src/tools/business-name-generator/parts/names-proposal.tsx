import { useMemo } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { isComplete } from '@/lib/fields';
import { showToast } from '@/ui/toast';
import type { Tool } from '@/workspace/tool-state';
import { makeNames } from '../generate';
import { fields, type Made, type NameData } from '../model';
import { describeTaking, takeNames, toNameTask } from '../proposal';

interface NamesProposalProps {
  tool: Tool<NameData>;
  made: Made;
  /** The number of the latest request for names of this industry. */
  timesAsked: number;
}

/** A model's names beside ours. */
export function NamesProposal({ tool, made, timesAsked }: NamesProposalProps) {
  const { data, change } = tool;
  const own = useMemo(() => makeNames(made), [made]);
  return (
    <ModelProposal
      key={made.answers.industry}
      what="names"
      // What was proposed for one industry is not shown beside the names of another.
      of={made.answers.industry}
      timesAsked={timesAsked}
      missing={isComplete(fields, data.answers) ? '' : 'Enter your industry first.'}
      task={() => toNameTask(data.answers, [...(data.ideas ?? []), ...own])}
      onUse={(reply, chosen, { model, provider }) => {
        const next = takeNames(data, reply, chosen, model || provider, own);
        if (next === data) return showToast(describeTaking(data, next));
        change(() => next, { say: describeTaking(data, next) });
      }}
    />
  );
}
