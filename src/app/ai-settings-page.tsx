import { useEffect, useState } from 'react';
import { findBuiltInModel, type BuiltInState } from '@/platform/built-in-model';
import { Button } from '@/ui/button';
import { Notice, Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { changeSettings, noModel, useSettings, type ChosenModel } from '@/workspace/settings';
import { findProvider, providers, readAddress, type ProviderId } from '@/writer/providers';
import { AiConnection } from './ai-connection';

const builtInWords: Record<BuiltInState, string> = {
  unavailable: 'This browser doesn’t have one.',
  downloadable: 'The browser downloads it the first time you use it.',
  downloading: 'The browser is downloading it.',
  available: 'Ready.',
};

export const title = 'AI settings';
export const description =
  'Use your own AI model in the writing tools: choose a provider, paste your key, test it. Off until you turn it on.';

/** Which model writes along, if any. Nothing is asked of anybody before a button is pressed that says so. */
export function Body() {
  const ai = useSettings((settings) => settings.ai);
  const isRemembered = useSettings((settings) => settings.isRemembered);
  const [opened, setOpened] = useState<ProviderId | ''>();
  const [builtIn, setBuiltIn] = useState<BuiltInState>('unavailable');
  useEffect(() => void findBuiltInModel().then(setBuiltIn), []);
  const chosen = opened ?? (findProvider(ai.provider)?.id || '');
  const provider = findProvider(chosen);
  const choose = (next: ChosenModel) => {
    const before = ai;
    changeSettings({ ai: next });
    if (next.provider === '' && before.provider !== '')
      showToast('AI is off.', { label: 'Undo', run: () => changeSettings({ ai: before }) });
  };
  return (
    <div className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="title pt-6 pb-3 sm:pt-10">
        AI settings
      </h1>
      <p className="mb-6 text-mute">
        Every tool can write without AI, on your device. If you connect your own model, the writing tools also show its version beside ours,
        and you choose.
      </p>
      <div className="grid grid-cols-1 gap-5">
        <Panel title="Your AI model">
          <p role="status" className="mb-3">
            <CurrentChoice ai={ai} />
          </p>
          <fieldset className="grid gap-1">
            <legend className="sr-only">Your AI model</legend>
            <Choice
              label="None (off)"
              note="The default. No request leaves the page."
              isChosen={chosen === ''}
              onChoose={() => {
                setOpened('');
                choose(noModel);
              }}
            />
            {providers.map(({ id, name, note }) => (
              <Choice
                key={id}
                label={name}
                note={id === 'built-in' ? `${note} ${builtInWords[builtIn]}` : note}
                isChosen={chosen === id}
                isDisabled={id === 'built-in' && builtIn === 'unavailable' && ai.provider !== id}
                onChoose={() => setOpened(id)}
              />
            ))}
          </fieldset>
        </Panel>
        {provider?.id === 'built-in' && (
          <Panel title={provider.name}>
            <p className="mb-3 text-mute">Nothing is sent anywhere: the model answers on this device.</p>
            <Button look="primary" disabled={builtIn === 'unavailable'} onClick={() => choose({ ...noModel, provider: provider.id })}>
              Use this model
            </Button>
          </Panel>
        )}
        {provider && provider.id !== 'built-in' && (
          <AiConnection key={provider.id} provider={provider} current={ai.provider === provider.id ? ai : noModel} onChoose={choose} />
        )}
        <Panel title="What to know">
          <ul className="list-disc space-y-1.5 pl-5">
            <li>Requests go straight from this browser to the host you chose. None of our servers sits in between, and we see nothing.</li>
            <li>Only what you typed in the tool you’re using is sent. The provider’s own terms apply to it.</li>
            <li>
              A key typed into any web page can be read by that page and by browser extensions. Create a separate key for this, with a
              spending limit.
            </li>
            <li>
              Keys never appear in a file, a link or an error message. Each request is sent once; if the reply has the wrong format, it is
              requested once more.
            </li>
            <li>A model can be confidently wrong. Read what it wrote before you use it.</li>
          </ul>
        </Panel>
        {!isRemembered && ai.provider !== '' && (
          <Notice tone="plain">
            Reloading turns AI off again, unless your browser remembers your settings (see the Settings page). The key is never one of them.
          </Notice>
        )}
      </div>
    </div>
  );
}

function CurrentChoice({ ai }: { ai: ChosenModel }) {
  const provider = findProvider(ai.provider);
  if (!provider) return 'AI is off.';
  if (provider.id === 'built-in') return 'AI is on: the model in this browser.';
  const place = readAddress({ provider: provider.id, address: ai.address });
  return `AI is on: ${ai.model} at ${typeof place === 'string' ? '' : place.host}.`;
}

interface ChoiceProps {
  label: string;
  note: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

function Choice({ label, note, isChosen, isDisabled = false, onChoose }: ChoiceProps) {
  return (
    <label className={`flex items-start gap-2.5 rounded-(--radius-control) px-2 py-1.5 ${isChosen ? 'bg-accent-soft' : ''}`}>
      <input
        type="radio"
        name="provider"
        className="mt-0.5 size-4.5 flex-none accent-accent"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-label={label}
      />
      <span className="min-w-0">
        <span className={`block ${isDisabled ? 'text-mute' : ''}`}>{label}</span>
        <span className="block text-[13px] text-mute">{note}</span>
      </span>
    </label>
  );
}
