import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { whyTermsMatter } from '../content';

/** What stands where the terms will be. */
export function Why() {
  return (
    <Panel title="Generated Terms">
      <p className="mb-4 text-mute">Fill in the form and press Generate Terms. They are made on this device, from your own answers.</p>
      <h3 className="mb-2 font-semibold">Why terms of service matter</h3>
      <ul className="grid gap-2.5">
        {whyTermsMatter.map((reason) => (
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
