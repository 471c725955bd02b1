import { useState } from 'react';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { tips } from '../content';

const KeysDialog = lazyPart(async () => (await import('./keys-dialog')).default);

export function TipsPanel() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title="Best-practice tips"
      className="mt-6"
      aside={
        <Button look="quiet" icon="keyboard" onClick={() => setIsOpen(true)}>
          Keys on the canvas
        </Button>
      }
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <p className="font-[550]">{title}</p>
            <p className="text-[14px] text-mute">{text}</p>
          </li>
        ))}
      </ul>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
