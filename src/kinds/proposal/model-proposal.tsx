import { lazy, Suspense } from 'react';
import { isOffline } from '@/platform/model-fetch';
import { useSettings } from '@/workspace/settings';
import { ModelLink } from './model-link';
import type { ModelProposalProps } from './proposal-props';

/** Offline, before there is an offline copy: the tool goes on without it. */
const ProposalPanel = lazy(() =>
  import('./proposal-panel').catch((error: unknown) => {
    if (!isOffline()) throw error;
    return { default: PanelMissing };
  }),
);

const PanelMissing = () => <p className="no-print text-[13px] text-mute">You’re offline. You can ask a model once you’re back online.</p>;

/** A model's version beside ours, once the user has chosen a model; until then, the way to choose one. */
export function ModelProposal<Reply>(props: ModelProposalProps<Reply>) {
  const isOn = useSettings(({ ai }) => ai.provider !== '');
  if (!isOn) return props.isSmall ? null : <ModelLink />;
  return (
    <Suspense fallback={null}>
      <ProposalPanel {...(props as unknown as ModelProposalProps<unknown>)} />
    </Suspense>
  );
}
