import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '@/ui/button';
import { useSettings } from '@/workspace/settings';
import type { Deck } from '../deck';
import { clampIndex } from '../model';
import { SlideView } from './slide-view';
import { formatClock, useTimer } from './use-timer';

interface PresenterProps {
  deck: Deck;
  startAt: number;
  onClose: (index: number) => void;
}

type Mode = 'slide' | 'speaker' | 'overview';

const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The deck over the whole window: the slide alone, with notes and timer for the speaker, or all slides at once. */
export function Presenter({ deck, startAt, onClose }: PresenterProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog itself may not fill the screen; what is in it may.
  const surface = useRef<HTMLDivElement>(null);
  const [wanted, setIndex] = useState(startAt);
  const [mode, setMode] = useState<Mode>('slide');
  const hasShortcuts = useSettings((settings) => settings.hasShortcuts);
  const timer = useTimer();
  const count = deck.slides.length;
  const index = clampIndex(wanted, count);
  const slide = deck.slides[index];
  const next = deck.slides[index + 1];

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const toggle = (other: Mode) => setMode((current) => (current === other ? 'slide' : other));
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Refused inside some frames: the deck goes on in the window.
    else void surface.current?.requestFullscreen().catch(() => undefined);
  };
  const goTo = (to: number) => setIndex(to === Infinity ? count - 1 : clampIndex(Math.max(0, to), count));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (isButton && (event.key === ' ' || event.key === 'Enter')) return;
    const actions: Partial<Record<string, () => void>> = hasShortcuts
      ? { f: fill, o: () => toggle('overview'), s: () => toggle('speaker') }
      : {};
    const action = actions[event.key.toLowerCase()];
    const step = steps[event.key];
    if (!action && step === undefined) return;
    event.preventDefault();
    if (action) action();
    else goTo(index + (step ?? 0));
  };
  if (!slide) return null;
  const hint = (key: string) => (hasShortcuts ? ` (${key})` : '');

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={`Presenting ${deck.title}`}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden rounded-none! outline-none"
    >
      <div ref={surface} className="flex h-full flex-col bg-bg text-ink">
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {mode === 'overview' && (
            <ol className="grid grid-cols-2 gap-4 p-4 md:grid-cols-3 lg:grid-cols-4" aria-label="All slides">
              {deck.slides.map((each, at) => (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-label={`Slide ${at + 1}: ${each.title}`}
                    aria-current={at === index ? 'true' : undefined}
                    className={`block w-full overflow-hidden rounded-lg border ${at === index ? 'border-accent outline-2 outline-accent' : 'border-line'}`}
                    onClick={() => {
                      setIndex(at);
                      setMode('slide');
                      dialog.current?.focus();
                    }}
                  >
                    <SlideView deck={deck} slide={each} isCopy />
                  </button>
                </li>
              ))}
            </ol>
          )}
          {mode === 'slide' && (
            <div className="flex flex-1 items-center justify-center">
              <div className="w-[min(100vw,calc((100dvh-60px)*16/9))]">
                <SlideView deck={deck} slide={slide} />
              </div>
            </div>
          )}
          {mode === 'speaker' && (
            <div className="grid grid-cols-1 gap-5 p-5 lg:grid-cols-[3fr_2fr]">
              <section aria-label="Current slide" className="min-w-0">
                <div className="overflow-hidden rounded-lg border border-line">
                  <SlideView deck={deck} slide={slide} />
                </div>
                <div className="mt-4 flex flex-wrap items-center gap-3">
                  <span role="timer" aria-label="Time since the start" className="figure">
                    {formatClock(timer.seconds)}
                  </span>
                  <Button onClick={timer.toggle}>{timer.isRunning ? 'Pause timer' : 'Start timer'}</Button>
                  <Button onClick={timer.reset}>Reset timer</Button>
                </div>
              </section>
              <div className="grid min-w-0 content-start gap-5">
                <section aria-label="Next slide">
                  <p className="mb-1.5 text-[13px] text-mute">Next</p>
                  {next ? (
                    <div className="max-w-96 overflow-hidden rounded-lg border border-line">
                      <SlideView deck={deck} slide={next} isCopy />
                    </div>
                  ) : (
                    <p>This is the last slide.</p>
                  )}
                </section>
                <section aria-label="Speaker notes">
                  <p className="mb-1.5 text-[13px] text-mute">Notes</p>
                  <p className="text-lg whitespace-pre-line">{slide.notes || 'No notes for this slide.'}</p>
                </section>
              </div>
            </div>
          )}
        </div>
        <div className="flex min-h-15 flex-wrap items-center justify-center gap-2 border-t border-line bg-surface px-3 py-2">
          <Button disabled={index === 0} onClick={() => goTo(index - 1)}>
            Previous
          </Button>
          <output aria-label="Slide" className="min-w-16 text-center">
            {index + 1} of {count}
          </output>
          <Button disabled={index === count - 1} onClick={() => goTo(index + 1)}>
            Next
          </Button>
          <Button aria-pressed={mode === 'overview'} onClick={() => toggle('overview')}>
            Overview{hint('O')}
          </Button>
          <Button aria-pressed={mode === 'speaker'} onClick={() => toggle('speaker')}>
            Speaker view{hint('S')}
          </Button>
          <Button onClick={fill}>Full screen{hint('F')}</Button>
          <IconButton icon="x" label="Stop presenting" onClick={() => dialog.current?.close()} />
        </div>
      </div>
    </dialog>
  );
}
