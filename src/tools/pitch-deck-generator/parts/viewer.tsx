import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { joinWords, plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Notice } from '@/ui/layout';
import { Sheet } from '@/ui/sheet';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import { useOffered } from '@/workspace/offers';
import type { Tool } from '@/workspace/tool-state';
import { typeLabels } from '../content';
import { toDeck } from '../deck';
import { deckFiles } from '../files';
import { currencyOfAsk, isFinalDeck, lintDeck } from '../lint';
import {
  addSlide,
  clampIndex,
  duplicateSlide,
  hasSample,
  mostSlides,
  moveSlide,
  removeSlide,
  slidesToShow,
  titleOf,
  type DeckData,
  type Slide,
} from '../model';
import { broughtAlong } from '../theme';
import { takeSlides, toDeckTask, type DeckReply } from '../proposal';
import { ChecksPanel } from './checks-panel';
import { FurtherSlides } from './further-slides';
import { LookPanel } from './look-panel';
import { PrintDeck } from './print-deck';
import { SlideEditor } from './slide-editor';
import { SlideList } from './slide-list';
import { SlideView } from './slide-view';

const Presenter = lazyPart(async () => (await import('./presenter')).Presenter);

interface ViewerProps {
  tool: Tool<DeckData>;
  isBusy: boolean;
  problem: string;
  /** Just generated: the reader is taken to it. */
  isFresh: boolean;
  timesAsked: number;
  canRegenerate: boolean;
  onRegenerate: () => void;
  onCreateNew: () => void;
}

const namesOf = (slides: readonly Slide[]) => joinWords([...new Set(slides.flatMap(({ source }) => source ?? []))]);

type Tab = 'edit' | 'look' | 'checks';

export function Viewer({ tool, isBusy, problem, isFresh, timesAsked, canRegenerate, onRegenerate, onCreateNew }: ViewerProps) {
  const { data, around, change, say } = tool;
  const { slides } = data;
  const [place, setPlace] = useState({ id: '', index: 0 });
  const [tab, setTab] = useState<Tab>('edit');
  const [isPresenting, setIsPresenting] = useState(false);
  const stage = useRef<HTMLDivElement>(null);

  // By its id, so that the view follows a slide that moves; by its place where that slide is gone.
  const found = slides.findIndex(({ id }) => id === place.id);
  const index = found >= 0 ? found : clampIndex(place.index, slides.length);
  const slide = slides[index];
  const select = (to: number) => {
    const at = clampIndex(to, slides.length);
    setPlace({ id: slides[at]?.id ?? '', index: at });
  };

  const offeredRounds = useOffered('rounds');
  const currency = currencyOfAsk(data, around.currency);
  const rounds = useMemo(
    () =>
      offeredRounds
        .flatMap(({ lines }) => lines)
        .filter((round) => round.isOpen && round.currency === currency)
        .map(({ name, amount }) => ({ name, minor: amount })),
    [offeredRounds, currency],
  );
  const findings = useMemo(() => lintDeck(data, currency, rounds), [data, currency, rounds]);
  const deck = useMemo(() => toDeck({ ...data, leavesOutUntouched: false }, findings), [data, findings]);
  const outgoing = useMemo(() => toDeck(data, findings), [data, findings]);
  const leftOut = slides.length - slidesToShow({ ...data, leavesOutUntouched: true }).length;

  const brought = broughtAlong(deck.theme);
  useEffect(() => {
    if (brought) import('@/formats/show-font').then(({ showDisplayFont }) => showDisplayFont(brought), console.warn);
  }, [brought]);
  useEffect(() => {
    if (isFresh) stage.current?.focus();
  }, [isFresh]);

  const [shown, ...further] = deck.slides.filter(({ slideId }) => slideId === slide?.id);
  if (!slide || !shown) return null;
  const title = titleOf(slide, typeLabels);
  const onStageKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key];
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    select(index + step);
  };
  const add = () => {
    change((current) => addSlide(current, slide.id));
    setPlace({ id: `slide-${data.made + 1}`, index: index + 1 });
    setTab('edit');
  };
  const duplicate = () => {
    change((current) => duplicateSlide(current, slide.id));
    setPlace({ id: '', index: index + 1 });
    say(`“${title}” duplicated`);
  };
  const remove = () => {
    change((current) => removeSlide(current, slide.id));
    setPlace({ id: '', index });
    say(`“${title}” deleted`);
  };
  const move = (id: string, to: number) => {
    setPlace({ id: slide.id, index });
    change((current) => moveSlide(current, id, to));
  };
  const take = (reply: DeckReply, chosen: ReadonlySet<string>, { model, provider }: { model: string; provider: string }) => {
    const next = takeSlides(data, reply, chosen, model || provider);
    if (next === data) {
      showToast(`A deck can have up to ${mostSlides} slides. Delete one first.`);
      return;
    }
    change((current) => takeSlides(current, reply, chosen, model || provider));
    const at = next.slides.findIndex(({ type }) => chosen.has(type));
    if (chosen.size === 1) setPlace({ id: next.slides[at]?.id ?? '', index: at });
    say('Put into the deck');
  };
  const isFinal = isFinalDeck(data, findings);
  const taken = slides.filter(({ source }) => source !== undefined);
  const promise = findings.find(({ id }) => id === `promise-${slide.id}`);
  const tabs = [
    { value: 'edit', label: 'Edit slide' },
    { value: 'look', label: 'Look' },
    { value: 'checks', label: `Checks (${findings.length})` },
  ] as const;

  return (
    <>
      <WorkBar isSample={hasSample(data)} hasMoney>
        <Button look="quiet" icon="rotate-ccw" onClick={onCreateNew}>
          Create New Deck
        </Button>
        <Button look="quiet" disabled={isBusy || !canRegenerate || slides.every(({ isEdited }) => isEdited)} onClick={onRegenerate}>
          <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
            <Icon icon={isBusy ? 'loader-circle' : 'refresh-cw'} />
          </span>
          {isBusy ? 'Generating...' : 'Regenerate'}
        </Button>
        <Button icon="presentation" onClick={() => setIsPresenting(true)}>
          Present
        </Button>
        <Download look="primary" files={deckFiles(data, around, rounds)} />
      </WorkBar>
      <PrintDeck deck={outgoing} />
      <div className="no-print mb-4 flex flex-wrap items-center gap-2">
        {(taken.length === 0 || slides.some(({ isEdited }) => !isEdited)) && <Chip>Made from your answers</Chip>}
        {taken.length > 0 && <Chip>{`${plural(taken.length, 'slide')} written by ${namesOf(taken)}, accepted by you`}</Chip>}
        <Chip tone={isFinal ? 'good' : 'warn'}>{isFinal ? 'Final' : 'Draft'}</Chip>
        <label className="ml-auto flex min-h-6 items-center gap-2.5 text-[14px]">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={data.leavesOutUntouched}
            onChange={(event) => change((current) => ({ ...current, leavesOutUntouched: event.target.checked }))}
          />
          <span>
            Leave out untouched slides
            <span className="text-mute">
              {' '}
              and lines still to add{' '}
              {data.leavesOutUntouched
                ? `(${plural(slidesToShow(data).length, 'slide')} left)`
                : leftOut > 0 && `(${plural(leftOut, 'slide')})`}
            </span>
          </span>
        </label>
      </div>
      {problem !== '' && (
        <div role="status" className="mb-4">
          <Notice>{problem}</Notice>
        </div>
      )}
      <div className="no-print flex flex-col gap-5 lg:grid lg:items-start lg:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[212px_minmax(0,1fr)_344px]">
        <SlideList slides={slides} index={index} onSelect={select} onMove={move} onAdd={add} />
        <div className="min-w-0 max-lg:contents">
          <div
            ref={stage}
            role="group"
            aria-roledescription="slide"
            aria-label={`Slide ${index + 1} of ${slides.length}: ${title}`}
            tabIndex={0}
            className="overflow-hidden rounded-(--radius-control) border border-line"
            onKeyDown={onStageKey}
          >
            <SlideView deck={deck} slide={shown} />
          </div>
          {further.length > 0 && <FurtherSlides deck={deck} slides={further} />}
          <div className="no-print mt-3 flex flex-wrap items-center gap-2">
            <Button icon="chevron-left" disabled={index === 0} onClick={() => select(index - 1)}>
              Previous
            </Button>
            <output aria-label="Slide" className="min-w-16 text-center">
              {index + 1} of {slides.length}
            </output>
            <Button icon="chevron-right" disabled={index === slides.length - 1} onClick={() => select(index + 1)}>
              Next
            </Button>
            <span className="ml-auto inline-flex">
              <IconButton icon="arrow-up" label="Move slide up" disabled={index === 0} onClick={() => move(slide.id, index - 1)} />
              <IconButton
                icon="arrow-down"
                label="Move slide down"
                disabled={index === slides.length - 1}
                onClick={() => move(slide.id, index + 1)}
              />
              <IconButton icon="copy-plus" label="Duplicate slide" disabled={slides.length >= mostSlides} onClick={duplicate} />
              <IconButton icon="trash-2" label="Delete slide" onClick={remove} />
            </span>
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            <Chip>{typeLabels[slide.type]}</Chip>
            {!slide.isEdited && <Chip>Not edited yet</Chip>}
            {slide.source !== undefined && <Chip>{`Written by ${slide.source}, accepted by you`}</Chip>}
            {promise && (
              <Chip tone="warn" icon="circle-alert">
                Promises a return
              </Chip>
            )}
          </div>
        </div>
        <Sheet
          title="Work on the deck"
          isBare
          startsClosed
          findSubject={() => stage.current}
          className="panel lg:col-start-2 xl:col-start-3"
        >
          <div className="mb-4">
            <Tabs label="Work on the deck" choices={tabs} value={tab} onChange={setTab} />
          </div>
          {tab === 'edit' && <SlideEditor key={slide.id} tool={tool} slide={slide} />}
          {tab === 'look' && <LookPanel tool={tool} />}
          {tab === 'checks' && (
            <ChecksPanel
              tool={tool}
              findings={findings}
              onShow={(id) => {
                setPlace({ id, index });
                setTab('edit');
              }}
            />
          )}
        </Sheet>
      </div>
      <div className="mt-5">
        <ModelProposal
          what="the slides"
          timesAsked={timesAsked}
          missing={canRegenerate ? '' : 'The company name and the industry are missing. Create New Deck leads back to the form.'}
          task={() => toDeckTask(data, around.currency)}
          onUse={take}
        />
      </div>
      {isPresenting && (
        <Presenter
          deck={outgoing}
          startAt={Math.max(
            0,
            outgoing.slides.findIndex(({ slideId }) => slideId === slide.id),
          )}
          onClose={(at) => {
            setIsPresenting(false);
            setPlace({ id: outgoing.slides[at]?.slideId ?? '', index });
          }}
        />
      )}
    </>
  );
}
