import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { deviceFacts, devices } from '../content';
import { limits, parseSize, withCanvas } from '../model';
import type { Editor } from './use-editor';

/** The project's name and the size of its canvas. */
export function DeviceBar({ editor }: { editor: Editor }) {
  const id = useId();
  const { wireframe, change } = editor;
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const size = parseSize(typed);
  const isBad = hasTried && !size;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="w-full sm:w-64">
        <label htmlFor={`${id}-name`} className="mb-1 block text-[13px] font-[550]">
          Name
        </label>
        <input
          id={`${id}-name`}
          className="input"
          autoComplete="off"
          maxLength={limits.name}
          value={wireframe.name}
          onChange={(event) => change((data) => ({ ...data, name: event.target.value }), { key: 'name' })}
        />
      </div>
      <div role="group" aria-labelledby={`${id}-device`}>
        <span id={`${id}-device`} className="mb-1 block text-[13px] font-[550]">
          Device
        </span>
        <div className="flex gap-1.5">
          {devices.map((device) => {
            const { label, width, height } = deviceFacts[device];
            return (
              <Button
                key={device}
                className="min-h-10!"
                title={`${width} × ${height}`}
                aria-pressed={wireframe.device === device}
                onClick={() => change((data) => withCanvas(data, { width, height }))}
              >
                {label}
              </Button>
            );
          })}
        </div>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setHasTried(true);
          if (!size) return;
          change((data) => withCanvas(data, size));
          setTyped('');
          setHasTried(false);
        }}
      >
        <label htmlFor={`${id}-size`} className="mb-1 block text-[13px] font-[550]">
          Custom size
        </label>
        <div className="flex gap-1.5">
          <input
            id={`${id}-size`}
            className="input w-32!"
            autoComplete="off"
            maxLength={30}
            placeholder="390 x 844"
            value={typed}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? `${id}-problem` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" className="min-h-10!" aria-pressed={wireframe.device === 'custom'}>
            Set size
          </Button>
        </div>
        {isBad && (
          <p id={`${id}-problem`} role="alert" className="mt-1 text-[13px] text-bad">
            Type two numbers from {limits.leastCanvas} to {limits.mostCanvas.toLocaleString('en-US')}, such as 390 x 844.
          </p>
        )}
      </form>
      <p className="pb-2.5 text-[13px] text-mute" aria-live="polite">
        Canvas {wireframe.width} × {wireframe.height}
      </p>
    </div>
  );
}
