import { Button, IconButton } from '@/ui/button';
import { showToast } from '@/ui/toast';

const voices = [
  { label: 'English', code: 'en-US' },
  { label: 'Spanish', code: 'es-ES' },
  { label: 'French', code: 'fr-FR' },
  { label: 'German', code: 'de-DE' },
  { label: 'Italian', code: 'it-IT' },
  { label: 'Portuguese', code: 'pt-PT' },
] as const;

const patienceMs = 2000;

/** Browsers load their voices when they are first asked for them. */
async function listVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in window)) return [];
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs);
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    });
  }
  return speechSynthesis.getVoices();
}

/** Says a name with a voice that is on the device: nothing may leave the page. */
async function say(name: string, code: string): Promise<void> {
  const voice = (await listVoices()).find(({ lang, localService }) => localService && lang.startsWith(code.slice(0, 2)));
  if (!voice) {
    showToast('There’s no voice for this language on this device.');
    return;
  }
  const utterance = new SpeechSynthesisUtterance(name);
  utterance.lang = voice.lang;
  utterance.voice = voice;
  utterance.addEventListener('error', ({ error }) => {
    if (error !== 'canceled' && error !== 'interrupted') showToast('This device’s voice didn’t respond.');
  });
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}

export function SayIt({ name }: { name: string }) {
  return <IconButton icon="volume-2" label={`Say ${name}`} onClick={() => void say(name, 'en-US')} />;
}

export function SayIn({ name }: { name: string }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1 text-[13px] text-mute">
      Say it in
      {voices.map(({ label, code }) => (
        <Button key={code} look="quiet" className="min-h-7! px-2! py-0.5! text-[13px]!" onClick={() => void say(name, code)}>
          {label}
        </Button>
      ))}
    </p>
  );
}
