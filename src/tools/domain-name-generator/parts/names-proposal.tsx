import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { showToast } from '@/ui/toast';
import { hasProblem } from '../model';
import { describeTaking, takeIdeas, toDomainTask } from '../proposal';
import type { DomainRecords } from './results';

/** A model's names beside ours. */
export function NamesProposal({ records, timesAsked }: { records: DomainRecords; timesAsked: number }) {
  const { extra, setExtra, tool } = records;
  return (
    <ModelProposal
      what="names"
      timesAsked={timesAsked}
      missing={hasProblem(extra.draft) ? 'Enter a business name and choose an ending first.' : ''}
      task={() => toDomainTask(extra)}
      onUse={(reply, chosen, { model, provider }) => {
        const next = takeIdeas(extra, reply, chosen, model || provider);
        if (next === extra) return showToast(describeTaking(extra, next));
        setExtra(() => next);
        showToast(describeTaking(extra, next), { label: 'Undo', run: tool.undo });
      }}
    />
  );
}
