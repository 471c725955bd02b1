import { Icon } from '@/ui/icon';
import { Notice, Panel } from '@/ui/layout';
import { reasons, typeMissing } from '../content';

interface WaitingProps {
  hasType: boolean;
  /** Somebody asked for the contract before there was a type. */
  isAsked: boolean;
}

/** What stands where the contract will be. */
export function Waiting({ hasType, isAsked }: WaitingProps) {
  return (
    <Panel title="Generated Contract">
      {hasType ? (
        <p className="mb-4 text-mute">
          Fill in what you know and press Generate Contract. It is made on this device, from your own answers.
        </p>
      ) : isAsked ? (
        <div className="mb-4">
          <Notice tone="bad">{typeMissing}</Notice>
        </div>
      ) : (
        <p className="mb-4 text-mute">{typeMissing}</p>
      )}
      <h3 className="mb-2 font-semibold">Why put it in writing</h3>
      <ul className="grid gap-2.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <span className="mt-1 flex-none text-accent">
              <Icon icon="check" size={16} />
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
