import { useEffect, useMemo, useRef, useState } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Download } from '@/kinds/work/download';
import { bringIntoView } from '@/ui/bring-into-view';
import { Button } from '@/ui/button';
import { Chip, Notice, Panel } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import type { Tool } from '@/workspace/tool-state';
import { mailIds, mainTexts, outreachTexts, textKinds, type MailId, type TextId } from '../content';
import { describeSources } from '../document';
import { RoiPanel } from './roi-panel';
import { TrialList } from './trial-list';
import { applyEdits, fileStem, isStale, listObjections, type Made, type PitchData } from '../model';
import { writePitch } from '../pitch';
import { takeTexts, toPitchTask, type PitchReply } from '../proposal';
import { toFiles } from '../download';
import { ObjectionList } from './objection-list';
import { TextSection } from './text-section';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog')).default);

const views = [
  { value: 'main', label: 'Pitch and email', icon: 'mic' },
  { value: 'outreach', label: 'Calls and follow-ups', icon: 'phone' },
  { value: 'value', label: 'Return and A/B', icon: 'calculator' },
] as const;
type View = (typeof views)[number]['value'];

const shownTexts: Record<View, readonly TextId[]> = { main: mainTexts, outreach: outreachTexts, value: [] };

interface ResultProps {
  tool: Tool<PitchData>;
  made: Made;
  timesAsked: number;
  isBusy: boolean;
  onUpdate: () => void;
  onRegenerate: () => void;
}

export function Result({ tool, made, timesAsked, isBusy, onUpdate, onRegenerate }: ResultProps) {
  const { data, around, change } = tool;
  const [view, setView] = useState<View>('main');
  const [merging, setMerging] = useState<MailId>();
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) bringIntoView(whole.current);
  }, [timesAsked]);

  const pitch = useMemo(() => writePitch(made), [made]);
  const texts = useMemo(() => applyEdits(data, pitch.texts), [data, pitch]);
  const objections = useMemo(() => listObjections(data, pitch.objections), [data, pitch]);
  const others = useMemo(() => writePitch({ ...made, wording: made.wording + 1 }).texts, [made]);
  const sources = describeSources(data.edits, objections);

  const take = (reply: PitchReply, chosen: ReadonlySet<string>, { model, provider }: { model: string; provider: string }) => {
    const next = takeTexts(data, reply, chosen, model || provider, pitch);
    if (next === data) {
      showToast('That objection is no longer in your list.');
      return;
    }
    change((current) => takeTexts(current, reply, chosen, model || provider, pitch), { say: 'Added to your texts' });
  };

  return (
    <div ref={whole} tabIndex={-1} className="scroll-mt-20 rounded-(--radius-panel) outline-none">
      <Panel
        title="Your Sales Pitch"
        aside={
          <span className="no-print flex flex-wrap gap-2">
            <Button icon="refresh-cw" disabled={isBusy} onClick={onRegenerate}>
              Regenerate
            </Button>
            <Download label="Download All" files={toFiles(data, around)} />
          </span>
        }
      >
        <div className="no-print mb-5 grid grid-cols-1 gap-3">
          <p className="flex flex-wrap items-center gap-2 text-[13px] text-mute">
            <Chip>Template-based</Chip>
            <span className="min-w-0 flex-1 basis-60">
              Made on this device from your own words. Regenerate tells it another way and keeps your edits.
            </span>
          </p>
          {sources !== '' && <p className="text-[13px] break-words text-mute">{sources}</p>}
          {isStale(data) && (
            <Notice>
              <span className="flex flex-wrap items-center justify-between gap-2">
                Your answers have changed since this was made.
                <Button disabled={isBusy} onClick={onUpdate}>
                  Update texts
                </Button>
              </span>
            </Notice>
          )}
          <Tabs label="Texts" choices={views} value={view} onChange={setView} />
          {view === 'main' && (
            <ModelProposal what="the texts" timesAsked={timesAsked} task={() => toPitchTask(data, made, pitch)} onUse={take} />
          )}
        </div>
        {shownTexts[view].map((id) => {
          const mailId = mailIds.find((one) => one === id);
          return (
            <TextSection key={id} id={id} text={texts[id]} tool={tool}>
              {mailId && (
                <Button
                  icon="users"
                  aria-label={mailId === 'email' ? undefined : `Mail Merge: ${textKinds[mailId].label}`}
                  onClick={() => setMerging(mailId)}
                >
                  Mail Merge
                </Button>
              )}
            </TextSection>
          );
        })}
        {view === 'value' && (
          <>
            <RoiPanel tool={tool} product={made.answers.productName} />
            <TrialList tool={tool} texts={texts} others={others} />
          </>
        )}
        {view === 'main' && <ObjectionList objections={objections} starter={pitch.starter} tool={tool} />}
      </Panel>
      {merging && (
        <MergeDialog
          tool={tool}
          start={merging}
          texts={texts}
          stem={fileStem(made.answers, '-emails')}
          onClose={() => setMerging(undefined)}
        />
      )}
    </div>
  );
}
