import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { showToast } from '@/ui/toast';
import { hasProblem } from '../model';
import { describeTaking, takeIdeas, toDomainTask } from '../proposal';
import type { DomainRecords } from './results';

interface NamesProposalProps {
  records: DomainRecords;
  /** The business our names were made for: what was proposed for one is not shown beside another. */
  business: string;
  /** The number of the latest request for its names. */
  timesAsked: number;
}

/** A model's names beside ours. */
export function NamesProposal({ records, business, timesAsked }: NamesProposalProps) {
  const { extra, setExtra } = records;
  return (
    <ModelProposal
      key={business}
      what="names"
      of={business}
      timesAsked={timesAsked}
      missing={hasProblem(extra.draft) ? 'Enter a business name and choose an ending first.' : ''}
      task={() => toDomainTask(extra)}
      onUse={(reply, chosen, { model, provider }) => {
        const next = takeIdeas(extra, reply, chosen, model || provider);
        if (next === extra) return showToast(describeTaking(extra, next));
        setExtra(() => next, { say: describeTaking(extra, next) });
      }}
    />
  );
}
