import { useRef, useState } from 'react';
import { now } from '@/platform/clock';
import { findSecret, forgetSecret, keepSecret, readSecret, tidySecret, unlockSecret, type SecretPlace } from '@/platform/secrets';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice, Panel } from '@/ui/layout';
import type { ChosenModel } from '@/workspace/settings';
import type { ListedModel } from '@/writer/list-models';
import { logFailure } from '@/writer/log-failure';
import { maskKey } from '@/writer/mask-key';
import { detailOf, explainFailure, logTextOf, ModelError } from '@/writer/problems';
import { readAddress, secretName, type AddressProblem, type Provider } from '@/writer/providers';
import { AiKey, shortestPassphrase } from './ai-key';
import { AiModel, pickModel } from './ai-model';
import { Labelled } from '@/ui/labelled';

const placeWords: Record<SecretPlace, string> = {
  memory: 'A key is in memory until you reload this page.',
  tab: 'A key is kept for this tab.',
  device: 'A key is on this device, locked with your passphrase.',
};
const addressWords: Record<AddressProblem, string> = {
  missing: 'Enter the address, such as http://localhost:11434/v1.',
  'not-an-address': 'This isn’t a web address.',
  'not-safe': 'Only https addresses are safe for a key. Plain http works only for a model on this computer, at localhost.',
};

interface AiConnectionProps {
  provider: Provider;
  /** What is in use now, of this provider. */
  current: ChosenModel;
  onChoose: (choice: ChosenModel) => void;
}

interface Tested {
  models: ListedModel[] | undefined;
  problem: { sentence: string; detail: string } | undefined;
}
const untested: Tested = { models: undefined, problem: undefined };

type FieldName = 'key' | 'passphrase' | 'address' | 'unlock';

/** Address, key, test, model: in the order in which they are needed. */
export function AiConnection({ provider, current, onChoose }: AiConnectionProps) {
  const [address, setAddress] = useState(current.address);
  const [model, setModel] = useState(current.model);
  const [place, setPlace] = useState<SecretPlace>('memory');
  const [isBusy, setIsBusy] = useState(false);
  const [tested, setTested] = useState(untested);
  const [fault, setFault] = useState<{ field: FieldName; text: string }>();
  const [, setKeyChanges] = useState(0);
  // A key typed here is read from the field once.
  const keyField = useRef<HTMLInputElement>(null);
  const passphraseField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const testButton = useRef<HTMLButtonElement>(null);
  const latestAddress = useRef(address);
  const choice = { provider: provider.id, address };
  const goal = readAddress(choice);
  const name = secretName(choice);
  const kept = findSecret(name);
  const isLocked = kept === 'device' && readSecret(name) === '';
  const keyIsKnown = readSecret(name) !== '';

  const fields = { key: keyField, passphrase: passphraseField, unlock: passphraseField, address: addressField };
  const refuse = (field: FieldName, text: string) => {
    setFault({ field, text });
    // It may be inside what is folded away, until the fault opens it.
    setTimeout(() => fields[field].current?.focus());
  };
  const changeAddress = (next: string) => {
    latestAddress.current = next;
    setAddress(next);
    setTested(untested);
    setFault(undefined);
  };

  const test = async () => {
    const key = tidySecret(keyField.current?.value ?? '');
    const passphrase = passphraseField.current?.value ?? '';
    setFault(undefined);
    if (typeof goal === 'string') return refuse('address', addressWords[goal]);
    if (key === undefined) return refuse('key', 'A key has no spaces, only plain letters, digits and symbols. Copy it again.');
    if (key === '' && provider.key === 'needed' && !keyIsKnown) return refuse('key', 'Paste your key first.');
    if (key !== '' && place === 'device' && passphrase.length < shortestPassphrase)
      return refuse('passphrase', `Use at least ${shortestPassphrase} characters.`);
    setIsBusy(true);
    setTested(untested);
    const usedKey = key || readSecret(name);
    // The answer of one address is no answer of another.
    const show = (outcome: Tested) => {
      if (latestAddress.current === address) setTested(outcome);
    };
    try {
      const { listModels } = await import('@/writer/list-models');
      const models = await listModels(choice, usedKey);
      if (key !== '') {
        const isKept = await keepSecret(name, key, place, passphrase);
        if (keyField.current) keyField.current.value = '';
        if (passphraseField.current) passphraseField.current.value = '';
        if (!isKept) setFault({ field: 'key', text: 'This browser couldn’t store the key, so it stays in memory until you reload.' });
      }
      show({ models, problem: undefined });
      const isListed = models.some(({ id }) => id === model);
      if (!isListed && !isCurrent && latestAddress.current === address) setModel(pickModel(models));
    } catch (error) {
      const failure = error instanceof ModelError ? error.failure : ({ kind: 'stream' } as const);
      const around = { name: provider.id === 'compatible' ? goal.host : provider.name, host: goal.host, nowMs: now(), isListing: true };
      logFailure('The list of models couldn’t be loaded.', maskKey(logTextOf(failure), usedKey));
      const detail = maskKey(detailOf(failure), usedKey);
      show({ models: undefined, problem: { sentence: explainFailure(failure, around), detail } });
    } finally {
      setIsBusy(false);
      setKeyChanges((count) => count + 1);
    }
  };
  const unlock = async () => {
    setIsBusy(true);
    setFault(undefined);
    const isOpen = await unlockSecret(name, passphraseField.current?.value ?? '');
    setIsBusy(false);
    if (!isOpen) return refuse('unlock', 'That passphrase is wrong.');
    if (passphraseField.current) passphraseField.current.value = '';
    testButton.current?.focus();
  };
  const forget = () => {
    forgetSecret(name);
    setTested(untested);
    setFault(undefined);
    setKeyChanges((count) => count + 1);
    setTimeout(() => keyField.current?.focus());
  };
  const faultOf = (field: FieldName) => (fault?.field === field ? fault.text : '');
  const canUse = model.trim() !== '' && typeof goal !== 'string' && (keyIsKnown || provider.key !== 'needed');
  const isCurrent = current.provider !== '' && current.model === model.trim() && current.address === address.trim();
  const count = tested.models?.length ?? 0;

  const addressInput = (
    <Labelled
      label="Address"
      hint={
        provider.address === ''
          ? 'For Ollama http://localhost:11434/v1, for LM Studio http://localhost:1234/v1.'
          : `Leave empty for ${provider.address}. If your company has a gateway, enter its address.`
      }
      fault={faultOf('address')}
    >
      {(field) => (
        <input
          {...field}
          ref={addressField}
          className="input"
          value={address}
          placeholder={provider.address}
          spellCheck={false}
          onChange={(event) => changeAddress(event.target.value)}
        />
      )}
    </Labelled>
  );

  return (
    <Panel title={provider.name}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void (isLocked ? unlock() : test());
        }}
      >
        <Notice tone="plain">
          {typeof goal === 'string'
            ? 'Requests will go to the address you enter, and nowhere else.'
            : `Requests go to ${goal.host}, and nowhere else.`}{' '}
          Nothing is sent until you press Test.
        </Notice>
        {provider.address === '' && addressInput}
        {kept && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>{placeWords[kept]}</p>
            <Button icon="trash-2" onClick={forget}>
              Forget key
            </Button>
          </div>
        )}
        {isLocked ? (
          <Labelled label="Passphrase" fault={faultOf('unlock')}>
            {(field) => <input {...field} ref={passphraseField} type="password" className="input" autoComplete="off" />}
          </Labelled>
        ) : (
          <AiKey
            provider={provider}
            isKept={kept !== undefined}
            place={place}
            onPlace={setPlace}
            keyField={keyField}
            passphraseField={passphraseField}
            faults={{ key: faultOf('key'), passphrase: faultOf('passphrase') }}
          />
        )}
        {provider.address !== '' && (
          <details open={faultOf('address') !== '' || current.address !== '' ? true : undefined}>
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-[13px] text-mute">Use another address</summary>
            <div className="mt-2">{addressInput}</div>
          </details>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={testButton} type="submit" look={tested.models ? 'plain' : 'primary'} aria-disabled={isBusy}>
            {isBusy ? (isLocked ? 'Unlocking…' : 'Testing…') : isLocked ? 'Unlock' : 'Test'}
          </Button>
          <p role="status" className="text-[14px]">
            {tested.models &&
              (count === 0 ? 'It works, but lists no models. Type the name of one below.' : `It works. ${plural(count, 'model')} listed.`)}
          </p>
        </div>
        {tested.problem && (
          <Notice tone="bad">
            <p>{tested.problem.sentence}</p>
            {tested.problem.detail !== '' && <p className="mt-1 text-[13px] break-words">{tested.problem.detail}</p>}
          </Notice>
        )}
      </form>
      {(tested.models !== undefined || current.provider !== '' || keyIsKnown || provider.key === 'optional') && (
        <AiModel
          models={tested.models}
          model={model}
          onModel={setModel}
          isCurrent={isCurrent}
          canUse={canUse}
          onUse={() => onChoose({ provider: provider.id, model: model.trim(), address: address.trim() })}
        />
      )}
    </Panel>
  );
}
