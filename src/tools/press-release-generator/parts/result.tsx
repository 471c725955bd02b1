import { useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { ResultPanel } from '@/kinds/document/result-panel';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Reworded } from '@/kinds/proposal/reworded';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Notice } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { findFaults, findWs, type Change } from '../checks';
import { askedRange, wordRange } from '../content';
import { pressFiles, type Page } from '../files';
import { isStale, type Made, type PressData } from '../model';
import { countPitch, toMailLink, toPitchDocument } from '../pitch';
import { describeWording, dropSections, findObjection, takeSections, toReleaseTask } from '../proposal';
import { toPrompt } from '../prompt';
import { countRelease, listWordings, toPlain, toRelease } from '../release';
import { EditText } from './edit-text';

// Only once somebody has a list.
const MediaDialog = lazyPart(async () => (await import('./media-dialog')).MediaDialog);

interface ResultProps {
  tool: Tool<PressData>;
  made: Made;
  timesAsked: number;
  isBusy: boolean;
  onGenerate: (wording: number) => void;
}

const pages = {
  release: { label: 'Release', write: toRelease },
  pitch: { label: 'E-mail pitch', write: (made: Made) => toPitchDocument(made) },
  prompt: { label: 'AI prompt', write: (made: Made) => toPrompt(made) },
} satisfies Record<Page, unknown>;
const choices = (Object.keys(pages) as Page[]).map((value) => ({ value, label: pages[value].label }));

export function Result({ tool, made, timesAsked, isBusy, onGenerate }: ResultProps) {
  const { data, around, change } = tool;
  const [page, setPage] = useState<Page>('release');
  const { write } = pages[page];
  const document = useMemo(() => write(made, data.kept), [write, made, data.kept]);
  const text = useMemo(() => toPlain(document), [document]);
  const hasChanged = isStale(data);
  const fix = ({ rewordings, ...edit }: Change) =>
    change((current) => {
      const answers = { ...current.answers, ...edit };
      // The release is made anew at once, so that no file keeps what was settled; sections in other words stay.
      const next = current.made && { ...current.made, answers };
      return { ...current, answers, made: next && rewordings ? { ...next, rewordings } : next };
    });
  const keep = (fault: string) =>
    change((current) => ({ ...current, kept: [...(current.kept ?? []), fault].slice(-100) }), { say: 'Kept as it is' });
  return (
    <>
      <ResultPanel
        title="Generated Press Release"
        document={document}
        text={text}
        files={pressFiles(data, around.currency, page)}
        timesAsked={timesAsked}
        actions={
          <Button icon="refresh-cw" disabled={isBusy} onClick={() => onGenerate(made.wording + 1)}>
            Regenerate
          </Button>
        }
        chips={<Chip>{page === 'release' ? describeWording(made) : 'From your answers'}</Chip>}
        stale={
          hasChanged
            ? {
                message: 'Your answers have changed since this was made.',
                label: 'Update release',
                isBusy,
                onUpdate: () => onGenerate(made.wording),
              }
            : undefined
        }
      >
        <Tabs label="Texts" choices={choices} value={page} onChange={setPage} />
        {page === 'release' && (
          <>
            <Reworded
              rewordings={listWordings(made).filter(({ source }) => source !== undefined)}
              onBack={() => change(dropSections, { say: 'Back to the wording made on this device' })}
            />
            <EditText tool={tool} made={made} />
            <Review data={data} made={made} onFix={fix} onKeep={keep} />
          </>
        )}
        {page === 'pitch' && <PitchNote tool={tool} made={made} />}
        {page === 'prompt' && (
          <Notice tone="plain">
            For an AI assistant of your choice. It asks for {askedRange} words and contains your answers; pasting it there sends them to
            that service.
          </Notice>
        )}
      </ResultPanel>
      {/* Out of view on the other pages, but there: the model is asked when the button is pressed, not when the page comes back. */}
      <div className="mt-5" hidden={page !== 'release'}>
        <ModelProposal
          what="the release"
          timesAsked={timesAsked}
          task={() => toReleaseTask(made)}
          refuse={(part) => findObjection(part, made)}
          onUse={(reply, chosen, { model, provider }) =>
            change((current) => takeSections(current, reply, chosen, model || provider), { say: 'Put into the release' })
          }
        />
      </div>
    </>
  );
}

interface ReviewProps {
  data: PressData;
  made: Made;
  onFix: (edit: Change) => void;
  /** The words of a fault that is meant so. */
  onKeep: (fault: string) => void;
}

/** What an editor would say of it, from the answers as they stand now. */
function Review({ data, made, onFix, onKeep }: ReviewProps) {
  const current = useMemo(() => ({ ...made, answers: data.answers }), [made, data.answers]);
  const { kept = [] } = data;
  const found = useMemo(() => findFaults(current), [current]);
  const checks = found.filter(({ text, isFault }) => !isFault || !kept.includes(text));
  const words = useMemo(() => countRelease(made), [made]);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[13px] text-mute">
        <span>
          {plural(words, 'word')}; aim for {wordRange}
        </span>
        <span className="flex flex-wrap gap-x-3">
          {findWs(current).map(({ label, isThere }) => (
            <span key={label} className={`inline-flex items-center gap-1 ${isThere ? '' : 'text-warn'}`}>
              <Icon icon={isThere ? 'check' : 'circle-alert'} size={13} />
              {label}
              {isThere ? '' : ' missing'}
            </span>
          ))}
        </span>
      </p>
      <CheckList
        checks={checks}
        onFix={onFix}
        onKeep={(id) => onKeep(checks.find((check) => check.id === id)?.text ?? '')}
        use="send it"
        openUpTo={3}
      />
    </>
  );
}

function PitchNote({ tool, made }: { tool: Tool<PressData>; made: Made }) {
  const [isOpen, setIsOpen] = useState(false);
  const link = useMemo(() => toMailLink(made), [made]);
  return (
    <>
      <Notice tone="plain">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>{plural(countPitch(made), 'word')}. Put the reporter’s name after “Hello” before you send it.</span>
          {link && (
            <a className="link" href={link}>
              Open in your mail program
            </a>
          )}
          <Button icon="mails" onClick={() => setIsOpen(true)}>
            Media list
          </Button>
        </span>
      </Notice>
      {isOpen && <MediaDialog tool={tool} made={made} onClose={() => setIsOpen(false)} />}
    </>
  );
}
