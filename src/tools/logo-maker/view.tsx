import { useMemo, useRef, useState } from 'react';
import { emptyDraft } from '@/lib/fields';
import type { LookLine } from '@/lib/topics/facts';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Notice, Panel, Split } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { Sheet } from '@/ui/sheet';
import { useTool } from '@/workspace/tool-state';
import { trademarkSearches } from './content';
import { layoutLogo } from './layout';
import { lookOf } from './look';
import { fields, state, toSettings } from './model';
import { PreviewPanel } from './parts/preview-panel';
import { SettingsPanel } from './parts/settings-panel';
import { useFace } from './parts/use-face';
import { toFiles } from './download';

const Ideas = lazyPart(async () => (await import('./parts/ideas')).Ideas);
const InUse = lazyPart(async () => (await import('./parts/in-use')).InUse);

export const about =
  'Set your name in one of ten fonts, in your own shape and colors, with an icon if you like, or start from twelve suggestions. What you see is what you download: a PNG, an SVG with the letters as outlines, a brand kit with every size a website asks for, or a style sheet.';

export const related = ['business-name-generator', 'domain-name-generator', 'landing-page-builder', 'invoice-generator'];

export default function LogoMaker() {
  const { data, around, change } = useTool(state);
  const form = useLiveForm(fields, data, around, (draft, name) => change(() => draft, { key: name }));
  const { values } = form;
  const settings = useMemo(() => toSettings(values), [values]);
  const shown = useFace(settings);
  const drawing = useMemo(() => layoutLogo(settings, shown.face), [settings, shown.face]);
  const [problem, setProblem] = useState('');
  const [hasIdeas, setHasIdeas] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const stage = useRef<HTMLDivElement>(null);

  const files = toFiles(data, around).map((offer) => ({
    ...offer,
    make: async () => {
      setProblem('');
      try {
        return await offer.make();
      } catch (error) {
        setProblem('The logo couldn’t be drawn, so nothing was saved. Try another format.');
        throw error;
      }
    },
  }));
  const start = emptyDraft(fields, around.today);
  const isChanged = Object.entries(start).some(([name, value]) => data[name as keyof typeof data] !== value);
  const look = lookOf(data);
  const takeIt = async (made: LookLine) => (await import('@/kinds/work/company-look')).takeLook(made, files);
  const reset = () => change(() => start, { say: 'Logo reset' });

  return (
    <>
      <WorkBar>
        <p className="text-[13px] text-mute">
          Not checked for trademark conflicts. Search{' '}
          {trademarkSearches.map(({ label, url }, index) => (
            <span key={url}>
              {index > 0 && ' or '}
              <a href={url} target="_blank" rel="noopener noreferrer" className="link">
                {label}
              </a>
            </span>
          ))}
        </p>
        {look && <Button onClick={() => void takeIt(look)}>Use as the company’s logo</Button>}
        <Download label="Download PNG" look="primary" files={files} />
      </WorkBar>
      {problem && (
        <div className="mb-5">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      <Split
        input={
          <Sheet title="Edit logo" isBare startsClosed findSubject={() => stage.current}>
            <SettingsPanel
              form={form}
              settings={settings}
              aside={
                <Button look="quiet" icon="rotate-ccw" disabled={!isChanged} onClick={reset}>
                  Reset
                </Button>
              }
            />
          </Sheet>
        }
        result={
          <div className="grid grid-cols-1 gap-6">
            <PreviewPanel ref={stage} settings={settings} shown={shown} drawing={drawing} />
            <Panel title="Ideas">
              <div className="mb-4 flex flex-wrap items-end gap-3">
                <Field of={form} name="trade" />
                {!hasIdeas && (
                  <Button icon="shapes" onClick={() => setHasIdeas(true)}>
                    Suggest 12 Logos
                  </Button>
                )}
              </div>
              {hasIdeas ? (
                <Ideas draft={data} onTake={(taken) => change(() => taken, { say: 'Logo taken' })} />
              ) : (
                <p className="text-mute">Twelve settings of your name side by side, with icons that fit what you sell.</p>
              )}
            </Panel>
            <Panel title="In use">
              {isInUse ? (
                <InUse settings={settings} face={shown.face} />
              ) : (
                <Button icon="eye" onClick={() => setIsInUse(true)}>
                  Show on a Card, a Page, a Phone and a Sign
                </Button>
              )}
            </Panel>
          </div>
        }
      />
    </>
  );
}
