import { useEffect, useMemo, useState } from 'react';
import { readDraft } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { loadFace } from '../face';
import { toIdeas, type Idea } from '../ideas';
import { layoutLogo, type Drawing } from '../layout';
import { fields, toSettings, type Draft } from '../model';
import { fittingIcons } from '../trade-icons';
import { LogoSvg } from './logo-svg';
import { stageLook } from './stage';

interface IdeasProps {
  draft: Draft;
  onTake: (draft: Draft) => void;
}

interface Drawn extends Idea {
  drawing: Drawing;
  look: string;
}

async function drawIdea(idea: Idea): Promise<Drawn> {
  const settings = { ...toSettings(readDraft(fields, idea.draft, { today: '', currency: 'USD' }).values), format: 'square' as const };
  return { ...idea, drawing: layoutLogo(settings, await loadFace(settings)), look: stageLook(settings) };
}

/** What stays when another look is taken: the same twelve must not change under the pointer. */
const wordsOf = ({ text, tagline, trade }: Draft) => JSON.stringify([text, tagline, trade]);

/** Twelve logos for the same name, side by side; pressing one takes it. */
export function Ideas({ draft, onTake }: IdeasProps) {
  const [round, setRound] = useState(0);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const words = wordsOf(draft);
  // oxlint-disable-next-line react/exhaustive-deps
  const ideas = useMemo(() => toIdeas(draft, fittingIcons(draft.text, draft.trade), round), [words, round]);
  useEffect(() => {
    let isWanted = true;
    Promise.all(ideas.map(drawIdea)).then(
      (all) => isWanted && setDrawn(all),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ideas]);
  if (hasFailed && drawn.length === 0) return <Notice>The fonts couldn’t be loaded, so there is nothing to show. Try again later.</Notice>;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {drawn.map(({ draft: taken, label, drawing, look }) => (
          <li key={label} className="min-w-0">
            <button
              type="button"
              aria-label={`Use logo ${label}`}
              title={label}
              aria-pressed={isSameLook(taken, draft)}
              className={`flex w-full justify-center overflow-hidden rounded-(--radius-control) border-2 border-line p-3 aria-pressed:border-ink ${look}`}
              onClick={() => onTake({ ...taken, format: draft.format, text: draft.text, tagline: draft.tagline, trade: draft.trade })}
            >
              <LogoSvg drawing={drawing} size={140} />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Button look="quiet" icon="rotate-ccw" disabled={drawn.length === 0} onClick={() => setRound(round + 1)}>
          Another 12
        </Button>
      </div>
    </>
  );
}

const styleNames = ['fontFamily', 'weight', 'tracking', 'layout', 'shape', 'symbol', 'textColor', 'backgroundColor', 'iconPaint'] as const;
const isSameLook = (one: Draft, other: Draft) => styleNames.every((name) => one[name] === other[name]);
