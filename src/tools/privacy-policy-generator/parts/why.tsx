import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { whyPoliciesMatter } from '../content';

/** What stands where the policy will be. */
export function Why() {
  return (
    <Panel title="Generated Policy">
      <p className="mb-4 text-mute">Your policy appears here: made on this device, from your own answers.</p>
      <h3 className="mb-2 font-semibold">Why privacy policies matter</h3>
      <ul className="grid gap-2.5">
        {whyPoliciesMatter.map((reason) => (
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
